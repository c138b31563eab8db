import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { count } from '../../lib/format.ts'
import { useTypedValue } from './use-typed-value.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  value: number | null
  onChange: (count: number | null) => void
  min?: number
  max?: number
  unit?: string
}

/** A whole number. Takes '1200', '1.200' and '1 200'; what is no number, or beyond its bounds, stays and says so. */
export function CountField({ value, onChange, min = 0, max = 9999, unit, error, onBlur, ...input }: Props) {
  const typed = useTypedValue({
    value,
    onChange,
    written: (number: number) => [count(number), unit].filter(Boolean).join(' '),
    read: (text) => countOf(text, unit),
    problemOf: (text) => problemOf(text, { min, max, unit }),
    error,
    onBlur,
  })
  return <TextInput inputMode={min < 0 ? 'text' : 'numeric'} autoComplete="off" {...input} {...typed} />
}

function problemOf(text: string, { min, max, unit }: { min: number; max: number; unit: string | undefined }) {
  if (text.trim() === '') return null
  const number = countOf(text, unit)
  if (number === null) return 'Bitte eine ganze Zahl eingeben'
  return number < min || number > max
    ? `Bitte eine Zahl von ${count(min)} bis ${count(max)}${unit === '%' ? ' %' : ''} eingeben`
    : null
}

/** @param unit may be written behind it @returns null for what is no whole number in German writing */
export function countOf(text: string, unit = ''): number | null {
  const bare = text.trim().replace('−', '-')
  const number = unit !== '' && bare.toLowerCase().endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length) : bare
  const digits = number.replace(/\s/g, '')
  return /^-?(\d+|\d{1,3}(\.\d{3})+)$/.test(digits) ? Number(digits.replaceAll('.', '')) : null
}
