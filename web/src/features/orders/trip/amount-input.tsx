import { useState } from 'react'
import { walkColumn } from '../../../ui/walk-column.ts'
import classes from './contingent-panel.module.css'

type Props = { value: number; name: string; onSave?: ((value: number) => void) | undefined }

const problem = 'Bitte eine ganze Zahl von 0 bis 9999 eingeben'

/**
 * A number in a table: typing replaces it, Enter and Tab keep it, Escape drops it, the arrows up and down walk the column.
 * An empty field counts as 0 (000 §5); what is no such number is not saved and stays as it was typed. Without `onSave` it
 * is a total to read.
 */
export function AmountInput({ value, name, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  if (onSave === undefined) return <span className={classes.amount}>{value}</span>

  const isWrong = typed !== null && !/^\d{0,4}$/.test(typed.trim())

  function keep() {
    if (typed === null || isWrong) return
    const next = Number(typed.trim())
    setTyped(null)
    if (next !== value) onSave?.(next)
  }

  return (
    <input
      className={classes.amount}
      aria-label={name}
      inputMode="numeric"
      aria-invalid={isWrong || undefined}
      title={isWrong ? problem : undefined}
      value={typed ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null)
        if (event.key === 'Enter') keep()
        if (event.key === 'ArrowDown' || (event.key === 'Enter' && !isWrong)) walkColumn(event.currentTarget, 1)
        if (event.key === 'ArrowUp') walkColumn(event.currentTarget, -1)
      }}
    />
  )
}
