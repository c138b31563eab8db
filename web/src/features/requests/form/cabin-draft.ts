import type { TrainCategory } from '@reisewerk/domain/accounts/options.ts'
import type { WireMoney } from '@reisewerk/domain/money.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import { type CabinList, cabinListNames, cabinListOf, classToFollow } from '@reisewerk/domain/requests/cabins.ts'

/** Cabins or compartments of one size and type, as the form of a request holds them. */
export type CabinDraft = {
  /** null for a new row. */
  id: number | null
  persons: number
  type: string
  asked: number
  reserved: number
  extraReserved: number
  priceCents: number | null
  /** null for a first price, which is in the trip's. */
  currency: string | null
}

type Cabin = {
  id: number
  type: { persons: number; type: string }
  askedAmount: number
  reservedAmount: number
  extraReservedAmount: number
  price: WireMoney | null
}

/** The three lists of a contingent as one. */
export function cabinsOf(contingent: Readonly<Record<CabinList, readonly Cabin[]>>): CabinDraft[] {
  return cabinListNames.flatMap((list) =>
    contingent[list].map(({ id, type, askedAmount, reservedAmount, extraReservedAmount, price }) => ({
      id,
      ...type,
      asked: askedAmount,
      reserved: reservedAmount,
      extraReserved: extraReservedAmount,
      priceCents: price === null ? null : parseAmount(price.amount),
      currency: price?.currency ?? null,
    })),
  )
}

/** The lists as they are saved, each with the cabins of its size (001 §3). */
export function cabinBodyOf(cabins: readonly CabinDraft[]) {
  const rows = (fits: (persons: number) => boolean) =>
    cabins
      .filter(({ persons }) => fits(persons))
      .map(({ id, persons, type, asked, reserved, extraReserved, priceCents, currency }) => ({
        ...(id !== null && { id }),
        type: { persons, type },
        askedAmount: asked,
        reservedAmount: reserved,
        extraReservedAmount: extraReserved,
        price:
          priceCents === null ? null : { amount: decimalAmount(priceCents), ...(currency !== null && { currency }) },
      }))
  return {
    singleCabins: rows((persons) => persons === 1),
    doubleCabins: rows((persons) => persons === 2),
    otherCabins: rows((persons) => persons > 2),
  }
}

/**
 * The persons held follow from the cabins held (REQ-04). A line that holds nobody yet leaves the number that was typed.
 * @returns nothing where the cabins hold as many as before
 */
export function heldIn(before: readonly CabinDraft[], cabins: readonly CabinDraft[]): { reserved?: number } {
  const reserved = personsIn(cabins)
  return reserved === personsIn(before) ? {} : { reserved }
}

function personsIn(cabins: readonly CabinDraft[]): number {
  return cabins.reduce((sum, { persons, reserved }) => sum + persons * reserved, 0)
}

/** Seats that are as they were asked for go to the class the train is asked for in, as the server has it (REQ-04). */
export function seatsInClass(
  { category, cabins }: { category: TrainCategory; cabins: readonly CabinDraft[] },
  chosen: TrainCategory | undefined,
): { cabins?: readonly CabinDraft[] } {
  const seats = cabins.map(({ type, reserved, extraReserved, priceCents }) => ({
    ...{ type, reservedAmount: reserved, extraReservedAmount: extraReserved, isPriced: priceCents !== null },
  }))
  const klass = chosen === undefined ? null : classToFollow(category, chosen, seats)
  return klass === null ? {} : { cabins: cabins.map((cabin) => ({ ...cabin, type: klass })) }
}

const sizes = [1, 2, 3, 4, 5, 6] as const

/** Types that lines of this size do not have yet: each stands once per size (001 §3). @param own the line that is changed */
export function freeTypes(
  cabins: readonly CabinDraft[],
  persons: number,
  types: readonly string[],
  own?: CabinDraft,
): string[] {
  const taken = cabins.filter((cabin) => cabin !== own && cabin.persons === persons).map(({ type }) => type)
  return types.filter((type) => !taken.includes(type))
}

/** Sizes of which a type is still free. */
export function freeSizes(cabins: readonly CabinDraft[], types: readonly string[], own?: CabinDraft): number[] {
  return sizes.filter((persons) => freeTypes(cabins, persons, types, own).length > 0)
}

/** The type and size of the next line: for two as long as a type of that size is free; null when there is none left. */
export function nextCabin(
  cabins: readonly CabinDraft[],
  types: readonly string[],
): Pick<CabinDraft, 'persons' | 'type'> | null {
  const free = freeSizes(cabins, types)
  const persons = free.includes(2) ? 2 : free[0]
  const type = persons === undefined ? undefined : freeTypes(cabins, persons, types)[0]
  return persons === undefined || type === undefined ? null : { persons, type }
}

/** Where the server finds fault with a line: it counts them list by list. */
export function cabinPath(cabins: readonly CabinDraft[], cabin: CabinDraft): string {
  const list = cabinListOf(cabin.persons)
  const inList = cabins.filter(({ persons }) => cabinListOf(persons) === list)
  return `contingent.${list}[${inList.indexOf(cabin)}]`
}
