import { amountsIn } from '../typography/amounts.ts'
import { noBreakSpace } from '../typography/characters.ts'
import type { OfferWords } from './offer-words.ts'

const { counted } = amountsIn.en

export const englishOfferWords: OfferWords = {
  printed: {
    services: 'Services and prices',
    included: 'Included in the price',
    prices: 'Price',
    extras: 'Supplements and options',
    conditions: 'Terms and conditions',
  },
  name: 'Offer',
  confirmation: 'Confirmation',
  acceptance: {
    text: 'We agree to the services, prices and conditions stated above:',
    fields: (client) => ['Place, date', `Signature for ${client}`],
  },
  optionUntil: 'Held until',
  yourTrip: (category) => `Your ${category}`,
  yourTrips: 'Your trips',
  letter: {
    yourTrip: (category) => `your ${category}`,
    yourTrips: 'your trips',
    thanks: (trips) => `Thank you for your enquiry and your trust. We are pleased to send you our offer for ${trips}.`,
    confirms: (trips) => `Thank you for your booking. We are pleased to confirm ${trips}.`,
    follows: (list) => `On the following pages you will find ${list}.`,
    parts: {
      days: 'the itinerary day by day',
      stages: 'an overview of the stages',
      services: 'the services',
      prices: 'the prices',
    },
    validUntil: (date) => `This offer is valid until ${date} and subject to availability thereafter.`,
    choices: (status) => `Services marked “${status}” are not included in the price; you are welcome to add them.`,
    close: 'Please do not hesitate to contact us with any questions or changes. We look forward to hearing from you.',
  },
  photoBy: (maker) => `Photo: ${maker}`,
  photo: 'Photo',
  pricePerPerson: 'Price per person',
  fromPrice: (amount) => `from ${amount}`,
  onRequest: 'on request',
  includedNights: (nights, hotels, stars) => {
    const stay = counted(nights, 'night', 'nights')
    if (stars === null) return `${stay} in ${hotels === 1 ? 'a hotel' : 'hotels'}`
    const [least, most] = stars
    const kind = `${least === most ? '' : `${least}- to `}${most}-star`
    return `${stay} in ${hotels === 1 ? `a ${kind} hotel` : `${kind} hotels`}`
  },
  packageTitle: 'Price per person in a double room',
  fromPax: (persons) => `from ${persons}${noBreakSpace}guests`,
  singleTitle: 'Single room supplement per person',
  ownSingleTitle: 'Price per person in a single room',
  singleOccupancy: 'single occupancy supplement',
  otherRooms: 'Price in other rooms',
  supplements: 'Supplements for other rooms and cabins',
  extras: 'Further services',
  discounts: 'Reductions',
  upToSingles: (rooms) => `up to ${rooms}${noBreakSpace}${rooms === 1 ? 'room' : 'rooms'}`,
  everySingle: 'in a single room',
  whatDecides: 'The price depends on the number of participants at the start of the trip, free places included.',
  minimumPax: (persons) => `Minimum number of participants: ${persons}.`,
  freePlaces: 'Free places',
  freePlace: (persons, room) =>
    `1${noBreakSpace}free place${room === null ? '' : room === 'single' ? ' in a single room' : ' in a double room'} from ${persons}${noBreakSpace}guests`,
  exampleHotel: (name) => `Sample hotel ${name}`,
  exampleProvider: (name) => `e.g. ${name}`,
  flightPrices: {
    historical: 'non-binding guide price',
    not_reserved: 'non-binding air fare',
    reserved: 'air fare',
  },
  deadlines: {
    until: (date) => `until ${date}`,
    beforeStart: (days, isLast) => `${isLast ? 'from' : 'up to'} ${counted(days, 'day', 'days')} before departure`,
    afterEnd: (days) => `up to ${counted(days, 'day', 'days')} after the end of the trip`,
  },
  categories: {
    Angebotsoption: 'Option on this offer',
    Stornokosten: 'Cancellation charges',
    Zahlungen: 'Payments',
    Konditionen: 'Further conditions',
  },
}
