import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo } from 'react'
import classes from './sheet.module.css'
import type { SheetColumn, Sorting } from './sheet-column.ts'

type Props<Row> = { columns: readonly SheetColumn<Row>[]; hasGroups: boolean; sorting?: Sorting | undefined }

function Head<Row>({ columns, hasGroups, sorting }: Props<Row>) {
  const pinned = countOfPinned(columns)
  const names = columns.map((column, index) => (
    <span
      key={column.key}
      role="columnheader"
      aria-colindex={index + 1}
      aria-label={nameOf(column)}
      title={nameOf(column)}
      data-number={isNumber(column) || undefined}
      data-grouped={column.group !== undefined || undefined}
      aria-sort={sortOf(column.key, sorting)}
      style={widthOf(columns, index)}
    >
      {sorting?.columns.includes(column.key) === true ? (
        <SortButton column={column.key} title={column.title} sorting={sorting} />
      ) : (
        column.title || <span className="rw-spoken">{nameOf(column)}</span>
      )}
    </span>
  ))
  return (
    <div className={classes.head} data-high={hasGroups || undefined}>
      {hasGroups && (
        <div className={classes.groups} aria-hidden>
          {bandsOf(columns).map(({ group, width, growing, key }) => (
            <span key={key} data-named={group !== '' || undefined} style={{ flex: `${growing} 0 ${width}px` }}>
              {group}
            </span>
          ))}
        </div>
      )}
      <div role="row" aria-rowindex={1} className={classes.names}>
        <div role="presentation" className={classes.pinned}>
          {names.slice(0, pinned)}
        </div>
        {names.slice(pinned)}
      </div>
    </div>
  )
}

function sortOf(column: string, sorting: Sorting | undefined) {
  if (sorting?.by?.column !== column) return undefined
  return sorting.by.isDescending ? 'descending' : 'ascending'
}

type SortProps = { column: string; title: string; sorting: Sorting }

/** For the pointer: the keys of the sheet are those of its cells, and its page sorts by keys. */
function SortButton({ column, title, sorting: { by, onSort } }: SortProps) {
  const Arrow = by?.isDescending === true ? IconArrowDown : IconArrowUp
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.sort}
      // The focus stays in the cells.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onSort(column)}
    >
      {title}
      {by?.column === column && <Arrow size={10} stroke={2.2} aria-hidden />}
    </button>
  )
}

/** The names of the columns; what belongs together has a name above it, told to the ear with each of its columns. */
export const SheetHead = memo(Head) as typeof Head // memo forgets the type parameter

export function nameOf<Row>({ group, title, fullTitle = title }: SheetColumn<Row>): string {
  return group === undefined ? fullTitle : `${group} ${fullTitle}`
}

export function isNumber<Row>({ kind }: SheetColumn<Row>): boolean {
  return kind.is === 'number' || kind.is === 'money' || kind.is === 'time'
}

/** The first column stays in sight, and those beside it that ask for it. */
export function countOfPinned<Row>(columns: readonly SheetColumn<Row>[]): number {
  const place = columns.findIndex(({ isPinned }, index) => index > 0 && isPinned !== true)
  return place === -1 ? columns.length : place
}

export function widthOfPinned<Row>(columns: readonly SheetColumn<Row>[]): number {
  return columns.slice(0, countOfPinned(columns)).reduce((sum, { width }) => sum + width, 0)
}

export function widthOf<Row>(columns: readonly SheetColumn<Row>[], place: number) {
  const width = columns[place]?.width ?? 0
  return { flex: `${grows(columns, place) ? 1 : 0} 0 ${width}px`, width }
}

function grows<Row>(columns: readonly SheetColumn<Row>[], place: number): boolean {
  return columns.some((column) => column.grows) ? columns[place]?.grows === true : place === columns.length - 1
}

/** `growing`: how many of its columns do. */
type Band = { group: string; width: number; growing: number; key: string }

function bandsOf<Row>(columns: readonly SheetColumn<Row>[]): Band[] {
  const bands: Band[] = []
  for (const [place, { group = '', width, key }] of columns.entries()) {
    const growing = grows(columns, place) ? 1 : 0
    const before = bands.at(-1)
    if (before?.group !== group) bands.push({ group, width, growing, key })
    else {
      before.width += width
      before.growing += growing
    }
  }
  return bands
}
