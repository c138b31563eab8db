import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { choicesOf, type FieldPath, labelOf } from '@reisewerk/domain/contract/words.ts'
import type { ReactNode } from 'react'
import { contractField, type Item, isMoney, labelOf as nameOf } from '../form/field-value.ts'
import { day } from '../lib/format.ts'
import { atPath } from '../lib/saving/field-paths.ts'
import type { ListColumn } from './list.ts'

/** A column of a field: what it is called, whether the list can be sorted by it and how it reads follow from its contract. */
export type FieldColumn<I, Name extends string = string> = Partial<ListColumn<I>> & { readonly name: Name }

export function fieldColumn<C extends Contract, I extends object>(
  contract: C,
  { name, ...look }: FieldColumn<I, FieldPath<C>>,
): ListColumn<I> {
  const choices = choicesOf(contract, name)
  const show = (item: I): ReactNode => {
    const value = atPath(item, name)
    if (choices.length > 0 && typeof value === 'string')
      return choices.find((choice) => choice.value === value)?.label ?? value
    return contractField(contract, name).kind === 'day' || contractField(contract, name).kind === 'instant'
      ? typeof value === 'string' && day(value)
      : shown(value)
  }
  return {
    label: labelOf(contract, name),
    ...(contract.orderBy.includes(name) && { sort: name }),
    show,
    ...look,
  }
}

/** The columns of one contract: `const column = columnsOf<typeof staffContract, Staff>(staffContract)`. */
export function columnsOf<C extends Contract, I extends object>(contract: C) {
  return (name: FieldPath<C>, look: Partial<ListColumn<I>> = {}) => fieldColumn(contract, { name, ...look })
}

/** A linked item by its name, several behind each other, an amount with its currency. */
function shown(value: unknown): ReactNode {
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (isMoney(value)) return 'formatted' in value ? String(value.formatted) : value.amount
  if (typeof value === 'boolean') return value ? 'ja' : ''
  return typeof value === 'object' && value !== null ? nameOf(value as Item) : (value as ReactNode) // a text or number
}
