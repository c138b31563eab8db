import { CheckIcon, Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { useState } from 'react'
import classes from './new-order.module.css'

/** Beyond so many a count stands in place of the names (000 §9). */
const mostNames = 3

type Props = {
  label: string
  known: readonly string[]
  value: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | undefined
}

/** Tags: existing ones from the list, new ones by typing. Enter adds, Backspace takes the last away. */
export function TagsField({ label, known, value, onChange, error }: Props) {
  const [term, setTerm] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const typed = term.trim()
  const sameAs = (tag: string) => tag.toLocaleLowerCase('de') === typed.toLocaleLowerCase('de')
  const offered = [...new Set([...value, ...known])].filter((tag) =>
    tag.toLocaleLowerCase('de').includes(typed.toLocaleLowerCase('de')),
  )
  const isNew = typed !== '' && !offered.some(sameAs)

  function toggle(tag: string) {
    onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag])
    setTerm('')
  }

  return (
    <Combobox store={combobox} onOptionSubmit={toggle} withinPortal>
      <Combobox.DropdownTarget>
        <PillsInput label={label} error={error} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            <Chosen value={value} onRemove={toggle} />
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                role="combobox"
                aria-label={label}
                value={term}
                maxLength={60}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown()
                  // A tag typed and left is a tag meant.
                  if (isNew) toggle(typed)
                }}
                onChange={(event) => {
                  setTerm(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.selectFirstOption()
                }}
                onKeyDown={(event) => {
                  const last = value.at(-1)
                  if (event.key === 'Backspace' && term === '' && last !== undefined) toggle(last)
                  if (event.key === 'Escape') setTerm('')
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={offered.length === 0 && !isNew}>
        <Combobox.Options mah={220} className={classes.options} aria-label={label}>
          {offered.map((tag) => (
            <Combobox.Option key={tag} value={tag} active={value.includes(tag)} className={classes.option}>
              {tag}
              {value.includes(tag) && (
                <>
                  <span className="rw-spoken">gewählt</span>
                  <CheckIcon size={10} aria-hidden />
                </>
              )}
            </Combobox.Option>
          ))}
          {isNew && <Combobox.Option value={typed}>Neuer Tag: {typed}</Combobox.Option>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function Chosen({ value, onRemove }: { value: readonly string[]; onRemove: (tag: string) => void }) {
  if (value.length > mostNames) return <Pill title={value.join(', ')}>{value.length} Tags</Pill>
  return value.map((tag) => (
    <Pill
      key={tag}
      withRemoveButton
      onRemove={() => onRemove(tag)}
      removeButtonProps={{ 'aria-label': `${tag} entfernen` }}
    >
      {tag}
    </Pill>
  ))
}
