package charset

import (
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
)

func TestGuess(t *testing.T) {
	central, western := charmap.Windows1250, charmap.Windows1252
	tests := map[string]struct {
		encoding *charmap.Charmap
		texts    []string
	}{
		"Polish": {central, []string{
			"Łucja & Żaneta", "Paweł;Zofia", "Rozgrywający", "Kamiński", "Stanisław Świątek", "Źródło;1;2", "Gdańsk", "Łódź", "Jóźwiak;Maćkowiak", "1;2;Jaś;3",
			"Rozdanie;NS;WE;Kontrakt;Rozgrywający;Lewy;Wist\n1;1;2;4H;N;10;\n", "Grażyna", "Bartosz Ćwikliński;Krzysztof Więckowski",
		}},
		"Czech and Slovak": {central, []string{
			"Jiří Dvořák", "Řehoř Žluťoučký", "Kučera", "Zdeněk", "Růžička;Němec", "Josef Černý", "Pořadí;Dvojice;Závazek\n", "Ľudovít Štúr", "Marie Součková",
		}},
		"Hungarian": {central, []string{
			"Erdős Pál;Szűcs Béla", "Győző;Kovács Ödön", "Pár;Felvevő;Ütés\n", "Tamás Hegedűs",
		}},
		"Slovene and Croatian": {central, []string{"Ivan Babič;Marko Kovačević", "Petrović;Čop"}},
		"Danish and Norwegian": {western, []string{
			"Jørgensen;Møller", "Bjørn Sæther", "Søren Kjær", "Spillefører;Kontrakt", "Åse Bøe", "Øst;Øystein", "Læsø", "Præst", "Æbelø", "Høeg;Løkke", "Spilfører;Utspil;Række", "Jæger;Ærø",
		}},
		"Swedish and Finnish": {western, []string{"Pelinviejä", "Åke Sjöström", "Öst;Räven", "Väinö Häkkinen", "Šakki;Žižek Räikkönen"}},
		"German":              {western, []string{"Müller;Größe", "Jürgen Weiß", "Österreich – Süd"}},
		"French": {western, []string{
			"Hélène Lefèvre", "Molière;Rivière", "Sœur Cécile", "François Benoît", "Entame;Clé;Tête;Août", "Noël Où", "Élève;1er;n° 3;½", "Thérèse;Mère", "Cœur;Trèfle",
			"Déclarant;Levées;Cœur;carré", "Zoë Nuñez", "1ère série",
		}},
		"Spanish and Portuguese": {western, []string{
			"España;Muñoz", "Mª José Núñez", "¿Quién?;Íñigo", "João Simões", "Gonçalves;Conceição", "1ª sesión;Nº 3", "Muñecas;Peña", "Año;Señor",
		}},
		"Italian":  {western, []string{"Nicolò;Lunedì", "perché;Cantù", "Forlì;più", "caffè"}},
		"Estonian": {western, []string{"Tõnu Põder", "Jüri Kõiv", "Õnne Lõhmus"}},
		"signs":    {western, []string{"10 £;20 €", "½;¼;¾", "50 m²;3 m³", "“a”;‘b’;–", "Ave±", "62,5 %;1"}},
	}
	for language, tt := range tests {
		for _, text := range tt.texts {
			data, err := tt.encoding.NewEncoder().Bytes([]byte(text))
			if err != nil {
				data = []byte(text) // a byte of its own
			}
			if got := Guess(data); got != encoding.Encoding(tt.encoding) {
				t.Errorf("%s: %s is taken for %v", language, text, got)
			}
		}
	}
}
