import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Menu } from '@mantine/core'
import { IconDots, IconGripVertical } from '@tabler/icons-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Room } from '../api.ts'
import { type LinkedGuests, listsAlong } from './cancelled-rooms.ts'
import type { BedColumn, BedLine } from './lines.ts'
import { nameOf } from './moving.ts'
import classes from './room-sheet.module.css'
import type { RoomChanges } from './use-room-changes.ts'

const notTyped = { kind: { is: 'text' }, value: () => null, change: () => ({}), lock: () => '' } as const

/** By which a guest is taken, and under which a room takes one. */
export const handColumn: BedColumn = {
  ...notTyped,
  ...{ of: 'guest', key: 'hand', title: '', fullTitle: 'Verschieben', width: 24 },
  draw: (row) => (row.room === null ? null : <Hand line={row} />),
}

function Hand({ line: { id, guest } }: { line: BedLine }) {
  const drag = useDraggable({ id, disabled: guest === null })
  const drop = useDroppable({ id })
  const ref = (element: HTMLElement | null) => {
    drop.setNodeRef(element)
    drag.setNodeRef(element)
  }
  return (
    // By keyboard Alt with an arrow moves the guest.
    <span
      ref={ref}
      {...(guest === null ? {} : drag.listeners)}
      className={classes.handle}
      data-over={drop.isOver || undefined}
      title={guest === null ? undefined : `${nameOf(guest)} in ein anderes Zimmer ziehen`}
      aria-hidden
    >
      {guest !== null && <IconGripVertical size={13} />}
    </span>
  )
}

/** What the menu of a room is about, as it is when it is opened. */
type Tools = () => {
  readonly rooms: readonly Room[]
  readonly changes: RoomChanges
  readonly linked: LinkedGuests
}

/** What can be done with a room as a whole, on its first line. */
export function toolsColumn(tools: Tools): BedColumn {
  // For whoever works by keys: the button itself is left out of their way.
  const menus = new Map<number, HTMLElement>()
  return {
    ...notTyped,
    ...{ of: 'room', key: 'tools', title: '', fullTitle: 'Zimmer bearbeiten', width: 40 },
    lock: ({ room, bed }) => (room === null || bed > 0 ? '' : 'Enter: Zimmer bearbeiten'),
    press: ({ room, bed }) => {
      if (room !== null && bed === 0) menus.get(room.id)?.querySelector('button')?.click()
    },
    draw: ({ room, bed }) => (room === null || bed > 0 ? null : <RoomMenu room={room} tools={tools} menus={menus} />),
  }
}

type MenuProps = { room: Room; tools: Tools }

function RoomMenu({ room, tools, menus }: MenuProps & { menus: Map<number, HTMLElement> }) {
  const ref = (element: HTMLElement | null) => {
    if (element === null) menus.delete(room.id)
    else menus.set(room.id, element)
  }
  return (
    <span ref={ref} className={classes.tools}>
      <Menu>
        <Menu.Target>
          <IconButton size={24} tabIndex={-1} icon={IconDots} label={`Zimmer ${room.roomIndex} bearbeiten`} />
        </Menu.Target>
        <Menu.Dropdown>
          <RoomActions room={room} tools={tools} />
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}

function RoomActions({ room, tools }: MenuProps) {
  const { rooms, changes, linked } = tools()
  const second = rooms[rooms.findIndex(({ id }) => id === room.id) + 1]
  return (
    <>
      <Menu.Item disabled={room.passengers.length < 2} onClick={() => void changes.split(room)}>
        In Einzelzimmer teilen
      </Menu.Item>
      <Menu.Item
        disabled={second === undefined}
        onClick={() => {
          if (second !== undefined) void changes.merge(room, second)
        }}
      >
        {second === undefined ? 'Mit dem nächsten zusammenlegen' : `Mit Zimmer ${second.roomIndex} zusammenlegen`}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" onClick={() => void changes.removeRoom(room, listsAlong(room.passengers, linked))}>
        Zimmer löschen
      </Menu.Item>
    </>
  )
}
