import { Button } from '@mantine/core'
import { shortRoom } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { type ListedStaff, namesakeTold, staffName, staffNotListed } from '@reisewerk/domain/room-lists/staff.ts'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { tripContactsOf } from '../orders/trip/contacts/api.ts'
import type { Room } from './api.ts'
import classes from './room-lists.module.css'
import type { RoomChanges } from './sheet/use-room-changes.ts'

/**
 * Drivers and guides come from the contacts of the trip: who is on the list yet in no room is a press away, and whom the
 * contacts have a room for is missed (ROOM-02, TRUE-04).
 */
export function StaffProposals({
  orderId,
  rooms,
  changes,
}: {
  orderId: number
  rooms: readonly Room[]
  changes: RoomChanges
}) {
  const contacts = useQuery(tripContactsOf(orderId)).data?.items ?? []
  const staff = staffNotListed(contacts, rooms)
  if (staff.length === 0) return null
  const missed = staff.filter(({ isRoomAsked }) => isRoomAsked)
  const others = staff.filter(({ isRoomAsked }) => !isRoomAsked)
  return (
    <>
      {missed.length > 0 && (
        <p className={classes.proposals} data-missed role="status">
          <IconAlertTriangle size={14} stroke={1.9} aria-hidden />
          Fehlt auf dieser Liste, hat laut Kontakten ein Zimmer:
          <Proposed staff={missed} changes={changes} />
        </p>
      )}
      {others.length > 0 && (
        <p className={classes.proposals}>
          Noch ohne Zimmer:
          <Proposed staff={others} changes={changes} />
        </p>
      )}
    </>
  )
}

function Proposed({ staff, changes }: { staff: readonly ListedStaff<Room>[]; changes: RoomChanges }) {
  return staff.map((one, index) => (
    <Button
      // Several may be open at once.
      key={`${staffName(one)} ${index}`}
      variant="default"
      size="compact-xs"
      leftSection={<IconPlus size={12} aria-hidden />}
      disabled={changes.isRunning}
      onClick={() => void (one.room === null ? changes.addRoom(roomFor(one)) : changes.addGuest(one.room, named(one)))}
    >
      {staffName(one)} ({one.room === null ? shortRoom(one.persons) : `in Zimmer ${one.room.roomIndex}`}
      {one.hasNamesake && `, ${namesakeTold}`})
    </Button>
  ))
}

const named = ({ firstName, lastName }: ListedStaff<Room>) => ({ firstName, lastName })
const roomFor = (one: ListedStaff<Room>) => ({
  ...{ extraType: one.extraType, roomType: { persons: one.persons } },
  ...(one.firstName + one.lastName !== '' && { passengers: [named(one)] }),
})
