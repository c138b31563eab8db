import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { counted } from '../lib/format.ts'
import type { Query } from '../lib/http.ts'
import { useKeys } from '../lib/use-keys.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { Pager } from '../ui/lists/pager.tsx'
import { ExportButton } from './export-button.tsx'
import classes from './list.module.css'
import type { List, ListSearch, ListStart } from './list.ts'
import { type FoundItems, ListStates } from './list-states.tsx'
import { ListTable, walkRows } from './list-table.tsx'
import { ListToolbar, noFilters } from './list-toolbar.tsx'
import { useIsBare } from './use-is-bare.ts'

const nothingFits = 'Nichts passt zu Suche und Filtern.'

type Props<I, S extends ListSearch> = {
  list: List<I, S>
  /** Heading, where it is not the plural of what is listed. */
  title?: string
  /** Beside the heading, where that is not how many there are. */
  hint?: ReactNode
  found: FoundItems<I>
  search: S
  /** @param isCorrection nobody wants to go back to what the address said */
  onChange: (patch: Partial<S>, isCorrection?: boolean) => void
  /** Its resource and what the list asks for: every list is offered as a file (LIST-04, MOVE-04). */
  exports: { name: string; query: Query }
  /** What one can do on this page, at the right end of its head. */
  actions?: ReactNode
  /** What it says and offers while there is nothing of it at all. */
  start: ListStart
  /** What it says where nothing is there now and nothing narrows it, though there is something elsewhere: 'Es ist nichts offen.' */
  empty?: string
  /** Beside the heading, where the list is one of several pages. */
  tabs?: ReactNode
  views?: ReactNode
  begin?: ReactNode
  /** How the list is shown, at the right end of the toolbar. */
  tools?: ReactNode
  height?: 'roomy' | 'tall' | undefined
  /** Shows the items otherwise than in a table, such as on a timeline; gets what is said and what helps when nothing is there. */
  instead?: ((found: FoundItems<I>, empty: string, wayOn: ReactNode) => ReactNode) | undefined
  children?: ReactNode
}

/**
 * The page of a list: everything about what it shows stands in the address. `/` goes to the search, j and k walk the rows,
 * Enter opens one.
 */
export function ListPage<I extends { readonly id: number }, S extends ListSearch>(props: Props<I, S>) {
  const { list, search, onChange, instead, exports, start } = props
  const { found } = props
  const searchField = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => searchField.current?.select() })
  // Another order, filter or page size begins at the first page.
  const change = (patch: Partial<S>) => onChange({ page: undefined, ...patch })
  const isNarrow = list.isNarrowed(search)
  const isEmpty = found.data?.total === 0
  const isBareThere = useIsBare(start.all ?? { name: '' }, isEmpty && start.all !== null)
  const isBare = start.all === null ? isEmpty && !isNarrow : isBareThere
  const isNarrowed = isNarrow && isBare === false
  const wayOn = isNarrowed ? (
    <Button
      variant="default"
      onClick={() => {
        change(noFilters(list.filters))
        // The button goes with what it did.
        searchField.current?.focus()
      }}
    >
      Suche und Filter zurücksetzen
    </Button>
  ) : (
    (isBare !== false || props.empty === undefined) && start.action
  )
  const empty = isNarrowed ? (list.nothingFits ?? nothingFits) : isBare ? start.purpose : (props.empty ?? start.purpose)
  // What an empty list says is not told before it is known.
  const told = isBare === null ? { ...found, data: undefined, isError: false } : found
  return (
    <main className={classes.page}>
      <PageHead
        tabs={props.tabs}
        title={props.title ?? list.noun[1]}
        hint={props.hint ?? (found.data && `${counted(found.data.total, list.noun)} in dieser Ansicht`)}
      >
        <ExportButton path={`/api/${exports.name}/export.xlsx`} query={exports.query} />
        {props.actions}
      </PageHead>
      {props.views}
      <ListToolbar list={list} search={search} onChange={change} searchRef={searchField} begin={props.begin}>
        {props.tools}
      </ListToolbar>
      {instead === undefined ? (
        <Rows {...props} found={told} onChange={change} onCorrect={onChange} wayOn={wayOn} empty={empty} />
      ) : (
        instead(told, empty, wayOn)
      )}
      {props.children}
    </main>
  )
}

type RowsProps<I, S extends ListSearch> = Pick<Props<I, S>, 'list' | 'found' | 'search' | 'onChange' | 'height'> & {
  onCorrect: Props<I, S>['onChange']
  empty: string
  wayOn: ReactNode
}

function Rows<I extends { readonly id: number }, S extends ListSearch>(props: RowsProps<I, S>) {
  const { list, found, search, onChange, onCorrect, wayOn, empty, height } = props
  const { noun, pageSize, defaultSort, icon } = list
  const area = useRef<HTMLElement>(null)
  const walk = (by: 1 | -1) => walkRows(area.current, by)
  useKeys({ j: () => walk(1), ArrowDown: () => walk(1), k: () => walk(-1), ArrowUp: () => walk(-1) })
  const total = found.data?.total ?? 0
  // Every search has these names; that of a type not known here has the same.
  const patch = (part: ListSearch) => part as Partial<S>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
      <section className={classes.rows} aria-label={`Liste: ${noun[1]}`} tabIndex={0} ref={area}>
        <ListStates found={found} many={noun[1]} icon={icon} empty={empty} emptyAction={wayOn}>
          {(items) => (
            <ListTable
              {...list}
              label={noun[1]}
              items={items}
              sort={search.sort ?? defaultSort}
              onSort={(sort) => onChange(patch({ sort }))}
              isStale={found.isPlaceholderData === true}
              height={height}
            />
          )}
        </ListStates>
      </section>
      {total > 0 && pageSize !== null && (
        <Pager
          page={search.page ?? 1}
          pageSize={search.size ?? pageSize}
          total={total}
          isStale={found.isPlaceholderData === true}
          noun={noun}
          onPage={(page, isCorrection) => onCorrect(patch({ page }), isCorrection)}
          onPageSize={(size) => onChange(patch({ size }))}
        />
      )}
    </>
  )
}
