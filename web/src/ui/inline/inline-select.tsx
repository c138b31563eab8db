import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './inline-edit.module.css'
import { InlineEdit, type InlineEditProps } from './inline-edit.tsx'

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
}

/** A choice edited where it stands: picking one closes the list, Enter or the tick keeps it. */
export function InlineSelect({ choices, display, clearable = false, onSearch, loading = false, ...props }: Props) {
  const chosen = choices.find((choice) => choice.value === props.value)
  return (
    <InlineEdit
      {...props}
      display={display ?? chosen?.label}
      problemOf={(draft) => (draft === null && !clearable ? 'Bitte auswählen' : null)}
    >
      {({ draft, setDraft, takesFocus, opensList, confirm }) => (
        <OpenSelect
          label={props.label}
          choices={choices}
          value={draft}
          onChange={setDraft}
          takesFocus={takesFocus}
          opensList={opensList}
          onConfirm={confirm}
          clearable={clearable}
          onSearch={onSearch}
          loading={loading}
        />
      )}
    </InlineEdit>
  )
}

type OpenProps = Pick<Props, 'label' | 'choices' | 'clearable' | 'onSearch' | 'loading' | 'value'> & {
  onChange: (value: string | null) => void
  takesFocus: boolean
  opensList: boolean
  onConfirm: () => void
}

function OpenSelect({
  label,
  choices,
  value,
  takesFocus,
  opensList,
  clearable,
  loading,
  onChange,
  onConfirm,
  onSearch,
}: OpenProps) {
  const [listOpen, setListOpen] = useState(opensList)
  return (
    <Select
      className={classes.first}
      aria-label={label}
      data={choices}
      value={value}
      onChange={onChange}
      searchable
      clearable={clearable}
      autoFocus={takesFocus}
      selectFirstOptionOnChange
      dropdownOpened={listOpen}
      onDropdownOpen={() => setListOpen(true)}
      onDropdownClose={() => setListOpen(false)}
      comboboxProps={{ withinPortal: false, width: 'max-content', position: 'bottom-start' }}
      nothingFoundMessage={loading === true ? 'Bitte warten...' : 'Nichts gefunden'}
      filter={onSearch === undefined ? undefined : ({ options }) => options}
      onSearchChange={onSearch}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !listOpen) onConfirm()
      }}
    />
  )
}
