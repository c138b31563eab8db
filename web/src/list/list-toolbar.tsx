import { Button, Menu } from '@mantine/core'
import { IconFilterPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useKeepFocus } from '../ui/focus/use-keep-focus.ts'
import classes from './list.module.css'
import type { List, ListFilter, ListSearch } from './list.ts'
import { TypedFilter } from './typed-filter.tsx'

type Props<S extends ListSearch> = {
  list: Pick<List<never, S>, 'noun' | 'searchHint' | 'filters' | 'isNarrowed'>
  search: S
  onChange: (patch: Partial<S>) => void
  /** Where typing begins; '/' leads there. */
  searchRef?: Ref<HTMLInputElement>
  begin?: ReactNode
  children?: ReactNode
}

/** Search field and filters of a list. Filters that have been added stand as chips that can be changed and removed. */
export function ListToolbar<S extends ListSearch>({ list, search, onChange, searchRef, begin, children }: Props<S>) {
  const { filters, noun } = list
  const [added, setAdded] = useState<string | null>(null)
  const shown = filters.filter(({ isFixed, isSet, name }) => isFixed || isSet(search) || name === added)
  const open = filters.filter((filter) => !shown.includes(filter))
  // A chip, and the button that takes all of them away, go with what they did: the next chip goes on, at last the search field.
  const keepFocus = useKeepFocus<HTMLElement>('input[type=search]', '[data-filter]')
  return (
    <search className={classes.bar} aria-label={`${noun[1]} suchen und filtern`} {...keepFocus}>
      {begin}
      <TypedFilter
        // Another list has another search.
        key={noun[1]}
        ref={searchRef}
        className={classes.search}
        type="search"
        aria-label={`${noun[1]} durchsuchen`}
        placeholder={list.searchHint}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={search.q}
        onChange={(q) => onChange(queryPatch(q))}
      />
      {shown.map(({ name, cleared, Field }) => (
        <Field
          key={name}
          search={search}
          onChange={onChange}
          initiallyOpen={name === added}
          onRemove={() => {
            setAdded(null)
            onChange(cleared)
          }}
        />
      ))}
      {open.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="subtle" color="gray" leftSection={<IconFilterPlus size={15} stroke={1.7} />}>
              Filter
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {open.map(({ name, label }) => (
              <Menu.Item key={name} onClick={() => setAdded(name)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {list.isNarrowed(search) && (
        <button
          type="button"
          className={classes.reset}
          data-filter
          onClick={() => {
            setAdded(null)
            onChange(noFilters(filters))
          }}
        >
          Zurücksetzen
        </button>
      )}
      <div className={classes.right}>{children}</div>
    </search>
  )
}

/** The state in which nothing narrows the list. */
export function noFilters<S extends ListSearch>(filters: readonly ListFilter<S>[]): Partial<S> {
  return Object.assign(queryPatch<S>(undefined), ...filters.map(({ cleared }) => cleared))
}

/** Every search has a `q`; that of a type not known here is the same. */
function queryPatch<S extends ListSearch>(q: string | undefined): Partial<S> {
  return { q } as Partial<S>
}
