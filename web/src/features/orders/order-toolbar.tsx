import { Button, Menu, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFilterPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useKeepFocus } from '../../ui/use-keep-focus.ts'
import { type FilterName, filters } from './order-filters.tsx'
import { isFiltered, type OrderListSearch } from './order-list-search.ts'
import classes from './order-toolbar.module.css'

type Props = {
  search: OrderListSearch
  onChange: (patch: OrderListSearch) => void
  hasOrganisations: boolean
  /** Where typing begins; '/' leads there. */
  searchRef: Ref<HTMLInputElement>
  /** How the list is shown, at the right end. */
  children: ReactNode
}

/** Search field and filters of the trip list; each filter is a chip that can be changed and removed. */
export function OrderToolbar({ search, onChange, hasOrganisations, searchRef, children }: Props) {
  const [added, setAdded] = useState<FilterName | null>(null)
  const offered = filters.filter(({ name }) => name !== 'organisation' || hasOrganisations)
  const shown = offered.filter((filter) => filter.isSet(search) || filter.name === added)
  const open = offered.filter((filter) => !shown.includes(filter))
  // A chip, and the button that takes all of them away, go with what they did: the next chip goes on, at last the search field.
  const keepFocus = useKeepFocus<HTMLElement>('input[type=search]', '[data-filter]')
  return (
    <search className={classes.bar} aria-label="Reisen suchen und filtern" {...keepFocus}>
      <SearchField ref={searchRef} value={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q })} />
      {shown.map((filter) => (
        <filter.Chip
          key={filter.name}
          search={search}
          onChange={onChange}
          initiallyOpen={filter.name === added}
          onRemove={() => {
            setAdded(null)
            onChange(filter.cleared)
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
            {open.map((filter) => (
              <Menu.Item key={filter.name} onClick={() => setAdded(filter.name)}>
                {filter.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {isFiltered(search) && (
        <button
          type="button"
          className={classes.reset}
          data-filter
          onClick={() => {
            setAdded(null)
            onChange(noFilters)
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
export const noFilters: OrderListSearch = Object.assign({ q: undefined }, ...filters.map(({ cleared }) => cleared))

/** Keeps what is typed to itself; the list follows when the hand rests. */
type SearchFieldProps = { value: string; onChange: (value: string) => void; ref: Ref<HTMLInputElement> }

function SearchField({ value, onChange, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  const settle = useDebouncedCallback((text: string) => {
    setLast(text)
    onChange(text)
  }, 250)
  // The address changed by another way: back button, reset.
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  return (
    <TextInput
      ref={ref}
      className={classes.search}
      type="search"
      aria-label="Reisen durchsuchen"
      placeholder="Nummer, Kunde, Gruppe, Ort …"
      leftSection={<IconSearch size={14} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        settle(event.currentTarget.value.trim())
      }}
    />
  )
}
