import { Button, Menu } from '@mantine/core'
import { weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useDateContext } from '../../lib/date-context.ts'
import { count, shortDay } from '../../lib/format.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useSequence } from '../../lib/use-sequence.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { CellEdit } from '../../ui/sheet/sheet-column.ts'
import type { PastedLine } from '../../ui/sheet/use-edits.ts'
import { useNewLine } from '../../ui/sheet/use-new-line.ts'
import { kilometresOf, type TripDay, useEstimatedDays } from '../itinerary/plan/days.ts'
import { addOnKey } from './add-keys.ts'
import type { DriverAsked } from './driver-choice.ts'
import type { ViewProps } from './edit-view.tsx'
import classes from './order-drawer.module.css'
import { usePastedLines } from './pasted-lines.ts'
import { type DrawerRow, emptyRow, keptRows, lineToBe, serviceRow, serviceRows } from './rows.ts'
import { serviceColumns, typeColumn, typeName } from './service-columns.ts'
import { DrawerTools, TableSection, useTableFocus } from './table-section.tsx'
import { useAddRows, useRemoveRow } from './use-add-rows.ts'
import { useWords } from './use-words.tsx'

type Props = ViewProps & { asked: DriverAsked; onSaved: () => void }
type DayProps = ViewProps &
  Pick<ReturnType<typeof useNewLine>, 'newLine' | 'onReached'> & {
    day: TripDay
    index: number
    isEstimated: boolean
    columns: ReturnType<typeof serviceColumns>
    onEnter: () => void
    onAdd: (kind: ServiceKind) => void
    /** A line that waited for its type has got it. */
    onBegin: (row: DrawerRow, kind: ServiceKind) => void
    onAppend: (empty: DrawerRow, lines: readonly PastedLine<DrawerRow>[]) => void
    onEdit: (edits: readonly CellEdit<DrawerRow>[]) => void
    onRemove: (row: DrawerRow) => void
    onDismiss: (row: DrawerRow) => boolean
  }

/** The services of the trip, a table a day; a new one is begun in the empty line, by menu or by key (001 §2.7). */
export function AddView(props: Props) {
  const { days, trip, cells, drawer, asked, onLost, onSaved } = props
  const inSequence = useSequence()
  const add = useAddRows(trip.id, inSequence, onSaved)
  const { newLine, goTo, onReached } = useNewLine()
  // Lines added here and not typed into yet: Escape takes them back.
  const begun = useRef(new Set<string>())
  const rows = useRemoveRow(trip.id, days, inSequence, cells.removing, onSaved)
  const estimatedDays = useEstimatedDays(trip.id, days)
  const tableFocus = useTableFocus()
  const columns = useColumns(trip.orderCurrency, asked, remove)
  const waiting = usePastedLines(columns, cells)
  // Keys add to the day last edited, and only to that (001 §2.7).
  const [lastDayId, setLastDay] = useState<number | null>(null)
  const lastDay = days.find(({ id }) => id === lastDayId)
  const addHere = lastDay === undefined ? null : (kind: ServiceKind) => addTo(lastDay, kind)

  function addTo(day: TripDay, kind: ServiceKind) {
    setLastDay(day.id)
    if (drawer.closedTables.includes(tableKey(day))) drawer.toggleTable(tableKey(day))
    const empty = emptyRow(day, days.indexOf(day), trip.orderCurrency)
    const added = add(day.id, [kind]).then(([service]) => service && serviceRow(empty, kind, service))
    waiting.announce(empty, kind, added)
    void added.then((row) => {
      if (row === undefined) return
      begun.current.add(row.id)
      cells.begin(row.id)
    })
    void goTo(added.then((row) => row?.id ?? null)).then(async (isDropped) => {
      const row = await added
      if (isDropped && row !== undefined) dismiss(row)
    })
  }

  function remove(row: DrawerRow) {
    if (row.kind === null) cells.forget(row)
    else void rows.remove(row)
  }

  function dismiss(row: DrawerRow): boolean {
    if (!begun.current.delete(row.id)) return false
    void rows.cancel(row)
    return true
  }

  return (
    <>
      <DrawerTools>
        <span className={classes.hint}>
          {lastDay === undefined
            ? 'Strg H, L, F und R fügen dem zuletzt bearbeiteten Tag etwas hinzu'
            : `Strg H, L, F und R fügen Tag ${days.indexOf(lastDay) + 1} etwas hinzu`}
        </span>
        {cells.unsavedCount > 0 && <SaveMark state="refused" text={`${cells.unsavedCount} nicht gespeichert`} />}
      </DrawerTools>
      <div
        role="group"
        aria-label="Leistungen der Tage"
        className={classes.body}
        {...tableFocus}
        onKeyDown={(event) => addOnKey(event, addHere)}
      >
        {days.length === 0 && <p className={classes.empty}>Es gibt keine Tage</p>}
        {days.map((day, index) => (
          <DayTable
            key={day.id}
            {...{ days, trip, cells, drawer, day, index, columns, newLine, onReached, onLost }}
            isEstimated={estimatedDays.includes(day.id)}
            onEnter={() => setLastDay(day.id)}
            onAdd={(kind) => addTo(day, kind)}
            onBegin={(row, kind) => waiting.begin(row, kind, (...asked) => add(day.id, ...asked))}
            onAppend={(empty, lines) => waiting.append(empty, lines, (...asked) => add(day.id, ...asked))}
            onEdit={(edits) => {
              for (const { row } of edits) begun.current.delete(row.id)
              cells.edit(edits)
            }}
            onRemove={remove}
            onDismiss={dismiss}
          />
        ))}
      </div>
    </>
  )
}

