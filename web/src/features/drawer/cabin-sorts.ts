import { type CabinList, type CabinSort, cabinsOf } from './list-fields.ts'
import type { RequestTable } from './request-columns.ts'
import { type DrawerRow, rawOf } from './rows.ts'

const ferryCabins: readonly CabinSort[] = [
  { list: 'doubleCabins', persons: 2, type: 'inside', code: 'DKI' },
  { list: 'singleCabins', persons: 1, type: 'inside', code: 'EKI' },
  { list: 'doubleCabins', persons: 2, type: 'outside', code: 'DKA' },
  { list: 'singleCabins', persons: 1, type: 'outside', code: 'EKA' },
]
const seats: readonly CabinSort[] = [
  { list: 'singleCabins', persons: 1, type: 'first', code: '1K' },
  { list: 'singleCabins', persons: 1, type: 'second', code: '2K' },
]
const compartments: readonly CabinSort[] = [
  { list: 'doubleCabins', persons: 2, type: 'first', code: 'D 1K' },
  { list: 'singleCabins', persons: 1, type: 'first', code: 'E 1K' },
  { list: 'doubleCabins', persons: 2, type: 'second', code: 'D 2K' },
  { list: 'singleCabins', persons: 1, type: 'second', code: 'E 2K' },
]
const usual: Partial<Record<RequestTable['key'], readonly CabinSort[]>> = {
  nightFerries: ferryCabins,
  dayTrains: seats,
  nightTrains: compartments,
}
const lists: readonly CabinList[] = ['doubleCabins', 'singleCabins', 'otherCabins']

/**
 * Sizes and types of cabins a table shows: the usual ones, then whatever else a request of the trip holds (design §3).
 * @param nameOf the word for a type: 'Balkon'
 */
export function cabinSorts(
  table: RequestTable,
  rows: readonly DrawerRow[],
  nameOf: (type: string) => string,
): CabinSort[] {
  const sorts = [...(usual[table.key] ?? [])]
  if (sorts.length === 0) return sorts
  for (const row of rows) {
    for (const list of lists) {
      for (const { type: sort } of cabinsOf(rawOf(row, 'request', `contingent.${list}`))) {
        const isShown = sorts.some((one) => one.list === list && one.persons === sort.persons && one.type === sort.type)
        if (!isShown) sorts.push({ list, ...sort, code: codeOf(sort, table, nameOf) })
      }
    }
  }
  return sorts
}

/** 'DK Balkon', '4er Innen', 'D 1K' */
function codeOf(
  { persons, type }: Pick<CabinSort, 'persons' | 'type'>,
  { kind }: RequestTable,
  nameOf: (type: string) => string,
) {
  const isTrain = kind === 'train'
  const sizes: Readonly<Record<number, string>> = isTrain ? { 1: 'E', 2: 'D' } : { 1: 'EK', 2: 'DK' }
  const classes: Readonly<Record<string, string>> = { first: '1K', second: '2K' }
  return `${sizes[persons] ?? `${persons}er`} ${isTrain ? (classes[type] ?? type) : nameOf(type)}`
}
