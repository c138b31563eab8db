import { emailAt } from '../addresses-on-example.ts'
import { placeNamed } from '../geography/geography.ts'
import { trainRoutes } from '../geography/train-routes.ts'
import { northernHotels } from './hotels-north.ts'
import { southernHotels } from './hotels-south.ts'
import type { DemoProvider, HotelRow } from './partner-model.ts'
import { personAt } from './people.ts'
import { phoneAt } from './phones.ts'

export const hotels: readonly DemoProvider[] = [...northernHotels, ...southernHotels].map(hotelOf)

function hotelOf([name, place, stars, category, rating, roomCount]: HotelRow, index: number): DemoProvider {
  const { country } = placeNamed(place)
  return {
    kind: 'hotel',
    name,
    place,
    country,
    email: emailAt('gruppen', name),
    phone: phoneAt(place, country, String(500 + index)),
    contacts: [personAt(name, country, 'Gruppenverkauf')],
    hotel: { stars, category, rating, roomCount },
  }
}

/** `[name, country, seat, ships]`; the connections each line serves stand in ferry-connections.ts. */
// biome-ignore format: a line a line
const ferryRows: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['Nordkap Linie', 'NO', 'Oslo', ['Nordkap Prinsessen', 'Nordkap Kronen']],
  ['Ostsee-Passage', 'DE', 'Kiel', ['Kap Arkona II', 'Lilla Bält']],
  ['Bernsteinlinie', 'LT', 'Klaipėda', ['Jūratė', 'Kastytis']],
  ['Sundfähren', 'DK', 'Helsingør', ['Øresund Tern', 'Prins Fortinbras']],
  ['Mälar-Linie', 'SE', 'Stockholm', ['Mälardrottning', 'Ålandsvind']],
  ['Skagerrak Line', 'NO', 'Larvik', ['Skagerrak Swift', 'Vestfold Star']],
  ['Fjordkyst', 'NO', 'Bergen', ['Stavangerkyst', 'Bergenskyst']],
  ['Vestland Fjordfähren', 'NO', 'Bergen', ['Sju Søstre', 'Lærdalselva']],
  ['Ems-Dollart-Schifffahrt', 'DE', 'Emden', ['Ostfriesenkutter']],
  ['Bodensee-Fähren Seehas', 'DE', 'Konstanz', ['Seehas']],
  ['Tyne & Amstel Ferries', 'NL', 'IJmuiden', ['Princess of the Tyne', 'King of the Amstel']],
  ['Humber Line', 'GB', 'Hull', ['Pride of Holderness', 'Stour Valley']],
  ['White Cliffs Ferries', 'GB', 'Dover', ['Spirit of Kent', 'South Foreland']],
  ['Armorique Maritime', 'FR', 'Roscoff', ['Hermine de Bretagne', 'Mont d’Arrée']],
  ['Shannon Seaways', 'IE', 'Dublin', ['Shannon Queen', 'Liffey Bay']],
  ['Hebridean Sound Ferries', 'GB', 'Oban', ['Isle of Kerrera', 'Loch Etive']],
  ['Tirreno Traghetti', 'IT', 'Livorno', ['Stella Tirrena', 'Gorgona Express']],
  ['Mar de Levante', 'ES', 'Barcelona', ['Levante Sol', 'Brisa de Gràcia']],
  ['Adria Ionia Lines', 'GR', 'Patras', ['Ionian Halcyon', 'Adria Aurora']],
]

export const ferryLines: readonly DemoProvider[] = ferryRows.map(([name, country, place, ships]) => ({
  kind: 'ferry',
  name,
  place,
  country,
  email: emailAt('gruppen', name),
  contacts: [personAt(name, country, 'Gruppenbuchung')],
  ships,
}))

/** The id of the airline that stands for 'still open' (001 §3). */
export const noNameAirlineId = -1

const airlineRows: readonly (readonly [string, string])[] = [
  ['Hansewind Air', 'DE'],
  ['Alpenflug', 'AT'],
  ['Polarstern Airways', 'NO'],
  ['Celtic Wings', 'IE'],
  ['Tirrenia Volo', 'IT'],
  ['Atlântida Air', 'PT'],
  ['Baltica Air', 'LV'],
  ['Levantair', 'GR'],
]

