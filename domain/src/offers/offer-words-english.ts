import { amountsIn } from '../typography/amounts.ts'
import { noBreakSpace } from '../typography/characters.ts'
import type { OfferWords } from './offer-words.ts'

const { counted } = amountsIn.en
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

export const englishOfferWords: OfferWords = {
  printed: {
    lang: 'en',
    region: 'GB',
    page: 'Page',
    of: 'of',
    itinerary: 'Itinerary',
    services: 'Services and prices',
    included: 'Included in the price',
    prices: 'Price',
    extras: 'Supplements and options',
    conditions: 'Terms and conditions',
    kinds: {
      hotel: 'Hotel',
      ferry: 'Ferry',
      airline: 'Flight',
      train: 'Train',
      other: 'Service',
      route: 'Route',
      free: 'Note',
    },
  },
  offer: 'Offer',
  greeting: 'Kind regards',
  salutation: {
    nobody: 'Dear Sir or Madam,',
    anybody: (name) => `Dear ${name},`,
    madam: (name) => `Dear Ms${noBreakSpace}${name},`,
    sir: (name) => `Dear Mr${noBreakSpace}${name},`,
  },
  titles: { Frau: 'Ms', Herr: 'Mr' },
  facts: {
    offer: 'Offer',
    trip: 'Trip',
    date: 'Date',
    optionUntil: 'Held until',
    contact: 'Your contact',
    phone: 'Phone',
    email: 'E-mail',
  },
  quoted: (text) => `“${text}”`,
  colon: ': ',
  yourTrip: (category) => `Your ${category}`,
  letter: {
    thanks: (category, period) =>
      `Thank you for your enquiry and your trust. We are pleased to send you our offer for your ${category} ${period}.`,
    follows: (list) => `On the following pages you will find ${list}.`,
    parts: { days: 'the itinerary day by day', services: 'the services', prices: 'the prices' },
    and: 'and',
    validUntil: (date) => `This offer is valid until ${date} and subject to availability thereafter.`,
    choices: (status) => `Services marked “${status}” are not included in the price; you are welcome to add them.`,
    close: 'Please do not hesitate to contact us with any questions or changes. We look forward to hearing from you.',
  },
  day: (number) => `day${noBreakSpace}${number}`,
  days: (count) => counted(count, 'day', 'days'),
  nights: (count) => counted(count, 'night', 'nights'),
  atLeisure: 'At leisure',
  keyFacts: { duration: 'Duration', distance: 'Total distance', pricePerPerson: 'Price per person' },
  fromPrice: (amount) => `from ${amount}`,
  hotel: 'Hotel',
  hotelIn: (place) => `Hotel in ${place}`,
  stars: (count) => counted(count, 'star', 'stars'),
  service: 'Service',
  passages: {
    ferry: 'Ferry',
    airline: 'Flight',
    train: 'Train',
    nightFerry: 'Overnight ferry',
    nightTrain: 'Night train',
  },
  with: (company) => `with ${company}`,
  perPerson: (amount) => `${amount}${noBreakSpace}p.p.`,
  onRequest: 'on request',
  includedNights: (nights, hotels, stars) => {
    const where = `${counted(nights, 'night', 'nights')} in ${hotels === 1 ? 'a hotel' : 'hotels'}`
    if (stars === null) return where
    const [least, most] = stars
    return `${where} with ${least === most ? '' : `${least} to `}${counted(most, 'star', 'stars')}`
  },
  nightOnBoard: 'Night on board',
  nightOnTrain: 'Night on the train',
  furtherNight: (night, hotel) => `${ordinals[night - 1] ?? `${night}th`} night, ${hotel}`,
  packageTitle: 'Price per person in a double room',
  fromPax: (persons) => `from ${persons}${noBreakSpace}guests`,
  singleTitle: 'Single room supplement per person',
  upToSingles: (rooms) => `up to ${rooms}${noBreakSpace}${rooms === 1 ? 'room' : 'rooms'}`,
  everySingle: 'in a single room',
  whatDecides: 'The number of paying guests at the start of the trip is decisive.',
  minimumPax: (persons) => `Minimum number of participants: ${persons}.`,
  map: {
    legend: { road: 'Coach', ferry: 'Ship', rail: 'Train', air: 'Flight' },
    legs: {
      road: (stop) => stop,
      ferry: (stop) => `by ship to ${stop}`,
      rail: (stop) => `by train to ${stop}`,
      air: (stop) => `by plane to ${stop}`,
    },
    nights: 'Figures: nights by day of the trip',
    alt: (stops) => `Sketch map of the trip: ${stops}.`,
  },
}
