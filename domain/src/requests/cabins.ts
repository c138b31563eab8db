import type { CabinType, ClassCategory, PassageType, TrainCategory } from '../accounts/options.ts'
import { entryFaults, entryWords, type Fault } from '../orders/contingent-rules.ts'

/** Cabins of one size and type, as the trip needs them. */
export type CabinNeed = {
  readonly persons: number
  readonly type: CabinType | ClassCategory
  readonly askedAmount: number
}
/** A row of a cabin list as a body names it; what is not named is undefined. */
export type CabinRow = { readonly id?: number; readonly type?: { readonly persons?: number; readonly type?: string } }
/** A cabin as it is kept. */
export type KeptCabin = { readonly id: number; readonly persons: number; readonly type: string }

/** The lists in which a request keeps its cabins, and the sizes each holds; the last holds all that are larger (001 §3). */
const cabinLists = { singleCabins: [1], doubleCabins: [2], otherCabins: [3, 4, 5, 6] } as const
export type CabinList = keyof typeof cabinLists
export const cabinListNames = ['singleCabins', 'doubleCabins', 'otherCabins'] as const satisfies readonly CabinList[]

/** The list in which a cabin of this size stands. */
export function cabinListOf(persons: number): CabinList {
  return persons === 1 ? 'singleCabins' : persons === 2 ? 'doubleCabins' : 'otherCabins'
}

/** Rows of a list, new ones with the size that the list means where they name none; what is kept stays as it is. */
export function sizedCabins<Row extends CabinRow>(list: CabinList, rows: readonly Row[]) {
  const [persons] = cabinLists[list]
  return rows.map((row) => (row.id === undefined ? { ...row, type: { persons, ...row.type } } : row))
}

/**
 * What is wrong with the rows of a list: a size that belongs into another list is refused, not made to fit, and each type
 * stands once per size.
 * @param kept the request's cabins so far, for rows that name only what changes
 */
export function cabinFaults(
  kind: 'ferry' | 'train',
  list: CabinList,
  rows: readonly CabinRow[],
  kept: readonly KeptCabin[],
): Fault[] {
  const path = `contingent.${list}`
  const known = rows.map(({ id }) => kept.find((cabin) => cabin.id === id))
  const unnamed = rows.flatMap(({ id, type }, index) =>
    id === undefined && type?.type === undefined
      ? [{ propertyPath: `${path}[${index}].type.type`, message: 'Bitte ausfüllen' }]
      : [],
  )
  const entries = rows.map(({ type }, index) => ({
    persons: type?.persons ?? known[index]?.persons ?? cabinLists[list][0],
    type: type?.type ?? known[index]?.type ?? '',
  }))
  return unnamed.length > 0 ? unnamed : entryFaults(entryWords[kind], path, cabinLists[list], entries)
}

/** What a trip needs, put into the lists of a request. */
export function listedCabins(needs: readonly CabinNeed[]) {
  const rows = (fits: (persons: number) => boolean) =>
    needs
      .filter(({ persons, askedAmount }) => askedAmount > 0 && fits(persons))
      .map(({ persons, type, askedAmount }) => ({ type: { persons, type }, askedAmount }))
  return {
    singleCabins: rows((persons) => persons === 1),
    doubleCabins: rows((persons) => persons === 2),
    otherCabins: rows((persons) => persons > 2),
  }
}

/**
 * What a group needs on a train: by day a seat for everybody, by night a compartment for every room (001 §3).
 * @param rooms of the trip, so many of a size @param pax guests
 */
export function trainNeeds(
  type: PassageType,
  category: TrainCategory,
  rooms: readonly { readonly persons: number; readonly amount: number }[],
  pax: number,
): CabinNeed[] {
  const klass: ClassCategory = category === 'first' ? 'first' : 'second'
  if (type === 'day') return [{ persons: 1, type: klass, askedAmount: pax }]
  return rooms.map(({ persons, amount }) => ({ persons, type: klass, askedAmount: amount }))
}

/**
 * Whether the seats of a train by day go along with another number of guests (TRUE-03): those that still are a seat for each of them, in one
 * class. By night, and where somebody has named them otherwise, nobody knows which ones are meant.
 */
export function areSeatsForAll(
  type: PassageType,
  seats: readonly { readonly persons: number; readonly askedAmount: number }[],
  asked: number,
): boolean {
  const [seat, ...others] = seats.filter(({ askedAmount }) => askedAmount > 0)
  return type === 'day' && others.length === 0 && seat?.persons === 1 && seat.askedAmount === asked
}

/** Seats or compartments of one size and class, with what somebody has noted there. */
export type ClassedSeats = {
  readonly type: string
  readonly reservedAmount: number
  readonly extraReservedAmount: number
  readonly isPriced: boolean
}

/**
 * The class that the seats of a request go to with its own (REQ-04): those that still are as they were asked for, all in the
 * class there was. Seats somebody holds, has priced or has put into several classes stay.
 * @returns null when they stay
 */
export function classToFollow(
  before: TrainCategory,
  after: TrainCategory,
  seats: readonly ClassedSeats[],
): ClassCategory | null {
  if (after === before || after === 'first_and_second') return null
  const other: ClassCategory = after === 'first' ? 'second' : 'first'
  const isAsMade = ({ type, reservedAmount, extraReservedAmount, isPriced }: ClassedSeats) =>
    type === other && reservedAmount === 0 && extraReservedAmount === 0 && !isPriced
  return seats.every(isAsMade) ? after : null
}