export const airlines: readonly DemoProvider[] = [
  { kind: 'airline', id: noNameAirlineId, name: 'no-name', place: null, country: null, email: null, contacts: [] },
  ...airlineRows.map(
    ([name, country]): DemoProvider => ({
      kind: 'airline',
      name,
      place: null,
      country,
      email: emailAt('groups', name),
      contacts: [personAt(name, country, 'Group Desk')],
    }),
  ),
]

const trainCompanies: readonly DemoProvider[] = [...new Set(trainRoutes.map((route) => route.company))].map((name) => ({
  kind: 'train',
  name,
  place: null,
  country: null,
  email: emailAt('gruppenreisen', name),
  contacts: [personAt(name, 'DE', 'Gruppenservice')],
}))

/** `[name, place]` of those who guide, feed, drive and let in. */
// biome-ignore format: a firm a line
const otherRows: readonly (readonly [string, string])[] = [
  ['Oslo Byvandring', 'Oslo'], ['Freilichtmuseum Fjellgard', 'Lillehammer'], ['Stabkirchen-Pforte Ringebu', 'Ringebu'],
  ['Bergen Stadtführungen Hansekontor', 'Bergen'], ['Loen Seilbahn-Kontor', 'Loen'], ['Fjordsafari Aurland', 'Flåm'],
  ['Gamla Guider', 'Stockholm'], ['Kanalrundfahrt Havfruen', 'Kopenhagen'], ['Jugendstil-Rundgänge Riga', 'Riga'],
  ['Domturm-Führungen Tallinn', 'Tallinn'], ['Haffschifffahrt Kurenkahn', 'Nida'], ['Royal Mile Guides', 'Edinburgh'],
  ['Glen Moray Whisky Visits', 'Inverness'], ['Border Abbeys Tickets', 'Melrose'], ['Poet’s Corner Tours', 'Dublin'],
  ['Aran Boat Trips', 'Doolin'], ['Grachtenboot Noorderlicht', 'Amsterdam'], ['Brügger Beginen-Führungen', 'Brügge'],
  ['Ill-Schifffahrt Neudorf', 'Straßburg'], ['Cave des Coteaux', 'Obernai'], ['Guides de la Côte d’Or', 'Dijon'],
  ['Cammina Firenze Guide', 'Florenz'], ['Museumskarten Toscana', 'Florenz'], ['Cantina Poggio al Vento', 'Montepulciano'],
  ['Frantoio Colle Verde', 'Lucca'], ['Guide Senesi', 'Siena'], ['Roma Antica Führungen', 'Rom'],
  ['Weinkeller Etschtal', 'Meran'], ['Dolomiten-Bergführer', 'Kastelruth'], ['Alhambra-Karten Andaluz', 'Granada'],
  ['Bus & Mehr Lüneburger Heide', 'Lüneburg'], ['Breisgau Reisebus', 'Freiburg'], ['Prager Burgführungen', 'Prag'],
  ['Moldauschiff Vltavan', 'Prag'], ['Krakauer Königsweg', 'Krakau'], ['Salzbergwerk-Pforte Kinga', 'Wieliczka'],
  ['Wiener Spaziergänge am Graben', 'Wien'], ['Heuriger Zum Blauen Kreuz', 'Wien'], ['Thomasviertel-Führungen', 'Leipzig'],
  ['Elbdampfer Saxonia-Lust', 'Dresden'], ['Lutherweg-Begleiter', 'Wittenberg'], ['Brauhaus Am Marstall', 'Weimar'],
]

/** Firms whose coaches and drivers the house hires, by house. */
export const coachFirmOf = { nord: 'Bus & Mehr Lüneburger Heide', sued: 'Breisgau Reisebus' } as const
const coachFirms: ReadonlySet<string> = new Set(Object.values(coachFirmOf))
export const driverPositions = ['Fahrer', 'Zweiter Fahrer', 'Dritter Fahrer', 'Vierter Fahrer'] as const

export const otherProviders: readonly DemoProvider[] = otherRows.map(([name, place]) => {
  const { country } = placeNamed(place)
  return {
    kind: 'other',
    name,
    place,
    country,
    email: emailAt('buchung', name),
    contacts: [
      personAt(name, country, 'Buchung'),
      ...(coachFirms.has(name) ? driverPositions.map((position) => personAt(name, country, position, false)) : []),
    ],
  }
})

export const providers: readonly DemoProvider[] = [
  ...hotels,
  ...ferryLines,
  ...airlines,
  ...trainCompanies,
  ...otherProviders,
]
