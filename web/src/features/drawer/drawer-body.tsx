import { Kbd } from '@mantine/core'
import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import {
  orderContingentFerryContract,
  orderContingentHotelContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { optionsOf } from '../../lib/api.ts'
import { colleaguesOf } from '../../lib/colleagues.ts'
import { useDeletedBy } from '../../lib/live/deletions.ts'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { newTypedCells } from '../../ui/sheet/typed-cells.ts'
import type { Lost } from '../../ui/sheet/use-edits.ts'
import { useRequestedAt } from '../../ui/sheet/use-requested-at.ts'
import { settingsOf } from '../accounts/api.ts'
import { daysOf } from '../itinerary/plan/days.ts'
import { plannedTripOf } from '../orders/trip/api.ts'
import { AddView } from './add-view.tsx'
import { EditView } from './edit-view.tsx'
import classes from './order-drawer.module.css'
import { type DrawerRow, linesIn } from './rows.ts'
import { type DrawerCells, useCells } from './use-cells.ts'
import type { Drawer } from './use-drawer-state.ts'

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
      {lost !== null && <LostText key={lost.row.id} {...lost} />}
      <Keys adds={drawer.view === 'add'} />
    </>
  )
}

/** Stands still while cells are edited. */
const Keys = memo(function Keys({ adds }: { adds: boolean }) {
  return (
    <footer className={classes.keys}>
      <span>
        <Kbd>Enter</Kbd> übernehmen
      </span>
      <span>
        <Kbd>Tab</Kbd> weiter
      </span>
      <span>
        <Kbd>Esc</Kbd> alten Wert behalten
      </span>
      <span>
        <Kbd>Strg</Kbd> <Kbd>V</Kbd> Block einfügen
      </span>
      <span>
        <Kbd>Strg</Kbd> <Kbd>D</Kbd> nach unten füllen
      </span>
      <span>
        <Kbd>Strg</Kbd> <Kbd>Z</Kbd> zurücknehmen
      </span>
      {adds && (
        <>
          <span>
            <Kbd>Esc</Kbd> neue Zeile verwerfen
          </span>
          <span>
            <Kbd>Strg</Kbd> <Kbd>Entf</Kbd> Zeile löschen
          </span>
        </>
      )}
    </footer>
  )
})

/** Tells who has deleted the line in which somebody was typing, and what they had typed. */
function LostText({ row, column, typed }: Lost<DrawerRow>) {
  const sentence = useDeletedBy(deletedOf(row))
  const { isPending } = useQuery(colleaguesOf(null))
  const isTold = useRef(false)
  // A notice is outside React, and stands there once.
  useEffect(() => {
    if (sentence === null || isPending || isTold.current) return
    isTold.current = true
    const name = column.fullTitle ?? column.title
    notice.bad(sentence, `${name}: „${typed}“ war noch nicht gespeichert.`)
  }, [sentence, isPending, column, typed])
  return null
}

function deletedOf({ request, service }: DrawerRow) {
  return request === null
    ? { what: 'diese Leistung', table: 'placeholders', row: service.id }
    : { what: 'diese Anfrage', table: 'requests', row: request.id }
}
