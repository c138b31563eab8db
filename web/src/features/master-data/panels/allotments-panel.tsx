import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { allotmentContract } from '@reisewerk/domain/partners/allotment.contract.ts'
import { roomTypes } from '@reisewerk/domain/partners/allotments.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useMemo } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { day } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { houseFields } from '../child-sheet/child-columns.ts'
import { ChildSheet } from '../child-sheet/child-sheet.tsx'
import { AllotmentNights } from './allotment-nights.tsx'

type Allotment = ItemOf<typeof allotmentContract>

const fields = [
  { name: 'startAt', width: 104 },
  { name: 'endAt', title: 'Bis, letzte Nacht', width: 130 },
  { name: 'roomType', width: 160 },
  { name: 'rooms', title: 'Zimmer je Nacht', width: 130 },
  { name: 'releaseDays', title: 'Verfall, Tage vorher', width: 150 },
]

/** Rooms a hotel keeps free each night of a season, and what trips have taken of them (REQ-10). */
export function AllotmentsPanel({ id }: { id: number }) {
  const { organisations } = useSession()
  const all = useMemo(() => [...fields, ...houseFields(organisations)], [organisations])
  return (
    <>
      <ChildSheet
        title="Kontingente"
        hint="Zimmer, die das Haus je Nacht für uns frei hält"
        contract={allotmentContract}
        filter={{ 'provider.id': id, '_order[startAt]': 'asc' }}
        parent={{ provider: linkTo('hotels', id) }}
        fields={all}
        nameOf={nameOf}
        addLabel="Kontingent hinzufügen"
      />
      <AllotmentNights hotel={id} />
    </>
  )
}

function nameOf(item: Item): string {
  const { roomType, startAt } = item as unknown as Allotment // of this contract
  return `${roomTypes[roomType].label} ab ${day(startAt)}`
}
