import { Select } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useQuery } from '@tanstack/react-query'
import { labelOf } from '../form/field-value.ts'
import { searchTarget } from '../form/search-target.ts'
import { itemOf } from '../lib/api.ts'
import { Lookup } from '../ui/fields/lookup.tsx'
import type { Choice } from '../ui/inline/inline-select.tsx'
import classes from './list.module.css'
import type { FilterFieldProps, ListFilter } from './list.ts'
import { TypedFilter } from './typed-filter.tsx'

/** One value of a search as its filter reads and writes it; null where nothing is asked. */
export type FilterValue<S> = { get: (search: S) => string | null; set: (value: string | null, search: S) => Partial<S> }

type Named<S> = { name: string; label: string; value: FilterValue<S> }

export function choiceFilter<S>({
  useChoices,
  ...filter
}: Named<S> & { useChoices: () => readonly (string | Choice)[] }): ListFilter<S> {
  function Field({ search, onChange }: FilterFieldProps<S>) {
    return (
      <Select
        className={classes.filter}
        aria-label={filter.label}
        placeholder={filter.label}
        clearable
        searchable
        nothingFoundMessage="Nichts gefunden"
        data={[...useChoices()]}
        value={filter.value.get(search)}
        onChange={(value) => onChange(filter.value.set(value, search))}
      />
    )
  }
  return fixed(filter, Field)
}

/** What is offered, or what is no longer: the one or the other, never both. */
export function stockFilter<S>({
  name,
  value,
  retired,
}: Pick<Named<S>, 'name' | 'value'> & { retired: string }): ListFilter<S> {
  const data = [
    { value: 'living', label: 'Aktive' },
    { value: 'retired', label: retired },
  ]
  function Field({ search, onChange }: FilterFieldProps<S>) {
    return (
      <Select
        className={classes.filter}
        aria-label="Bestand"
        allowDeselect={false}
        data={data}
        value={value.get(search) === null ? 'living' : 'retired'}
        onChange={(state) => onChange(value.set(state === 'retired' ? 'true' : null, search))}
      />
    )
  }
  return fixed({ name, label: 'Bestand', value }, Field)
}

export function linkFilter<S>({ target, ...filter }: Named<S> & { target: Contract }): ListFilter<S> {
  function Field({ search, onChange }: FilterFieldProps<S>) {
    const value = filter.value.get(search)
    const chosen = useQuery({ ...itemOf(target, Number(value)), enabled: value !== null })
    return (
      <Lookup
        className={classes.filter}
        aria-label={filter.label}
        placeholder={filter.label}
        clearable
        value={value === null ? null : { value, label: chosen.data === undefined ? '…' : labelOf(chosen.data) }}
        onChange={(choice) => onChange(filter.value.set(choice?.value ?? null, search))}
        resource={null}
        searchKey={[target.name, 'lookup', 'filter']}
        search={(term, signal) => searchTarget(target, term, signal)}
      />
    )
  }
  return fixed(filter, Field)
}

export function textFilter<S>({ placeholder, ...filter }: Named<S> & { placeholder: string }): ListFilter<S> {
  function Field({ search, onChange }: FilterFieldProps<S>) {
    return (
      <TypedFilter
        className={classes.filter}
        aria-label={filter.label}
        placeholder={placeholder}
        value={filter.value.get(search) ?? undefined}
        onChange={(value) => onChange(filter.value.set(value ?? null, search))}
      />
    )
  }
  return fixed(filter, Field)
}

function fixed<S>({ name, label, value }: Named<S>, Field: ListFilter<S>['Field']): ListFilter<S> {
  // Nothing of a search that asks nothing is needed to clear it.
  const cleared = value.set(null, {} as S)
  return { name, label, isFixed: true, isSet: (search) => value.get(search) !== null, cleared, Field }
}
