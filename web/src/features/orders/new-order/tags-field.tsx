import { CheckIcon, Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { tooLong } from '../../../ui/fields/too-long.ts'
import classes from './new-order.module.css'

/** Beyond so many a count stands in place of the names (000 §9). */
const mostNames = 3

type Props = {
  label: string
  known: readonly string[]
  value: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | undefined
  /** Where the list opens: beside the field where buttons stand below it. */
  opens?: 'beside' | 'below'
}

/** Enter adds, Backspace takes the last away; typing never takes a tag away that is there, in whatever case. */
export function TagsField({ label, known, value, onChange, error, opens = 'below' }: Props) {
  const [term, setTerm] = useState('')
  const [kept, setKept] = useState<string | null>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const typed = term.trim()
  const [exact, offered] = offeredFor(typed, [...new Set([...value, ...known])])
  const long = tooLong(typed, 60)
  const isNew = typed !== '' && exact === undefined && long === undefined

  function toggle(tag: string) {
    onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag])
    setTerm('')
  }

  function add(tag: string) {
    if (value.includes(tag)) setKept(tag)
    else onChange([...value, tag])
    setTerm('')
    combobox.closeDropdown()
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={typed === '' ? toggle : add}
      position={opens === 'beside' ? 'right-start' : 'bottom'}
      width={opens === 'beside' ? 260 : 'target'}
      withinPortal
    >
      <Combobox.DropdownTarget>
        <PillsInput label={label} error={long ?? error} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            <Chosen value={value} kept={kept} onRemove={toggle} />
            <span className="rw-spoken" role="status">
              {kept !== null && `${kept} ist schon gewählt`}
            </span>
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                role="combobox"
                aria-label={label}
                value={term}
                onBlur={() => {
                  combobox.closeDropdown()
                  // A tag typed and left is a tag meant.
                  if (typed !== '' && long === undefined) add(exact ?? typed)
                }}
                onChange={(event) => {
                  setTerm(event.currentTarget.value)
                  setKept(null)
                  combobox.openDropdown()
                  combobox.selectFirstOption()
                }}
                onKeyDown={(event) => {
                  const last = value.at(-1)
                  if (event.key === 'Backspace' && term === '' && last !== undefined) toggle(last)
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

/** @returns the tag that was typed, in whatever case, if it is there; and all that hold what was typed, that one first */
function offeredFor(typed: string, tags: readonly string[]): [string | undefined, string[]] {
  const lower = (text: string) => text.toLocaleLowerCase('de')
  const exact = tags.find((tag) => lower(tag) === lower(typed))
  const others = tags.filter((tag) => tag !== exact && lower(tag).includes(lower(typed)))
  return [exact, exact === undefined ? others : [exact, ...others]]
}

type ChosenProps = { value: readonly string[]; kept: string | null; onRemove: (tag: string) => void }

/** @param kept the tag that was typed once more, which says so by a short glow */
function Chosen({ value, kept, onRemove }: ChosenProps) {
  if (value.length > mostNames) {
    return (
      <Pill title={value.join(', ')} className={kept === null ? undefined : classes.kept}>
        {value.length} Tags
      </Pill>
    )
  }
  return value.map((tag) => (
    <Pill
      key={tag}
      withRemoveButton
      className={kept === tag ? classes.kept : undefined}
      onRemove={() => onRemove(tag)}
      removeButtonProps={{ 'aria-label': `${tag} entfernen` }}
    >
      {tag}
    </Pill>
  ))
}
