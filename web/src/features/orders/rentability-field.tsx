import { TextInput } from '@mantine/core'
import { labelOf } from '@reisewerk/domain/contract/words.ts'
import { noRentability, rentabilityOf } from '@reisewerk/domain/orders/estimate.ts'
import { complexityContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { ComponentProps } from 'react'
import { count } from '../../lib/format.ts'
import { useTypedValue } from '../../ui/fields/use-typed-value.ts'

type Props = Pick<ComponentProps<typeof TextInput>, 'error' | 'rightSection' | 'rightSectionWidth'> & {
  value: number | null
  onChange: (value: number | null) => void
  unit: string
}

/** The margin per person. What is typed behind the comma is cut off: what is kept stands there (000 §5). */
export function RentabilityField({ value, onChange, unit, error, ...input }: Props) {
  const bare = (text: string) => text.replace(unit, '')
  const typed = useTypedValue({
    value,
    onChange,
    written: (margin: number) => `${count(margin)} ${unit}`,
    read: (text) => rentabilityOf(bare(text)) ?? null,
    problemOf: (text) => (rentabilityOf(bare(text)) === undefined ? noRentability : null),
    error,
  })
  return (
    <TextInput
      label={labelOf(complexityContract, 'rentability')}
      inputMode="text"
      autoComplete="off"
      {...input}
      {...typed}
    />
  )
}
