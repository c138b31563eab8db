import type { Locale } from '../../accounts/options.ts'
import { listIn } from '../../typography/lists.ts'

/** The fixed words of an allotment contract beside those of the offer; '{Ihnen|dir}' as one is with its reader. */
export type AllotmentWords = {
  name: string
  /** What is held for whom, and on which prices it rests. @param trips 'Fjorde vom 14. bis 17. Mai 2027', one or more */
  text: (trips: readonly string[], offer: string) => string
  held: string
  columns: Readonly<Record<'what' | 'amount' | 'guests', string>>
  guests: string
  /** What a guest pays in such a room or cabin: more or less than the package price, nothing beside it, or nothing agreed. */
  supplement: (amount: string) => string
  reduction: (amount: string) => string
  inPackage: string
  byItself: string
  noSupplement: string
  noPrice: string
  stays: string
  /** What a change after the deadlines means. */
  release: string
  acceptance: { text: string; fields: (client: string, house: string) => string[] }
}

export const allotmentWordsIn: Readonly<Record<Locale, AllotmentWords>> = {
  de_DE: {
    name: 'Kontingentvertrag',
    text: (trips, offer) =>
      `für {Ihre|deine} ${trips.length === 1 ? 'Reise' : 'Reisen'} ${listIn('de_DE', trips)} halten wir {Ihnen|dir} das folgende Kontingent.${offer === '' ? '' : ` Grundlage sind die Leistungen und Preise des Angebots ${offer}.`}`,
    held: 'Kontingent',
    columns: { what: 'Zimmer oder Kabine', amount: 'Anzahl', guests: 'Gäste' },
    guests: 'Gäste in den Zimmern',
    supplement: (amount) => `Zuschlag ${amount}`,
    reduction: (amount) => `Ermäßigung ${amount}`,
    inPackage: 'im Reisepreis',
    byItself: 'mit der Überfahrt berechnet',
    noSupplement: 'kein Zuschlag vereinbart',
    noPrice: 'kein Preis vereinbart',
    stays: 'Häuser und Überfahrten',
    release:
      'Bis zu den genannten Fristen {können Sie|kannst du} Zimmer und Kabinen zurückgeben. Was danach nicht besetzt ist, wird nach den Konditionen berechnet.',
    acceptance: {
      text: 'Mit Kontingent, Fristen und Konditionen einverstanden:',
      fields: (client, house) => [
        'Ort, Datum',
        `Unterschrift für ${client}`,
        'Ort, Datum',
        `Unterschrift für ${house}`,
      ],
    },
  },
  en: {
    name: 'Allotment contract',
    text: (trips, offer) =>
      `For your ${trips.length === 1 ? 'trip' : 'trips'} ${listIn('en', trips)} we hold the following allotment for you.${offer === '' ? '' : ` It is based on the services and prices of offer ${offer}.`}`,
    held: 'Allotment',
    columns: { what: 'Room or cabin', amount: 'Number', guests: 'Guests' },
    guests: 'Guests in the rooms',
    supplement: (amount) => `supplement ${amount}`,
    reduction: (amount) => `reduction ${amount}`,
    inPackage: 'in the package price',
    byItself: 'charged with the crossing',
    noSupplement: 'no supplement agreed',
    noPrice: 'no price agreed',
    stays: 'Hotels and crossings',
    release:
      'Rooms and cabins may be released until the dates stated. Whatever remains unoccupied thereafter is charged according to the conditions.',
    acceptance: {
      text: 'We agree to the allotment, the deadlines and the conditions:',
      fields: (client, house) => ['Place, date', `Signature for ${client}`, 'Place, date', `Signature for ${house}`],
    },
  },
  fr: {
    name: 'Contrat de contingent',
    text: (trips, offer) =>
      `Pour ${trips.length === 1 ? 'votre voyage' : 'vos voyages'} ${listIn('fr', trips)}, nous tenons à votre disposition le contingent suivant.${offer === '' ? '' : ` Il repose sur les prestations et les prix de l’offre ${offer}.`}`,
    held: 'Contingent',
    columns: { what: 'Chambre ou cabine', amount: 'Nombre', guests: 'Personnes' },
    guests: 'Personnes dans les chambres',
    supplement: (amount) => `supplément ${amount}`,
    reduction: (amount) => `réduction ${amount}`,
    inPackage: 'dans le prix du voyage',
    byItself: 'facturée avec la traversée',
    noSupplement: 'aucun supplément convenu',
    noPrice: 'aucun prix convenu',
    stays: 'Hôtels et traversées',
    release:
      'Les chambres et cabines peuvent être rendues jusqu’aux échéances indiquées. Passé ce délai, ce qui n’est pas occupé est facturé selon les conditions.',
    acceptance: {
      text: 'Bon pour accord sur le contingent, les échéances et les conditions :',
      fields: (client, house) => ['Lieu, date', `Signature pour ${client}`, 'Lieu, date', `Signature pour ${house}`],
    },
  },
}
