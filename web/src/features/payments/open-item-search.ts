import { type Age, ageKeys } from '@reisewerk/domain/payments/ageing.ts'
import { keysIn, pageIn, positiveIn, sizeIn, sortIn, textIn } from '../../list/read-address.ts'

/** The state of the page of open items as it stands in the address. */
export type OpenItemSearch = {
  q?: string | undefined
  /** Each invoice, unless clients are asked for. */
  view?: 'clients' | undefined
  age?: Age | undefined
  client?: number | undefined
  organisation?: number | undefined
  /** The invoice for which a payment is being recorded. */
  invoice?: number | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readOpenItemSearch(raw: Record<string, unknown>): OpenItemSearch {
  return {
    q: textIn(raw.q),
    view: keysIn(['clients'] as const, raw.view)?.[0],
    age: keysIn(ageKeys, raw.age)?.[0],
    client: positiveIn(raw.client),
    organisation: positiveIn(raw.organisation),
    invoice: positiveIn(raw.invoice),
    sort: sortIn(raw.sort),
    page: pageIn(raw.page),
    size: sizeIn(raw.size),
  }
}
