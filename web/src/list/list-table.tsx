import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { isOnRow } from '../ui/lists/is-on-row.ts'
import table from '../ui/lists/table.module.css'
import classes from './list.module.css'
import { columnOf, type ListColumn, type ListRows } from './list.ts'

type Props<I> = ListRows<I> & {
  label: string
  items: readonly I[]
  sort?: string | undefined
  onSort?: (sort: string) => void
  /** Older rows stay in sight, paler, until the new page is there. */
  isStale?: boolean
  height?: 'roomy' | 'tall' | undefined
}

export function ListTable<I extends { readonly id: number }>({
  label,
  items,
  sort,
  onSort,
  isStale = false,
  height,
  ...rows
}: Props<I>) {
  const { columns } = rows
  return (
    <table
      className={`${table.table} ${classes.list}`}
      aria-label={label}
      data-stale={isStale || undefined}
      data-height={height}
      style={{ minWidth: leastWidthOf(columns) }}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.label} style={{ width: widthOf(column, columns) }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.label} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} rows={rows} />
        ))}
      </tbody>
    </table>
  )
}

/** What opens beside its list opens from the whole row; what leads to a page of its own is a link, to be opened as one likes. */
function Row<I>({ item, rows }: { item: I; rows: ListRows<I> }) {
  const { columns, isOff, isChosen, opens } = rows
  const target = opens?.(item)
  const open = typeof target === 'function' ? target : undefined
  return (
    <tr
      className={isOff?.(item) ? table.off : undefined}
      aria-current={isChosen?.(item) || undefined}
      data-opens={open !== undefined || undefined}
      onClick={open && ((event) => isOnRow(event) && open())}
    >
      {columns.map((column, index) => (
        <Cell key={column.label} item={item} column={column} rows={index === 0 ? rows : null} />
      ))}
    </tr>
  )
}

const leastOf = ({ width, least = 128 }: ListColumn<never>, isFirst: boolean) =>
  width ?? (isFirst ? Math.max(least, 200) : least)
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

function leastWidthOf(columns: readonly ListColumn<never>[]): number {
  return sum(columns.map((column, index) => leastOf(column, index === 0)))
}

/**
 * What names share between them is what the other columns leave of the area around the table. One name beside few columns
 * takes no more than it needs, so that nobody has to read across an empty middle.
 */
function widthOf(column: ListColumn<never>, columns: readonly ListColumn<never>[]): CSSProperties['width'] {
  const { width, share = 1 } = column
  if (width !== undefined) return width
  const names = columns.filter((one) => one.width === undefined)
  const fixed = sum(columns.map((one) => one.width ?? 0))
  if (names.length === 1 && columns.length > 1) return fixed <= 880 ? 360 : undefined
  const part = share / sum(names.map((one) => one.share ?? 1))
  return `max(${leastOf(column, column === columns[0])}px, calc((100cqw - ${fixed}px) * ${part}))`
}

type HeadProps<I> = { column: ListColumn<I>; sort: string | undefined; onSort: ((sort: string) => void) | undefined }

function Head<I>({ column: { label, sort: name, align }, sort, onSort }: HeadProps<I>) {
  const className = align === 'right' ? table.number : undefined
  if (name === undefined || onSort === undefined)
    return (
      <th scope="col" className={className}>
        {label === '' ? <span className="rw-spoken">Aktionen</span> : label}
      </th>
    )
  const isSorted = sort !== undefined && columnOf(sort) === name
  const isDescending = isSorted && sort.startsWith('-')
  const Arrow = isDescending ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={classes.head}
        onClick={() => onSort(isSorted && !isDescending ? `-${name}` : name)}
      >
        {label}
        {isSorted && <Arrow size={12} stroke={2} aria-hidden />}
      </button>
    </th>
  )
}

/** @param rows of the first cell, which leads to the item */
type CellProps<I> = { item: I; column: ListColumn<I>; rows: ListRows<I> | null }

function Cell<I>({ item, column, rows }: CellProps<I>) {
  const shown = column.show(item)
  const title = column.title?.(item) ?? (typeof shown === 'string' ? shown : undefined)
  const target = rows?.opens?.(item)
  const isStrong = column.strong === true || (rows?.opens !== undefined && column.strong !== false)
  const look = [column.quiet && table.quiet, isStrong && table.strong, column.align === 'right' && table.number]
  return (
    <td className={look.filter(Boolean).join(' ') || undefined} title={title}>
      <Named className={typeof target === 'function' && rows?.beside !== undefined ? classes.named : undefined}>
        {rows?.before?.(item)}
        {target === undefined ? (
          shown
        ) : (
          <Opener opens={target} isNumber={column.strong === false}>
            {shown}
          </Opener>
        )}
        {rows?.beside?.(item)}
      </Named>
    </td>
  )
}

/** A button is cut as a whole where its cell cuts it; beside its marks it gives way instead, and they stay in sight. */
function Named({ className, children }: { className: string | undefined; children: ReactNode }) {
  return className === undefined ? children : <span className={className}>{children}</span>
}

type OpenerProps = { opens: LinkOptions | (() => void); isNumber: boolean; children: ReactNode }

/** A number leads to its item in the colour of a link, a name is enough by itself. */
function Opener({ opens, isNumber, children }: OpenerProps) {
  const className = isNumber ? classes.number : classes.name
  if (typeof opens === 'function')
    return (
      <button type="button" className={`${classes.opener} ${className}`} onClick={opens} data-row>
        {children}
      </button>
    )
  return (
    <Link {...opens} className={className} data-row>
      {children}
    </Link>
  )
}

/** Puts the focus on the next row's name, on the first when none has it; Enter then opens it. */
export function walkRows(area: HTMLElement | null, by: 1 | -1): void {
  const names = [...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const row = document.activeElement?.closest('tr') ?? null
  const index = names.findIndex((name) => row?.contains(name))
  names[index < 0 ? 0 : Math.min(names.length - 1, Math.max(0, index + by))]?.focus()
}
