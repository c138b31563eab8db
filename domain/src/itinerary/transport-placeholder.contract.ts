import { passageTypeKeys, trainCategoryKeys, trainTypeKeys, wagonTypeKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, link } from '../contract/fields.ts'
import { airportContract, trainStationContract } from '../geography/geography.contract.ts'
import { airlineRequestContract, trainRequestContract } from '../requests/transport-request.contract.ts'
import { commonFields, dashboard, sharedParts } from './placeholder-fields.contract.ts'

const airport = { contract: airportContract, groups: dashboard } as const
const trainStation = { contract: trainStationContract, groups: dashboard } as const

/** A flight; its airline is 'no-name' (id -1) until one is chosen (PLACE-15). */
export const airlinePlaceholderContract = contract({
  name: 'airline_placeholders',
  title: 'Flug',
  fields: {
    ...commonFields,
    startAirport: link('airports', { nullable: true, expand: airport }),
    endAirport: link('airports', { nullable: true, expand: airport }),
    airline: link('airlines', { kinds: ['providers'] }),
    requests: children(airlineRequestContract, { groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

/** A journey by train, by day or by night. */
export const trainPlaceholderContract = contract({
  name: 'train_placeholders',
  title: 'Zug',
  fields: {
    ...commonFields,
    type: choice(passageTypeKeys),
    startTrainStation: link('train_stations', { nullable: true, expand: trainStation }),
    endTrainStation: link('train_stations', { nullable: true, expand: trainStation }),
    trainType: choice(trainTypeKeys, { list: 'train_type' }),
    wagonType: choice(wagonTypeKeys, { list: 'wagon_type' }),
    category: choice(trainCategoryKeys),
    hideClass: boolean(),
    requests: children(trainRequestContract, { groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})
