import { IconPlus } from '@tabler/icons-react'
import { type FocusEvent, useRef, useState } from 'react'
import { useOpenForm } from '../../ui/dialogs/open-forms.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PriceCell } from './price-cell.tsx'
import classes from './price-table.module.css'
import type { PriceWords } from './price-words.ts'
import { newRowId, type PriceList } from './use-offer-prices.ts'

const empty = { persons: '', price: '' }

/** The last row is the next price: once both cells are filled, leaving the row or Enter saves it. */
export function NewPriceRow({ list, words }: { list: PriceList; words: PriceWords }) {
  const [typed, setTyped] = useState(empty)
  const row = useRef<HTMLTableRowElement>(null)
  useOpenForm({ isChanged: () => typed.persons.trim() !== '' || typed.price.trim() !== '' })

  function add() {
    if (typed.persons.trim() === '' && typed.price.trim() === '') drop()
    else if (list.add(typed.persons, typed.price)) {
      setTyped(empty)
      return true
    }
    return false
  }

  function drop() {
    setTyped(empty)
    list.drop(newRowId, 'persons')
    list.drop(newRowId, 'price')
  }

  function enter() {
    const [persons, price] = row.current?.querySelectorAll('input') ?? []
    if (typed.persons.trim() === '') persons?.focus()
    else if (typed.price.trim() === '') price?.focus()
    else if (add()) persons?.focus()
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) add()
  }

  const cell = (field: 'persons' | 'price', name: string) => (
    <PriceCell
      name={name}
      value={typed[field]}
      fault={faultOf(field)}
      onType={(text) => setTyped((before) => ({ ...before, [field]: text }))}
      onKeep={() => undefined}
      onDrop={drop}
      onEnter={enter}
    />
  )

  /** The reason stays with the entry it was about. */
  function faultOf(field: 'persons' | 'price') {
    const fault = list.faultOf(newRowId, field)
    return fault !== undefined && fault.typed === typed[field] ? fault : undefined
  }

  return (
    <tr ref={row} className={classes.fresh} onBlur={onBlur}>
      <td>
        <span className={classes.size}>
          {words.before} {cell('persons', `Neu: ${words.size}`)} {words.after}
        </span>
      </td>
      <td>{cell('price', `Neu: ${words.price}`)}</td>
      <td>
        <IconButton size={24} icon={IconPlus} label={`${words.one} hinzufügen`} onClick={enter} />
      </td>
    </tr>
  )
}
