import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { allotmentContract, type NightOfHotel } from '@reisewerk/domain/partners/allotment.contract.ts'
import { fullestNight, roomTypes } from '@reisewerk/domain/partners/allotments.ts'
import { dateOfWire, idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { day } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { type ChildColumn, type ChildLine, houseFields } from '../child-sheet/child-columns.ts'
import { ChildSheet } from '../child-sheet/child-sheet.tsx'
import { AllotmentNights, nightsOf, standOf } from './allotment-nights.tsx'

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
  const { data: nights } = useQuery(nightsOf(id))
  const follows = useMemo(() => [standColumn(nights ?? [])], [nights])
  return (
    <>
      <ChildSheet
        title="Kontingente"
        hint="Zimmer, die das Haus je Nacht für uns frei hält"
        contract={allotmentContract}
        filter={{ 'provider.id': id, '_order[startAt]': 'asc' }}
        parent={{ provider: linkTo('hotels', id) }}
        fields={all}
        follows={follows}
        nameOf={nameOf}
        addLabel="Kontingent hinzufügen"
      />
      <AllotmentNights hotel={id} />
    </>
  )
}

/** What a season's fullest night has left, so that an overbooked one is seen without looking through its nights. */
function standColumn(nights: readonly NightOfHotel[]): ChildColumn {
  const fullest = ({ item }: Pick<ChildLine, 'item'>) => {
    if (item === null) return null
    const { roomType, organisationFilter, ...period } = item as unknown as Allotment // of this contract
    const [startAt, endAt] = [dateOfWire(period.startAt), dateOfWire(period.endAt)]
    if (startAt === null || endAt === null) return null
    const house = organisationFilter === null ? null : idOf(organisationFilter)
    return fullestNight(
      { roomType, startAt, endAt },
      nights.filter(({ organisation }) => organisation === house),
    )
  }
  return {
    ...{ key: 'stand', title: 'Knappste Nacht', width: 210, kind: { is: 'text' } },
    value: (row) => {
      const night = fullest(row)
      return night === null ? null : standOf(night)
    },
    change: () => ({}),
    lock: () => 'Folgt aus den Reisen, die Zimmer belegen.',
    draw: (row) => {
      const night = fullest(row)
      if (night === null) return ''
      return night.left < 0 ? <Badge tone="bad">{standOf(night)}</Badge> : standOf(night)
    },
  }
}

function nameOf(item: Item): string {
  const { roomType, startAt } = item as unknown as Allotment // of this contract
  return `${roomTypes[roomType].label} ab ${day(startAt)}`
}
