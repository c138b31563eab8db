import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTypedValue } from './use-typed-value.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'defaultValue' | 'onChange'> & {
  /** Hundredths of a percent: 1250 is 12,5 %. */
  value: number | null
  onChange: (hundredths: number | null) => void
}

/** A share of a whole. Takes '20', '20 %' and '12,5'; what is none, or more than the whole, stays and says so. */
export function PercentField({ value, onChange, error, onBlur, ...input }: Props) {
  const typed = useTypedValue({ value, onChange, written, read: hundredthsOf, problemOf, error, onBlur })
  return <TextInput inputMode="decimal" autoComplete="off" {...input} {...typed} />
}

function written(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('de-DE')} %`
}

function hundredthsOf(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim())
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

function problemOf(text: string): string | null {
  if (text.trim() === '') return null
  if (/^\s*[-−]\s*\d/.test(text)) return 'Bitte mehr als 0 % angeben'
  const hundredths = hundredthsOf(text)
  if (hundredths === null) return 'Bitte eine Zahl wie 20 oder 12,5 eingeben'
  if (hundredths > 10_000) return 'Höchstens 100 %'
  return hundredths === 0 ? 'Bitte mehr als 0 % angeben' : null
}
