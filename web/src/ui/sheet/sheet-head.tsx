import { memo } from 'react'
import classes from './sheet.module.css'
import type { SheetColumn } from './sheet-column.ts'

type Props<Row> = { columns: readonly SheetColumn<Row>[]; hasGroups: boolean }

function Head<Row>({ columns, hasGroups }: Props<Row>) {
  return (
    <div className={classes.head} data-high={hasGroups || undefined}>
      {hasGroups && (
        <div className={classes.groups} aria-hidden>
          {bandsOf(columns).map(({ group, width, key }) => (
            <span key={key} data-named={group !== '' || undefined} style={{ flex: `0 0 ${width}px` }}>
              {group}
            </span>
          ))}
        </div>
      )}
      <div role="row" aria-rowindex={1} className={classes.names}>
        {columns.map((column, index) => (
          <span
            key={column.key}
            role="columnheader"
            aria-colindex={index + 1}
            aria-label={nameOf(column)}
            title={nameOf(column)}
            data-number={isNumber(column) || undefined}
            data-grouped={column.group !== undefined || undefined}
            data-pinned={isPinned(columns, index) || undefined}
            style={placeOf(columns, index)}
          >
            {column.title}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The names of the columns; what belongs together has a name above it, told to the ear with each of its columns. */
export const SheetHead = memo(Head) as typeof Head // memo forgets the type parameter

/** 'DKI Reserviert' */
export function nameOf<Row>({ group, title, fullTitle = title }: SheetColumn<Row>): string {
  return group === undefined ? fullTitle : `${group} ${fullTitle}`
}

export function isNumber<Row>({ kind }: SheetColumn<Row>): boolean {
  return kind.is === 'number' || kind.is === 'money' || kind.is === 'time'
}

/** The first column stays in sight, and those that ask for it. */
export function isPinned<Row>(columns: readonly SheetColumn<Row>[], place: number): boolean {
  return place === 0 || columns[place]?.isPinned === true
}

export function widthOfPinned<Row>(columns: readonly SheetColumn<Row>[]): number {
  return columns.reduce((sum, { width }, place) => (isPinned(columns, place) ? sum + width : sum), 0)
}

/** Where a cell stands and how wide. */
export function placeOf<Row>(columns: readonly SheetColumn<Row>[], place: number) {
  const width = columns[place]?.width ?? 0
  const grows = columns.some((column) => column.grows) ? columns[place]?.grows === true : place === columns.length - 1
  const flex = `${grows ? 1 : 0} 0 ${width}px`
  if (!isPinned(columns, place)) return { flex, width }
  return { flex, width, left: columns.slice(0, place).reduce((sum, before) => sum + before.width, 0) }
}

type Band = { group: string; width: number; key: string }

function bandsOf<Row>(columns: readonly SheetColumn<Row>[]): Band[] {
  const bands: Band[] = []
  for (const { group = '', width, key } of columns) {
    const before = bands.at(-1)
    if (before?.group === group) before.width += width
    else bands.push({ group, width, key })
  }
  return bands
}
