import type { ContactRole, Locale } from '../../accounts/options.ts'
import { type CalendarDate, germanDate } from '../../calendar-date.ts'
import { datesIn } from '../../typography/date-words.ts'

/** The fixed words of the page for the road in one language; what people typed is told as they have it in that language (decision 169). */
export type RoadWords = {
  readonly lang: string
  readonly contents: string
  readonly today: string
  readonly days: string
  readonly contacts: string
  readonly rooms: string
  readonly noDays: string
  readonly noContacts: string
  readonly atLeisure: string
  readonly call: (name: string) => string
  readonly voucher: string
  /** Above what is known of a service for which no voucher is handed over. */
  readonly details: string
  readonly provider: string
  readonly contactPerson: string
  /** When the page was read. @param clock 'HH:mm', both of Germany */
  readonly asOf: (day: CalendarDate, clock: string) => string
  /** Behind it: that the phone keeps the page, that it has no network. */
  readonly kept: string
  readonly offline: string
  /** In place of the page, once its link has ended or was revoked. */
  readonly over: string
  readonly gone: string
  readonly emergency: string
  readonly office: string
  readonly roles: Readonly<Record<ContactRole, string>>
}

export const roadWordsIn: Readonly<Record<Locale, RoadWords>> = {
  de_DE: {
    lang: 'de',
    contents: 'Inhalt',
    today: 'Heute',
    days: 'Tage',
    contacts: 'Kontakte',
    rooms: 'Zimmer',
    noDays: 'Es sind noch keine Tage geplant.',
    noContacts: 'Es sind keine Kontakte hinterlegt.',
    atLeisure: 'Zur freien Verfügung',
    call: (name) => `${name} anrufen`,
    voucher: 'Voucher',
    details: 'Angaben',
    provider: 'Leistungsträger',
    contactPerson: 'Ansprechpartner',
    asOf: (day, clock) => `Stand ${germanDate(day)} ${clock} Uhr`,
    kept: ' · auf diesem Gerät gespeichert',
    offline: ' · ohne Netz',
    over: 'Dieser Link gilt nicht mehr.',
    gone: 'Das gibt es hier nicht.',
    emergency: 'Notruf',
    office: 'Büro',
    roles: {
      '1_contact': 'Ansprechpartner',
      '1_tour_guide': 'Reiseleitung',
      '3_bus_driver': 'Busfahrer',
      '4_travel_companion': 'Reisebegleitung (Notfallkontakt)',
    },
  },
  en: {
    lang: 'en',
    contents: 'Contents',
    today: 'Today',
    days: 'Days',
    contacts: 'Contacts',
    rooms: 'Rooms',
    noDays: 'No days have been planned yet.',
    noContacts: 'There are no contacts.',
    atLeisure: 'At leisure',
    call: (name) => `Call ${name}`,
    voucher: 'Voucher',
    details: 'Details',
    provider: 'Provider',
    contactPerson: 'Contact person',
    asOf: (day, clock) => `As of ${datesIn.en.longDate(day)}, ${datesIn.en.clock(clock)} (German time)`,
    kept: ' · saved on this device',
    offline: ' · offline',
    over: 'This link is no longer valid.',
    gone: 'There is nothing here.',
    emergency: 'Emergency phone',
    office: 'Office',
    roles: {
      '1_contact': 'Contact',
      '1_tour_guide': 'Tour leader',
      '3_bus_driver': 'Bus driver',
      '4_travel_companion': 'Travel companion (emergency contact)',
    },
  },
  fr: {
    lang: 'fr',
    contents: 'Sommaire',
    today: 'Aujourd’hui',
    days: 'Jours',
    contacts: 'Contacts',
    rooms: 'Chambres',
    noDays: 'Aucun jour n’est encore prévu.',
    noContacts: 'Aucun contact n’est indiqué.',
    atLeisure: 'Journée libre',
    call: (name) => `Appeler ${name}`,
    voucher: 'Bon d’échange',
    details: 'Détails',
    provider: 'Prestataire',
    contactPerson: 'Interlocuteur',
    asOf: (day, clock) => `Au ${datesIn.fr.longDate(day)}, ${datesIn.fr.clock(clock)} (heure allemande)`,
    kept: ' · enregistré sur cet appareil',
    offline: ' · hors ligne',
    over: 'Ce lien n’est plus valable.',
    gone: 'Il n’y a rien ici.',
    emergency: 'Numéro d’urgence',
    office: 'Bureau',
    roles: {
      '1_contact': 'Contact',
      '1_tour_guide': 'Accompagnateur',
      '3_bus_driver': 'Conducteur du car',
      '4_travel_companion': 'Accompagnant (contact d’urgence)',
    },
  },
}
