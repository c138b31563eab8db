import { Button, Menu } from '@mantine/core'
import { weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { SaveMark } from '../../ui/save-mark.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { CellEdit } from '../../ui/sheet/sheet-column.ts'
import type { TripDay } from '../itinerary/api.ts'
import type { ViewProps } from './edit-view.tsx'
import classes from './order-drawer.module.css'
import { type DrawerRow, emptyRow, keptRows, serviceRows } from './rows.ts'
import { serviceColumns, typeColumn } from './service-columns.ts'
import { DrawerTools, TableSection } from './table-section.tsx'
import { useAddKeys } from './use-add-keys.ts'
import { useAddRow } from './use-add-row.ts'
import { useDayProviders } from './use-day-providers.ts'
import { useWords } from './use-words.tsx'

type Props = ViewProps & { onSaved: () => void }
type DayProps = Props & {
  day: TripDay
  index: number
  columns: ReturnType<typeof serviceColumns>
  onEnter: () => void
  onAdd: (kind: ServiceKind) => void
}

/** The services of the trip, a table a day; a new one is begun in the empty line, by menu or by key (001 §2.7). */
export function AddView(props: Props) {
  const { days, trip, cells, onSaved } = props
  const words = useWords()
  const columns = useMemo(() => serviceColumns(words), [words])
  const add = useAddRow(trip.id, onSaved)
  // Keys add to the day last edited, and only to that (001 §2.7).
  const [lastDayId, setLastDay] = useState<number | null>(null)
  const lastDay = days.find(({ id }) => id === lastDayId)
  useAddKeys(lastDay === undefined ? null : (kind) => add(lastDay.id, kind))
  return (
    <>
      <DrawerTools>
        <span className={classes.hint}>
          {lastDay === undefined
            ? 'Strg H, L, F und R fügen dem zuletzt bearbeiteten Tag etwas hinzu'
            : `Strg H, L, F und R fügen Tag ${days.indexOf(lastDay) + 1} etwas hinzu`}
        </span>
        {cells.refusedCount > 0 && <SaveMark state="failed" text={`${cells.refusedCount} nicht gespeichert`} />}
      </DrawerTools>
      <div className={classes.body}>
        {days.length === 0 && <p className={classes.empty}>Es gibt keine Tage</p>}
        {days.map((day, index) => (
          <DayTable
            key={day.id}
            {...props}
            day={day}
            index={index}
            columns={columns}
            onEnter={() => setLastDay(day.id)}
            onAdd={(kind) => {
              setLastDay(day.id)
              add(day.id, kind)
            }}
          />
        ))}
      </div>
    </>
  )
}

function DayTable({ day, index, columns, trip, cells, drawer, onEnter, onAdd }: DayProps) {
  const before = useRef<readonly DrawerRow[]>([])
  const rows = useMemo(() => {
    const lines = [...serviceRows(day, index, trip.orderCurrency), emptyRow(day, index, trip.orderCurrency)]
    before.current = keptRows(before.current, lines)
    return before.current
  }, [day, index, trip.orderCurrency])
  const title = titleOf(day, index)
  const key = `day-${day.id}`
  const providers = useDayProviders(trip.id, day.date)

  function edit(edits: readonly CellEdit<DrawerRow>[]) {
    for (const { row, column, to } of edits) {
      // The type column offers kinds of services only.
      if (row.kind === null && column.key === typeColumn.key) onAdd(to as ServiceKind)
    }
    cells.edit(edits.filter(({ row }) => row.kind !== null))
  }

  return (
    <TableSection
      id={`drawer-${key}`}
      title={title}
      hint={providers}
      isOpen={!drawer.closedTables.includes(key)}
      onToggle={() => drawer.toggleTable(key)}
      tools={<AddMenu number={index + 1} onAdd={onAdd} />}
    >
      <Sheet
        label={title}
        rows={rows}
        columns={columns}
        reference={dateOfWire(trip.startAt) ?? ''}
        marksOf={cells.marksOf}
        onEdit={edit}
        onDrop={cells.drop}
        onRetry={cells.retry}
        onEnter={onEnter}
      />
    </TableSection>
  )
}

/** 'Tag 1 - Freitag - 2027 - Hamburg – Kiel (97 Km)' (001 §2.7) */
function titleOf(day: TripDay, index: number): string {
  const date = dateOfWire(day.date) ?? ''
  const title = `Tag ${index + 1} - ${weekdayOf(date)} - ${date.slice(0, 4)} - ${day.name}`
  return day.distance === null ? title : `${title} (${day.distance} Km)`
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
