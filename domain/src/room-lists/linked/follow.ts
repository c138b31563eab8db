import type { LinkedList, LinkedRoom } from './cancelled.ts'

/* What a change of a room does on the other lists its guests stand on, when it is meant for all of them (ROOM-01, issue 14). */

const isCancelled = ({ extraType }: Pick<LinkedRoom, 'extraType'>) => extraType === 'cancelled'
const guestsOf = (rooms: readonly LinkedRoom[]) =>
  new Set(rooms.flatMap(({ passengers }) => passengers.map(({ guest }) => guest)))

/**
 * The rooms of other lists that go along when a room is cancelled, or is so no more. Cancelled is a room all of whose guests are
 * cancelled by then: somebody who shares it and comes keeps it. Taken back is every cancelled room in which one of the guests sleeps.
 * @param rooms of the list, the room as it is afterwards @param roomId the room
 * @returns their ids; none unless the room had guests
 */
export function roomsAlong(rooms: readonly LinkedRoom[], roomId: number, others: readonly LinkedList[]): number[] {
  const room = rooms.find(({ id }) => id === roomId)
  if (room === undefined) return []
  const meant = guestsOf([room])
  const theirs = others.flatMap((list) => list.rooms).filter(({ passengers }) => passengers.some(isOf(meant)))
  if (!isCancelled(room)) return theirs.filter(isCancelled).map(({ id }) => id)
  const coming = guestsOf(rooms.filter((one) => !isCancelled(one)))
  const gone = guestsOf(rooms.filter(isCancelled))
  const isGone = ({ guest }: { guest: number }) => gone.has(guest) && !coming.has(guest)
  return theirs.filter((one) => !isCancelled(one) && one.passengers.every(isGone)).map(({ id }) => id)
}

/**
 * What goes from other lists with a room that is deleted: its guests there, and the rooms in which nobody else sleeps.
 * @param passengers of the room that is deleted
 */
export function goneAlong(
  passengers: LinkedRoom['passengers'],
  others: readonly LinkedList[],
): { readonly rooms: number[]; readonly passengers: number[] } {
  const meant = guestsOf([{ id: 0, extraType: null, passengers }])
  const theirs = others.flatMap((list) => list.rooms).filter((room) => room.passengers.some(isOf(meant)))
  const emptied = theirs.filter((room) => room.passengers.every(isOf(meant)))
  const shared = theirs.filter((room) => !emptied.includes(room))
  return {
    rooms: emptied.map(({ id }) => id),
    passengers: shared.flatMap((room) => room.passengers.filter(isOf(meant)).map(({ id }) => id)),
  }
}

const isOf =
  (guests: ReadonlySet<number>) =>
  ({ guest }: { readonly guest: number }) =>
    guests.has(guest)
