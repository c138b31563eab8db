import type { TrainCategory } from '@reisewerk/domain/accounts/options.ts'
import { type CabinList, cabinListNames, cabinListOf, classToFollow } from '@reisewerk/domain/requests/cabins.ts'
import type { MoneyDraft } from '../../../form/drafts.ts'

/** Cabins or compartments of one size and type, as the form of a request holds them. */
export type CabinRow = {
  /** null for a new row. */
  readonly id: number | null
  readonly 'type.persons': number
  readonly 'type.type': string
  readonly askedAmount: number
  readonly reservedAmount: number
  readonly extraReservedAmount: number
  readonly price: MoneyDraft | null
}
type CabinPath = `contingent.${CabinList}`
export type HeldCabins = (path: CabinPath) => unknown

/** The three lists of a contingent as one. */
export function cabinsIn(held: HeldCabins): readonly CabinRow[] {
  // The rows of the contract, with all fields that are read here.
  return cabinListNames.flatMap((list) => (held(`contingent.${list}`) ?? []) as readonly CabinRow[])
}

/** Each list with the cabins of its size (001 §3). */
export function cabinLists(cabins: readonly CabinRow[]) {
  const rows = (name: CabinList) => cabins.filter((cabin) => cabinListOf(cabin['type.persons']) === name)
  return {
    'contingent.singleCabins': rows('singleCabins'),
    'contingent.doubleCabins': rows('doubleCabins'),
    'contingent.otherCabins': rows('otherCabins'),
  }
}

/** The persons held follow from the cabins held (REQ-04). */
export function personsHeld(cabins: readonly CabinRow[]): number {
  return cabins.reduce((sum, cabin) => sum + cabin['type.persons'] * cabin.reservedAmount, 0)
}

/** Seats that are as they were asked for go to the class the train is asked for in, as the server has it (REQ-04). */
export function seatsInClass(before: TrainCategory, chosen: TrainCategory, cabins: readonly CabinRow[]) {
  const seats = cabins.map(({ price, ...seat }) => ({ ...seat, type: seat['type.type'], isPriced: price !== null }))
  const klass = classToFollow(before, chosen, seats)
  return klass === null ? null : cabins.map((cabin) => ({ ...cabin, 'type.type': klass }))
}

const sizes = [1, 2, 3, 4, 5, 6] as const

/** Types that lines of this size do not have yet: each stands once per size (001 §3). @param own the line that is changed */
export function freeTypes(
  cabins: readonly CabinRow[],
  persons: number,
  types: readonly string[],
  own?: CabinRow,
): string[] {
  const taken = cabins.filter((cabin) => cabin !== own && cabin['type.persons'] === persons)
  return types.filter((type) => !taken.some((cabin) => cabin['type.type'] === type))
}

/** Sizes of which a type is still free. */
export function freeSizes(cabins: readonly CabinRow[], types: readonly string[], own?: CabinRow): number[] {
  return sizes.filter((persons) => freeTypes(cabins, persons, types, own).length > 0)
}

/** The next line: for two as long as a type of that size is free; null when there is none left. */
export function nextCabin(cabins: readonly CabinRow[], types: readonly string[]): CabinRow | null {
  const free = freeSizes(cabins, types)
  const persons = free.includes(2) ? 2 : free[0]
  const type = persons === undefined ? undefined : freeTypes(cabins, persons, types)[0]
  if (persons === undefined || type === undefined) return null
  const amounts = { askedAmount: 0, reservedAmount: 0, extraReservedAmount: 0, price: null }
  return { id: null, 'type.persons': persons, 'type.type': type, ...amounts }
}

/** Where the server finds fault with a line: it counts them list by list. */
export function cabinPath(cabins: readonly CabinRow[], cabin: CabinRow): string {
  const list = cabinListOf(cabin['type.persons'])
  const inList = cabins.filter((one) => cabinListOf(one['type.persons']) === list)
  return `contingent.${list}[${inList.indexOf(cabin)}]`
}
