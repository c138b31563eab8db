import type { OtherServiceCategory, PriceType } from '@reisewerk/domain/accounts/options.ts'
import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'

export interface DemoServiceType {
  name: string
  translations: Translations<'name' | 'meetingPoint'>
  category: OtherServiceCategory
  priceType: PriceType
  meetingPoint: string
  /** Minutes. */
  duration: number | null
  /** When it usually takes place: start, end, check-in. */
  dayTimes: readonly (readonly [string, string, string | null])[]
  /** Whose name tells that they offer it. */
  offeredBy: RegExp
  /** What the offer says of it. */
  description: string
  /** Price per person or group in cents. */
  cents: number
}

/** Kinds of other services, the first that fits a firm's name counts. */
export const serviceTypes: readonly DemoServiceType[] = [
  {
    name: 'Bootsfahrt',
    translations: {
      en: { name: 'Boat trip', meetingPoint: 'Jetty, a quarter of an hour before departure' },
      fr: { name: 'Promenade en bateau', meetingPoint: 'Embarcadère, un quart d’heure avant le départ' },
    },
    category: 'boat',
    priceType: 'per_person',
    meetingPoint: 'Anleger, eine Viertelstunde vor der Abfahrt',
    duration: 120,
    dayTimes: [
      ['11:00', '13:00', '10:45'],
      ['15:00', '17:00', '14:45'],
    ],
    offeredBy: /boot|schiff|Boat|dampfer|Kanalrundfahrt|Kurenkahn|Fjordsafari/i,
    description: 'Fahrt mit dem Boot, zwei Stunden, Plätze für die Gruppe reserviert',
    cents: 2_900,
  },
  {
    name: 'Verkostung',
    translations: {
      en: { name: 'Tasting', meetingPoint: 'Entrance to the courtyard' },
      fr: { name: 'Dégustation', meetingPoint: 'Entrée de la cour' },
    },
    category: 'meal',
    priceType: 'per_person',
    meetingPoint: 'Hofeingang',
    duration: 150,
    dayTimes: [['16:00', '18:30', null]],
    offeredBy: /Cantina|Weinkeller|Cave|Frantoio|Whisky|Heuriger|Brauhaus/i,
    description: 'Führung durch den Keller mit Verkostung und kleinem Imbiss',
    cents: 3_400,
  },
  {
    name: 'Eintritt mit Führung',
    translations: {
      en: { name: 'Entrance with guided tour', meetingPoint: 'Group ticket desk at the main entrance' },
      fr: { name: 'Entrée avec visite guidée', meetingPoint: 'Caisse des groupes à l’entrée principale' },
    },
    category: 'entrance',
    priceType: 'per_person',
    meetingPoint: 'Gruppenkasse am Haupteingang',
    duration: 90,
    dayTimes: [
      ['10:30', '12:00', '10:15'],
      ['14:00', '15:30', '13:45'],
    ],
    offeredBy: /Museum|Karten|Pforte|Tickets/i,
    description: 'Eintritt und Führung in deutscher Sprache, anderthalb Stunden',
    cents: 1_850,
  },
  {
    name: 'Seilbahn',
    translations: {
      en: { name: 'Cable car', meetingPoint: 'Valley station' },
      fr: { name: 'Téléphérique', meetingPoint: 'Station inférieure' },
    },
    category: 'excursion',
    priceType: 'per_person',
    meetingPoint: 'Talstation',
    duration: 180,
    dayTimes: [['10:00', '13:00', '09:40']],
    offeredBy: /Seilbahn|Bergführer/i,
    description: 'Berg- und Talfahrt, oben Zeit für einen Rundweg',
    cents: 4_700,
  },
  {
    name: 'Bustransfer',
    translations: {
      en: { name: 'Coach transfer', meetingPoint: 'In front of the hotel' },
      fr: { name: 'Transfert en bus', meetingPoint: 'Devant l’hôtel' },
    },
    category: 'bus',
    priceType: 'per_group',
    meetingPoint: 'Vor dem Hotel',
    duration: null,
    dayTimes: [],
    offeredBy: /Bus/,
    description: 'Transfer im Reisebus',
    cents: 48_000,
  },
  {
    name: 'Stadtführung',
    translations: {
      en: { name: 'Guided city tour', meetingPoint: 'In front of the town hall' },
      fr: { name: 'Visite guidée de la ville', meetingPoint: 'Devant l’hôtel de ville' },
    },
    category: 'guide',
    priceType: 'per_group',
    meetingPoint: 'Vor dem Rathaus',
    duration: 120,
    dayTimes: [
      ['10:00', '12:00', null],
      ['14:30', '16:30', null],
    ],
    offeredBy: /./,
    description: 'Rundgang mit einer Stadtführerin, zwei Stunden, deutschsprachig',
    cents: 18_000,
  },
]

/** The kind of service a firm offers, as its name tells. */
export function serviceTypeOf(firm: string): DemoServiceType {
  const found = serviceTypes.find(({ offeredBy }) => offeredBy.test(firm))
  if (found === undefined) throw new Error(`No service type for ${firm}`)
  return found
}
