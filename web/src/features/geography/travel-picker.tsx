import {
  airportContract,
  destinationContract,
  trainStationContract,
} from '@reisewerk/domain/geography/geography.contract.ts'
import type { ComponentProps } from 'react'
import { searchIn } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'

type Props = Omit<ComponentProps<typeof Lookup>, 'searchKey' | 'search'>

/** An airport, found by name or by its three letters. */
export function AirportPicker(props: Props) {
  return (
    <Lookup
      {...props}
      searchKey={['airports', 'lookup']}
      search={searchIn(airportContract, ({ name, iataCode }) => `${name} (${iataCode})`, { isRetired: false })}
    />
  )
}

export function TrainStationPicker(props: Props) {
  return (
    <Lookup
      {...props}
      searchKey={['train_stations', 'lookup']}
      search={searchIn(trainStationContract, ({ name }) => name, { isRetired: false })}
    />
  )
}

export function DestinationPicker(props: Props) {
  return (
    <Lookup
      {...props}
      searchKey={['destinations', 'lookup']}
      search={searchIn(destinationContract, ({ name }) => name, { isRetired: false })}
    />
  )
}
