import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'

/** What destinations are called in French and in English, where that is not their German name. */
// biome-ignore format: a table, a line each
const names: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  Andalusien: ['Andalousie', 'Andalusia'], Baltikum: ['Pays baltes', 'Baltic states'], Bayern: ['Bavière', 'Bavaria'],
  'Berlin und Brandenburg': ['Berlin et Brandebourg', 'Berlin and Brandenburg'], Bodensee: ['Lac de Constance', 'Lake Constance'],
  Bretagne: ['Bretagne', 'Brittany'], Burgund: ['Bourgogne', 'Burgundy'], Böhmen: ['Bohême', 'Bohemia'],
  Dänemark: ['Danemark', 'Denmark'], Elsass: ['Alsace', 'Alsace'], Finnland: ['Finlande', 'Finland'],
  Flandern: ['Flandre', 'Flanders'], Griechenland: ['Grèce', 'Greece'], Irland: ['Irlande', 'Ireland'],
  Island: ['Islande', 'Iceland'], 'Israel und Jordanien': ['Israël et Jordanie', 'Israel and Jordan'],
  Kampanien: ['Campanie', 'Campania'], Katalonien: ['Catalogne', 'Catalonia'], Kroatien: ['Croatie', 'Croatia'],
  Ligurien: ['Ligurie', 'Liguria'], Madeira: ['Madère', 'Madeira'], Marokko: ['Maroc', 'Morocco'],
  'Mosel und Rhein': ['Moselle et Rhin', 'Moselle and Rhine'], Niederlande: ['Pays-Bas', 'Netherlands'],
  Norddeutschland: ['Allemagne du Nord', 'Northern Germany'], Nordengland: ['Nord de l’Angleterre', 'Northern England'],
  Nordspanien: ['Nord de l’Espagne', 'Northern Spain'], Normandie: ['Normandie', 'Normandy'],
  Norwegen: ['Norvège', 'Norway'], 'Oberitalienische Seen': ['Lacs italiens', 'Italian lakes'],
  Ostseeküste: ['Côte de la Baltique', 'Baltic coast'], Polen: ['Pologne', 'Poland'],
  'Rom und Latium': ['Rome et Latium', 'Rome and Lazio'], Sachsen: ['Saxe', 'Saxony'],
  'Salzburger Land': ['Pays de Salzbourg', 'Salzburg region'], Schottland: ['Écosse', 'Scotland'],
  Schweden: ['Suède', 'Sweden'], Schweiz: ['Suisse', 'Switzerland'], Sizilien: ['Sicile', 'Sicily'],
  Slowenien: ['Slovénie', 'Slovenia'], Südengland: ['Sud de l’Angleterre', 'Southern England'],
  Südtirol: ['Tyrol du Sud', 'South Tyrol'], 'Thüringen und Harz': ['Thuringe et Harz', 'Thuringia and Harz'],
  Tirol: ['Tyrol', 'Tyrol'], Toskana: ['Toscane', 'Tuscany'], Umbrien: ['Ombrie', 'Umbria'],
  Ungarn: ['Hongrie', 'Hungary'], Venetien: ['Vénétie', 'Veneto'], 'Wien und Donau': ['Vienne et Danube', 'Vienna and Danube'],
  Kopenhagen: ['Copenhague', 'Copenhagen'], Edinburgh: ['Édimbourg', 'Edinburgh'], London: ['Londres', 'London'],
  Florenz: ['Florence', 'Florence'], Siena: ['Sienne', 'Siena'], Lucca: ['Lucques', 'Lucca'], Rom: ['Rome', 'Rome'],
  Venedig: ['Venise', 'Venice'], Prag: ['Prague', 'Prague'], Wien: ['Vienne', 'Vienna'], Salzburg: ['Salzbourg', 'Salzburg'],
  Krakau: ['Cracovie', 'Cracow'], Danzig: ['Gdańsk', 'Gdańsk'], Breslau: ['Wrocław', 'Wrocław'],
  Dresden: ['Dresde', 'Dresden'], Straßburg: ['Strasbourg', 'Strasbourg'], Lissabon: ['Lisbonne', 'Lisbon'],
  Genua: ['Gênes', 'Genoa'], Neapel: ['Naples', 'Naples'], Nizza: ['Nice', 'Nice'], Brüssel: ['Bruxelles', 'Brussels'],
  Köln: ['Cologne', 'Cologne'], München: ['Munich', 'Munich'], Nürnberg: ['Nuremberg', 'Nuremberg'], Genf: ['Genève', 'Geneva'],
  Göteborg: ['Göteborg', 'Gothenburg'], Hannover: ['Hanovre', 'Hanover'], Hamburg: ['Hambourg', 'Hamburg'], Athen: ['Athènes', 'Athens'],
  Zürich: ['Zurich', 'Zurich'], Mailand: ['Milan', 'Milan'], Warschau: ['Varsovie', 'Warsaw'], Luzern: ['Lucerne', 'Lucerne'],
  Marrakesch: ['Marrakech', 'Marrakesh'], Dünkirchen: ['Dunkerque', 'Dunkirk'], Swinemünde: ['Świnoujście', 'Świnoujście'],
  Piräus: ['Le Pirée', 'Piraeus'], Heraklion: ['Héraklion', 'Heraklion'], Tanger: ['Tanger', 'Tangier'], Dover: ['Douvres', 'Dover'],
  'Emden-Außenhafen': ['Emden, avant-port', 'Emden outer harbour'], 'Frankfurt am Main': ['Francfort-sur-le-Main', 'Frankfurt am Main'],
  'Basel-Mülhausen-Freiburg': ['Bâle-Mulhouse-Fribourg', 'Basel-Mulhouse-Freiburg'], 'Köln/Bonn': ['Cologne/Bonn', 'Cologne/Bonn'],
  Barcelona: ['Barcelone', 'Barcelona'], Brügge: ['Bruges', 'Bruges'], Regensburg: ['Ratisbonne', 'Regensburg'],
}

/** The name of a destination in other languages; one that has none is called the same everywhere: 'Oslo', 'Paris'. */
export function destinationIn(name: string): Translations<'name'> {
  const [fr, en] = names[name] ?? [name, name]
  return { en: { name: en }, fr: { name: fr } }
}

/** The name of a place in other languages, where it has another one there. */
export function placeIn(name: string): Translations<'name'> {
  return name in names ? destinationIn(name) : {}
}

/**
 * The name of a port, airport or station in other languages: that of its town at the head of it, as in 'Kopenhagen-Kastrup', else the same
 * everywhere. Timetables abroad name stations in their own language, as the demo's do.
 */
export function stopIn(name: string): Translations<'name'> {
  const town = Object.keys(names).find(
    (one) => name === one || name.startsWith(`${one}-`) || name.startsWith(`${one} `),
  )
  if (town === undefined) return destinationIn(name)
  const { en, fr } = destinationIn(town)
  const rest = name.slice(town.length)
  return { en: { name: `${en?.name}${rest}` }, fr: { name: `${fr?.name}${rest}` } }
}
