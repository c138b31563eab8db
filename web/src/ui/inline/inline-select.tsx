import { Select } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import type { QuickResource } from '../../lib/in-place/quick-forms.ts'
import { newKey, useNewEntry } from '../../lib/in-place/use-new-entry.ts'
import classes from './inline-edit.module.css'
import { type Draft, InlineEdit, type InlineEditProps } from './inline-edit.tsx'

export type Choice = { value: string; label: string; disabled?: boolean }

type Props = Pick<
  InlineEditProps<string | null>,
  'label' | 'value' | 'onSave' | 'state' | 'refusal' | 'disabled' | 'width' | 'align' | 'onNear'
> & {
  choices: Choice[]
  display?: ReactNode
  clearable?: boolean
  /** For choices that come from the server as one types; they are then shown as they are. */
  onSearch?: (term: string) => void
  loading?: boolean
  /** What is made in place when nothing fits. @param onMade before it is chosen: from then on it is among the choices */
  makes?: { readonly resource: QuickResource; readonly onMade: (choice: Choice) => Promise<void> }
}

/** A choice edited where it stands: picking one closes the list, Enter or the tick keeps it. */
export function InlineSelect(all: Props) {
  const { choices, display, clearable = false, onSearch, loading = false, makes, ...props } = all
  const chosen = choices.find((choice) => choice.value === props.value)
  return (
    <InlineEdit
      {...props}
      display={display ?? chosen?.label}
      problemOf={(draft) => (draft === null && !clearable ? 'Bitte auswählen' : null)}
    >
      {(edit) => <OpenSelect {...{ choices, clearable, onSearch, loading, makes }} label={props.label} edit={edit} />}
    </InlineEdit>
  )
}

type OpenProps = Pick<Props, 'label' | 'choices' | 'clearable' | 'loading'> & {
  onSearch: Props['onSearch'] | undefined
  makes: Props['makes'] | undefined
  edit: Draft<string | null>
}

function OpenSelect({ label, choices, clearable, loading, onSearch, makes, edit }: OpenProps) {
  const [listOpen, setListOpen] = useState(edit.opensList)
  const [term, setTerm] = useState(choices.find(({ value }) => value === edit.draft)?.label ?? '')
  const field = useRef<HTMLInputElement>(null)
  const entry = useNewEntry({ resource: makes?.resource ?? null })
  const isChosen = choices.some(({ value, label }) => value === edit.draft && label === term)
  const offered = loading === true || isChosen ? [] : entry.offered(term, choices)

  async function make() {
    const typed = term
    const made = await entry.make(typed)
    if (made !== null) {
      await makes?.onMade(made)
      return edit.setDraft(made.value)
    }
    // Whoever leaves the form is back in the list, as it was.
    field.current?.focus()
    setListOpen(true)
    seek(typed)
  }

  function seek(next: string) {
    setTerm(next)
    onSearch?.(next)
  }

  return (
    <Select
      ref={field}
      className={classes.first}
      aria-label={label}
      data={[...choices, ...offered]}
      value={edit.draft}
      onChange={(key) => (key === newKey ? void make() : edit.setDraft(key))}
      searchable
      clearable={clearable}
      autoFocus={edit.takesFocus}
      // A new one is made only where somebody says so.
      selectFirstOptionOnChange={choices.length > 0}
      dropdownOpened={listOpen}
      onDropdownOpen={() => setListOpen(true)}
      onDropdownClose={() => setListOpen(false)}
      comboboxProps={{ withinPortal: false, width: 'max-content', position: 'bottom-start' }}
      nothingFoundMessage={loading === true ? 'Bitte warten...' : 'Nichts gefunden'}
      filter={onSearch === undefined ? undefined : ({ options }) => options}
      searchValue={term}
      onSearchChange={seek}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !listOpen) edit.confirm()
      }}
    />
  )
}