const tableKey = ({ id }: TripDay) => `day-${id}`

function useColumns(currency: string, asked: DriverAsked, onRemove: (row: DrawerRow) => void) {
  const words = useWords()
  const latest = useRef(onRemove)
  latest.current = onRemove
  return useMemo(() => {
    const draw = (row: DrawerRow) =>
      row.kind === null ? (
        typeColumn.draw?.(row)
      ) : (
        <span className={classes.type}>
          {typeName(row.kind)}
          <IconButton
            className={classes.remove ?? ''}
            size={24}
            icon={IconTrash}
            label={`${typeName(row.kind)}: Zeile löschen (Strg Entf)`}
            // The grid is one stop of the Tab key; its key for this is Strg Entf.
            tabIndex={-1}
            onClick={() => latest.current(row)}
          />
        </span>
      )
    return serviceColumns(words, { ...typeColumn, draw }, currency, asked)
  }, [words, currency, asked])
}

function DayTable(props: DayProps) {
  const { day, index, trip, cells, drawer } = props
  const before = useRef<readonly DrawerRow[]>([])
  const empty = useMemo(() => emptyRow(day, index, trip.orderCurrency), [day, index, trip.orderCurrency])
  const waiting = cells.linesToBe(empty.id).join()
  const rows = useMemo(() => {
    const pasted = waiting === '' ? [] : waiting.split(',').map((id) => lineToBe(empty, id))
    const lines = [...serviceRows(day, index, trip.orderCurrency), ...pasted, empty]
    before.current = keptRows(before.current, lines)
    return before.current
  }, [day, index, trip.orderCurrency, empty, waiting])
  const title = titleOf(day, index)
  const key = tableKey(day)
  const providers = useDayProviders(trip.id, day.date)
  const dates = useDateContext()

  function edit(edits: readonly CellEdit<DrawerRow>[]) {
    for (const { row, column, to } of edits) {
      if (row.kind !== null || column.key !== typeColumn.key) continue
      // The type column offers kinds of services only.
      const kind = to as ServiceKind
      if (row.isBlank) props.onAdd(kind)
      else props.onBegin(row, kind)
    }
    props.onEdit(edits.filter(({ row }) => row.kind !== null))
  }

  return (
    <TableSection
      id={`drawer-${key}`}
      title={title}
      // The title is worded by the documents, and an empty day has no name to know it by.
      hint={[shortDay(day.date), props.isEstimated ? 'Entfernung geschätzt' : '', providers]
        .filter(Boolean)
        .join(' · ')}
      isOpen={!drawer.closedTables.includes(key)}
      onToggle={() => drawer.toggleTable(key)}
      lines={rows.length}
      tools={<AddMenu number={index + 1} onAdd={props.onAdd} />}
    >
      <Sheet
        label={title}
        rows={rows}
        columns={props.columns}
        dates={dates}
        {...cells.saving}
        onEdit={edit}
        onLost={props.onLost}
        onEnter={props.onEnter}
        onAppend={(lines) => {
          props.onAppend(empty, lines)
          return undefined
        }}
        onRemove={props.onRemove}
        onDismiss={props.onDismiss}
        newLine={props.newLine}
        onReached={props.onReached}
      />
    </TableSection>
  )
}

/** 'Tag 1 - Freitag - 2027 - Hamburg – Kiel (97 Km)' (001 §2.7) */
function titleOf(day: TripDay, index: number): string {
  const date = dateOfWire(day.date) ?? ''
  const title = [`Tag ${index + 1}`, weekdayOf(date), date.slice(0, 4), day.name].filter(Boolean).join(' - ')
  const kilometres = kilometresOf(day)
  return kilometres === null ? title : `${title} (${count(kilometres)} Km)`
}

const additions = [
  { kind: 'hotel', label: 'Hotel', keys: 'Strg H' },
  { kind: 'other', label: 'Leistung', keys: 'Strg L' },
  { kind: 'free', label: 'Freitext', keys: 'Strg F' },
] as const

function AddMenu({ number, onAdd }: { number: number; onAdd: (kind: ServiceKind) => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={13} aria-hidden />}
          aria-label={`Tag ${number}: Zeile hinzufügen`}
        >
          Hinzufügen
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {additions.map(({ kind, label, keys }) => (
          <Menu.Item key={kind} rightSection={<span className={classes.hint}>{keys}</span>} onClick={() => onAdd(kind)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type Request = ItemOf<typeof requestContract>

/** Who provides a hotel, a train or another service on a day (001 §7). @returns '' while nobody does */
function useDayProviders(orderId: number, date: string): string {
  const query = { 'order.id': orderId, date }
  const { data } = useQuery({
    queryKey: [...keys.list(requestContract.name), { query }, 'provider_by_date'],
    queryFn: async ({ signal }) => {
      const { data: items } = await send<Request[]>('GET', '/api/requests/provider_by_date', { query, signal })
      return { items, total: items.length }
    },
  })
  return [...new Set((data?.items ?? []).map(({ info }) => info.title).filter(Boolean))].join(' · ')
}
