import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { providerCancellationContract } from '@reisewerk/domain/partners/cancellation-step.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useMemo } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { useSession } from '../../../lib/session.ts'
import { houseFields } from '../child-sheet/child-columns.ts'
import { ChildSheet } from '../child-sheet/child-sheet.tsx'

/** How it is reckoned stands last: with it a step has all it needs. */
const fields = [
  { name: 'days', width: 150 },
  { name: 'percent', width: 90 },
  { name: 'amount', width: 120 },
  { name: 'charge', width: 130 },
]

/** What a provider charges for cancelling; a new request takes it over (REQ-09). */
export function CancellationPanel({ id }: { id: number }) {
  const { user } = useSession()
  return user.maySeePurchase ? <Steps id={id} /> : null
}

function Steps({ id }: { id: number }) {
  const { organisations } = useSession()
  const all = useMemo(() => [...fields, ...houseFields(organisations)], [organisations])
  return (
    <ChildSheet
      title="Stornostaffel"
      hint="davor kostenfrei; eine neue Anfrage übernimmt sie"
      contract={providerCancellationContract}
      filter={{ 'provider.id': id, '_order[days]': 'desc' }}
      parent={{ provider: linkTo('providers', id) }}
      fields={all}
      nameOf={nameOf}
      addLabel="Stornostufe hinzufügen"
    />
  )
}

function nameOf(item: Item): string {
  const { days } = item as unknown as ItemOf<typeof providerCancellationContract> // of this contract
  return `Ab ${days} Tagen`
}
