import { keysIn, positiveIn } from '../../list/read-address.ts'

/** The parts of the page 'Buchhaltung'; without one it shows the exports. */
export const accountingTabs = {
  datev: 'DATEV',
  suppliers: 'Lieferantenrechnungen',
  payRuns: 'Zahlläufe',
  creditors: 'Kreditoren',
  margin: 'Marge § 25',
} as const
export type AccountingTab = keyof typeof accountingTabs
export const accountingTabKeys = Object.keys(accountingTabs) as AccountingTab[] // its own keys

/** The state of the page 'Buchhaltung' as it stands in the address. */
export type AccountingSearch = { organisation?: number | undefined; tab?: AccountingTab | undefined }

export function readAccountingSearch(raw: Record<string, unknown>): AccountingSearch {
  return { organisation: positiveIn(raw.organisation), tab: keysIn(accountingTabKeys, raw.tab)?.[0] }
}
