import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useOptions } from '../../lib/options.ts'
import { useDestinations, useKnownTags, useSymbols, useYears } from './api.ts'
import classes from './concept-frame.module.css'
import { type ConceptSearch, otherList } from './concept-search.ts'

type Props = { search: ConceptSearch; onChange: (patch: ConceptSearch) => void }

/** Which concepts, and what narrows their list. */
export function ConceptToolbar({ search, onChange }: Props) {
  const isDays = search.tab === 'days'
  const categories = useOptions('order_category')
  const destinations = useDestinations()
  const tags = useKnownTags()
  return (
    <search className={classes.toolbar} aria-label="Konzepte suchen und filtern">
      <SegmentedControl
        aria-label="Art der Konzepte"
        className={classes.lists}
        data={[
          { value: 'orders', label: 'Gesamtkonzepte' },
          { value: 'days', label: 'Tageskonzepte' },
        ]}
        value={isDays ? 'days' : 'orders'}
        onChange={(next) => onChange({ ...otherList, tab: next === 'days' ? 'days' : undefined })}
      />
      <TypedFilter
        className={classes.search}
        label={isDays ? 'Tageskonzepte durchsuchen' : 'Gesamtkonzepte durchsuchen'}
        placeholder="Name …"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={search.q}
        onChange={(q) => onChange({ q })}
      />
      {isDays && <Stock {...{ search, onChange }} />}
      <Choice
        label="Kategorie"
        data={categories.choices()}
        value={search.category}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label="Destination"
        data={destinations}
        value={search.destination?.toString()}
        onChange={(id) => onChange({ destination: id === undefined ? undefined : Number(id) })}
      />
      <Choice label="Tags" data={tags} value={search.tag} onChange={(tag) => onChange({ tag })} />
      {isDays ? <CheckFilter {...{ search, onChange }} /> : <OrderFilters {...{ search, onChange }} />}
    </search>
  )
}

function OrderFilters({ search, onChange }: Props) {
  const symbols = useSymbols(undefined, [])
  const years = useYears(undefined, [])
  return (
    <>
      <Choice label="Symbol" data={symbols} value={search.symbol} onChange={(symbol) => onChange({ symbol })} />
      <Choice
        label="Katalogjahr"
        data={years}
        value={search.year?.toString()}
        onChange={(year) => onChange({ year: year === undefined ? undefined : Number(year) })}
      />
      <TypedFilter
        className={classes.pageFilter}
        label="Seite im Katalog"
        placeholder="Seite"
        value={search.catalogPage}
        onChange={(catalogPage) => onChange({ catalogPage })}
      />
      <Choice
        label="Import"
        data={[
          { value: 'true', label: 'Import geprüft' },
          { value: 'false', label: 'Nicht geprüft' },
        ]}
        value={search.imported?.toString()}
        onChange={(imported) => onChange({ imported: imported === undefined ? undefined : imported === 'true' })}
      />
    </>
  )
}

/** Those that are offered, or those that are not any more. */
function Stock({ search, onChange }: Props) {
  return (
    <Select
      className={classes.filter}
      aria-label="Bestand"
      allowDeselect={false}
      data={[
        { value: 'shown', label: 'Aktive' },
        { value: 'hidden', label: 'Inaktive' },
      ]}
      value={search.hidden === true ? 'hidden' : 'shown'}
      onChange={(state) => onChange({ hidden: state === 'hidden' ? true : undefined })}
    />
  )
}

function CheckFilter({ search, onChange }: Props) {
  const checks = useOptions('concept_check')
  return (
    <Choice label="Prüfstatus" data={checks.choices()} value={search.check} onChange={(check) => onChange({ check })} />
  )
}

type ChoiceProps = {
  label: string
  data: readonly (string | { value: string; label: string })[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function Choice({ label, data, value, onChange }: ChoiceProps) {
  return (
    <Select
      className={classes.filter}
      aria-label={label}
      placeholder={label}
      clearable
      searchable
      nothingFoundMessage="Nichts gefunden"
      data={[...data]}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  )
}

type TypedProps = {
  label: string
  placeholder: string
  className: string | undefined
  leftSection?: React.ReactNode
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Keeps what is typed to itself; the list follows when the hand rests. */
function TypedFilter({ label, value = '', onChange, ...field }: TypedProps) {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  const settle = useDebouncedCallback((text: string) => {
    setLast(text)
    onChange(text === '' ? undefined : text)
  }, 250)
  // The address changed by another way: back button, the other list.
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  return (
    <TextInput
      {...field}
      type="text"
      aria-label={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        settle(event.currentTarget.value.trim())
      }}
    />
  )
}
