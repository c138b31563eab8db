import { areaContract, placeContract } from '@reisewerk/domain/geography/geography.contract.ts'
import type { ComponentProps } from 'react'
import { searchIn } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'

type Props = Omit<ComponentProps<typeof Lookup>, 'searchKey' | 'search'>

/** A place out of all the agency knows. @param props.areaId narrows to the places of an area */
export function PlacePicker({ areaId, ...props }: Props & { areaId?: string | undefined }) {
  return (
    <Lookup
      {...props}
      searchKey={['places', 'lookup', areaId]}
      search={searchIn(placeContract, ({ name }) => name, { 'area.id': areaId, isRetired: false })}
    />
  )
}

export function AreaPicker(props: Props) {
  return (
    <Lookup
      {...props}
      searchKey={['areas', 'lookup']}
      search={searchIn(areaContract, ({ name }) => name, { isRetired: false })}
    />
  )
}
