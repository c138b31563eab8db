import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import {
  orderContingentFerryContract,
  orderContingentHotelContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { optionsOf } from '../../lib/api.ts'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { KeyLegend, type LegendKey, sheetKeys } from '../../ui/sheet/key-legend.tsx'
import { LostText } from '../../ui/sheet/lost-text.tsx'
import { newTypedCells } from '../../ui/sheet/typed-cells.ts'
import type { Lost } from '../../ui/sheet/use-edits.ts'
import { useRequestedAt } from '../../ui/sheet/use-requested-at.ts'
import { settingsOf } from '../accounts/api.ts'
import { daysOf } from '../itinerary/plan/days.ts'
import { plannedTripOf } from '../orders/trip/api.ts'
import { AddView } from './add-view.tsx'
import { EditView } from './edit-view.tsx'
import { type DrawerRow, deletedOf, linesIn } from './rows.ts'
import { type DrawerCells, useCells } from './use-cells.ts'
import type { Drawer } from './use-drawer-state.ts'

const keysOfAdding: readonly LegendKey[] = [
  ...sheetKeys,
  { keys: ['Esc'], does: 'neue Zeile verwerfen' },
  { keys: ['Strg', 'Entf'], does: 'Zeile löschen' },
]

type CabinTypes = readonly { key: string; label: string }[]
type Props = {
  orderId: number
  drawer: Drawer
  onSaved: () => void
  /** Where what is typed outlives this body. */
  typed: RefObject<DrawerCells | null>
}

/** What the open drawer shows; the lines are the days of the trip as its page knows them. */
export default function DrawerBody({ orderId, drawer, onSaved, typed }: Props) {
  const days = useQuery(daysOf(orderId))
  const trip = useQuery(plannedTripOf(orderId))
  const rooms = useQuery(optionsOf(orderContingentHotelContract))
  const cabins = useQuery(optionsOf(orderContingentFerryContract))
  const house = trip.data === undefined ? 0 : idOf(trip.data.organisationFilter)
  const settings = useQuery({ ...settingsOf(house), enabled: trip.data !== undefined })
  const asked = (settings.data ?? defaultSettings).itinerary.driverChoice
  const lines = useMemo(() => (days.data === undefined ? null : linesIn(days.data.items)), [days.data])
  const isGone = (row: string) => lines?.has(row) === false
  typed.current ??= { typed: newTypedCells(), begun: new Set() }
  const cells = useCells(useRequestedAt(days), onSaved, asked, isGone, typed.current)
  const [lost, setLost] = useState<Lost<DrawerRow> | null>(null)

  // A failed read is told once, when it happens (001 §8).
  useEffect(() => {
    if (rooms.isError) notice.bad('Konnte das Hotelkontingent nicht bekommen! Server Error!')
  }, [rooms.isError])
  useEffect(() => {
    if (cabins.isError) notice.bad('Konnte das Fährenkontingent nicht bekommen! Server Error!')
  }, [cabins.isError])

  if (days.data === undefined || trip.data === undefined) {
    if (!days.isError && !trip.isError) return <LoadingRows rows={8} rowHeight={28} />
    const retry = () => void Promise.all([days.refetch(), trip.refetch()])
    return <ErrorState text="Die Daten der Schnellbearbeitung konnten nicht geladen werden." onRetry={retry} />
  }
  // What the contract lists.
  const cabinTypes = (cabins.data?.cabinType ?? []) as CabinTypes
  const shared = { days: days.data.items, trip: trip.data, cells, drawer, onLost: setLost }
  return (
    <>
      {drawer.view === 'edit' ? (
        <EditView {...shared} cabinTypes={cabinTypes} />
      ) : (
        <AddView {...shared} asked={asked} onSaved={onSaved} />
      )}
      {lost !== null && <LostText key={lost.row.id} {...lost} deleted={deletedOf(lost.row)} />}
      <KeyLegend keys={drawer.view === 'add' ? keysOfAdding : sheetKeys} />
    </>
  )
}
