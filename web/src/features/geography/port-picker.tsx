import { portContract } from '@reisewerk/domain/geography/geography.contract.ts'
import type { ComponentProps } from 'react'
import { searchIn } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'

type Props = Omit<ComponentProps<typeof Lookup>, 'searchKey' | 'search'> & {
  /** Only ports that are reached from this one (001 §7). */
  from?: string | undefined
}

/** A port; with `from` only the ports a ferry goes to from there. */
export function PortPicker({ from, ...props }: Props) {
  return (
    <Lookup
      {...props}
      searchKey={['ports', 'lookup', from]}
      search={searchIn(portContract, ({ name }) => name, { 'startPort.id': from, isRetired: false })}
    />
  )
}
