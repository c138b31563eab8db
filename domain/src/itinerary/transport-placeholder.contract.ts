import { passageTypes, trainCategories, trainTypes, wagonTypes } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, link } from '../contract/fields.ts'
import { airportContract, trainStationContract } from '../geography/geography.contract.ts'
import { airlineRequestContract, trainRequestContract } from '../requests/transport-request.contract.ts'
import { flightPriceTypes } from './offered-provider.ts'
import { commonFields, dashboard, sharedParts } from './placeholder-fields.contract.ts'

const airport = { contract: airportContract, groups: dashboard } as const
const trainStation = { contract: trainStationContract, groups: dashboard } as const

/** A flight; its airline is 'no-name' (id -1) until one is chosen (PLACE-15). */
export const airlinePlaceholderContract = contract({
  name: 'airline_placeholders',
  title: 'Flug',
  fields: {
    ...commonFields,
    startAirport: link('airports', { label: 'Startflughafen', nullable: true, expand: airport }),
    endAirport: link('airports', { label: 'Zielflughafen', nullable: true, expand: airport }),
    airline: link('airlines', { label: 'Airline', kinds: ['providers'] }),
    offerPriceType: choice(flightPriceTypes, { label: 'Preisangabe im Angebot', nullable: true }),
    requests: children(airlineRequestContract, { label: 'Anfragen', groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

/** A journey by train, by day or by night. */
export const trainPlaceholderContract = contract({
  name: 'train_placeholders',
  title: 'Zug',
  fields: {
    ...commonFields,
    type: choice(passageTypes, { label: 'Art' }),
    startTrainStation: link('train_stations', { label: 'Startbahnhof', nullable: true, expand: trainStation }),
    endTrainStation: link('train_stations', { label: 'Zielbahnhof', nullable: true, expand: trainStation }),
    trainType: choice(trainTypes, { label: 'Zugart', list: 'train_type' }),
    wagonType: choice(wagonTypes, { label: 'Wagenart', list: 'wagon_type' }),
    category: choice(trainCategories, { label: 'Klasse' }),
    hideClass: boolean({ label: 'Klasse nicht zeigen' }),
    requests: children(trainRequestContract, { label: 'Anfragen', groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})
