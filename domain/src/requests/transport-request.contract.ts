import { classCategories, passageTypes, trainCategories, trainTypes, wagonTypes } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, integer, link, object, text } from '../contract/fields.ts'
import { cabinAmounts, commonFields, contingentFields, otherService, sharedParts } from './request-fields.contract.ts'

export const airlineRequestContract = contract({
  name: 'airline_requests',
  title: 'Fluganfrage',
  fields: {
    ...commonFields,
    contingent: object(contingentFields, { label: 'Kontingent' }),
    airline: link('airlines', { label: 'Airline', nullable: true, kinds: ['providers'] }),
    startAirport: link('airports', { label: 'Startflughafen', nullable: true }),
    endAirport: link('airports', { label: 'Zielflughafen', nullable: true }),
    flightNumber: text({ label: 'Flugnummer', max: 20 }),
    /** PNR. */
    ticketNr: text({ label: 'PNR', max: 60 }),
    foodOnBoard: boolean({ label: 'Essen an Bord' }),
  },
  ...sharedParts,
  siblings: [...otherService, 'train'],
})

/** Seats or compartments for so many persons, first or second class. */
export const trainRequestCabinContract = contract({
  name: 'train_request_cabins',
  title: 'Abteil',
  fields: {
    type: object(
      { persons: integer({ label: 'Personen', min: 1, max: 6 }), type: choice(classCategories, { label: 'Art' }) },
      { label: 'Art' },
    ),
    ...cabinAmounts,
  },
})

export const trainRequestContract = contract({
  name: 'train_requests',
  title: 'Zuganfrage',
  fields: {
    ...commonFields,
    contingent: object(
      {
        ...contingentFields,
        singleCabins: children(trainRequestCabinContract, { label: 'Einzelabteile' }),
        doubleCabins: children(trainRequestCabinContract, { label: 'Doppelabteile' }),
        otherCabins: children(trainRequestCabinContract, { label: 'Weitere Abteile' }),
      },
      { label: 'Kontingent' },
    ),
    train: link('trains', { label: 'Bahngesellschaft', nullable: true, kinds: ['providers'] }),
    type: choice(passageTypes, { label: 'Art' }),
    startTrainStation: link('train_stations', { label: 'Startbahnhof', nullable: true }),
    endTrainStation: link('train_stations', { label: 'Zielbahnhof', nullable: true }),
    trainNumber: text({ label: 'Zugnummer', max: 30 }),
    category: choice(trainCategories, { label: 'Klasse' }),
    trainType: choice(trainTypes, { label: 'Zugart', list: 'train_type' }),
    wagonType: choice(wagonTypes, { label: 'Wagenart', list: 'wagon_type' }),
    startTrack: text({ label: 'Gleis Abfahrt', max: 20 }),
    endTrack: text({ label: 'Gleis Ankunft', max: 20 }),
  },
  ...sharedParts,
  siblings: otherService,
})

export const otherRequestContract = contract({
  name: 'other_requests',
  title: 'Anfrage einer Zusatzleistung',
  fields: {
    ...commonFields,
    contingent: object(contingentFields, { label: 'Kontingent' }),
    /** Brings its provider, agency and type (001 §7). */
    otherService: link('other_services', { label: 'Angebotene Leistung', nullable: true }),
    otherServiceType: link('other_service_types', { label: 'Leistungsart', nullable: true }),
    meetingPoint: text({ label: 'Treffpunkt', max: 500, multiline: true }),
  },
  ...sharedParts,
  siblings: ['train'],
})
