import classes from './sheet.module.css'
import type { SheetColumn } from './sheet-column.ts'

type Props<Row> = { columns: readonly SheetColumn<Row>[]; hasGroups: boolean }

/** The names of the columns; what belongs together has a name above it, told to the ear with each of its columns. */
export function SheetHead<Row>({ columns, hasGroups }: Props<Row>) {
  return (
    <div className={classes.head} data-high={hasGroups || undefined}>
      {hasGroups && (
        <div className={classes.groups} aria-hidden>
          {bandsOf(columns).map(({ group, width, key }, index, all) => (
            <span key={key} data-named={group !== '' || undefined} style={widthOf(width, index === all.length - 1)}>
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
            style={widthOf(column.width, index === columns.length - 1)}
          >
            {column.title}
          </span>
        ))}
      </div>
    </div>
  )
}

/** 'DKI Res.' */
export function nameOf<Row>({ group, title }: SheetColumn<Row>): string {
  return group === undefined ? title : `${group} ${title}`
}

export function isNumber<Row>({ kind }: SheetColumn<Row>): boolean {
  return kind.is === 'number' || kind.is === 'money' || kind.is === 'time'
}

/** The last column takes what is left of a wide screen. */
export function widthOf(width: number, isLast: boolean) {
  return isLast ? { flex: `1 0 ${width}px`, width } : { flex: `0 0 ${width}px`, width }
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
