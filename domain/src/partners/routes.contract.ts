import { passageTypes, trainTypes } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { choice, integer, link, text } from '../contract/fields.ts'
import { trainStationContract } from '../geography/geography.contract.ts'
import { trainContract } from './provider.contract.ts'

export const airlineRouteContract = contract({
  name: 'airline_routes',
  title: 'Flugstrecke',
  fields: {
    airline: link('airlines', { label: 'Airline', required: true }),
    startAirport: link('airports', { label: 'Von', required: true }),
    endAirport: link('airports', { label: 'Nach', required: true }),
  },
  filters: { id: 'in', 'airline.id': 'in', 'startAirport.id': 'in', 'endAirport.id': 'in' },
})

const named = ['train_route_read'] as const
const station = { contract: trainStationContract, groups: named } as const

/** Between which stations a railway company runs, and how (001 §7). */
export const trainRouteContract = contract({
  name: 'train_routes',
  title: 'Zugstrecke',
  fields: {
    train: link('trains', { label: 'Bahn', nullable: true, expand: { contract: trainContract, groups: named } }),
    startTrainStation: link('train_stations', { label: 'Von', required: true, expand: station }),
    endTrainStation: link('train_stations', { label: 'Nach', required: true, expand: station }),
    type: choice(passageTypes, { label: 'Fahrt' }),
    trainType: choice(trainTypes, { label: 'Zugart' }),
    departureTimeOfDay: text({
      label: 'Abfahrt',
      nullable: true,
      pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
      message: 'Bitte eine Uhrzeit wie 18:30 eingeben',
    }),
    durationMinutes: integer({ label: 'Dauer in Minuten', unit: 'min', min: 1, max: 20_000, nullable: true }),
  },
  filters: { id: 'in', 'train.id': 'in', 'startTrainStation.id': 'in', 'endTrainStation.id': 'in', type: 'in' },
  orderBy: ['id', 'startTrainStation', 'endTrainStation'],
  search: true,
  houseLists: { types: 'passage_type', trainTypes: 'train_type' },
})
