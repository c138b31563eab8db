import {
  type AskedRooms,
  isCounted,
  roomCounts,
  shortRoom,
  verdictOn,
} from '@reisewerk/domain/room-lists/contingent-check.ts'
import { extraTypes } from '@reisewerk/domain/room-lists/extra-types.ts'
import { guestTotal } from '@reisewerk/domain/room-lists/guest-total.ts'
import { namelessGuests } from '@reisewerk/domain/room-lists/guests.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { counted } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import table from '../../ui/lists/table.module.css'
import type { Room } from './api.ts'
import classes from './room-lists.module.css'

/** The rooms of a list beside the contingent, in the document's words (002 §5, ROOM-03). */
export function ContingentCheck({ rooms, contingent }: { rooms: readonly Room[]; contingent: readonly AskedRooms[] }) {
  const counts = roomCounts(rooms, contingent)
  const leftOut = rooms.filter((room) => !isCounted(room))
  const guests = rooms.map(({ extraType, passengers }) => ({ extraType, guests: passengers.length }))
  const crowded = rooms.filter(({ roomType, passengers }) => passengers.length > roomType.persons)
  return (
    <Panel title="Abgleich mit Kontingent" hint={guestTotal(guests)} flush>
      <table className={table.table} aria-label="Abgleich mit Kontingent">
        <thead>
          <tr>
            <th scope="col">Typ</th>
            <th scope="col" className={table.number}>
              Liste
            </th>
            <th scope="col" className={table.number}>
              Kontingent
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ persons, listed, asked }) => (
            <tr key={persons}>
              <td>{shortRoom(persons)}</td>
              <td className={table.number}>{listed}</td>
              <td className={table.number}>{asked}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.verdicts} aria-live="polite">
        {counts.map((count) => {
          const { isRight, text } = verdictOn(count)
          const Glyph = isRight ? IconCheck : IconAlertTriangle
          return (
            <li key={count.persons} data-good={isRight}>
              <Glyph size={13} stroke={2} aria-hidden />
              {text}
            </li>
          )
        })}
        {leftOut.map(({ id, roomIndex, extraType }) => (
          <li key={id}>
            Zählt nicht mit: Zimmer {roomIndex}
            {extraType !== null && `, ${extraTypes[extraType].label}`}
          </li>
        ))}
        {crowded.map(({ id, roomIndex, passengers, roomType }) => (
          <li key={id} data-good={false}>
            Zimmer {roomIndex}: {counted(passengers.length, ['Gast', 'Gäste'])} in {shortRoom(roomType.persons)}
          </li>
        ))}
        {namelessGuests(rooms).map(({ roomIndex, guests: nameless }) => (
          <li key={`nameless-${roomIndex}`} data-good={false}>
            Zimmer {roomIndex}: {counted(nameless, ['Gast', 'Gäste'])} ohne Namen
          </li>
        ))}
      </ul>
    </Panel>
  )
}
