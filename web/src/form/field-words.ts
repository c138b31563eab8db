import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { labelAt } from '@reisewerk/domain/contract/words.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import { contractField } from './field-value.ts'

export function wordOf(contract: Contract, path: string): string {
  return labelAt(contract, path) ?? path
}

/** What one chooses from, by the contract; undefined of a field that is no choice. */
export function choicesIn(contract: Contract, path: string): Choice[] | undefined {
  const { choices } = contractField(contract, path)
  return choices && Object.entries(choices).map(([value, { label }]) => ({ value, label }))
}
