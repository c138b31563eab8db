import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Item } from '../../form/field-value.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import table from '../../ui/table.module.css'
import { useColumns } from './houses.tsx'
import { type Column, isRetired, type Kind } from './kind.ts'
import { kindNames } from './kind-names.ts'
import classes from './master-data.module.css'

type Props = {
  kind: Kind
  items: readonly Item[]
  sort: string
  onSort: (sort: string) => void
  /** Older rows stay in sight, paler, until the new page is there. */
  isStale: boolean
}

/** One page of a kind of master data. */
export function ListTable({ kind, items, sort, onSort, isStale }: Props) {
  const columns = useColumns(kind)
  const nameWidth = nameWidthBeside(columns)
  return (
    <table
      className={`${table.table} ${classes.list}`}
      aria-label={kindNames[kind.name][1]}
      data-stale={isStale || undefined}
    >
      <colgroup>
        {columns.map(({ label, width = nameWidth }) => (
          <col key={label} width={width} />
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
          <tr key={item.id} className={isRetired(kind, item) ? table.off : undefined}>
            {columns.map((column, index) => (
              <Cell key={column.label} kind={kind} item={item} column={column} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Few columns share a wide screen between them, so that nobody has to read across an empty middle; many leave the name
 * what they do not need.
 */
function nameWidthBeside(columns: readonly Column<Item>[]): number | undefined {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const hasOneName = columns.filter(({ width }) => width === undefined).length === 1
  return hasOneName && fixed <= 880 ? 360 : undefined
}

type HeadProps = Pick<Props, 'sort' | 'onSort'> & { column: Column<Item> }

function Head({ column: { label, sort: name, align }, sort, onSort }: HeadProps) {
  const className = align === 'right' ? table.number : undefined
  if (name === undefined)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  const isSorted = sort.replace(/^-/, '') === name
  const descending = sort.startsWith('-')
  const Arrow = descending ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={classes.head}
        onClick={() => onSort(isSorted && !descending ? `-${name}` : name)}
      >
        {label}
        {isSorted && <Arrow size={12} stroke={2} aria-hidden />}
      </button>
    </th>
  )
}

type CellProps = { kind: Kind; item: Item; column: Column<Item>; isFirst: boolean }

/** The first cell leads to the item. */
function Cell({ kind, item, column, isFirst }: CellProps) {
  const shown = column.show(item)
  const title = typeof shown === 'string' ? shown : undefined
  if (!isFirst) {
    const className = [column.quiet && table.quiet, column.align === 'right' && table.number].filter(Boolean).join(' ')
    return (
      <td className={className} title={title}>
        {shown}
      </td>
    )
  }
  return (
    <td className={table.strong} title={title}>
      <Link {...paths.masterItem(kind.leadsTo?.(item) ?? kind.name, item.id)} className={classes.name}>
        {shown}
      </Link>
      {isRetired(kind, item) && (
        <span className={classes.tag}>
          <Badge tone="neutral">{kind.retiredBy === 'deleted' ? 'Gelöscht' : 'Stillgelegt'}</Badge>
        </span>
      )}
    </td>
  )
}
