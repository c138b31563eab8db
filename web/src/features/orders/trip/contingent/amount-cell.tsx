import { amountOfText, largestAmount } from '@reisewerk/domain/orders/contingent-amounts.ts'
import { createContext, useContext, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { count } from '../../../../lib/format.ts'
import { useLeaving } from '../../../../lib/saving/use-leaving.ts'
import { useOpenForm } from '../../../../ui/dialogs/open-forms.ts'
import { stepOf, walk } from './cell-walk.ts'
import classes from './contingent-panel.module.css'

/** Where the reasons of refused cells stand: below all cells, so that none of them is covered. */
export const ReasonsContext = createContext<HTMLElement | null>(null)

type Props = {
  value: number | null
  name: string
  /** For +/-: signed, and empty when nothing was requested. */
  isChange?: boolean
  onSave?: ((value: number | null) => void) | undefined
}

/**
 * A number in the contingent, as in a spreadsheet: typing replaces it, Enter, Tab and the arrows keep it and go on, Escape
 * drops it; F2 or a second click puts the cursor inside, where left and right walk its digits. An empty K or B counts as 0
 * (000 §5); what is no amount is not saved and stays as it was typed, with the reason below. Without `onSave` it is a total to read.
 */
export function AmountCell({ value, name, isChange = false, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  // Moving on by a key also leaves the field: what has been kept by then is not kept again.
  const isKept = useRef(false)
  const isInside = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const reasons = useContext(ReasonsContext)
  const shown = isChange ? signed(value) : String(value ?? 0)
  const next = typed === null ? value : amountOfText(typed, isChange)
  const isWrong = next === 'wrong'
  // The browser's 'back' and a reload leave no field: what stands there is kept, or asked about where it is no amount.
  useLeaving(keep)
  useOpenForm({ isChanged: () => onSave !== undefined && isWrong && !isKept.current })
  if (onSave === undefined) return <span className={classes.amount}>{isChange ? shown : count(value ?? 0)}</span>

  function keep() {
    isInside.current = false
    if (typed === null || isWrong || isKept.current) return
    isKept.current = true
    setTyped(null)
    if (next !== value) onSave?.(next as number | null)
  }

  function drop() {
    isInside.current = false
    isKept.current = true
    setTyped(null)
    field.current?.focus()
    // Once the old value is drawn; whoever has gone on by then is not called back.
    requestAnimationFrame(() => document.activeElement === field.current && field.current?.select())
  }

  const input = (
    <input
      ref={field}
      className={classes.amount}
      aria-label={name}
      inputMode="numeric"
      autoComplete="off"
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? noteId : undefined}
      value={typed ?? shown}
      onFocus={(event) => event.currentTarget.select()}
      onMouseDown={(event) => {
        isInside.current = document.activeElement === event.currentTarget
      }}
      onMouseUp={(event) => {
        if (!isInside.current && typed === null) event.currentTarget.select()
      }}
      onChange={(event) => {
        isKept.current = false
        setTyped(event.currentTarget.value)
      }}
      onBlur={keep}
      onKeyDown={(event) => {
        const input = event.currentTarget
        if (event.key === 'F2') {
          isInside.current = true
          input.setSelectionRange(input.value.length, input.value.length)
        }
        if (event.key === 'Escape') drop()
        const step = event.ctrlKey || event.metaKey || event.altKey ? null : stepOf(event.key, event.shiftKey)
        if (step === null || (isInside.current && step[0] !== 0)) return
        event.preventDefault()
        if (isWrong) return
        keep()
        walk(input, step)
      }}
    />
  )
  return (
    <>
      {input}
      {isWrong &&
        typed !== '' &&
        !beginsChange.test(typed ?? '') &&
        reasons !== null &&
        createPortal(
          <p className={classes.problem}>
            <span id={noteId} role="alert">
              {name}: {problemOf(isChange)}
            </span>
            <button
              type="button"
              title="Esc"
              onMouseDown={(event) => event.preventDefault()}
              onClick={drop}
              onKeyDown={(event) => event.key === 'Escape' && drop()}
            >
              {shown === '' ? 'Leeren' : `Zurück auf ${shown}`}
            </button>
          </p>,
          reasons,
        )}
    </>
  )
}

/** A sign alone is no mistake yet. */
const beginsChange = /^[+−-]$/

export function signed(value: number | null): string {
  if (value === null) return ''
  return value > 0 ? `+${count(value)}` : count(value)
}

function problemOf(isChange: boolean): string {
  return `Bitte eine ganze Zahl von ${isChange ? `−${largestAmount}` : 0} bis ${largestAmount} eingeben`
}
