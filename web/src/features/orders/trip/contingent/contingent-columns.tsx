import { amountOfText, largestAmount } from '@reisewerk/domain/orders/contingent-amounts.ts'
import type { Figures } from '@reisewerk/domain/orders/contingent-rows.ts'
import { count, day, signedCount } from '../../../../lib/format.ts'
import type { ByPath } from '../../../../lib/saving/field-paths.ts'
import type { Known } from '../../../../ui/sheet/sheet-column.ts'
import type { SavedColumn, Stored } from '../../../../ui/sheet/typed-cells.ts'
import classes from './contingent-panel.module.css'
import type { Block, ContingentRow, StoredEntry } from './contingent-rows.ts'

/** `of`: whose contingent the amounts of the column are. */
export type ContingentColumn = SavedColumn<ContingentRow> & { readonly of: Block }

const blocks = { hotel: 'Hotel', inside: 'Fähre Innen', outside: 'Fähre Außen' } as const satisfies Record<
  Block,
  string
>
const amounts = [
  { figure: 'asked', field: 'askedAmount', title: 'K', fullTitle: 'Kontingent' },
  { figure: 'reserved', field: 'reservedAmount', title: 'B', fullTitle: 'Buchungsstand' },
  { figure: 'change', field: 'requestedChangeAmount', title: '+/−', fullTitle: 'Änderung' },
] as const

/** The size, then K, B and +/− of rooms, inside and outside cabins (CAP-01). @param updated when anything of it was changed last */
export function contingentColumns(updated: string | null): ContingentColumn[] {
  return [
    sizeColumn(updated),
    // The keys of the record are the blocks.
    ...(Object.keys(blocks) as Block[]).flatMap((of) => amounts.map((amount) => amountColumn(of, amount))),
  ]
}

function sizeColumn(updated: string | null): ContingentColumn {
  const told = updated === null ? '' : `Stand ${day(updated)}`
  return {
    key: 'size',
    title: told,
    fullTitle: told === '' ? 'Größe' : `Größe, ${told}`,
    width: 108,
    of: 'hotel',
    kind: { is: 'text' },
    value: ({ label }) => label,
    lock: () => '',
    draw: ({ label, isPax }) => <span className={isPax ? classes.pax : undefined}>{label}</span>,
    change: () => ({}),
  }
}

function amountColumn(of: Block, { figure, field, title, fullTitle }: (typeof amounts)[number]): ContingentColumn {
  const isChange = figure === 'change'
  return {
    key: `${of}.${field}`,
    title,
    fullTitle,
    group: blocks[of],
    width: 42,
    grows: true,
    of,
    kind: { is: 'number', isSigned: isChange },
    value: ({ cells }) => cells[of].figures[figure],
    // An empty K or B counts as 0 (000 §5).
    read: (typed) => readAmount(typed, isChange),
    lock: ({ isPax, cells }) =>
      isPax
        ? 'Summe der Personen'
        : cells[of].entry === null
          ? 'Hier steht eine Summe. Ändern im Menü Kontingent.'
          : null,
    draw: (row) => (
      <Amount row={row} figures={row.cells[of].figures} figure={figure} isTotal={row.cells[of].entry === null} />
    ),
    change: (value, row, stored) => changed(row, of, stored, { [field]: value }),
    part: (whole, _stored, unsent, row) => asSent(row, of, field, whole, unsent),
  }
}

type AmountProps = { row: ContingentRow; figures: Figures; figure: keyof Figures; isTotal: boolean }

function Amount({ row, figures, figure, isTotal }: AmountProps) {
  const value = figures[figure]
  const isShort = !row.isPax && figure === 'reserved' && figures.reserved < figures.asked
  const look = row.isPax ? classes.pax : isShort ? classes.short : isTotal ? classes.total : undefined
  return <span className={look}>{figure === 'change' ? signedCount(value) : count(value ?? 0)}</span>
}

function readAmount(typed: string, isChange: boolean): Known {
  const value = amountOfText(typed, isChange)
  if (value !== 'wrong') return { value }
  return { problem: `Bitte eine ganze Zahl von ${isChange ? `−${largestAmount}` : 0} bis ${largestAmount} eingeben` }
}

export function entriesOf(list: unknown): readonly StoredEntry[] {
  // The contract says what the lists of a contingent hold.
  return (list ?? []) as readonly StoredEntry[]
}

function changed(row: ContingentRow, of: Block, stored: Stored, amount: ByPath): ByPath {
  const { entry } = row.cells[of]
  if (entry === null) return {}
  const { list, id } = entry
  return { [list]: entriesOf(stored(list)).map((one) => (one.id === id ? { ...one, ...amount } : one)) }
}

/** Every entry is named, for one that is not would go; of amounts only what was typed is sent: the rest may be a colleague's. */
function asSent({ cells }: ContingentRow, of: Block, field: string, whole: ByPath, unsent: Stored): ByPath {
  const { entry } = cells[of]
  if (entry === null) return {}
  const { list, id } = entry
  const underWay = entriesOf(unsent(list))
  const sent = entriesOf(whole[list]).map((one) => ({
    ...(underWay.find((other) => other.id === one.id) ?? { id: one.id }),
    // A field of the contract's amounts.
    ...(one.id === id ? { [field]: (one as unknown as ByPath)[field] } : {}),
  }))
  return { [list]: sent }
}
