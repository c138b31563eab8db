import { agencyContract } from '@reisewerk/domain/partners/provider.contract.ts'
import type { ComponentProps } from 'react'
import { searchIn } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'

type Props = Omit<ComponentProps<typeof Lookup>, 'resource' | 'searchKey' | 'search'>

export function AgencyPicker(props: Props) {
  return (
    <Lookup
      placeholder="direkt"
      clearable
      {...props}
      resource="agencies"
      searchKey={['agencies', 'lookup']}
      search={searchIn(agencyContract, ({ name }) => name, { isRetired: false })}
    />
  )
}
