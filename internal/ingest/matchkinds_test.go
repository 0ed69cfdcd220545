package ingest

import "testing"

// TestKindsOfMatchLists reads lists in the ways that clubs and leagues keep them.
func TestKindsOfMatchLists(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name:    "one heading above the results of both teams",
			table:   "Round,Home,Away,IMPs,,VP,\n1,Foxes,Owls,40,12,15.5,4.5\n1,Bears,Stoats,7,30,5.6,14.4",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs, 1550–450 VP", "R1 Bears v Stoats, 0 boards, 7–30 IMPs, 560–1440 VP"},
		},
		{
			name:    "results beside the teams, without headings of their own",
			table:   "Round,Home,,Away,\n1,Foxes,40,Owls,12\n1,Bears,7,Stoats,30",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs"},
		},
		{
			name:    "the round among the headings, and a bye with its points in brackets",
			table:   "Runde 2;Heim;Gast;IMP;IMP\n;Foxes;Owls;40;12\nSpielfrei: Bears (12 VP);;;;\n",
			matches: []string{"R2 Foxes v Owls, 0 boards, 40–12 IMPs", "R2 Bears have a bye, 1200–0 VP"},
		},
		{
			name:    "each team tells of its matches",
			table:   "Round,Team,Opponent,IMPs +,IMPs -\n1,Foxes,Owls,40,12\n1,Owls,Foxes,12,40\n2,Foxes,Bears,3,4\n2,Bears,Foxes,4,3",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs"},
		},
		{
			name:    "the matches of each team below its name",
			table:   "Foxes,,\nRound,Opponent,IMPs\n1,Owls,40-12\n2,Bears,3-4\n\nOwls,,\nRound,Opponent,IMPs\n1,Foxes,12-40\n\nBears,,\nRound,Opponent,IMPs\n2,Foxes,4-3",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs"},
		},
		{
			name:    "each team tells whether it was at home",
			table:   "Foxes,,\nRound,Opponent,C/F,IMPs\n1,Owls,F,40-12\n2,Bears,C,3-4\n\nOwls,,\nRound,Opponent,C/F,IMPs\n1,Foxes,C,12-40\n\nBears,,\nRound,Opponent,C/F,IMPs\n2,Foxes,F,4-3",
			matches: []string{"R1 Owls v Foxes, 0 boards, 12–40 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs"},
		},
		{
			name:    "the opponents with where the match was played",
			table:   "Round,Team,Opponent,IMPs +,IMPs -\n1,Foxes,Owls (A),40,12\n1,Owls,Foxes (H),12,40\n2,Foxes,Bears (H),3,4\n2,Bears,@ Foxes,4,3",
			matches: []string{"R1 Owls v Foxes, 0 boards, 12–40 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs"},
		},
		{
			name:    "who won is not where it was played",
			table:   "Round,Team,Opponent,,IMPs +,IMPs -\n1,Foxes,Owls,W,40,12\n1,Owls,Foxes,L,12,40\n2,Foxes,Bears,L,3,4\n2,Bears,Foxes,W,4,3",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs"},
		},
		{
			name:     "words that may say who was at home",
			table:    "Round,Team,Opponent,,IMPs +,IMPs -\n1,Foxes,Owls,Red,40,12\n1,Owls,Foxes,Blue,12,40\n2,Foxes,Bears,Red,3,4\n2,Bears,Foxes,Blue,4,3",
			matches:  []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs"},
			problems: []string{`club.csv:D2: it is not clear whether "Red" says that the team was at home or away`},
		},
		{
			name:     "two teams that are both at home",
			table:    "Round,Team,Opponent,H/A,IMPs +,IMPs -\n1,Foxes,Owls,H,40,12\n1,Owls,Foxes,A,12,40\n2,Foxes,Bears,H,3,4\n2,Bears,Foxes,H,4,3",
			matches:  []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs"},
			problems: []string{`club.csv:D5: this cell, "H", and that of the opponents, club.csv:E4, do not agree about Foxes v Bears`},
		},
		{
			name:     "two teams that tell of one match in different ways",
			table:    "Round,Team,Opponent,IMPs +,IMPs -\n1,Foxes,Owls,40,12\n1,Owls,Foxes,12,41",
			problems: []string{`club.csv:C3: this cell, "Foxes", and that of the opponents, club.csv:D2, do not agree about Foxes v Owls`},
		},
		{
			name:    "the margin with its sign",
			table:   "Round,Home,Away,Difference\n1,Foxes,Owls,28\n1,Bears,Stoats,-23",
			matches: []string{"R1 Foxes v Owls, 0 boards, 28–0 IMPs", "R1 Bears v Stoats, 0 boards, 0–23 IMPs"},
		},
		{
			name:    "the halves, and what they come to",
			table:   "Round,Home,Away,1st half,,2nd half,,Total,\n1,Foxes,Owls,10,2,30,10,40,12\n1,Bears,Stoats,7,0,0,30,7,30",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs"},
		},
		{
			name:    "two matches beside each other in a row",
			table:   "Round,Home,Away,IMPs,Home,Away,IMPs\n1,Foxes,Owls,40-12,Bears,Stoats,7-30\n2,Foxes,Bears,3-4,Owls,Stoats,5-6",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "a match still to be played",
			table:   "Giornata;Squadra 1;Squadra 2;IMP\n1;Foxes;Owls;40-12\n1;Bears;Stoats;da giocare",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, not played, da giocare"},
			problems: []string{
				"club.csv:3: warning: Bears v Stoats has no IMPs and counts as not played: da giocare",
			},
		},
		{
			name:    "results between the teams in one cell",
			table:   "Round 1\nFoxes 40 – 12 Owls\nBears 7 – 30 Stoats",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs"},
		},
		{
			name:    "whole victory points come to the same in each row",
			table:   "Round,Home,Away,,\n1,Foxes,Owls,15,5\n1,Bears,Stoats,7,13\n2,Foxes,Bears,10,10\n2,Owls,Stoats,12,8",
			matches: []string{"R1 Foxes v Owls, 0 boards, 1500–500 VP", "R1 Bears v Stoats, 0 boards, 700–1300 VP", "R2 Foxes v Bears, 0 boards, 1000–1000 VP", "R2 Owls v Stoats, 0 boards, 1200–800 VP"},
		},
		{
			name:  "whole victory points, some of them below zero",
			table: "Round,Home,Away,,\n1,Foxes,Owls,-1,21\n1,Bears,Stoats,7,13\n2,Foxes,Bears,10,10\n2,Owls,Stoats,12,8\n3,Foxes,Stoats,11,9\n3,Owls,Bears,20,0",
			matches: []string{
				"R1 Bears v Stoats, 0 boards, 700–1300 VP", "R2 Foxes v Bears, 0 boards, 1000–1000 VP", "R2 Owls v Stoats, 0 boards, 1200–800 VP",
				"R3 Foxes v Stoats, 0 boards, 1100–900 VP", "R3 Owls v Bears, 0 boards, 2000–0 VP",
			},
			problems: []string{`club.csv:D2: VPs "-1" is below zero`},
		},
		{
			name:    "two meetings, without rounds, of which both teams tell",
			table:   "Team,Opponent,IMPs +,IMPs -\nFoxes,Owls,40,12\nFoxes,Owls,5,9\nOwls,Foxes,12,40\nOwls,Foxes,9,5",
			matches: []string{"R0 Foxes v Owls, 0 boards, 40–12 IMPs", "R0 Foxes v Owls, 0 boards, 5–9 IMPs"},
		},
		{
			name:     "two meetings, without rounds, the second of which the teams tell of in different ways",
			table:    "Team,Opponent,IMPs +,IMPs -\nFoxes,Owls,40,12\nFoxes,Owls,5,9\nOwls,Foxes,12,40\nOwls,Foxes,9,6",
			problems: []string{`club.csv:B5: this cell, "Foxes", and that of the opponents, club.csv:C3, do not agree about Foxes v Owls`},
			matches:  []string{"R0 Foxes v Owls, 0 boards, 40–12 IMPs"},
		},
		{
			name:     "a second meeting of which one team tells",
			table:    "Team,Opponent,IMPs +,IMPs -\nFoxes,Owls,40,12\nFoxes,Owls,5,9\nOwls,Foxes,12,40",
			problems: []string{`club.csv:B3: this cell, "Owls", and that of the opponents, club.csv:C3, do not agree about Foxes v Owls`},
			matches:  []string{"R0 Foxes v Owls, 0 boards, 40–12 IMPs"},
		},
		{
			name:    "rounds in Roman numerals",
			table:   "Runda I,,,\nGospodarze,Goście,IMP,IMP\nFoxes,Owls,40,12\nBears,Stoats,7,30\nII runda,,,\nGospodarze,Goście,IMP,IMP\nFoxes,Bears,3,4\nOwls,Stoats,5,6",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "numbers of teams between their results, and the list beside them",
			table:   "20 boards\nRd,Home,IMPs,v,Away,IMPs,,Team no.,Name,Total IMPs\nR1,1,40,v,2,12,,1,Foxes,44\nR1,3,7,v,4,30,,2,Owls,17\nR2,1,4,v,3,3,,3,Bears,10\nR2,2,5,v,4,6,,4,Stoats,36",
			matches: []string{"R1 Foxes v Owls, 20 boards, 40–12 IMPs", "R1 Bears v Stoats, 20 boards, 7–30 IMPs", "R2 Foxes v Bears, 20 boards, 4–3 IMPs", "R2 Owls v Stoats, 20 boards, 5–6 IMPs"},
		},
		{
			name:    "a row for each team, with what it has in all behind the rounds",
			table:   "No,Team,Round 1,,,Round 2,,,Total VP\n,,opp.,for,against,opp.,for,against,\n1,Foxes,2,40,12,3,4,3,25.5\n2,Owls,1,12,40,4,5,6,13.2\n3,Bears,4,7,30,1,3,4,12.1\n4,Stoats,3,30,7,2,6,5,29.2",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 4–3 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "a row for each team, with headings in two rows and a round of whole victory points",
			table:   "No,Team,Round 1,,Round 2,,Round 3,\n,,opp.,VP,opp.,VP,opp.,VP\n1,Foxes,2,15.5,3,6,bye,12\n2,Owls,1,4.5,bye,12,3,9.25\n3,Bears,bye,12,1,14,2,10.75",
			matches: []string{"R1 Foxes v Owls, 0 boards, 1550–450 VP", "R1 Bears have a bye, 1200–0 VP", "R2 Foxes v Bears, 0 boards, 600–1400 VP", "R2 Owls have a bye, 1200–0 VP", "R3 Foxes have a bye, 1200–0 VP", "R3 Owls v Bears, 0 boards, 925–1075 VP"},
		},
		{
			name:    "a row for each team, with results that no heading tells and a round of whole victory points",
			table:   "No,Team,Round 1,,Round 2,\n1,Foxes,2,15.5,3,6\n2,Owls,1,4.5,4,12\n3,Bears,4,12.25,1,14\n4,Stoats,3,7.75,2,8",
			matches: []string{"R1 Foxes v Owls, 0 boards, 1550–450 VP", "R1 Bears v Stoats, 0 boards, 1225–775 VP", "R2 Foxes v Bears, 0 boards, 600–1400 VP", "R2 Owls v Stoats, 0 boards, 1200–800 VP"},
		},
		{
			name:    "who won, before the results",
			table:   "No,Team,Round 1,,Round 2,\n,,vs,IMPs,vs,IMPs\n1,Foxes,2,W 40-12,3,L 3-4\n2,Owls,1,L 12-40,4,D 5-5\n3,Bears,4,L 7-30,1,W 4-3\n4,Stoats,3,W 30-7,2,D 5-5",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–5 IMPs"},
		},
		{
			name:     "a letter that contradicts the result behind it",
			table:    "Round,Home,Away,IMPs\n1,Foxes,Owls,W 40-12\n1,Bears,Stoats,W 7-30",
			matches:  []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs"},
			problems: []string{`club.csv:D3: IMPs "W 7-30" are not those of two teams`},
		},
		{
			name:    "a ranking does not say the numbers of teams",
			table:   "Round,Home,Away,IMPs\n1,1,2,40-12\n1,3,4,7-30\n2,1,3,4-3\n2,2,4,5-6\n\n1,Foxes,44\n2,Stoats,36\n3,Owls,17\n4,Bears,10",
			matches: []string{"R1 1 v 2, 0 boards, 40–12 IMPs", "R1 3 v 4, 0 boards, 7–30 IMPs", "R2 1 v 3, 0 boards, 4–3 IMPs", "R2 2 v 4, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "rounds with their days among the headings",
			table:   "1. kierros 12.9.;;;IMP\nFoxes;-;Owls;40-12\nBears;-;Stoats;7-30\n2. kierros ti 31.10.;;;IMP\nFoxes;-;Bears;3-4\nOwls;-;Stoats;5-6",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "the place in a ranking is no number of a team",
			table:   "No,Team,,Rank,Team,VP\n1,Foxes,,1,Stoats,28.5\n2,Owls,,2,Foxes,25\n3,Bears,,3,Owls,14.5\n4,Stoats,,4,Bears,12\n\nRound 1\nHome,Away,IMPs,IMPs\n1,2,40,12\n3,4,7,30\nRound 2\nHome,Away,IMPs,IMPs\n1,3,4,3\n2,4,5,6",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 4–3 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "a ranking in the columns of the list of teams, the points behind the names",
			table:   "No,Team,,Round,Home,Away,IMPs home,IMPs away\n1,Foxes,,1,1,2,40,12\n2,Owls,,1,3,4,7,30\n3,Bears,,2,1,3,4,3\n4,Stoats,,2,2,4,5,6\n,,,3,1,4,9,2\nTable,,,3,2,3,8,1\n1,Stoats  28.50 VP\n2,Foxes  25.00 VP\n3,Owls  14.50 VP\n4,Bears  12.00 VP",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 4–3 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs", "R3 Foxes v Stoats, 0 boards, 9–2 IMPs", "R3 Owls v Bears, 0 boards, 8–1 IMPs"},
		},
		{
			name:    "two lists that give a number different names",
			table:   "Round,Home,Away,IMPs,,No,Team,,No,Team\n1,1,2,40-12,,1,Foxes,,1,Owls\n1,3,4,7-30,,2,Owls,,2,Foxes\n2,1,3,4-3,,3,Bears,,3,Bears\n2,2,4,5-6,,4,Stoats,,4,Stoats",
			matches: []string{"R1 1 v 2, 0 boards, 40–12 IMPs", "R1 3 v 4, 0 boards, 7–30 IMPs", "R2 1 v 3, 0 boards, 4–3 IMPs", "R2 2 v 4, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "the heading of one team is not known, and the day is no round",
			table:   "Journée;Date;Ceux du lieu;IMP;IMP;Équipe visiteuse\nJ1;46277;Foxes;40;12;Owls\nJ1;46277;Bears;7;30;Stoats\nJ2;46291;Bears;3;4;Foxes\nJ2;46291;Owls;5;6;Stoats\n\nDifférence (IMP pour / contre)\n1;;Foxes;44;15;+29\n2;;Stoats;36;12;+24",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Bears v Foxes, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "days without rounds",
			table:   "Date;Home;Away;IMP;IMP\n46277;Foxes;Owls;40;12\n46277;Bears;Stoats;7;30\n46291;Bears;Foxes;3;4",
			matches: []string{"R0 Foxes v Owls, 0 boards, 40–12 IMPs", "R0 Bears v Stoats, 0 boards, 7–30 IMPs", "R0 Bears v Foxes, 0 boards, 3–4 IMPs"},
		},
		{
			name:    "the number of a round headed as that of a match, above a ranking",
			table:   "Match,Home,IMPs,,Away,IMPs\n1,Foxes,40,v,Owls,12\n1,Bears,7,v,Stoats,30\n\n2,Foxes,3,v,Bears,4\n2,Owls,5,v,Stoats,6\n\nFinal ranking\n1,Foxes,,31.50\n2,Stoats,,26.25\n3,Owls,,14.25\n4,Bears,,8.00",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "matches in two rows below their round, with words for home and away",
			table:   "1° turno,,Tavolo,IMP,VP\nFoxes,(casa),1,40,15\nOwls,(ospite),,12,5\nBears,(ospite),2,7,6\nStoats,(casa),,30,14\nVoles,RIPOSO,,,12\n\n2° turno,,Tavolo,IMP,VP\nFoxes,(casa),1,3,9\nBears,(ospite),,4,11\nVoles,(casa),2,5,10\nStoats,(ospite),,5,10\nOwls,RIPOSO,,,12\n\nClassifica finale\nFoxes,1,,,24\nStoats,2,,,24\nVoles,3,,,22\nOwls,4,,,17",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs, 1500–500 VP", "R1 Stoats v Bears, 0 boards, 30–7 IMPs, 1400–600 VP", "R1 Voles have a bye, 1200–0 VP", "R2 Foxes v Bears, 0 boards, 3–4 IMPs, 900–1100 VP", "R2 Voles v Stoats, 0 boards, 5–5 IMPs, 1000–1000 VP", "R2 Owls have a bye, 1200–0 VP"},
		},
		{
			name:    "matches in two rows apart from each other, below their round",
			table:   "Ronda 1,IMP,,Ronda 2,IMP\nFoxes,40,,Foxes,3\nOwls,12,,Bears,4\n\nBears,7,,Owls,5\nStoats,30,,Stoats,6\n",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:     "a round in rows that may be matches or a ranking",
			table:    "Round 1,,,VP\nFoxes,Owls,40-12,15-5\nBears,Stoats,7-30,6-14\nRound 2,,,VP\nFoxes,,,31\nOwls,,,14\nBears,,,13\nStoats,,,12",
			matches:  []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs, 1500–500 VP", "R1 Bears v Stoats, 0 boards, 7–30 IMPs, 600–1400 VP"},
			problems: []string{"club.csv:A4: no match is read below this title of round 2"},
		},
		{
			name:    "a row for each round, the second match behind a blank column, above a ranking with the IMPs against",
			table:   ",,Match 1,,,,,Match 2,,,\nRound,Week of,Home,Away,IMPs,IMPs,,Home,Away,IMPs,IMPs\n1,46279,Foxes,Owls,40,12,,Bears,Stoats,7,30\n2,46293,Foxes,Bears,3,4,,Owls,Stoats,5,6\n\n,,Team,P,IMPs for,against\n,,Foxes,2,43,16\n,,Stoats,2,36,12\n,,Owls,2,17,46\n,,Bears,2,11,33",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "a row for each round, the tables across, and the team that has a bye",
			table:   "Runda;Stół 1;IMP;Stół 2;IMP;Pauza\n1;Foxes - Owls;40 : 12;Bears - Stoats;7 : 30;Voles\n2;Foxes - Bears;3 : 4;Owls - Voles;5 : 6;Stoats",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R1 Voles have a bye", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Voles, 0 boards, 5–6 IMPs", "R2 Stoats have a bye"},
		},
		{
			name:    "a word for rounds of a language that is not known",
			table:   "Rownd 1,Cartref,Oddi cartref,IMP Cartref,IMP Oddi cartref\n,Foxes,Owls,40,12\n,Bears,Stoats,7,30\n\nRownd 2,Cartref,Oddi cartref,IMP Cartref,IMP Oddi cartref\n,Foxes,Bears,3,4\n,Owls,Stoats,5,6",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "teams with numbers are no rounds",
			table:   "Vannes 1\nFoxes,Owls,40,12\nVannes 2,Stoats,7,30\nFoxes,Vannes 1,3,4",
			matches: []string{"R0 Foxes v Owls, 0 boards, 40–12 IMPs", "R0 Vannes 2 v Stoats, 0 boards, 7–30 IMPs", "R0 Foxes v Vannes 1, 0 boards, 3–4 IMPs"},
		},
		{
			name:    "the round in the heading of the home team",
			table:   "1. kierros (14.9.) – Koti;Vieras;IMP koti;IMP vieras\nFoxes;Owls;40;12\nBears;Stoats;7;30\n2. kierros (28.9.) – Koti;Vieras;IMP koti;IMP vieras\nFoxes;Bears;3;4\nOwls;Stoats;5;6",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs", "R2 Foxes v Bears, 0 boards, 3–4 IMPs", "R2 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "each team before its IMPs in one cell",
			table:   "Round 1, table 2\nFoxes 40, Owls 12;;VPs;15.5;4.5\nBears 2 7, Stoats 30;;VPs;5.6;14.4",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs, 1550–450 VP", "R1 Bears 2 v Stoats, 0 boards, 7–30 IMPs, 560–1440 VP"},
		},
		{
			name:    "a ranking with ordinals beside the matches",
			table:   "Tour 1;;;;;;Classement final;;\nTable;Équipe locale;IMP;Équipe visiteuse;IMP;;1er;Stoats;28,5\n1;Foxes;40;Owls;12;;2e;Foxes;25\n2;Bears;7;Stoats;30;;3e;Owls;14,5\n;;;;;;4e;Bears;12",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs"},
		},
		{
			name:    "a number in the name of a team in one cell with the result",
			table:   "Round 1\nFoxes v The 7 Owls 40 - 12\nBears v Stoats 7 - 30",
			matches: []string{"R1 Foxes v The 7 Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs"},
		},
		{
			name:     "a round that says too much",
			table:    "Teams,,\nFoxes,Owls,40-12\nBears,Stoats,7-30\nRound 2 postponed twice by snow and then by ice\nFoxes,Bears,3-4\nOwls,Stoats,5-6",
			problems: []string{`club.csv:A4: this text begins with a round, but is not understood: "Round 2 postponed twice by snow and then by ice"`},
			matches:  []string{"R0 Foxes v Owls, 0 boards, 40–12 IMPs", "R0 Bears v Stoats, 0 boards, 7–30 IMPs", "R0 Foxes v Bears, 0 boards, 3–4 IMPs", "R0 Owls v Stoats, 0 boards, 5–6 IMPs"},
		},
		{
			name:    "a list of the numbers of teams beside matches by number",
			table:   "Team no,Team,Total VP,,Match,Home,Away,IMPs for,IMPs against,VPs home,VPs away\n1,Foxes,23,,1,1,2,40,12,15,5\n2,Owls,13,,1,3,4,7,30,6,14\n3,Bears,18,,2,1,3,3,9,8,12\n4,Stoats,26,,2,2,4,1,9,8,12",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs, 1500–500 VP", "R1 Bears v Stoats, 0 boards, 7–30 IMPs, 600–1400 VP", "R2 Foxes v Bears, 0 boards, 3–9 IMPs, 800–1200 VP", "R2 Owls v Stoats, 0 boards, 1–9 IMPs, 800–1200 VP"},
		},
		{
			name:    "a slip in the name of a team",
			table:   "Round,Home,Away,IMPs,IMPs\n1,Circolo del Lago,Owls,10,12\n2,Circolo Lago,Bears,20,2\n2,Owls,Stoats,1,2",
			matches: []string{"R1 Circolo del Lago v Owls, 0 boards, 10–12 IMPs", "R2 Circolo Lago v Bears, 0 boards, 20–2 IMPs", "R2 Owls v Stoats, 0 boards, 1–2 IMPs"},
			problems: []string{
				`club.csv:B3: team "Circolo Lago" is nearly written as "Circolo del Lago", but counts as another`,
			},
		},
		{
			name:    "whose results they are in a second row of headings, by the letters of the teams",
			table:   "Hjemmelag,Bortelag,IMP,,VP,\n,,H,B,H,B\nFoxes,Owls,40,12,15.5,4.5\nBears,Stoats,7,30,5.6,14.4\nVoles,FRI,,,12,",
			matches: []string{"R0 Foxes v Owls, 0 boards, 40–12 IMPs, 1550–450 VP", "R0 Bears v Stoats, 0 boards, 7–30 IMPs, 560–1440 VP", "R0 Voles have a bye, 1200–0 VP"},
		},
		{
			name:    "the results of the away teams first",
			table:   "Round,Home,Away,IMPs,\n,,,Away,Home\n1,Foxes,Owls,12,40\n1,Bears,Stoats,30,7",
			matches: []string{"R1 Foxes v Owls, 0 boards, 40–12 IMPs", "R1 Bears v Stoats, 0 boards, 7–30 IMPs"},
		},
		{
			name: "days of play in front of the teams, with a dash between, and a ranking beside",
			table: "League\nAll matches 28 boards\n\n1. Spieltag,10.01.,Foxes,–,Owl-Bridge,40,:,12,,,1,Foxes,28\n,,Bears,–,Stoats,7,:,30,,,2,Stoats,23\n" +
				"2. Spieltag,31.01.,Bears,–,Foxes,4,:,3,,,3,Bears,-22\n,,Owl-Bridge,–,Stoats,5,:,6,,,4,Owl-Bridge,-29\n",
			matches: []string{
				"R1 Foxes v Owl-Bridge, 28 boards, 40–12 IMPs", "R1 Bears v Stoats, 28 boards, 7–30 IMPs",
				"R2 Bears v Foxes, 28 boards, 4–3 IMPs", "R2 Owl-Bridge v Stoats, 28 boards, 5–6 IMPs",
			},
		},
	})
}
