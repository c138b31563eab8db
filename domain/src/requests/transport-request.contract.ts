import {
  classCategoryKeys,
  passageTypeKeys,
  trainCategoryKeys,
  trainTypeKeys,
  wagonTypeKeys,
} from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, integer, link, object, text } from '../contract/fields.ts'
import { cabinAmounts, commonFields, contingentFields, otherService, sharedParts } from './request-fields.contract.ts'

export const airlineRequestContract = contract({
  name: 'airline_requests',
  title: 'Fluganfrage',
  fields: {
    ...commonFields,
    contingent: object(contingentFields),
    airline: link('airlines', { nullable: true, kinds: ['providers'] }),
    startAirport: link('airports', { nullable: true }),
    endAirport: link('airports', { nullable: true }),
    flightNumber: text({ max: 20 }),
    /** PNR. */
    ticketNr: text({ max: 60 }),
    foodOnBoard: boolean(),
  },
  ...sharedParts,
  siblings: [...otherService, 'train'],
})

/** Seats or compartments for so many persons, first or second class. */
export const trainRequestCabinContract = contract({
  name: 'train_request_cabins',
  title: 'Abteil',
  fields: { type: object({ persons: integer({ min: 1, max: 6 }), type: choice(classCategoryKeys) }), ...cabinAmounts },
})

export const trainRequestContract = contract({
  name: 'train_requests',
  title: 'Zuganfrage',
  fields: {
    ...commonFields,
    contingent: object({
      ...contingentFields,
      singleCabins: children(trainRequestCabinContract),
      doubleCabins: children(trainRequestCabinContract),
      otherCabins: children(trainRequestCabinContract),
    }),
    train: link('trains', { nullable: true, kinds: ['providers'] }),
    type: choice(passageTypeKeys),
    startTrainStation: link('train_stations', { nullable: true }),
    endTrainStation: link('train_stations', { nullable: true }),
    trainNumber: text({ max: 30 }),
    category: choice(trainCategoryKeys),
    trainType: choice(trainTypeKeys, { list: 'train_type' }),
    wagonType: choice(wagonTypeKeys, { list: 'wagon_type' }),
    startTrack: text({ max: 20 }),
    endTrack: text({ max: 20 }),
  },
  ...sharedParts,
  siblings: otherService,
})

export const otherRequestContract = contract({
  name: 'other_requests',
  title: 'Anfrage einer Zusatzleistung',
  fields: {
    ...commonFields,
    contingent: object(contingentFields),
    /** Brings its provider, agency and type (001 §7). */
    otherService: link('other_services', { nullable: true }),
    otherServiceType: link('other_service_types', { nullable: true }),
    meetingPoint: text({ max: 500, multiline: true }),
  },
  ...sharedParts,
  siblings: ['train'],
})
