import type { BankLineState } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { keysIn, pageIn, positiveIn, sizeIn, sortIn, textIn } from '../../../list/read-address.ts'

/** What is probably there already stands among what is open: both wait for a word. */
export const shownStates = ['open', 'booked', 'dismissed'] as const satisfies readonly BankLineState[]
const states = [...shownStates, 'all'] as const

/** The state of the page of account entries as it stands in the address. */
export type BankLineSearch = {
  q?: string | undefined
  state?: (typeof states)[number] | undefined
  organisation?: number | undefined
  /** The entry that is being booked. */
  line?: number | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readBankLineSearch(raw: Record<string, unknown>): BankLineSearch {
  return {
    q: textIn(raw.q),
    state: keysIn(states, raw.state)?.[0],
    organisation: positiveIn(raw.organisation),
    line: positiveIn(raw.line),
    sort: sortIn(raw.sort),
    page: pageIn(raw.page),
    size: sizeIn(raw.size),
  }
}
