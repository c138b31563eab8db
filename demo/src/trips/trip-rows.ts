import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import type { UserKey } from '../agency/staff.ts'
import type { Route } from './route-model.ts'
import * as central from './routes/central-routes.ts'
import * as northern from './routes/northern-routes.ts'
import { norwayChoir } from './routes/norway-choir.ts'
import { scotlandHighlands } from './routes/scotland-highlands.ts'
import * as southern from './routes/southern-routes.ts'
import { tuscanyArt } from './routes/tuscany-art.ts'

export interface TripRow {
  /** Days from today to the start, before season and weekday move it. */
  offset: number
  status: OrderStatus
  route: Route
  name: string
  client: string
  groupName: string
  /** Guests the trip is planned for. */
  pax: number
  user: UserKey
  isAdminOnly?: boolean
  isDummy?: boolean
  importId?: string
}

type Extra = Pick<TripRow, 'isAdminOnly' | 'isDummy' | 'importId'>

function row(
  offset: number,
  status: OrderStatus,
  route: Route,
  name: string,
  client: string,
  groupName: string,
  pax: number,
  user: UserKey,
  more: Extra = {},
): TripRow {
  return { offset, status, route, name, client, groupName, pax, user, ...more }
}

const { fjordNorway, balticCapitals, swedenLakes, jutlandCoast, cornwallGardens, lowCountries } = northern
const { pragueSchool, saxonyElbe, bachAndLuther, silesiaCracow, rugenCoast } = central
const { tuscanyClassic, alsaceBurgundy, southTyrol, romePilgrimage, viennaMusic, berlinSchool } = southern
const adminOnly = { isAdminOnly: true }

/** The three trips that are written out with care; see routes/. */
export const showPieceNames = ['Chorreise Norwegen', 'Schottland und die Hebriden', 'Toskana für Kunstfreunde']

