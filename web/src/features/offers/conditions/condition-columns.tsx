import { type ConditionType, conditionTypes } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import { datedBy, deadlineOf, misplaced, retyped } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { day, today } from '../../../lib/format.ts'
import type { ByPath } from '../../../lib/saving/field-paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import onPage from '../../../ui/layout/sheet-on-page.module.css'
import type { CellValue } from '../../../ui/sheet/sheet-column.ts'
import type { SavedColumn } from '../../../ui/sheet/typed-cells.ts'
import { type ConditionRow, stepOf } from './condition-row.ts'
import classes from './conditions.module.css'

export type ConditionColumn = SavedColumn<ConditionRow>
type Tools = {
  readonly onShow: (row: ConditionRow, isVisible: boolean) => void
  readonly onSwap: (row: ConditionRow, other: 'above' | 'below') => void
  readonly onRemove: (row: ConditionRow) => void
}

const types = Object.entries(conditionTypes).map(([value, { label }]) => ({ value, label }))
const why = {
  past: 'Dieser Tag ist schon vorbei',
  afterStart: 'Dieser Tag liegt nach dem Reisebeginn: ein festes Datum wandert nicht mit der Reise',
}

/** The columns of a tab of the conditions; how a condition is due is told by its type (002 §5). @param isOwn the agency's own categories */
export function conditionColumns(isOwn: boolean, tools: Tools): readonly ConditionColumn[] {
  return [
    ...(isOwn ? [{ ...text('category', 'Kategorie', 130), isRequired: true }] : []),
    {
      ...text('deadlineText', 'Frist', 216),
      value: ({ entry, label, isBlank }) => (entry.type === 'text' || isBlank ? entry.deadlineText : label),
      lock: ({ entry, isBlank }) =>
        entry.type === 'text' || isBlank
          ? null
          : 'Die Frist folgt aus Art, Tagen und Datum; frei ist sie bei der Art Text.',
      change: (value, { isBlank }) => ({
        deadlineText: value ?? '',
        ...(isBlank && { type: 'text' satisfies ConditionType }),
      }),
    },
    {
      key: 'type',
      title: 'Art',
      width: 152,
      kind: { is: 'choice', choices: () => types },
      isRequired: true,
      value: ({ entry, isBlank }) => (isBlank ? null : entry.type),
      // The kind of the column offers only types.
      change: (value, { entry, trip }) => sent({ ...retyped(stepOf(entry), value as ConditionType, trip) }),
    },
    {
      key: 'days',
      title: 'Tage',
      width: 56,
      kind: { is: 'number' },
      value: ({ entry: { type, days, afterDays } }) =>
        type === 'days' ? days : type === 'afterDays' ? afterDays : null,
      lock: ({ entry, isBlank }) =>
        isBlank || entry.type === 'days' || entry.type === 'afterDays'
          ? null
          : 'Tage zählen bei den Arten, die sich nach der Reise richten.',
      change: (value, { entry, isBlank }) => {
        if (entry.type === 'afterDays') return { afterDays: value }
        return { days: value, ...(isBlank && { type: 'days' satisfies ConditionType }) }
      },
    },
    {
      key: 'date',
      title: 'Datum',
      width: 108,
      kind: { is: 'date' },
      value: ({ entry, trip }) => deadlineOf(stepOf(entry), trip),
      change: (value, row) => dateChange(value, row),
      draw: ({ entry, trip, isBlank }) => {
        const due = isBlank ? null : deadlineOf(stepOf(entry), trip)
        const mark = misplaced(stepOf(entry), trip, today())
        if (due === null) return null
        return (
          <span
            className={classes.date}
            data-misplaced={mark !== null || undefined}
            title={mark ? why[mark] : undefined}
          >
            {day(wireOfDate(due))}
            {mark !== null && <IconAlertTriangle size={14} aria-label={why[mark]} />}
          </span>
        )
      },
    },
    { ...text('conditionText', 'Text', 240), kind: { is: 'text', isMultiline: true }, grows: true },
    text('subcategory', 'Gruppe', 110),
    {
      key: 'tools',
      title: '',
      fullTitle: 'Zeigen, verschieben, löschen',
      width: 112,
      kind: { is: 'text' },
      value: () => null,
      lock: ({ isBlank }) => (isBlank ? '' : 'Kondition löschen: Strg+Entf'),
      draw: (row) => (row.isBlank ? null : <RowTools row={row} {...tools} />),
      change: () => ({}),
    },
  ]
}

/** What the tools of a line change: no cell shows it as a word. */
export const toolChanges = {
  isVisible: {
    ...text('key', 'Im Angebot', 0),
    key: 'isVisible',
    value: ({ entry }) => String(entry.isVisible),
    change: (value) => ({ isVisible: value === 'true' }),
  },
  sort: {
    ...text('key', 'Reihenfolge', 0),
    key: '_sort',
    value: ({ entry }) => entry._sort,
    change: (value) => ({ _sort: value }),
  },
} satisfies Record<string, ConditionColumn>

function text(
  name: 'category' | 'deadlineText' | 'conditionText' | 'subcategory' | 'key',
  title: string,
  width: number,
) {
  return {
    key: name,
    title,
    width,
    kind: { is: 'text' },
    value: ({ entry }) => entry[name],
    change: (value) => ({ [name]: value ?? '' }),
  } satisfies ConditionColumn
}

/** A day that is typed says how many days that are; a text becomes a condition of that day (002 §5). */
function dateChange(value: CellValue, { entry, trip, isBlank }: ConditionRow): ByPath {
  if (value === null)
    return entry.type === 'days'
      ? { days: null }
      : entry.type === 'afterDays'
        ? { afterDays: null }
        : { deadlineDate: null }
  const dated = datedBy(String(value), trip)
  const counts = entry.type === 'days' ? dated.days : entry.type === 'afterDays' ? dated.afterDays : null
  // A day that the type cannot count to is a fixed one.
  const isFixed = isBlank === true || counts === null
  return sent(isFixed ? { ...dated, type: 'date' } : { ...dated })
}

/** Days as the wire has them. */
function sent({ deadlineDate, ...fields }: Record<string, unknown>): ByPath {
  if (deadlineDate === undefined) return fields
  return { deadlineDate: deadlineDate === null ? null : wireOfDate(String(deadlineDate)), ...fields }
}

function RowTools({ row, onShow, onSwap, onRemove }: Tools & { row: ConditionRow }) {
  const { above, below, isVisible } = row
  const name = row.label === '' ? row.entry.conditionText : row.label
  return (
    <span className={onPage.tools}>
      <IconButton
        size={24}
        tabIndex={-1}
        icon={isVisible ? IconEye : IconEyeOff}
        label={`„${name}“ im Angebot ${isVisible ? 'ausblenden' : 'zeigen'}`}
        onClick={() => onShow(row, !isVisible)}
      />
      <IconButton
        size={24}
        tabIndex={-1}
        icon={IconArrowUp}
        label={`„${name}“ nach oben`}
        disabled={above === null}
        onClick={() => onSwap(row, 'above')}
      />
      <IconButton
        size={24}
        tabIndex={-1}
        icon={IconArrowDown}
        label={`„${name}“ nach unten`}
        disabled={below === null}
        onClick={() => onSwap(row, 'below')}
      />
      <IconButton size={24} tabIndex={-1} icon={IconTrash} label={`„${name}“ löschen`} onClick={() => onRemove(row)} />
    </span>
  )
}
