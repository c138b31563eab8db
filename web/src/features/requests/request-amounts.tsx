import type { ReactNode } from 'react'
import { CountField } from '../../ui/fields/count-field.tsx'
import { CellEdit } from '../../ui/inline/cell-edit.tsx'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import { useRequestSave } from './api.ts'
import { ContingentDifference } from './contingent-difference.tsx'

type Props = { orderId: number; request: ServiceRequest; title: string; told: string; display: ReactNode }

/** How many the provider holds, typed where it stands; how many were asked for stands in the form. */
export function RequestAmounts({ orderId, request, title, told, display }: Props) {
  const { save, stateOf } = useRequestSave(orderId, request)
  const { contingent } = request
  const label = `Reservierte Personen der Leistung ${title}`
  const cell = (
    <CellEdit<number | null>
      label={label}
      told={told}
      value={contingent.reservedAmount}
      state={stateOf('contingent.reservedAmount')}
      display={display}
      onSave={(typed) => {
        const reservedAmount = typed ?? 0
        save(
          { contingent: { reservedAmount } },
          { contingent: { ...contingent, reservedAmount } },
          'Kontingent konnte nicht geändert werden! Server Error!',
        )
      }}
    >
      {(draft, setDraft) => <CountField aria-label={label} value={draft} onChange={setDraft} w={64} autoFocus />}
    </CellEdit>
  )
  return (
    <>
      {cell}
      <ContingentDifference orderId={orderId} request={request} />
    </>
  )
}