/** Sixty trips from half a year ago to a year and a half ahead. */
// biome-ignore format: a trip a line
export const tripRows: readonly TripRow[] = [
  row(205, 'offer_sent', norwayChoir, 'Chorreise Norwegen', 'kantorei-st-michael', 'Kammerchor St. Michael', 40, 'anna'),
  row(150, 'pre_reservation', scotlandHighlands, 'Schottland und die Hebriden', 'heimatverein-artlenburg', 'Heimatverein mit Gästen', 36, 'bernd'),
  row(122, 'booked', tuscanyArt, 'Toskana für Kunstfreunde', 'kunstkreis-markgraeflerland', 'Kunstkreis, Gruppe I', 32, 'clara', { importId: 'BP-20433' }),

  row(-176, 'completed', balticCapitals, 'Studienreise Baltikum', 'vhs-uelzen-land', 'Kurs 4410', 32, 'bernd', { importId: 'BP-20291' }),
  row(-164, 'completed', berlinSchool, 'Studienfahrt Berlin', 'gymnasium-dreiland', 'Klassen 10a und 10c', 54, 'clara'),
  row(-151, 'completed', bachAndLuther, 'Bachfest Leipzig', 'kantorei-st-michael', 'Kantorei', 38, 'anna', { importId: 'BP-20304' }),
  row(-139, 'completed', southTyrol, 'Wanderwoche Eisacktal', 'albverein-hegau', 'Dienstagsgruppe', 28, 'tobias'),
  row(-127, 'completed', saxonyElbe, 'Vereinsfahrt Dresden', 'heimatverein-artlenburg', 'Heimatverein', 44, 'jonas'),
  row(-112, 'completed', fjordNorway, 'Norwegens Fjorde', 'radlerclub-heide', 'Radlerclub mit Partnern', 34, 'bernd', { importId: 'BP-20318' }),
  row(-96, 'completed', romePilgrimage, 'Pilgerreise nach Rom', 'pfarrei-st-ursula', 'Seelsorgeeinheit', 46, 'clara'),
  row(-81, 'completed', lowCountries, 'Amsterdam und Brügge', 'stadtwerke-senioren', 'Seniorengemeinschaft', 42, 'meike'),
  row(-63, 'completed', viennaMusic, 'Konzertreise Wien', 'muensterchor-breisach', 'Münsterchor', 48, 'clara', { importId: 'BP-20347' }),
  row(-44, 'completed', alsaceBurgundy, 'Klöster in Burgund', 'kolping-dreisam', 'Kolping mit Familien', 35, 'tobias'),
  row(-16, 'completed', pragueSchool, 'Kursfahrt Prag', 'gymnasium-sternwall', 'Q1, Kurs Geschichte', 58, 'jonas'),

  row(-120, 'cancelled', jutlandCoast, 'Bläsertage Dänemark', 'posaunenchor-embsen', 'Posaunenchor', 31, 'jonas'),
  row(72, 'cancelled', tuscanyClassic, 'Betriebsausflug Toskana', 'maschinenbau-kinzig', 'Jubilare', 40, 'tobias', { importId: 'BP-20399' }),
  row(188, 'cancelled', swedenLakes, 'Konzerte in Schweden', 'madrigalchor-nordheide', 'Madrigalchor', 34, 'bernd'),
  row(95, 'deleted', lowCountries, 'Klassenfahrt Amsterdam', 'gymnasium-sternwall', 'Klasse 8b', 29, 'meike'),
  row(140, 'deleted', romePilgrimage, 'Rom, doppelt angelegt', 'pfarrei-st-ursula', 'Firmgruppe', 30, 'clara'),

  row(-2, 'on_tour', lowCountries, 'Städte im Nordwesten', 'landfrauen-elbmarsch', 'LandFrauen', 37, 'bernd', { importId: 'BP-20402' }),
  row(-4, 'on_tour', romePilgrimage, 'Auf den Spuren des Franziskus', 'kolping-dreisam', 'Kolping Dekanat', 41, 'clara'),
  row(-1, 'on_tour', pragueSchool, 'Abiturfahrt Prag', 'gymnasium-sternwall', 'Q2', 61, 'anna'),

  row(6, 'documents_sent', bachAndLuther, 'Bachtage Leipzig', 'madrigalchor-nordheide', 'Madrigalchor', 36, 'anna', { importId: 'BP-20411' }),
  row(12, 'documents_sent', viennaMusic, 'Chorfahrt Wien', 'choeur-du-vignoble', 'Chœur mixte', 33, 'clara'),
  row(19, 'documents_sent', silesiaCracow, 'Konzertreise Krakau', 'harmonie-1884', 'Männerchor', 38, 'bernd'),
  row(26, 'documents_sent', saxonyElbe, 'Elbe und Semperoper', 'stadtwerke-senioren', 'Seniorengemeinschaft', 45, 'meike'),

  row(33, 'booked', lowCountries, 'Museen in Holland', 'akademie-am-schloss', 'Akademie, Kurs B', 24, 'anna', { importId: 'BP-20417' }),
  row(52, 'booked', berlinSchool, 'Berlin, geteilt und geeint', 'gymnasium-dreiland', 'Kurs Geschichte', 52, 'tobias'),
  row(61, 'booked', silesiaCracow, 'Chorfahrt Schlesien', 'madrigalchor-nordheide', 'Madrigalchor', 34, 'bernd'),
  row(88, 'booked', romePilgrimage, 'Gemeindereise Rom', 'pfarrei-st-ursula', 'Pfarrei', 44, 'clara', { importId: 'BP-20421' }),
  row(104, 'booked', jutlandCoast, 'Bläsertage am Limfjord', 'posaunenchor-embsen', 'Posaunenchor', 31, 'jonas'),
  row(131, 'booked', southTyrol, 'Wandern in Südtirol', 'albverein-hegau', 'Bergfreunde', 30, 'clara'),
  row(163, 'booked', fjordNorway, 'Fjordrunde', 'landfrauen-elbmarsch', 'LandFrauen', 38, 'bernd', { importId: 'BP-20428' }),
  row(196, 'booked', rugenCoast, 'Wanderwoche Rügen', 'wanderfreunde-sachsenwald', 'Wanderfreunde', 26, 'meike'),
  row(243, 'booked', alsaceBurgundy, 'Burgund, Wein und Romanik', 'kunstkreis-markgraeflerland', 'Kunstkreis, Gruppe II', 27, 'clara'),

  row(58, 'pre_reservation', pragueSchool, 'Abschlussfahrt Prag', 'gymnasium-sternwall', 'Klasse 10b', 27, 'jonas'),
  row(79, 'pre_reservation', viennaMusic, 'Musikverein in Wien', 'musikverein-kaiserstuhl', 'Musikverein', 46, 'clara'),
  row(118, 'pre_reservation', balticCapitals, 'Baltikum mit Helsinki', 'vhs-uelzen-land', 'Kurs 4512', 32, 'anna'),
  row(157, 'pre_reservation', cornwallGardens, 'Gärten in Cornwall', 'landfrauen-elbmarsch', 'LandFrauen', 38, 'bernd'),
  row(214, 'pre_reservation', tuscanyClassic, 'Toskana, Land und Leute', 'frauenverein-basel', 'Frauenverein', 29, 'clara'),
  row(262, 'pre_reservation', rugenCoast, 'Vereinsfahrt Rügen', 'heimatverein-artlenburg', 'Heimatverein', 46, 'jonas'),
  row(301, 'pre_reservation', bachAndLuther, 'Auf den Spuren Luthers', 'st-petri-buxtehude', 'Gemeindegruppe', 35, 'bernd', adminOnly),

  row(91, 'offer_sent', lowCountries, 'Orgeln und Glockenspiele', 'st-petri-buxtehude', 'Orgelfreunde', 32, 'anna'),
  row(126, 'offer_sent', southTyrol, 'Konzertreise Südtirol', 'musikverein-kaiserstuhl', 'Musikverein', 48, 'anna'),
  row(171, 'offer_sent', swedenLakes, 'Chorfahrt Stockholm', 'madrigalchor-nordheide', 'Madrigalchor', 41, 'bernd'),
  row(228, 'offer_sent', alsaceBurgundy, 'Orgelreise Elsass', 'muensterchor-breisach', 'Orgelfreunde', 31, 'clara'),
  row(277, 'offer_sent', scotlandHighlands, 'Schottlands Schlösser', 'landfrauen-elbmarsch', 'LandFrauen', 36, 'bernd'),
  row(334, 'offer_sent', romePilgrimage, 'Romwallfahrt der Ministranten', 'pfarrei-st-ursula', 'Ministranten', 49, 'tobias'),
  row(396, 'offer_sent', tuscanyClassic, 'Toskana mit dem Betrieb', 'maschinenbau-kinzig', 'Jubilare und Partner', 44, 'clara', adminOnly),

  row(142, 'provisional_offer_sent', rugenCoast, 'Kraniche und Kreide', 'wanderfreunde-sachsenwald', 'Wanderfreunde', 28, 'meike'),
  row(236, 'provisional_offer_sent', cornwallGardens, 'Englands Südwesten', 'vhs-uelzen-land', 'Kurs 4530', 30, 'bernd'),
  row(318, 'provisional_offer_sent', berlinSchool, 'Klassenfahrt Berlin', 'gymnasium-dreiland', 'Klasse 9a', 28, 'tobias'),
  row(402, 'provisional_offer_sent', fjordNorway, 'Norwegen zum Jubiläum', 'harmonie-1884', 'Männerchor mit Partnern', 44, 'jonas'),
  row(447, 'provisional_offer_sent', viennaMusic, 'Wien im Takt', 'musikverein-kaiserstuhl', 'Jugendkapelle', 39, 'clara'),

  row(109, 'new', saxonyElbe, 'Seniorenfahrt an die Elbe', 'stadtwerke-senioren', 'Seniorengemeinschaft', 48, 'meike'),
  row(185, 'new', norwayChoir, 'Chorreise Norwegen, zweite Gruppe', 'kantorei-st-michael', 'Jugendkantorei', 40, 'anna'),
  row(256, 'new', southTyrol, 'Bergwoche', 'albverein-hegau', 'Jugendgruppe', 24, 'tobias'),
  row(365, 'new', silesiaCracow, 'Choral tour to Cracow', 'anglo-german-choral', 'Choral Society', 33, 'bernd'),
  row(428, 'new', balticCapitals, 'Partnerstadt Tartu', 'partnerstaedte-goehrde', 'Freundeskreis', 22, 'anna', adminOnly),
  row(535, 'new', tuscanyArt, 'Probeangebot Toskana', 'kunstkreis-markgraeflerland', 'Vorlage', 30, 'clara', { isDummy: true }),
]
