import type { Contract, Field } from '@reisewerk/domain/contract/shape.ts'
import { contractField } from './field-value.ts'

type Worded = Field & { words?: { label?: string; unit?: string }; bounds?: { min?: number; max?: number } }

/** What the contract says of a field for people. */
function saidOf(contract: Contract, path: string): Worded {
  return contractField(contract, path)
}

/** 'Gleis Abfahrt' */
export function wordOf(contract: Contract, path: string): string | undefined {
  return saidOf(contract, path).words?.label
}

/** 'km' */
export function unitOf(contract: Contract, path: string): string | undefined {
  return saidOf(contract, path).words?.unit
}

/** How long a text may be, or how large a number. */
export function boundsOf(contract: Contract, path: string): { min?: number; max?: number } {
  return saidOf(contract, path).bounds ?? {}
}
