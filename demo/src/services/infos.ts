import type { InfoImportance } from '@reisewerk/domain/accounts/options.ts'

/** `[of what, its name, importance, title, content]`; all of them warn in the day plan. */
type Row = readonly ['area' | 'place' | 'port' | 'provider' | 'detail', string, InfoImportance, string, string]

// biome-ignore format: an info a line
export const infoRows: readonly Row[] = [
  ['place', 'Bergen', 'high', 'Reisebusse in der Altstadt', 'Bryggen ist für Busse gesperrt. Halt nur am Festplassen, höchstens zehn Minuten.'],
  ['place', 'Oslo', 'medium', 'Busparken Oslo', 'Plätze am Akershuskai früh reservieren, im Sommer oft belegt.'],
  ['place', 'Florenz', 'high', 'Einfahrt nur mit Genehmigung', 'ZTL-Genehmigung spätestens zwei Tage vorher bestellen, sonst 500 Euro Strafe.'],
  ['place', 'Siena', 'medium', 'Check-point Busse', 'Anmeldung am Check-point, Zufahrt nur bis Porta San Marco.'],
  ['place', 'Prag', 'low', 'Halt an der Burg', 'Aussteigen am Pohořelec, Abholen nach Anruf.'],
  ['place', 'Edinburgh', 'medium', 'Festival im August', 'Während des Festivals sind die Hotels ein Jahr vorher ausgebucht.'],
  ['place', 'Amsterdam', 'high', 'Umweltzone für Busse', 'Busse über 7,5 Tonnen fahren nur bis zum S100; Halt am Hauptbahnhof anmelden.'],
  ['place', 'Rom', 'high', 'Bus-Permit Rom', 'Zone C nur mit Tageskarte; im Heiligen Jahr begrenzt.'],
  ['place', 'Wien', 'low', 'Kurzparkzone', 'Ladezonen an der Oper: zehn Minuten.'],
  ['port', 'Kiel', 'medium', 'Einschiffung Norwegenkai', 'Busse spätestens 90 Minuten vor Abfahrt, Gruppe steigt am Terminal aus.'],
  ['port', 'Hirtshals', 'low', 'Wartespur Busse', 'Spur 9, Toiletten im Terminal.'],
  ['provider', 'Nordkap Linie', 'medium', 'Personalausweis', 'Namensliste mit Ausweisnummern sieben Tage vorher.'],
  ['provider', 'Skagerrak Line', 'low', 'Panoramasalon', 'Reservierung nur für Gruppen ab 20.'],
  ['provider', 'Fjell og Fjord Bahn', 'medium', 'Gepäck', 'Kein Platz für große Koffer; der Bus fährt mit dem Gepäck voraus.'],
  ['detail', 'Aurlandsfjord', 'high', 'Stegastein', 'Busse über zwölf Meter nur mit Voranmeldung.'],
  ['detail', 'Cliffs of Moher', 'low', 'Wind', 'Bei Sturm gesperrt, dann Halt in Doolin.'],
]

/** Menus of firms that feed groups. */
// biome-ignore format: a menu a line
export const menuRows: readonly (readonly [string, string, string])[] = [
  ['Heuriger Zum Blauen Kreuz', 'Heurigenjause', 'Aufstrichteller · Schweinsbraten mit Kraut · Topfenstrudel'],
  ['Cantina Poggio al Vento', 'Menü Cantina', 'Crostini · Pici al ragù · Cantucci mit Vin Santo'],
  ['Brauhaus Am Marstall', 'Thüringer Abend', 'Kartoffelsuppe · Rostbrätel mit Zwiebeln · Rote Grütze'],
]
