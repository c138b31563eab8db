import { useState } from 'react'
import { walkColumn } from '../../../ui/walk-column.ts'
import classes from './contingent-panel.module.css'

type Props = { value: number; name: string; onSave?: ((value: number) => void) | undefined }

const largest = 9_999

/**
 * A number in a table: typing replaces it, Enter and Tab keep it, Escape drops it, the arrows up and down walk the column.
 * An empty field counts as 0 (000 §5). Without `onSave` it is a total to read.
 */
export function AmountInput({ value, name, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  if (onSave === undefined) return <span className={classes.amount}>{value}</span>

  function keep() {
    if (typed === null) return
    const next = Math.min(largest, Number(typed === '' ? '0' : typed))
    setTyped(null)
    if (next !== value) onSave?.(next)
  }

  return (
    <input
      className={classes.amount}
      aria-label={name}
      inputMode="numeric"
      maxLength={4}
      value={typed ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null)
        if (event.key === 'Enter') keep()
        if (event.key === 'ArrowDown' || event.key === 'Enter') walkColumn(event.currentTarget, 1)
        if (event.key === 'ArrowUp') walkColumn(event.currentTarget, -1)
      }}
    />
  )
}
