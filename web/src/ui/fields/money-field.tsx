import { TextInput } from '@mantine/core'
import { beyondLargestPrice, largestPrice, parseAmount } from '@reisewerk/domain/money.ts'
import type { ComponentProps } from 'react'
import { amount } from '../../lib/format.ts'
import classes from './money-field.module.css'
import { useTypedValue } from './use-typed-value.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'defaultValue' | 'onChange'> & {
  value: number | null
  onChange: (cents: number | null) => void
  /** The sign shown at the end of the field; '' when a column's head names the currency. */
  currency?: string
  allowNegative?: boolean
}

/**
 * An amount in whole cents. Takes '1234,5', '1.234,50', '1234.50' and what a table was copied from ('1.234,50 €');
 * what cannot be read stays in the field, says so, and counts as invalid for `form.checkValidity()`.
 */
export function MoneyField({ value, onChange, currency = '€', allowNegative = false, error, onBlur, ...input }: Props) {
  const typed = useTypedValue({
    value,
    onChange,
    written: amount,
    read: centsOf,
    problemOf: (text) => problemOf(text, allowNegative),
    error,
    onBlur,
  })
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.input }}
      rightSection={currency === '' ? undefined : <span className={classes.currency}>{currency}</span>}
      rightSectionPointerEvents="none"
      {...input}
      {...typed}
    />
  )
}

function problemOf(text: string, allowNegative: boolean): string | null {
  if (text.trim() === '') return null
  const cents = centsOf(text)
  if (cents === null) return 'Bitte einen Betrag wie 1.234,50 eingeben'
  if (Math.abs(cents) > largestPrice) return beyondLargestPrice
  return cents < 0 && !allowNegative ? 'Bitte keinen negativen Betrag eingeben' : null
}

/** @returns whole cents; a point before exactly three digits parts thousands, as in German, else it is a decimal point */
export function centsOf(text: string): number | null {
  const bare = text.replace(/[\s €]/g, '').replace('−', '-')
  const german = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare) ? bare.replaceAll('.', '') : bare
  return parseAmount(german)
}
