import { Loader, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { hashKey, type QueryKey, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { LookupResource } from '../../lib/in-place/quick-forms.ts'
import { newKey, useNewEntry } from '../../lib/in-place/use-new-entry.ts'
import type { Found, Search } from '../../lib/lookup-search.ts'
import { useOrganisationHere } from '../../lib/options.ts'
import type { Choice } from '../inline/inline-select.tsx'
import classes from './lookup.module.css'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'filter' | 'resource'> & {
  /** The chosen one with its label, because it need not be among the found ones. */
  value: Choice | null
  onChange: (choice: Choice | null) => void
  /** What is picked: when nothing fits, a new one is made in place; null where it only narrows a list. */
  resource: LookupResource | null
  /** What a new one is known to have, by its fields: the place of a hotel. */
  given?: Readonly<Record<string, unknown>> | undefined
  searchKey: QueryKey
  search: Search
  /** How long one must have stopped typing before the server is asked. */
  restMs?: number
  /** Stands above the field, where the opened list never covers it. */
  hint?: ReactNode
  onSought?: (term: string) => void
}

/** A choice out of too many to load: the server searches while one types. */
export function Lookup(props: Props) {
  const { value, onChange, resource, given, searchKey: name, search, restMs = 150, onSought, hint, ...select } = props
  const house = useOrganisationHere()
  const field = useRef<HTMLInputElement>(null)
  const searchKey = [...name, { house }]
  const [term, setTerm] = useState(value?.label ?? '')
  const [settled] = useDebouncedValue(term, restMs)
  // Opening the list again with the chosen label in the field is not a search for that label.
  const sought = settled === value?.label ? '' : settled
  const found = useQuery({
    queryKey: [...searchKey, sought],
    queryFn: ({ signal }) => search(sought, signal, house),
    // What was found for other terms stays while one types; what was found elsewhere, for another house, does not.
    placeholderData: (found, before) =>
      hashKey(before?.queryKey.slice(0, -1) ?? []) === hashKey(searchKey) ? found : undefined,
  })
  const choices = found.data ?? []
  const listed = choices.find((choice) => choice.value === value?.value)
  const isListed = value === null || listed !== undefined
  const isSearching = term !== settled || found.isPending || found.isPlaceholderData
  const entry = useNewEntry({ resource, given })
  const offered = isSearching || found.isError ? [] : entry.offered(sought, choices)

  /** Else Enter would take the first of what the last term has found. Escape drops what was sought. */
  function holdBack(event: KeyboardEvent) {
    if (event.key === 'Escape') setTerm((listed ?? value)?.label ?? '')
    if (event.key !== 'Enter' || !isSearching) return
    event.preventDefault()
    event.stopPropagation()
  }

  async function make() {
    const typed = sought
    const made = await entry.make(typed)
    if (made !== null) return onChange(made)
    // Whoever leaves the form is back in the list, as it was.
    field.current?.focus()
    field.current?.click()
    setTerm(typed)
  }

  const picker = (
    <Select
      {...((hint || select.description) && { comboboxProps: belowTheField })}
      {...select}
      ref={field}
      // The button that clears goes with what it has cleared.
      onClear={() => field.current?.focus()}
      searchable
      // The chosen one lends its label to the field; among the found it stands only when it has been found.
      filter={({ options }) =>
        options.filter((option) => isListed || !('value' in option) || option.value !== value.value)
      }
      allowDeselect={false}
      selectFirstOptionOnChange={!isSearching && term !== '' && choices.length > 0}
      onKeyDownCapture={holdBack}
      // The field goes on saying what it said before anything was searched for.
      data={[
        ...(isListed ? choices.map((choice) => (choice.value === value?.value ? value : choice)) : [value, ...choices]),
        ...(offered.length > 0 && choices.length === 0 ? reasonOf(select.nothingFoundMessage) : []),
        ...offered,
      ]}
      renderOption={({ option }) => <Option {...(choices.find(({ value }) => value === option.value) ?? option)} />}
      value={value?.value ?? null}
      // The chosen one is listed also where it is not among the found.
      onChange={(key) => {
        if (key === newKey) void make()
        else onChange(key === value?.value ? value : (choices.find((one) => one.value === key) ?? null))
      }}
      searchValue={term}
      onSearchChange={(next) => {
        setTerm(next)
        onSought?.(next)
      }}
      rightSection={found.isFetching ? <Loader size={12} color="gray" /> : undefined}
      nothingFoundMessage={
        found.isError
          ? 'Konnte nicht geladen werden'
          : found.isFetching
            ? 'Bitte warten...'
            : (select.nothingFoundMessage ?? 'Nichts gefunden')
      }
    />
  )
  return hint ? (
    <>
      {hint}
      {picker}
    </>
  ) : (
    picker
  )
}

/** Why nothing was found stands before the offer to make it. */
function reasonOf(message: ReactNode): Choice[] {
  return typeof message === 'string' ? [{ value: 'nothing', label: message, disabled: true }] : []
}

const belowTheField = { position: 'bottom', middlewares: { flip: false } } as const

function Option({ label, hint }: Omit<Found, 'value'>) {
  return (
    <span>
      {label}
      {hint !== undefined && hint !== '' && <span className={classes.hint}> · {hint}</span>}
    </span>
  )
}
