import * as z from 'zod'
import { createSchema, itemSchema, updateSchema } from '../../contract/body-schema.ts'
import { linkInput } from '../../contract/wire-schema.ts'
import { type ExtraType, extraTypes } from '../extra-types.ts'
import { passengerContract, roomContract, roomListContract } from '../room-list.contract.ts'

const room = linkInput('rooms')
const passenger = linkInput('passengers')
/** Whether the guests go off the other lists of the trip, too (ROOM-01). */
const onAllLists = z.boolean().default(false)
const extraType = z.enum(Object.keys(extraTypes) as [ExtraType, ...ExtraType[]]).nullable()
const roomFields = ['roomIndex', 'roomType', 'extraType', 'twin', 'passengers', '_sort'] as const

const listChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('addRoom'), room: createSchema(roomContract, { only: roomFields }) }),
  z.strictObject({ do: z.literal('changeRoom'), room, fields: updateSchema(roomContract) }),
  /**
   * What a room is for; where that cancels it, or takes that back, the rooms of its guests on the other lists of the trip go along
   * (ROOM-01). Refused where the room is not what it was `before`.
   */
  z.strictObject({ do: z.literal('occupyRoom'), room, extraType, before: extraType }),
  z.strictObject({ do: z.literal('removeRoom'), room, onAllLists }),
  /** Every guest of a room gets one of their own. */
  z.strictObject({ do: z.literal('splitRoom'), room }),
  /** The guests of the second room move into the first one, which has beds for them all; the second goes. */
  z.strictObject({ do: z.literal('mergeRooms'), room, second: room }),
  z.strictObject({ do: z.literal('addPassenger'), passenger: createSchema(passengerContract) }),
  z.strictObject({ do: z.literal('changePassenger'), passenger, fields: updateSchema(passengerContract) }),
  z.strictObject({ do: z.literal('removePassenger'), passenger, onAllLists }),
])

/** Several changes of a list in their order: all of them or none (ROOM-06). Whether there is such a list is told ahead of what lacks. */
export const listChangesSchema = z.strictObject({ changes: z.array(listChange).max(1_000).default([]) })
export type ListChange = z.output<typeof listChangesSchema>['changes'][number]

/** Whether a change reaches other lists of the trip. */
export function isOnAllLists(change: ListChange): boolean {
  return change.do === 'occupyRoom' || ('onAllLists' in change && change.onAllLists)
}

/** What they came to; by its number the whole can be taken back for a day, by whoever made it. */
export const listChangedSchema = z.object({
  id: z.int(),
  rooms: z.array(z.int()).meta({ description: 'Neue Zimmer' }),
  passengers: z.array(z.int()).meta({ description: 'Neue Gäste' }),
  list: itemSchema(roomListContract, new Set()),
})
