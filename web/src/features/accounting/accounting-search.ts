import { positiveIn } from '../../list/read-address.ts'

/** The state of the page 'Buchhaltung' as it stands in the address. */
export type AccountingSearch = { organisation?: number | undefined }

export function readAccountingSearch(raw: Record<string, unknown>): AccountingSearch {
  return { organisation: positiveIn(raw.organisation) }
}
