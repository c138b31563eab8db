import {
  orderContingentFerryContract,
  orderContingentHotelContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import {
  type Entry,
  type Figures,
  isEditableCabinRow,
  isEditableHotelRow,
  paxOf,
  totalOf,
} from '@reisewerk/domain/orders/contingent-rows.ts'
import type { SheetRow } from '../../../../ui/sheet/sheet-column.ts'

export const contingentContracts = { hotel: orderContingentHotelContract, ferry: orderContingentFerryContract } as const

export type Block = 'hotel' | 'inside' | 'outside'
export type StoredEntry = Entry & { readonly id: number }
type AmountCell = {
  readonly figures: Figures
  /** The entry that is typed into; null where the cell is a total (CAP-02). */
  readonly entry: { readonly list: string; readonly id: number } | null
}
export type ContingentRow = SheetRow & {
  readonly label: string
  readonly isPax?: boolean
  readonly cells: Readonly<Record<Block, AmountCell>>
}
/** A list of a contingent by its name, with what is typed into it. */
export type ListIn = (block: Block, list: string) => readonly StoredEntry[]

const sizes = [
  { label: 'DZ / DK', persons: 2, rooms: 'doubleRooms', cabins: 'doubleCabins' },
  { label: 'EZ / EK', persons: 1, rooms: 'singleRooms', cabins: 'singleCabins' },
  { label: '3Z / 3K', persons: 3, rooms: 'tripleRooms', cabins: 'tripleCabins' },
  { label: '4Z / 4K', persons: 4, rooms: 'quadrupleRooms', cabins: 'quadrupleCabins' },
] as const

/** The lines of the contingent: one a size, one for what is larger than all of them, and the persons (CAP-01, CAP-05). */
export function contingentRows(listIn: ListIn): ContingentRow[] {
  const rooms = sizes.flatMap((size) => listIn('hotel', size.rooms))
  const cabins = [...sizes.map((size) => size.cabins), 'otherCabins'].flatMap((list) => listIn('inside', list))
  const larger = { rooms: rooms.filter(isLarger), cabins: cabins.filter(isLarger) }
  const hasLarger = larger.rooms.length + larger.cabins.length > 0
  return [
    ...sizes.map((size) => rowOf(size, listIn)),
    ...(hasLarger ? [{ id: 'larger', label: 'ab 5Z / 5K', cells: totals(larger.rooms, larger.cabins, totalOf) }] : []),
    { id: 'pax', label: 'Pax', isPax: true, cells: totals(rooms, cabins, paxOf) },
  ]
}

const isLarger = ({ type }: Entry) => type.persons > 4

function rowOf({ label, persons, rooms, cabins }: (typeof sizes)[number], listIn: ListIn): ContingentRow {
  // The list of rooms for four holds those for five and six, too (CAP-05).
  const ofSize = listIn('hotel', rooms).filter(({ type }) => type.persons === persons)
  const listed = listIn('inside', cabins)
  const mayType = isEditableCabinRow(listed)
  const total = totals(ofSize, listed, totalOf)
  const cell = (block: Block, list: string, entry: StoredEntry | undefined) => ({
    figures: total[block].figures,
    entry: entry === undefined ? null : { list, id: entry.id },
  })
  return {
    id: rooms,
    label,
    cells: {
      hotel: cell('hotel', rooms, isEditableHotelRow(ofSize) ? ofSize[0] : undefined),
      inside: cell('inside', cabins, mayType ? listed.find(isInside) : undefined),
      outside: cell('outside', cabins, mayType ? listed.find((entry) => !isInside(entry)) : undefined),
    },
  }
}

const isInside = ({ type }: Entry) => type.type === 'inside'

type Sum = (entries: readonly Entry[]) => Figures

function totals(rooms: readonly Entry[], cabins: readonly Entry[], sum: Sum): ContingentRow['cells'] {
  const [inside, outside] = [cabins.filter(isInside), cabins.filter((cabin) => !isInside(cabin))]
  return {
    hotel: { figures: sum(rooms), entry: null },
    inside: { figures: sum(inside), entry: null },
    outside: { figures: sum(outside), entry: null },
  }
}
