import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../lib/http.ts'
import { lookupResource } from '../lib/in-place/quick-forms.ts'
import { newKey, useNewEntry } from '../lib/in-place/use-new-entry.ts'
import { keys } from '../lib/keys.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import { type Item, labelOf } from './field-value.ts'
import { searchTarget } from './search-target.ts'

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  target: Contract
  value: readonly Choice[]
  onChange: (choices: Choice[]) => void
}

/** Several linked entries out of too many to load: the server searches while one types. */
export function LinksControl({ target, value, onChange, placeholder, ...select }: Props) {
  const [term, setTerm] = useState('')
  const [settled] = useDebouncedValue(term, 150)
  const found = useQuery({
    queryKey: [target.name, 'lookup', 'master-data', settled],
    queryFn: ({ signal }) => searchTarget(target, settled, signal),
    placeholderData: keepPreviousData,
  })
  const chosen = useNamed(target, value)
  const others = (found.data ?? []).filter((one) => !chosen.some((choice) => choice.value === one.value))
  const known = [...chosen, ...others]
  const entry = useNewEntry({ resource: lookupResource(target.name) })
  const isAnswered = term === settled && found.isSuccess && !found.isPlaceholderData
  async function make() {
    const made = await entry.make(settled)
    if (made !== null) onChange([...chosen, made])
  }
  return (
    <MultiSelect
      {...select}
      {...(chosen.length === 0 && placeholder !== undefined ? { placeholder } : {})}
      searchable
      hidePickedOptions
      filter={({ options }) => options}
      data={isAnswered ? [...known, ...entry.offered(settled, found.data)] : known}
      value={chosen.map((choice) => choice.value)}
      onChange={(ids) => {
        setTerm('')
        if (ids.includes(newKey)) return void make()
        onChange(ids.flatMap((id) => known.find((choice) => choice.value === id) ?? []))
      }}
      searchValue={term}
      onSearchChange={setTerm}
      nothingFoundMessage={found.isError ? 'Konnte nicht geladen werden' : 'Nichts gefunden'}
    />
  )
}

/** Bare links have no names; they are asked for. */
function useNamed(target: Contract, value: readonly Choice[]): Choice[] {
  const bare = value.filter(({ label }) => label === '').map((choice) => choice.value)
  const named = useQuery({
    queryKey: [...keys.list(target.name), 'names', bare],
    queryFn: async ({ signal }) =>
      (await send<Item[]>('GET', `/api/${target.name}`, { query: { 'id[]': bare, _itemsPerPage: 500 }, signal })).data,
    enabled: bare.length > 0,
    placeholderData: keepPreviousData,
  })
  return value.map((choice) => {
    const item = named.data?.find(({ id }) => String(id) === choice.value)
    return choice.label === '' && item !== undefined ? { ...choice, label: labelOf(item) } : choice
  })
}
