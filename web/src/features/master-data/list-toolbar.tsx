import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labelOf } from '../../form/field-value.ts'
import { searchTarget } from '../../form/search-target.ts'
import { itemOf } from '../../lib/api.ts'
import { Lookup } from '../../ui/lookup.tsx'
import type { FilterDescription, Kind } from './kind.ts'
import { kindNames } from './kind-names.ts'
import { isNarrowed, type ListSearch, withFilter } from './list-search.ts'
import classes from './master-data.module.css'

type Props = { kind: Kind; search: ListSearch; onChange: (patch: ListSearch) => void }

/** Search field and filters of a list. */
export function ListToolbar({ kind, search, onChange }: Props) {
  const many = kindNames[kind.name][1]
  return (
    <search className={classes.toolbar} aria-label={`${many} suchen und filtern`}>
      <SearchField
        key={kind.name}
        label={`${many} durchsuchen`}
        hint={kind.searchHint}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      {(kind.filters ?? []).map((filter) => (
        <Filter
          key={filter.name}
          filter={filter}
          value={search.filters?.[filter.name] ?? null}
          onChange={(value) => onChange(withFilter(search, filter, value))}
        />
      ))}
      {kind.retiredBy !== undefined && (
        <Select
          className={classes.state}
          aria-label="Bestand"
          data={[
            { value: 'living', label: 'Aktive' },
            { value: 'retired', label: kind.retiredBy === 'deleted' ? 'Gelöschte' : 'Stillgelegte' },
          ]}
          value={search.retired === true ? 'retired' : 'living'}
          allowDeselect={false}
          onChange={(state) => onChange({ retired: state === 'retired' ? true : undefined })}
        />
      )}
      {isNarrowed(search) && (
        <button
          type="button"
          className={classes.reset}
          onClick={() => onChange({ q: undefined, filters: undefined, retired: undefined })}
        >
          Zurücksetzen
        </button>
      )}
    </search>
  )
}

type FilterProps = { filter: FilterDescription; value: string | null; onChange: (value: string | null) => void }

function Filter({ filter, value, onChange }: FilterProps) {
  if (filter.target !== undefined) return <LinkFilter filter={filter} value={value} onChange={onChange} />
  return (
    <Select
      className={classes.filter}
      aria-label={filter.label}
      placeholder={filter.label}
      data={[...(filter.choices ?? [])]}
      value={value}
      onChange={onChange}
      clearable
    />
  )
}

function LinkFilter({ filter, value, onChange }: FilterProps) {
  const target = filter.target
  if (target === undefined) throw new TypeError(`${filter.name}: no target told`)
  const chosen = useQuery({ ...itemOf(target, Number(value)), enabled: value !== null })
  return (
    <Lookup
      className={classes.filter}
      aria-label={filter.label}
      placeholder={filter.label}
      clearable
      value={value === null ? null : { value, label: chosen.data === undefined ? '…' : labelOf(chosen.data) }}
      onChange={(choice) => onChange(choice?.value ?? null)}
      searchKey={[target.name, 'lookup', 'master-data']}
      search={(term, signal) => searchTarget(target, term, signal)}
    />
  )
}

type SearchProps = { label: string; hint: string; value: string; onChange: (value: string) => void }

/** Keeps what is typed to itself; the list follows when the hand rests. */
function SearchField({ label, hint, value, onChange }: SearchProps) {
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
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={hint}
      leftSection={<IconSearch size={14} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        settle(event.currentTarget.value.trim())
      }}
    />
  )
}
