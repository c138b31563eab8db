import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { InlineText } from '../../../../ui/inline-text.tsx'
import { settingsOf } from '../../../accounts/api.ts'
import type { Trip } from '../api.ts'

/** Fields the organisation gave itself, and what older trips still hold of fields it no longer has (HEAD-13). */
export function AdditionalFacts({ trip }: { trip: Trip }) {
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  // Typed and not yet kept: the server leaves the fields that are not named as they are.
  const typed = useRef<Record<string, string>>({})
  const [sentNames, setSentNames] = useState<readonly string[]>([])
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const filled = Object.keys(trip.additionalFields).filter((name) => textOf(trip, name) !== '')
  const names = [...new Set([...(settings?.orders.additionalFields ?? []), ...filled])]
  function keep(name: string, value: string) {
    const sent = { ...typed.current, [name]: value }
    typed.current = sent
    setSentNames(Object.keys(sent))
    const settle = () => {
      if (typed.current === sent) typed.current = {}
    }
    save(
      { additionalFields: sent },
      { shown: { additionalFields: { ...trip.additionalFields, ...sent } }, onSaved: settle, onFailed: settle },
    )
  }
  return names.map((name) => (
    <InlineText
      key={name}
      label={name}
      value={textOf(trip, name)}
      maxLength={500}
      {...(sentNames.includes(name) && {
        state: stateOf('additionalFields'),
        refusal: errorOf('additionalFields')?.reason,
      })}
      onSave={(value) => keep(name, value)}
    />
  ))
}

/** Names are free: what every object has by itself is no value of the trip. */
function textOf({ additionalFields }: Trip, name: string): string {
  return (Object.hasOwn(additionalFields, name) && additionalFields[name]) || ''
}
