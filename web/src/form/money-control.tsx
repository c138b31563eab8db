import { Select, type TextInputProps } from '@mantine/core'
import { currencies, decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import type { KeyboardEvent } from 'react'
import { MoneyField } from '../ui/fields/money-field.tsx'
import type { MoneyDraft } from './drafts.ts'
import classes from './form.module.css'

type Props = Pick<TextInputProps, 'label' | 'aria-label' | 'error' | 'disabled' | 'withAsterisk' | 'placeholder'> & {
  value: MoneyDraft | null
  onChange: (value: MoneyDraft) => void
  onCommit: (value: MoneyDraft) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** An amount and its currency, saved as one value; the currency is never empty (002 §5). */
export function MoneyControl({ value, onChange, onCommit, onKeyDown, disabled, ...input }: Props) {
  const { amount, currency } = value ?? { amount: '', currency: 'EUR' }
  const label = input['aria-label'] ?? String(input.label)
  const commit = (next: MoneyDraft | null) => {
    if (next === null) return
    onChange(next)
    onCommit(next)
  }
  return (
    <div className={classes.money}>
      <MoneyField
        {...input}
        disabled={disabled ?? false}
        currency=""
        value={parseAmount(amount)}
        onChange={(cents) => onChange({ amount: cents === null ? '' : decimalAmount(cents), currency })}
        onBlur={(event) => {
          // What cannot be read stays in the field; an emptied amount is none: nothing is to be paid.
          if (!event.currentTarget.validity.customError)
            commit(value?.amount === '' ? { amount: '0.00', currency } : value)
        }}
        onKeyDown={onKeyDown}
      />
      <Select
        aria-label={`Währung: ${label}`}
        data={currencies}
        value={currency}
        disabled={disabled ?? false}
        allowDeselect={false}
        onChange={(next) => commit({ amount: amount === '' ? '0.00' : amount, currency: next ?? currency })}
      />
    </div>
  )
}
