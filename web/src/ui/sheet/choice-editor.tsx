import { Combobox, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { newKey, useNewEntry } from '../../lib/in-place/use-new-entry.ts'
import { useOrganisationHere } from '../../lib/options.ts'
import { type EditorProps, isWindowLeft, type Then, thenOf } from './editor-props.ts'
import classes from './sheet.module.css'
import type { CellChoice, CellKind } from './sheet-column.ts'

/** An open cell whose value is one of a list; typing narrows it, for long ones on the server. */
export function ChoiceEditor<Row>({ name, column, row, editing, onType, onKeep, onRevert, onLeave }: EditorProps<Row>) {
  const { kind } = column
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(editing.text)
  const [isTyped, setTyped] = useState(editing.replaces)
  const isClosed = useRef(false)
  const found = useChoices(kind, row, isTyped ? text : '')
  const entry = useNewEntry(kind.is === 'lookup' ? { resource: kind.resource(row), given: kind.given?.(row) } : nowhere)
  const offered = isTyped && !found.isSearching && !found.isFailed ? entry.offered(text, found.choices) : []
  const fitting = column.isRequired === true || isTyped ? found.choices : [nothing, ...found.choices]
  const choices = [...fitting, ...offered]
  const combobox = useCombobox({ defaultOpened: true })
  const [marked, setMarked] = useState<number | null>(null)
  const [leaving, setLeaving] = useState<Then | null>(null)
  // What was typed means the first that fits; without typing the present one stays unless another is marked. A new one is made
  // only where somebody says so.
  const isMeant = isTyped && !found.isSearching && fitting.length > 0
  const current = marked ?? (isMeant ? 0 : choices.findIndex(({ label }) => label === text))

  function close(choice: CellChoice | null | undefined, then: Then) {
    if (choice?.value === newKey) return void make()
    isClosed.current = true
    if (choice === undefined) onRevert()
    else take(choice)
    onLeave(then)
  }

  /** The cell stays open beneath the form, and takes what was made. */
  async function make() {
    isClosed.current = true
    const made = await entry.make(text)
    if (made !== null) return close(made, 'stay')
    isClosed.current = false
    field.current?.focus()
    combobox.openDropdown()
  }

  function take(choice: CellChoice | null) {
    if (choice === nothing || (isTyped && text.trim() === '')) onKeep('')
    else onKeep(text, choice === null ? undefined : kind.is === 'choice' ? choice.value : choice)
  }

  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      event.stopPropagation()
      setMarked(Math.max(0, Math.min(choices.length - 1, current + step)))
      return
    }
    const then = thenOf(event, false)
    if (then === null) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape' || (!isTyped && marked === null)) close(undefined, then)
    else if (isTyped && text.trim() === '') close(nothing, then)
    // Else it would take the first of what the letters before the last have found.
    else if (found.isSearching) setLeaving(then)
    else close(choices[current] ?? null, then)
  }

  /** A click elsewhere keeps what was typed, as in a cell of text; a name that is still searched for is looked up then. */
  function leave() {
    isClosed.current = true
    if (!isTyped && marked === null) onRevert()
    else take(found.isSearching ? null : (fitting[current] ?? null))
  }

  // The search that a fast hand did not wait for has answered.
  useEffect(() => {
    if (leaving !== null && !found.isSearching) close(choices[current] ?? null, leaving)
  })

  return (
    <Combobox
      store={combobox}
      withinPortal
      position="bottom-start"
      width="max-content"
      onOptionSubmit={(index) => close(choices[Number(index)], 'stay')}
    >
      <Combobox.Target withKeyboardNavigation={false}>
        <input
          ref={field}
          autoFocus
          aria-label={name}
          className={classes.editor}
          value={text}
          autoComplete="off"
          onFocus={(event) => {
            if (!editing.replaces) event.currentTarget.select()
          }}
          onChange={(event) => {
            setText(event.currentTarget.value)
            onType(event.currentTarget.value)
            setTyped(true)
            setMarked(null)
            setLeaving(null)
          }}
          onKeyDown={press}
          onBlur={(event) => {
            if (!isClosed.current && !isWindowLeft(event)) leave()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown miw={140}>
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }} aria-label={name}>
          {choices.map((choice, index) => (
            <Combobox.Option
              key={choice.value}
              value={String(index)}
              active={index === current}
              data-combobox-selected={index === current || undefined}
              aria-selected={index === current}
              ref={index === current ? intoSight : undefined}
            >
              {choice.label}
            </Combobox.Option>
          ))}
          {choices.length === 0 && (
            <Combobox.Empty>{found.isSearching ? 'Bitte warten...' : 'Nichts gefunden'}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const nowhere = { resource: null }
const nothing: CellChoice = { value: '', label: '–' }

function intoSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

type Found = { choices: readonly CellChoice[]; isSearching: boolean; isFailed: boolean }

function useChoices<Row>(kind: CellKind<Row>, row: Row, term: string): Found {
  const house = useOrganisationHere()
  const [settled] = useDebouncedValue(term, 150)
  const isLookup = kind.is === 'lookup'
  const found = useQuery({
    queryKey: [...(isLookup ? kind.searchKey(row) : ['sheet']), { house }, settled],
    queryFn: ({ signal }) => (isLookup ? kind.search(row, settled, signal, house) : []),
    enabled: isLookup,
    placeholderData: keepPreviousData,
  })
  if (kind.is === 'choice') {
    const wanted = term.trim().toLocaleLowerCase('de')
    const fitting = kind.choices(row).filter(({ label }) => label.toLocaleLowerCase('de').includes(wanted))
    return { choices: bestFirst(fitting, wanted), isSearching: false, isFailed: false }
  }
  return {
    choices: bestFirst(found.data ?? [], settled.trim().toLocaleLowerCase('de')),
    isSearching: term !== settled || found.isPending || found.isPlaceholderData,
    isFailed: found.isError,
  }
}

/** What is named so comes before what begins so, and that before what only holds it; else they keep their order. */
function bestFirst(choices: readonly CellChoice[], wanted: string): readonly CellChoice[] {
  if (wanted === '') return choices
  const rank = ({ label }: CellChoice) => {
    const name = label.toLocaleLowerCase('de')
    return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2
  }
  return [...choices].sort((one, other) => rank(one) - rank(other))
}
