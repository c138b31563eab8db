import { Button } from '@mantine/core'
import { shortRoom } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { extraTypes } from '@reisewerk/domain/room-lists/extra-types.ts'
import { type ListedStaff, staffNotListed } from '@reisewerk/domain/room-lists/staff.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { tripContactsOf } from '../orders/trip/contacts/api.ts'
import type { Room } from './api.ts'
import classes from './room-lists.module.css'
import { nameOf } from './sheet/moving.ts'
import type { RoomChanges } from './sheet/use-room-changes.ts'

/** Drivers and guides come from the contacts of the trip: who is on the list yet in no room is a press away (ROOM-02). */
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
  const roomFor = ({ firstName, lastName, extraType, persons }: ListedStaff) => ({
    ...{ extraType, roomType: { persons }, passengers: [{ firstName, lastName }] },
  })
  return (
    <p className={classes.proposals}>
      Noch ohne Zimmer:
      {staff.map((one) => (
        <Button
          key={`${one.extraType} ${nameOf(one)}`}
          variant="default"
          size="compact-xs"
          leftSection={<IconPlus size={12} aria-hidden />}
          disabled={changes.isRunning}
          onClick={() => void changes.addRoom(roomFor(one))}
        >
          {nameOf(one)}, {extraTypes[one.extraType].label} ({shortRoom(one.persons)})
        </Button>
      ))}
    </p>
  )
}
