import { printedKinds } from '../service-kinds.ts'
import { amountsIn } from '../typography/amounts.ts'
import { noBreakSpace } from '../typography/characters.ts'
import { kindWithinSentence } from './arrival-words.ts'
import type { DocumentWords } from './document-words.ts'

const { counted } = amountsIn.en
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

const passages = {
  ferry: 'Ferry',
  airline: 'Flight',
  train: 'Train',
  nightFerry: 'Overnight ferry',
  nightTrain: 'Night train',
} as const

export const englishWords: DocumentWords = {
  printed: {
    lang: 'en',
    region: 'GB',
    page: 'Page',
    of: 'of',
    itinerary: 'Itinerary',
    kinds: printedKinds('en'),
  },
  close: 'Kind regards',
  titles: { Frau: 'Ms', Herr: 'Mr' },
  facts: {
    trip: 'Trip',
    trips: 'Trips',
    date: 'Date',
    contact: 'Your contact',
    phone: 'Phone',
    email: 'E-mail',
  },
  quoted: (text) => `“${text}”`,
  emergency: () => 'Emergency phone',
  colon: ': ',
  day: (number) => `day${noBreakSpace}${number}`,
  days: (count) => counted(count, 'day', 'days'),
  nights: (count) => counted(count, 'night', 'nights'),
  atLeisure: 'At leisure',
  keyFacts: { duration: 'Duration', distance: 'Total distance', date: 'As of' },
  hotel: 'Hotel',
  hotelIn: (place) => `Hotel in ${place}`,
  stars: (count) => counted(count, 'star', 'stars'),
  service: 'Service',
  passages,
  with: (company) => `with ${company}`,
  onBoard: (vehicles) => `${vehicles} on board`,
  perPerson: (amount) => `${amount}${noBreakSpace}p.p.`,
  nightOnBoard: 'Night on board',
  nightOnTrain: 'Night on the train',
  lastsUntil: (day, clock) => `until ${day}${clock === null ? '' : `, ${clock}`}`,
  furtherNight: (night, hotel) => `${ordinals[night - 1] ?? `${night}th`} night, ${hotel}`,
  detailedRoute: 'Detailed itinerary',
  arrival: (passage) => {
    const kind = kindWithinSentence(passage, passages)
    return kind === null ? `Arrival of ${passage}` : `Arrival of the ${kind}`
  },
  arrivesOn: (day, clock) => `arrives ${day}, ${clock}`,
  map: {
    legend: { road: 'Coach', ferry: 'Ship', rail: 'Train', air: 'Flight' },
    legs: {
      road: (stop) => stop,
      ferry: (stop) => `by ship to ${stop}`,
      rail: (stop) => `by train to ${stop}`,
      air: (stop) => `by plane to ${stop}`,
    },
    nights: 'Numbers: the day of the trip on which you stay overnight',
    alt: (stops) => `Sketch map of the trip: ${stops}.`,
  },
}
