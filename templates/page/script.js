"use strict";
// Everything on the page can be read without this. It sorts rankings, and opens
// the board or card that a link leads to where the browser doesn't by itself.
(() => {
  const reveal = () => {
    const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    const block = target && target.closest("details");
    if (block) {
      block.open = true;
      target.scrollIntoView();
    }
  };
  addEventListener("hashchange", reveal);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (link && link.hash === location.hash) reveal();
  });
  reveal();

  const key = (row, column) => {
    const cell = row.cells[column];
    const number = cell.dataset.sort;
    return number === undefined ? cell.textContent.trim() : Number(number);
  };
  const compare = (a, b) => {
    if (typeof a === "number" && typeof b === "number") return a - b;
    if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
    return a.localeCompare(b, document.documentElement.lang, { numeric: true });
  };
  const sort = (table, head, column) => {
    const descending = head.getAttribute("aria-sort") === "ascending";
    const rows = [...table.tBodies[0].rows];
    rows.sort((a, b) => (descending ? -1 : 1) * compare(key(a, column), key(b, column)));
    for (const other of table.tHead.querySelectorAll("th")) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", descending ? "descending" : "ascending");
    table.tBodies[0].append(...rows);
  };
  for (const table of document.querySelectorAll("table.ranking")) {
    [...table.tHead.rows[table.tHead.rows.length - 1].cells].forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => sort(table, head, column));
    });
  }
})();
