import type { DateContext } from '@reisewerk/domain/typed-date.ts'
import { useMemo, useRef } from 'react'
import { useDateContext } from '../../lib/date-context.ts'
import { useSeesPurchase } from '../../lib/session.ts'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Lost } from '../../ui/sheet/use-edits.ts'
import type { TripDay } from '../itinerary/plan/days.ts'
import type { PlannedTrip } from '../orders/trip/api.ts'
import { type Names, seenColumns } from './fields.ts'
import { type CabinList, type CabinSort, cabinsOf, isForeign } from './list-fields.ts'
import classes from './order-drawer.module.css'
import { columnsOf, type RequestTable, requestTables } from './request-columns.ts'
import { type DrawerRow, keptRows, rawOf, requestRows } from './rows.ts'
import { DrawerTools, TableSection, useTableFocus } from './table-section.tsx'
import type { Cells } from './use-cells.ts'
import type { Drawer } from './use-drawer-state.ts'
import { useNames } from './use-names.ts'
import { useWords, type Words } from './use-words.tsx'

export type ViewProps = {
  days: readonly TripDay[]
  trip: PlannedTrip
  cells: Cells
  drawer: Drawer
  onLost: (lost: Lost<DrawerRow>) => void
}
type Props = ViewProps & { cabinTypes: readonly { key: string; label: string }[] }

const hints: Partial<Record<RequestTable['key'], string>> = {
  hotels: 'Preise je Nacht',
  dayFerries: 'RL = zusätzlich reserviert',
  nightFerries: 'Kabinen: RL = zusätzlich reserviert',
}

/** All requests of the trip in seven tables (001 §2.7, 002 §2). */
export function EditView({ days, trip, cells, drawer, onLost, cabinTypes }: Props) {
  const words = useWords()
  const before = useRef<Tables | null>(null)
  const rows = useMemo(() => {
    before.current = tablesOf(days, trip.orderCurrency, words, before.current)
    return before.current
  }, [days, trip.orderCurrency, words])
  const names = useNames(useMemo(() => Object.values(rows).flat(), [rows]))
  const dates = useDateContext()
  const tableFocus = useTableFocus()
  return (
    <>
      <DrawerTools>
        <nav className={classes.tables} aria-label="Tabellen der Schnellbearbeitung">
          {requestTables.map(({ key, title }) => (
            <a
              key={key}
              href={`#drawer-${key}`}
              className={classes.table}
              data-empty={rows[key].length === 0 || undefined}
            >
              {title} <span className={classes.count}>{rows[key].length}</span>
            </a>
          ))}
        </nav>
        {cells.unsavedCount > 0 && <SaveMark state="refused" text={`${cells.unsavedCount} nicht gespeichert`} />}
      </DrawerTools>
      <div className={classes.body} {...tableFocus}>
        {requestTables.map((table) => (
          <TableSection
            key={table.key}
            id={`drawer-${table.key}`}
            kind={table.kind}
            title={table.title}
            hint={rows[table.key].length === 0 ? 'keine Anfragen' : hints[table.key]}
            isOpen={rows[table.key].length > 0 && !drawer.closedTables.includes(table.key)}
            onToggle={() => drawer.toggleTable(table.key)}
            lines={rows[table.key].length}
          >
            <RequestSheet
              table={table}
              rows={rows[table.key]}
              words={words}
              names={names}
              currency={trip.orderCurrency}
              cabinTypes={cabinTypes}
              cells={cells}
              dates={dates}
              onLost={onLost}
            />
          </TableSection>
        ))}
      </div>
    </>
  )
}

type SheetProps = Pick<Props, 'cells' | 'cabinTypes' | 'onLost'> & {
  table: RequestTable
  rows: readonly DrawerRow[]
  words: Words
  names: Names
  currency: string
  dates: DateContext
}

function RequestSheet({ table, rows, words, names, currency, cells, cabinTypes, dates, onLost }: SheetProps) {
  // The organisation's own word, else the one the server lists.
  const nameOf = (type: string) => words.cabinName(type) ?? cabinTypes.find(({ key }) => key === type)?.label ?? type
  // Told by what they are: the same sorts leave the columns as they are.
  const seesPurchase = useSeesPurchase()
  const sorts = JSON.stringify(cabinSorts(table, rows, nameOf))
  const columns = useMemo(
    () => seenColumns(columnsOf(table, words, names, JSON.parse(sorts), currency), seesPurchase),
    [table, words, names, sorts, currency, seesPurchase],
  )
  return <Sheet label={table.title} rows={rows} columns={columns} dates={dates} {...cells.saving} onLost={onLost} />
}

type Tables = Record<RequestTable['key'], readonly DrawerRow[]>

function tablesOf(days: readonly TripDay[], currency: string, { toneOf }: Words, before: Tables | null): Tables {
  const tables = requestTables.map(({ key, kind, passage }) => {
    const rows = requestRows(days, kind, currency, toneOf)
    const shown = passage === null ? rows : rows.filter((row) => rawOf(row, 'request', 'type') === passage)
    return [key, keptRows(before?.[key] ?? [], shown)]
  })
  // One entry for each table.
  return Object.fromEntries(tables) as Tables
}

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
  return sorts.map((sort) => (rows.some((row) => isForeign(sort, row)) ? { ...sort, isForeign: true } : sort))
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
