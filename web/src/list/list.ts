import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import type { Icon } from '@tabler/icons-react'
import type { LinkOptions } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Query } from '../lib/http.ts'

/** What every list keeps in its address; filters stand beside these under names of their own. */
export type ListSearch = {
  q?: string | undefined
  /** 'name', '-name' for descending. */
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

export type ListColumn<I> = {
  readonly label: string
  /** What `_order[…]` takes, if the list can be sorted by it; also what the column is called where it is hidden. */
  readonly sort?: string
  /** In pixels, for contents that have a width of their own. */
  readonly width?: number
  /** Columns without a width share what is left by these parts, 1 unless told. */
  readonly share?: number
  /** The least of such a column, in pixels: the list is scrolled sideways before names become unreadable. */
  readonly least?: number
  readonly align?: 'right'
  readonly quiet?: boolean
  readonly strong?: boolean
  readonly show: (item: I) => ReactNode
  /** Told in full where the cell cuts what it shows; its text unless told. */
  readonly title?: (item: I) => string | undefined
}

/** A filter of a list: how it is set, cleared and shown. list-filter.tsx makes the usual ones. */
export type ListFilter<S> = {
  readonly name: string
  readonly label: string
  /** Stands in the toolbar at all times; the others are added from its menu and stand as chips. */
  readonly isFixed?: boolean
  readonly isSet: (search: S) => boolean
  readonly cleared: Partial<S>
  readonly Field: ComponentType<FilterFieldProps<S>>
}

export type FilterFieldProps<S> = {
  search: S
  onChange: (patch: Partial<S>) => void
  /** Of a chip: it is taken away, or has just been added and stands open. */
  onRemove: () => void
  initiallyOpen: boolean
}

export type ListRows<I> = {
  readonly columns: readonly ListColumn<I>[]
  readonly opens?: (item: I) => LinkOptions | (() => void)
  /** What stands before and behind the name in the first cell. */
  readonly before?: (item: I) => ReactNode
  readonly beside?: (item: I) => ReactNode
  /** Of what is shown beside the list. */
  readonly isChosen?: (item: I) => boolean
  /** Rows that no longer count stand back: cancelled, retired. */
  readonly isOff?: (item: I) => boolean
}

/** A list as it is declared: what it holds, how it is narrowed, what its rows show. */
export type List<I, S extends ListSearch> = ListRows<I> & {
  /** Singular and plural: ['Reise', 'Reisen']. */
  readonly noun: readonly [one: string, many: string]
  readonly icon: Icon
  readonly searchHint: string
  readonly filters: readonly ListFilter<S>[]
  readonly defaultSort?: string
  /** Rows of a page unless the address says otherwise; null for a list that comes as a whole. */
  readonly pageSize: number | null
  readonly isNarrowed: (search: S) => boolean
  /** Said where nothing passes search and filters. */
  readonly nothingFits?: string
}

/**
 * What a list says while the house has nothing of it at all, whatever it is narrowed to by a view or a filter: what it is for, and the
 * first step (MOVE-02).
 */
export type ListStart = {
  /** 'Hier stehen …' */
  readonly purpose: string
  readonly action?: ReactNode
  /** Where everything it can ever show is counted; null for a list that comes as a whole, whatever is sought in it. */
  readonly all: { readonly name: string; readonly query?: Query } | null
}

export type ListLayout<Name extends string = string> = { hide: readonly Name[]; rows: 'roomy' | undefined }

export type LayoutProps<Name extends string> = {
  /** Every column there is; the first leads to the item and stays. */
  columns: Readonly<Record<Name, string>>
  layout: ListLayout<Name>
  onChange: (patch: Partial<ListLayout<Name>>) => void
}

/** The column an order goes by: 'startAt' of '-startAt'. */
export function columnOf(sort: string): string {
  return sort.replace(/^-/, '')
}

/** `_order[name]=desc` for '-name'. */
export function orderBy(sort: string): Record<string, 'asc' | 'desc'> {
  return { [`_order[${columnOf(sort)}]`]: sort.startsWith('-') ? 'desc' : 'asc' }
}

/** By what the address says, as far as the resource can be sorted by it, else by what is usual. */
export function sortedBy({ orderBy: known }: Pick<Contract, 'orderBy'>, asked: string | undefined, usual?: string) {
  const sort = asked !== undefined && known.includes(columnOf(asked)) ? asked : usual
  return sort === undefined ? {} : orderBy(sort)
}
