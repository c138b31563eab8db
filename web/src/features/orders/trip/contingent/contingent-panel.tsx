import {
  orderContingentFerryContract,
  orderContingentHotelContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import {
  type Entry,
  type Figures,
  isEditableCabinRow,
  isEditableHotelRow,
  paxOf,
  totalOf,
} from '@reisewerk/domain/orders/contingent-rows.ts'
import { useState } from 'react'
import { day } from '../../../../lib/format.ts'
import type { SaveState } from '../../../../lib/saving/save-states.ts'
import { SaveMark } from '../../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { Trip } from '../api.ts'
import { AmountCell, ReasonsContext } from './amount-cell.tsx'
import { ContingentMenu } from './contingent-menu.tsx'
import classes from './contingent-panel.module.css'
import { type Amount, useContingentSave } from './use-contingent-save.ts'

const sizes = [
  { label: 'DZ / DK', persons: 2, rooms: 'doubleRooms', cabins: 'doubleCabins' },
  { label: 'EZ / EK', persons: 1, rooms: 'singleRooms', cabins: 'singleCabins' },
  { label: '3Z / 3K', persons: 3, rooms: 'tripleRooms', cabins: 'tripleCabins' },
  { label: '4Z / 4K', persons: 4, rooms: 'quadrupleRooms', cabins: 'quadrupleCabins' },
] as const
const heads = ['K', 'B', '+/−'] as const

/** Contingent asked for and booked, by size; typing and keys go through it like a sheet (CAP-01, CAP-02). */
export function ContingentPanel({ trip }: { trip: Trip }) {
  const { hotelContingent: hotel, ferryContingent: ferry } = trip
  const rooms = useContingentSave(orderContingentHotelContract, hotel, trip.id)
  const cabins = useContingentSave(orderContingentFerryContract, ferry, trip.id)
  const [reasons, setReasons] = useState<HTMLElement | null>(null)
  if (hotel === null || ferry === null) return <Panel title={title}>Diese Reise hat kein Kontingent.</Panel>
  const allRooms = sizes.flatMap((size) => hotel[size.rooms])
  const allCabins = [...sizes.flatMap((size) => ferry[size.cabins]), ...ferry.otherCabins]
  const larger = { rooms: largerThan(4, allRooms), cabins: largerThan(4, allCabins) }
  const ofType = (entries: readonly Entry[], isInside: boolean) =>
    entries.filter(({ type }) => (type.type === 'inside') === isInside)
  return (
    <Panel title={title} flush actions={<ContingentMenu trip={trip} hotelId={hotel.id} ferryId={ferry.id} />}>
      <ReasonsContext value={reasons}>
        <table className={classes.table}>
          <colgroup>
            <col className={classes.names} />
          </colgroup>
          <Head updated={trip.lastContingentUpdate} />
          <tbody>
            {sizes.map((size) => {
              const listed = ferry[size.cabins]
              const listedRooms = hotel[size.rooms]
              // The list of rooms for four holds those for five and six, too (CAP-05).
              const ofSize = listedRooms.filter(({ type }) => type.persons === size.persons)
              const single = ofSize[0]
              const edit = isEditableCabinRow(listed)
              return (
                <tr key={size.label}>
                  <th scope="row">{size.label}</th>
                  <Cells
                    name={`Hotel ${size.label}`}
                    figures={totalOf(ofSize)}
                    state={rooms.stateOf(size.rooms)}
                    onChange={
                      single !== undefined && isEditableHotelRow(ofSize)
                        ? (amount) => rooms.save(size.rooms, listedRooms.indexOf(single), amount)
                        : undefined
                    }
                  />
                  {[true, false].map((isInside) => (
                    <Cells
                      key={String(isInside)}
                      name={`Fähre ${isInside ? 'Innen' : 'Außen'} ${size.label}`}
                      figures={totalOf(ofType(listed, isInside))}
                      state={cabins.stateOf(size.cabins)}
                      onChange={
                        edit
                          ? (amount) =>
                              cabins.save(size.cabins, indexOf(listed, isInside ? 'inside' : 'outside'), amount)
                          : undefined
                      }
                    />
                  ))}
                </tr>
              )
            })}
            {larger.rooms.length + larger.cabins.length > 0 && (
              <tr>
                <th scope="row">ab 5Z / 5K</th>
                <Cells name="Hotel ab 5Z / 5K" figures={totalOf(larger.rooms)} />
                <Cells name="Fähre Innen ab 5Z / 5K" figures={totalOf(ofType(larger.cabins, true))} />
                <Cells name="Fähre Außen ab 5Z / 5K" figures={totalOf(ofType(larger.cabins, false))} />
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Pax</th>
              <Cells name="Hotel Pax" figures={paxOf(allRooms)} />
              <Cells name="Fähre Innen Pax" figures={paxOf(ofType(allCabins, true))} />
              <Cells name="Fähre Außen Pax" figures={paxOf(ofType(allCabins, false))} />
            </tr>
          </tfoot>
        </table>
      </ReasonsContext>
      <div ref={setReasons} />
    </Panel>
  )
}

const title = 'KONTINGENT (K) UND BUCHUNGSSTAND (B)'

function largerThan(persons: number, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ type }) => type.persons > persons)
}

function indexOf(entries: readonly Entry[], type: string): number {
  return entries.findIndex((entry) => entry.type.type === type)
}

function Head({ updated }: { updated: string | null }) {
  return (
    <thead>
      <tr>
        <td className={classes.updated} rowSpan={2}>
          {updated !== null && (
            <>
              Stand
              <br />
              {day(updated)}
            </>
          )}
        </td>
        {['Hotel', 'Fähre Innen', 'Fähre Außen'].map((name) => (
          <th key={name} colSpan={3} scope="colgroup">
            {name}
          </th>
        ))}
      </tr>
      <tr>
        {['hotel', 'inside', 'outside'].flatMap((group) =>
          heads.map((name) => (
            <th key={group + name} scope="col">
              {name}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

type CellsProps = {
  name: string
  figures: Figures
  state?: SaveState | undefined
  onChange?: ((amount: Amount) => void) | undefined
}

function Cells({ name, figures, state, onChange }: CellsProps) {
  const { asked, reserved, change } = figures
  // The list is saved as one; what was typed here last is what its state is about.
  const [typed, setTyped] = useState<keyof Amount | null>(null)
  const keep = (field: keyof Amount) => {
    return (
      onChange &&
      ((amount: number | null) => {
        setTyped(field)
        onChange({ [field]: field === 'requestedChangeAmount' ? amount : (amount ?? 0) })
      })
    )
  }
  const mark = (field: keyof Amount) =>
    state !== undefined &&
    typed === field && (
      <span className={classes.saved}>
        <SaveMark state={state} />
      </span>
    )
  return (
    <>
      <td>
        <AmountCell value={asked} name={`${name} Kontingent`} onSave={keep('askedAmount')} />
        {mark('askedAmount')}
      </td>
      <td data-short={reserved < asked || undefined}>
        <AmountCell value={reserved} name={`${name} Buchungsstand`} onSave={keep('reservedAmount')} />
        {mark('reservedAmount')}
      </td>
      <td className={classes.change}>
        <AmountCell value={change} name={`${name} Änderung`} isChange onSave={keep('requestedChangeAmount')} />
        {mark('requestedChangeAmount')}
      </td>
    </>
  )
}
