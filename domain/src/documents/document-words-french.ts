import { printedKinds } from '../service-kinds.ts'
import { amountsIn } from '../typography/amounts.ts'
import { narrowSpace, noBreakSpace } from '../typography/characters.ts'
import { kindWithinSentence } from './arrival-words.ts'
import type { DocumentWords } from './document-words.ts'

const { counted } = amountsIn.fr
const ordinals = [
  'Première',
  'Deuxième',
  'Troisième',
  'Quatrième',
  'Cinquième',
  'Sixième',
  'Septième',
  'Huitième',
  'Neuvième',
  'Dixième',
]
const colon = `${noBreakSpace}: `
const quoted = (text: string) => `«${narrowSpace}${text}${narrowSpace}»`

const passages = {
  ferry: 'Ferry',
  airline: 'Vol',
  train: 'Trajet en train',
  nightFerry: 'Ferry de nuit',
  nightTrain: 'Train de nuit',
} as const

export const frenchWords: DocumentWords = {
  printed: {
    lang: 'fr',
    region: 'FR',
    page: 'Page',
    of: 'sur',
    itinerary: 'Programme du voyage',
    kinds: printedKinds('fr'),
  },
  close: 'Cordialement',
  titles: { Frau: 'Madame', Herr: 'Monsieur' },
  facts: {
    trip: 'Voyage',
    trips: 'Voyages',
    date: 'Date',
    contact: 'Votre contact',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  quoted,
  emergency: () => 'Numéro d’urgence',
  colon,
  day: (number) => `jour${noBreakSpace}${number}`,
  days: (count) => counted(count, 'jour', 'jours'),
  nights: (count) => counted(count, 'nuit', 'nuits'),
  atLeisure: 'Journée libre',
  keyFacts: { duration: 'Durée', distance: 'Distance totale', date: 'Au' },
  hotel: 'Hôtel',
  hotelIn: (place) => `Hôtel à ${place}`,
  stars: (count) => counted(count, 'étoile', 'étoiles'),
  service: 'Prestation',
  passages,
  with: (company) => `avec ${company}`,
  onBoard: (vehicles) => `${vehicles} à bord`,
  perPerson: (amount) => `${amount}/pers.`,
  nightOnBoard: 'Nuit à bord',
  nightOnTrain: 'Nuit dans le train',
  lastsUntil: (day, clock) => `jusqu’au ${day}${clock === null ? '' : `, ${clock}`}`,
  furtherNight: (night, hotel) => `${ordinals[night - 1] ?? `${night}e`} nuit, ${hotel}`,
  detailedRoute: 'Programme détaillé',
  arrival: (passage) => {
    const kind = kindWithinSentence(passage, passages)
    return kind === null ? `Arrivée${colon}${passage}` : `Arrivée du ${kind}`
  },
  arrivesOn: (day, clock) => `arrivée ${day}, ${clock}`,
  map: {
    legend: { road: 'Car', ferry: 'Bateau', rail: 'Train', air: 'Avion' },
    legs: {
      road: (stop) => stop,
      ferry: (stop) => `en bateau vers ${stop}`,
      rail: (stop) => `en train vers ${stop}`,
      air: (stop) => `en avion vers ${stop}`,
    },
    nights: `Chiffres${colon}jour du voyage où vous passez la nuit`,
    alt: (stops) => `Croquis du voyage${colon}${stops}.`,
  },
}
