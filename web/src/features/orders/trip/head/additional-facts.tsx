import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useSave } from '../../../../lib/use-save.ts'
import { InlineText } from '../../../../ui/inline-text.tsx'
import { settingsOf } from '../../../accounts/api.ts'
import type { Trip } from '../api.ts'

/** Fields the organisation gave itself, and what older trips still hold of fields it no longer has (HEAD-13). */
export function AdditionalFacts({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const filled = Object.keys(trip.additionalFields).filter((name) => trip.additionalFields[name] !== '')
  const names = [...new Set([...(settings?.orders.additionalFields ?? []), ...filled])]
  return names.map((name) => (
    <InlineText
      key={name}
      label={name}
      value={trip.additionalFields[name] ?? ''}
      maxLength={500}
      state={stateOf('additionalFields')}
      onSave={(value) => save({ additionalFields: { ...trip.additionalFields, [name]: value } })}
    />
  ))
}
