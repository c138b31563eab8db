import { useId, useState } from 'react'
import { useOpenForm } from '../../ui/dialogs/open-forms.ts'
import { walkColumn } from '../../ui/walk-column.ts'
import classes from './price-table.module.css'
import type { Fault } from './use-offer-prices.ts'

type Props = {
  name: string
  value: string
  fault: Fault | undefined
  onKeep: (typed: string) => void
  onDrop: () => void
  /** Every letter, for a row that is saved as a whole. */
  onType?: (typed: string) => void
  onEnter?: () => void
}

/**
 * A cell to type into: Enter and Tab keep, Escape drops, the arrows up and down walk the column. What cannot be kept stays
 * in the field, with the reason below.
 */
export function PriceCell({ name, value, fault, onKeep, onDrop, onType, onEnter }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const problemId = useId()
  useOpenForm({ isChanged: () => fault !== undefined || (typed !== null && typed !== value) })

  function keep() {
    if (typed === null) return
    setTyped(null)
    onKeep(typed)
  }

  return (
    <>
      <input
        className={classes.input}
        aria-label={name}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : problemId}
        autoComplete="off"
        inputMode="decimal"
        maxLength={20}
        value={typed ?? fault?.typed ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onType?.(event.currentTarget.value)
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setTyped(null)
            onDrop()
          }
          if (event.key === 'Enter') {
            keep()
            onEnter?.()
          }
          if (event.key === 'ArrowDown' || (event.key === 'Enter' && onEnter === undefined))
            walkColumn(event.currentTarget, 1)
          if (event.key === 'ArrowUp') walkColumn(event.currentTarget, -1)
        }}
      />
      {fault !== undefined && (
        <span id={problemId} className={classes.problem} role="alert">
          {fault.problem}
        </span>
      )}
    </>
  )
}
