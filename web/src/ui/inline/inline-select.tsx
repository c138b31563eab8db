import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
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
      {(edit) => <OpenSelect {...{ choices, clearable, onSearch, loading }} label={props.label} edit={edit} />}
    </InlineEdit>
  )
}

type OpenProps = Pick<Props, 'label' | 'choices' | 'clearable' | 'loading'> & {
  onSearch: Props['onSearch'] | undefined
  edit: Draft<string | null>
}

function OpenSelect({ label, choices, clearable, loading, onSearch, edit }: OpenProps) {
  const [listOpen, setListOpen] = useState(edit.opensList)
  return (
    <Select
      className={classes.first}
      aria-label={label}
      data={choices}
      value={edit.draft}
      onChange={edit.setDraft}
      searchable
      clearable={clearable}
      autoFocus={edit.takesFocus}
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
        if (event.key === 'Enter' && !listOpen) edit.confirm()
      }}
    />
  )
}
