/* The same guests on several lists of a trip: who is cancelled on one of them, and on another is not (ROOM-01, issue 14). */

type Guest = { readonly id: number; readonly guest: number }
export type LinkedRoom<Of extends Guest = Guest> = {
  readonly id: number
  readonly extraType: string | null
  readonly passengers: readonly Of[]
}
export type LinkedList<Of extends Guest = Guest> = {
  readonly name: string
  readonly rooms: readonly LinkedRoom<Of>[]
}
type Named = Guest & { readonly firstName: string; readonly lastName: string }

const isCancelled = ({ extraType }: Pick<LinkedRoom, 'extraType'>) => extraType === 'cancelled'

/** Guests of a list by the number under which they are the same elsewhere, with whether they are cancelled there: in every room they have. */
function statesOn(rooms: readonly LinkedRoom[]): ReadonlyMap<number, boolean> {
  const states = new Map<number, boolean>()
  for (const room of rooms) {
    for (const { guest } of room.passengers) states.set(guest, isCancelled(room) && states.get(guest) !== false)
  }
  return states
}

/**
 * What other lists say of guests of a list, where they are cancelled on one of both and not on the other.
 * @param rooms of the list
 * @returns by the guest's id on this list 'in „Zimmerliste“ storniert', or 'in „Zimmerliste“ nicht storniert'
 */
export function cancelledOtherwise(
  rooms: readonly LinkedRoom[],
  others: readonly LinkedList[],
): ReadonlyMap<number, string> {
  const here = statesOn(rooms)
  const there = others.map(({ name, rooms: theirs }) => ({ name, states: statesOn(theirs) }))
  const told = (guest: number): string[] =>
    there.flatMap(({ name, states }) => {
      const state = states.get(guest)
      if (state === undefined || state === here.get(guest)) return []
      return [`in „${name}“ ${state ? '' : 'nicht '}storniert`]
    })
  return new Map(
    rooms.flatMap(({ passengers }) =>
      passengers.flatMap(({ id, guest }): [number, string][] => {
        const words = told(guest)
        return words.length === 0 ? [] : [[id, words.join(', ')]]
      }),
    ),
  )
}

/**
 * Who stands on a list that goes to a hotel, and is cancelled on another list of the trip: the hotel would hold a room for them.
 * @param rooms of the list
 * @returns 'Ada Brandt ist in „Zimmerliste“ storniert.', a sentence for each of the other lists
 */
export function cancelledElsewhere(rooms: readonly LinkedRoom<Named>[], others: readonly LinkedList[]): string[] {
  const standing = statesOn(rooms)
  const guests = rooms.filter((room) => !isCancelled(room)).flatMap(({ passengers }) => passengers)
  return others.flatMap(({ name, rooms: theirs }) => {
    const states = statesOn(theirs)
    const gone = guests.filter(({ guest }) => standing.get(guest) === false && states.get(guest) === true)
    const names = [...new Set(gone.map(nameOf))]
    if (names.length === 0) return []
    return [`${enumerated(names)} ${names.length === 1 ? 'ist' : 'sind'} in „${name}“ storniert.`]
  })
}

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim() || 'Ein Gast ohne Namen'

/** 'Ada Brandt, Bert Brandt und Cora Kurz'. */
function enumerated(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} und ${last}`
}
