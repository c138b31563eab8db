import { addressContract } from '@reisewerk/domain/partners/client.contract.ts'
import { IconMapPin } from '@tabler/icons-react'
import type { QuickResource } from '../../../lib/in-place/quick-forms.ts'
import { describe, type Kind } from '../kind.ts'
import { kinds } from '../kinds.ts'

/** Addresses have no page of their own: they stand on that of their client, and where one is picked. */
const addressKind = describe(addressContract, {
  icon: IconMapPin,
  newLabel: 'Neue Adresse',
  columns: [{ name: 'streetAddress' }],
  defaultSort: 'id',
  groups: [
    {
      title: 'Adresse',
      fields: [{ name: 'streetAddress' }, { name: 'zip' }, { name: 'city' }, { name: 'country' }],
    },
  ],
})

/** What is made in place, and how its fields are edited. */
export const quickKinds: Readonly<Record<QuickResource, Kind>> = { ...kinds, addresses: addressKind }
