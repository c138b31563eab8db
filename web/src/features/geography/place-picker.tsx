import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import {
  airportContract,
  areaContract,
  destinationContract,
  placeContract,
  portContract,
  trainStationContract,
} from '@reisewerk/domain/geography/geography.contract.ts'
import type { ComponentProps } from 'react'
import type { LookupResource } from '../../lib/in-place/quick-forms.ts'
import { searchIn } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'

type Props = Omit<ComponentProps<typeof Lookup>, 'resource' | 'searchKey' | 'search'>

/** A choice out of all the agency knows. @param filter narrows it to what belongs to the item of this number */
function pickerOf<C extends Contract<LookupResource>>(contract: C, nameOf: (item: ItemOf<C>) => string, filter = '') {
  return ({ within, ...props }: Props & { within?: string | undefined }) => (
    <Lookup
      {...props}
      resource={contract.name}
      given={givenBy(contract, filter, within)}
      searchKey={[contract.name, 'lookup', within]}
      search={searchIn(contract, nameOf, { isRetired: false, ...(within && { [filter]: within }) })}
    />
  )
}

/** A place that is made for an area lies in it; a port that is reached from another is no part of that. */
function givenBy({ fields }: Contract, filter: string, within: string | undefined) {
  const path = filter.replace(/\.id$/, '')
  return within !== undefined && path in fields ? { [path]: { value: within, label: '' } } : undefined
}

const name = (item: { name: string }) => item.name

/** `within` an area: its places. */
export const PlacePicker = pickerOf(placeContract, name, 'area.id')
export const AreaPicker = pickerOf(areaContract, name)
/** `within` the reach of a port: those to which a ferry goes from there (001 §7). */
export const PortPicker = pickerOf(portContract, name, 'startPort.id')
/** Found by its name or by its three letters. */
export const AirportPicker = pickerOf(airportContract, (item) => `${item.name} (${item.iataCode})`)
export const TrainStationPicker = pickerOf(trainStationContract, name)
export const DestinationPicker = pickerOf(destinationContract, name)
