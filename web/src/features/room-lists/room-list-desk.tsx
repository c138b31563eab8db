import { Button, Checkbox, NumberInput, Switch } from '@mantine/core'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { roomListTemplates } from '@reisewerk/domain/accounts/settings.ts'
import { labelOf } from '@reisewerk/domain/contract/words.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { roomSizes } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { differingFields, doubleNames, doubleNumbers } from '@reisewerk/domain/room-lists/guests.ts'
import { cancelledOtherwise } from '@reisewerk/domain/room-lists/linked/cancelled.ts'
import { passengerContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { replaceEqualDeep } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useSave } from '../../lib/saving/use-save.ts'
import { useSeesPersonal } from '../../lib/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import type { HotelRequest, RoomList } from './api.ts'
import { spanOf } from './api.ts'
import classes from './room-lists.module.css'
import type { LinkedGuests } from './sheet/cancelled-rooms.ts'
import { bedColumns, type GuestField } from './sheet/columns.tsx'
import type { BedColumn } from './sheet/lines.ts'
import { RoomSheet } from './sheet/room-sheet.tsx'
import { useRoomChanges } from './sheet/use-room-changes.ts'
import { StaffProposals } from './staff-proposals.tsx'
import type { Asked, ListKeeping } from './use-room-lists.ts'

type Props = {
  list: RoomList
  lists: readonly RoomList[]
  stay: HotelRequest | null
  contingent: Asked
  templates: Settings['roomLists']['columns']
  readAt: number
  keeping: ListKeeping
  onEdit: () => void
}

/** One list: what it is called, whether the hotel has had it, its rooms and guests. */
export function RoomListDesk({ list, lists, stay, contingent, templates, readAt, keeping, onEdit }: Props) {
  const changes = useRoomChanges(list.id, keeping)
  const [isLinked, setLinked] = useState(true)
  const [count, setCount] = useState(1)
  const fields = templates[list.templateType]
  const others = useMemo(() => lists.filter(({ id }) => id !== list.id), [lists, list.id])
  const elsewhere = useMemo(() => guestsOf(others), [others])
  const linked = useMemo<LinkedGuests>(
    () => new Map(isLinked ? [...elsewhere].map(([guest, told]) => [guest, told.map(({ name }) => name)]) : []),
    [isLinked, elsewhere],
  )
  const columns = useColumns({ list, others, elsewhere, contingent, fields })
  const isShared = list.rooms.some(({ passengers }) => passengers.some(({ guest }) => elsewhere.has(guest)))
  return (
    <section aria-label={list.name}>
      <div className={classes.head}>
        <h2 className={classes.name}>{list.name}</h2>
        <IconButton size={24} icon={IconPencil} label="Zimmerliste bearbeiten" onClick={onEdit} />
        {stay !== null && <span className={classes.quiet}>{spanOf(stay)}</span>}
        {stay !== null && <IsNew stay={stay} />}
        <span className={classes.tools}>
          {isShared && (
            <Checkbox
              label="Gäste in allen Listen ändern"
              checked={isLinked}
              onChange={(event) => setLinked(event.currentTarget.checked)}
            />
          )}
          <span className={classes.quiet}>{roomListTemplates[list.templateType].label}</span>
          <NumberInput
            aria-label="Anzahl neuer Zimmer"
            className={classes.count}
            size="xs"
            min={1}
            max={50}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            value={count}
            onChange={(value) => setCount(Math.max(1, Number(value)))}
          />
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => void changes.addRooms(count)}
          >
            Zimmer
          </Button>
        </span>
      </div>
      <StaffProposals {...{ orderId: idOf(list.order), rooms: list.rooms, changes }} />
      <RoomSheet {...{ list, columns, readAt, changes, linked, keeping }} />
    </section>
  )
}

type OfColumns = Pick<Props, 'list' | 'contingent'> & {
  others: readonly RoomList[]
  elsewhere: ReadonlyMap<number, readonly Told[]>
  fields: readonly GuestField[]
}

/** The columns of a list, the same as long as all they say of it is. */
function useColumns({ list, others, elsewhere, contingent, fields }: OfColumns): BedColumn[] {
  const seesPersonal = useSeesPersonal()
  const rooms = useRef(list.rooms)
  rooms.current = list.rooms
  const kept = useRef<ReturnType<typeof saidOf> | null>(null)
  // All guests are compared: not again while only what is being saved changes.
  const now = useMemo(
    () => saidOf({ list, others, elsewhere, contingent, fields }),
    [list, others, elsewhere, contingent, fields],
  )
  kept.current = replaceEqualDeep(kept.current, now)
  const said = kept.current
  return useMemo(
    () =>
      bedColumns({
        ...{ sizes: said.sizes, rooms: () => rooms.current, fields, seesPersonal },
        doubleNumbers: new Set(said.doubleNumbers),
        doubles: new Map(said.doubles),
        differences: new Map(said.differences),
        cancelled: new Map(said.cancelled),
      }),
    [said, fields, seesPersonal],
  )
}

function saidOf({ list, others, elsewhere, contingent, fields }: OfColumns) {
  const { rooms } = list
  return {
    sizes: roomSizes(contingent, rooms),
    doubleNumbers: [...doubleNumbers(rooms)],
    doubles: [...doubleNames(rooms)],
    differences: [...differencesOf(list, elsewhere, fields)],
    cancelled: [...cancelledOtherwise(rooms, others)],
  }
}

/** Whether the hotel has not had this list yet (002 §4). */
function IsNew({ stay }: { stay: HotelRequest }) {
  const { save } = useSave(requestContract, stay.id)
  return (
    <Switch
      label="neu"
      aria-label={labelOf(requestContract, 'roomListIsNew')}
      checked={stay.roomListIsNew}
      onChange={(event) =>
        save(
          { roomListIsNew: event.currentTarget.checked },
          { onFailed: () => notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!') },
        )
      }
    />
  )
}

type Told = { readonly name: string; readonly guest: RoomList['rooms'][number]['passengers'][number] }

/** The guests of lists by the number under which they are the same. */
function guestsOf(lists: readonly RoomList[]): ReadonlyMap<number, readonly Told[]> {
  const all = lists.flatMap(({ name, rooms }) =>
    rooms.flatMap(({ passengers }) => passengers.map((guest): Told => ({ name, guest }))),
  )
  return Map.groupBy(all, ({ guest }) => guest.guest)
}

function differencesOf(
  list: RoomList,
  elsewhere: ReadonlyMap<number, readonly Told[]>,
  fields: readonly GuestField[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const guest of list.rooms.flatMap(({ passengers }) => passengers)) {
    for (const { name, guest: other } of elsewhere.get(guest.guest) ?? []) {
      for (const field of differingFields(guest, other, fields)) {
        const value = other[field as GuestField]
        const text = value === '' || value === null || value === false ? 'nichts' : value === true ? 'ja' : `„${value}“`
        const label = labelOf(passengerContract, field as GuestField)
        found.set(`${guest.id}.${field}`, `${label} in „${name}“: ${text}`)
      }
    }
  }
  return found
}
