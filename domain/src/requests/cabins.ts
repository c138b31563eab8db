import type { ClassCategory, PassageType, TrainCategory } from '../accounts/options.ts'

/** Cabins of one size and type, as the trip needs them. */
export type CabinNeed = { readonly persons: number; readonly type: string; readonly askedAmount: number }
/** A row of a cabin list as a body names it; what is not named is undefined. */
type CabinRow = { readonly type?: { readonly persons?: number; readonly type?: string } }

/** The lists in which a request keeps its cabins, and the size each holds; the last holds all that are larger (001 §3). */
export const cabinLists = { singleCabins: 1, doubleCabins: 2, otherCabins: 3 } as const
export type CabinList = keyof typeof cabinLists
export const cabinListNames = ['singleCabins', 'doubleCabins', 'otherCabins'] as const satisfies readonly CabinList[]

/** Rows of a list with the size that the list means; only in the list of larger cabins may a row name its own. */
export function sizedCabins<Row extends CabinRow>(list: CabinList, rows: readonly Row[]) {
  const size = cabinLists[list]
  return rows.map((row) => {
    const persons = list === 'otherCabins' ? Math.max(size, row.type?.persons ?? size) : size
    return { ...row, type: { ...row.type, persons } }
  })
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
