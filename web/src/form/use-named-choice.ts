import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../lib/api.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import { labelOf } from './field-value.ts'

/** A bare link has no name; it is asked for. @returns null until it is known */
export function useNamedChoice(contract: Contract, choice: Choice | null): Choice | null {
  const isBare = choice !== null && choice.label === ''
  const { data } = useQuery({ ...itemOf(contract, Number(choice?.value ?? 0)), enabled: isBare })
  if (!isBare) return choice
  return data === undefined ? null : { ...choice, label: labelOf(data) }
}
