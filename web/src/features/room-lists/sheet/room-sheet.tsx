import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Button, Portal } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { ask } from '../../../ui/dialogs/confirm.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { KeyLegend, type LegendKey, sheetKeys } from '../../../ui/sheet/key-legend.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { Guest, Room, RoomList } from '../api.ts'
import type { ListKeeping } from '../use-room-lists.ts'
import { type LinkedGuests, listsAlong } from './cancelled-rooms.ts'
import type { BedColumn, BedLine } from './lines.ts'
import { fullRoom, isFull, lastPlace, nameOf, type Swap } from './moving.ts'
import classes from './room-sheet.module.css'
import { handColumn, toolsColumn } from './tool-columns.tsx'
import type { RoomChanges } from './use-room-changes.ts'
import { useRoomSheet } from './use-room-sheet.ts'

type Props = {
  readonly list: RoomList
  readonly columns: readonly BedColumn[]
  readonly readAt: number
  readonly changes: RoomChanges
  readonly linked: LinkedGuests
  readonly keeping: ListKeeping
}

const keys: readonly LegendKey[] = [
  ...sheetKeys.filter(({ does }) => does !== 'alten Wert behalten'),
  { keys: ['Alt', '↑', '↓'], does: 'Gast in anderes Zimmer' },
]

/** A click is none. The same object always: each line would be drawn anew for another. */
const beginsDrag = { activationConstraint: { distance: 4 } }

/** A line takes what is held beside it, wherever the hand is in it. */
const byLine: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
  if (pointerCoordinates === null) return []
  const over = droppableContainers.filter(({ rect: { current } }) => {
    return current !== null && pointerCoordinates.y >= current.top && pointerCoordinates.y < current.bottom
  })
  return over.slice(0, 1).map(({ id }) => ({ id }))
}

/** Rooms and guests of a list to type into, with guests that are dragged from room to room (ROOM-02, ROOM-06). */
export function RoomSheet({ list, columns, readAt, changes, linked, keeping }: Props) {
  const [held, setHeld] = useState<Guest | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, beginsDrag))
  // As they are when a menu is opened: columns stay, else every line would be drawn anew with each cell.
  const now = useRef({ rooms: list.rooms, changes, linked })
  now.current = { rooms: list.rooms, changes, linked }
  const all = useMemo(() => [handColumn, ...columns, toolsColumn(() => now.current)], [columns])
  const { sheet, cells, lines, added, forget } = useRoomSheet({
    ...{ list, columns: all, readAt, changes, linked, keeping },
    onFull: (swap) => void askAboutBed(swap),
  })

  /** As if the other room had been typed; a room without a free bed is filled only if that is meant. */
  async function move(line: BedLine, room: Room, other = room.passengers.at(-1)) {
    if (line.guest === null || room.id === line.room?.id) return
    if (isFull(room) && other !== undefined) await askAboutBed({ guest: line.guest, room, other })
    else take(line, room)
  }
  const take = (line: BedLine, room: Room) => changes.hand.current?.change(line, 'room', lastPlace(room))

  /** Nobody loses a bed unasked: two change theirs, or one comes on top. */
  async function askAboutBed({ guest, room, other }: Swap) {
    const answer = await ask({
      title: fullRoom(room),
      text: `${nameOf(guest)} tauscht mit ${nameOf(other)}, oder kommt dort ohne freies Bett zu ${room.passengers.map(nameOf).join(', ')}.`,
      action: 'Tauschen',
      other: 'Trotzdem verlegen',
    })
    changes.hand.current?.focus()
    const line = lines.find((one) => one.guest?.id === guest.id)
    if (answer === true) await changes.swap(guest, other)
    else if (answer === 'other' && line !== undefined) take(line, room)
  }
  function drop({ active, over }: DragEndEvent) {
    setHeld(null)
    const from = lines.find(({ id }) => id === active.id)
    const onto = lines.find(({ id }) => id === over?.id)
    if (from !== undefined && onto?.room != null) void move(from, onto.room, onto.guest ?? undefined)
  }
  function step(line: BedLine, by: 1 | -1) {
    const at = list.rooms.findIndex(({ id }) => id === line.room?.id)
    const room = list.rooms[at + by]
    if (room !== undefined) void move(line, room)
  }
  const nameAt = (id: string | number) => {
    const line = lines.find((one) => one.id === id)
    return line?.guest == null ? '' : nameOf(line.guest)
  }
  const roomAt = (id: string | number | undefined) => lines.find((one) => one.id === id)?.room?.roomIndex ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameAt(active.id)} aufgenommen.`,
    onDragOver: ({ over }) => (over === null ? 'Über keinem Zimmer.' : `Über Zimmer ${roomAt(over.id)}.`),
    onDragEnd: ({ active, over }) =>
      over === null ? 'Abgebrochen.' : `${nameAt(active.id)} in Zimmer ${roomAt(over.id)} abgelegt.`,
    onDragCancel: () => 'Abgebrochen.',
  }

  return (
    <div className={classes.area}>
      {added !== null && added.guests > 0 && (
        <div className={classes.told} role="status">
          <span>
            <strong>{counted(added.guests, ['Gast', 'Gäste'])} eingefügt</strong>
            {added.rooms > 0 && `, in ${counted(added.rooms, ['neues Zimmer', 'neue Zimmer'])} verteilt`}
            {cells.unsavedCount > 0 && `. ${counted(cells.unsavedCount, ['Zelle braucht', 'Zellen brauchen'])} dich.`}
          </span>
          <Button variant="subtle" size="compact-sm" onClick={() => void added.takeBack()}>
            Rückgängig
          </Button>
        </div>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={byLine}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: 'Mit Alt und den Pfeiltasten zieht ein Gast in ein anderes Zimmer.' },
        }}
        onDragStart={({ active }) => setHeld(lines.find(({ id }) => id === active.id)?.guest ?? null)}
        onDragCancel={() => setHeld(null)}
        onDragEnd={drop}
      >
        <Sheet
          label={`Zimmer und Gäste: ${list.name}`}
          {...sheet}
          onMove={step}
          onRemove={({ guest, room, id }) => {
            if (guest !== null)
              void cells.removing([{ id }], () => changes.removeGuest(guest, listsAlong([guest], linked)))
            else if (room !== null) void changes.removeRoom(room, listsAlong(room.passengers, linked))
          }}
          onDismiss={(line) => {
            if (line.guest !== null || cells.unreadIn(line.id).size === 0) return false
            forget(line)
            return true
          }}
        />
        <Portal>
          <DragOverlay dropAnimation={null}>
            {held !== null && <span className={classes.hand}>{nameOf(held)}</span>}
          </DragOverlay>
        </Portal>
      </DndContext>
      {changes.isRunning && (
        <div className={classes.overlay} role="status">
          <SaveMark state="saving" text="Die Eingaben werden gespeichert ..." />
        </div>
      )}
      <KeyLegend
        keys={keys}
        aside={list.rooms.length === 0 ? 'Noch keine Zimmer: Namen einfügen oder tippen' : undefined}
      />
    </div>
  )
}
