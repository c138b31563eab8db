/** `[name, place, words, cents per person, charges as [name, type, cents]]` */
type Row = readonly [string, string, string, number, readonly (readonly [string, string, number])[]]

/** Route bullet points of the agency, at places that are really there; prices are typical ones. */
// biome-ignore format: a bullet point a line
const rows: readonly Row[] = [
  ['Olympiaschanzen', 'Lillehammer', 'Halt an den Schanzen von Lysgårdsbakken mit Blick über die Stadt und den Mjøsa', 0, [['Busparkplatz Schanzen', 'parking', 2_500]]],
  ['Nordfjord', 'Loen', 'Am Innvikfjord entlang, unter den Wänden des Skåla', 0, [['Maut Strynefjell', 'toll', 4_200]]],
  ['Aurlandsfjord', 'Flåm', 'Hinunter an den Aurlandsfjord, Halt am Aussichtspunkt Stegastein', 0, [['Parken Stegastein', 'parking', 3_000]]],
  ['Burg und Bryggen', 'Bergen', 'Rundfahrt über Nordnes, Blick auf die Giebel von Bryggen', 0, [['City-Maut Bergen', 'toll', 1_900]]],
  ['Kurische Nehrung', 'Nida', 'Über die Nehrung, Gang auf die Parnidis-Düne', 500, [['Kurtaxe Neringa', 'tourist_tax', 200], ['Einfahrt Nationalpark', 'toll', 5_000]]],
  ['Jugendstilviertel', 'Riga', 'Fahrt durch die Alberta-Straße mit ihren Jugendstilhäusern', 0, []],
  ['Border Country', 'Melrose', 'Durch die Hügel der Borders, Halt an Scott’s View', 0, []],
  ['Loch Ness', 'Inverness', 'Am Nordufer des Loch Ness entlang, Halt an Urquhart Castle', 1_450, [['Eintritt Urquhart Castle', 'entrance', 1_450]]],
  ['Cliffs of Moher', 'Doolin', 'Gang an den Klippen, bei klarer Sicht bis zu den Aran-Inseln', 800, [['Besucherzentrum', 'entrance', 800]]],
  ['Elsässer Weinstraße', 'Obernai', 'Über die Weinstraße durch Fachwerkdörfer', 0, []],
  ['Côte d’Or', 'Dijon', 'An den Weinbergen von Gevrey und Vougeot vorbei', 0, [['Busparkplatz Altstadt', 'parking', 2_000]]],
  ['Crete Senesi', 'Siena', 'Durch die Lehmhügel südlich von Siena, Halt mit Blick auf die Türme der Stadt', 0, [['Bus-Einfahrt Siena', 'toll', 13_000]]],
  ['Stadtmauer', 'Lucca', 'Gang über die baumbestandene Mauer', 0, [['Bus-Einfahrt Lucca', 'toll', 9_000]]],
  ['Piazzale Michelangelo', 'Florenz', 'Halt am Piazzale mit Blick über die Stadt', 0, [['Bus-Einfahrt Florenz', 'toll', 26_000], ['Kurtaxe Florenz', 'tourist_tax', 550]]],
  ['Meraner Land', 'Meran', 'Durch die Apfelgärten des Etschtals', 0, []],
  ['Elbtal', 'Dresden', 'Am Fluss entlang nach Pillnitz, Halt an der Elbbrücke', 0, []],
  ['Moldaublick', 'Prag', 'Fahrt über die Letná mit Blick auf die Brücken', 0, [['Busparkplatz Letná', 'parking', 3_500]]],
  ['Krakauer Königsweg', 'Krakau', 'Vom Floriantor zum Wawel, im Bus bis an die Altstadt', 0, [['Busparkplatz Altstadt', 'parking', 1_800]]],
  ['Ringstraße', 'Wien', 'Rundfahrt über den Ring vom Burgtheater bis zur Urania', 0, []],
  ['Polderland', 'Amsterdam', 'Durch das Waterland mit seinen Deichdörfern', 0, []],
]

export interface DemoRouteDetail {
  name: string
  place: string
  text: string
  cents: number
  charges: readonly { name: string; type: string; priceCents: number }[]
}

export const routeDetails: readonly DemoRouteDetail[] = rows.map(([name, place, text, cents, charges]) => ({
  name,
  place,
  text,
  cents,
  charges: charges.map(([charge, type, price]) => ({ name: charge, type, priceCents: price })),
}))

/** `[name, words, time]` of free texts that stand in many trips. */
export const freeTexts: readonly (readonly [string, string, string | null])[] = [
  ['Freie Zeit', 'Zeit zur eigenen Verfügung', '14:00'],
  ['Probe', 'Probe im Hotel, Klavier vorhanden', '16:30'],
  ['Abfahrt', 'Abfahrt am vereinbarten Treffpunkt', '07:30'],
  ['Gepäck', 'Das Gepäck wird in die Zimmer gebracht.', null],
  ['Lenkzeit', 'Ruhetag des Fahrers: der Bus steht heute.', null],
]
