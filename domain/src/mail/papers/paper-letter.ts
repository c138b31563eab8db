import type { Locale } from '../../accounts/options.ts'
import { addressed } from '../../documents/salutation.ts'
import type { DocumentType } from '../../files/document.contract.ts'
import { type ToldTrip, tripsOfSentence } from './told-trips.ts'

type ClientPaper = 'offer' | 'offer_confirmation' | 'invoice' | 'trip' | 'route' | 'detailed_route'

/** What goes along with a paper to the client; the same words for people one is formal with and for others. */
const letters: Readonly<Record<Locale, Readonly<Record<ClientPaper | 'other', readonly string[]>>>> = {
  de_DE: {
    offer: [
      'anbei {erhalten Sie|bekommst du} unser Angebot für {Ihre|eure} Reise.',
      '{Haben Sie Fragen oder Wünsche, rufen Sie uns gern an|Hast du Fragen oder Wünsche, ruf uns gern an}.',
    ],
    offer_confirmation: [
      'vielen Dank für {Ihren|euren} Auftrag. Anbei {erhalten Sie|bekommst du} unsere Rückbestätigung.',
      'Bitte {prüfen Sie|prüfe} die Angaben und {melden Sie sich|melde dich}, wenn etwas nicht stimmt.',
    ],
    invoice: ['anbei {erhalten Sie|bekommst du} die Rechnung zu {Ihrer|eurer} Reise.'],
    trip: [
      'anbei {erhalten Sie|bekommst du} die Unterlagen für {Ihre|eure} Reise.',
      'Wir wünschen {Ihnen und Ihrer Gruppe|dir und deiner Gruppe} eine gute Reise.',
    ],
    route: ['anbei {erhalten Sie|bekommst du} den Verlauf {Ihrer|eurer} Reise.'],
    detailed_route: ['anbei {erhalten Sie|bekommst du} den ausführlichen Verlauf {Ihrer|eurer} Reise.'],
    other: ['anbei {erhalten Sie|bekommst du} ein Dokument zu {Ihrer|eurer} Reise.'],
  },
  en: {
    offer: ['Please find attached our offer for your tour.', 'If you have any questions, please give us a call.'],
    offer_confirmation: [
      'Thank you for your booking. Please find attached our confirmation.',
      'Please check the details and let us know if anything is not correct.',
    ],
    invoice: ['Please find attached the invoice for your tour.'],
    trip: ['Please find attached the documents for your tour.', 'We wish you and your group a pleasant journey.'],
    route: ['Please find attached the itinerary of your tour.'],
    detailed_route: ['Please find attached the detailed itinerary of your tour.'],
    other: ['Please find attached a document for your tour.'],
  },
  fr: {
    offer: [
      'Veuillez trouver ci-joint notre offre pour votre voyage.',
      'Nous restons à votre disposition pour toute question.',
    ],
    offer_confirmation: [
      'Nous vous remercions de votre réservation. Veuillez trouver ci-joint notre confirmation.',
      'Merci de vérifier les données et de nous signaler toute erreur.',
    ],
    invoice: ['Veuillez trouver ci-joint la facture de votre voyage.'],
    trip: [
      'Veuillez trouver ci-joint les documents de votre voyage.',
      'Nous vous souhaitons, à vous et à votre groupe, un agréable voyage.',
    ],
    route: ['Veuillez trouver ci-joint l’itinéraire de votre voyage.'],
    detailed_route: ['Veuillez trouver ci-joint l’itinéraire détaillé de votre voyage.'],
    other: ['Veuillez trouver ci-joint un document concernant votre voyage.'],
  },
}

/** The first sentence instead, where an offer speaks for several trips (OFFER-01). */
const ofSeveralTrips: Readonly<
  Record<Locale, Readonly<Record<'offer' | 'offer_confirmation', (trips: string) => string>>>
> = {
  de_DE: {
    offer: (trips) => `anbei {erhalten Sie|bekommst du} unser Angebot für {Ihre|eure} Reisen ${trips}.`,
    offer_confirmation: (trips) =>
      `vielen Dank für {Ihren|euren} Auftrag. Anbei {erhalten Sie|bekommst du} unsere Rückbestätigung für {Ihre|eure} Reisen ${trips}.`,
  },
  en: {
    offer: (trips) => `Please find attached our offer for your tours ${trips}.`,
    offer_confirmation: (trips) =>
      `Thank you for your booking. Please find attached our confirmation of your tours ${trips}.`,
  },
  fr: {
    offer: (trips) => `Veuillez trouver ci-joint notre offre pour vos voyages ${trips}.`,
    offer_confirmation: (trips) =>
      `Nous vous remercions de votre réservation. Veuillez trouver ci-joint notre confirmation de vos voyages ${trips}.`,
  },
}

/** Whether a paper is made for the client: it goes to the client's people and nobody else unasked (EASE-04). */
export function isForClient(type: DocumentType): type is ClientPaper {
  return Object.hasOwn(letters.de_DE, type) && type !== 'other'
}

/**
 * The paragraphs of a mail that takes a paper along, between greeting and signature (EASE-04).
 * @param isFormal which of '{Ihre|deine}' is written
 * @param trips of which an offer or its confirmation tells; several are named with their dates
 */
export function paperLetter(
  type: DocumentType,
  locale: Locale,
  isFormal: boolean,
  trips: readonly ToldTrip[] = [],
): string[] {
  const [first = '', ...others] = letters[locale][isForClient(type) ? type : 'other']
  const speaksForSeveral = trips.length > 1 && (type === 'offer' || type === 'offer_confirmation')
  const opening = speaksForSeveral ? ofSeveralTrips[locale][type](tripsOfSentence(locale, trips)) : first
  return [opening, ...others].map((line) => addressed(line, isFormal))
}
