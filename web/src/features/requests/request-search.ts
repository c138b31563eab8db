import { keysIn, textsIn } from '../../list/read-address.ts'

/** How an option presses: over, within a fortnight, later, done, or there is none. */
export const deadlineKeys = ['past', 'soon', 'later', 'done', 'none'] as const
export type DeadlineKey = (typeof deadlineKeys)[number]

/** The state of a trip's page 'Anfragen' as it stands in the address. */
export type RequestSearch = {
  status?: readonly string[] | undefined
  kind?: readonly string[] | undefined
  /** Ids, and 'direct' for those asked without one. */
  agency?: readonly string[] | undefined
  deadline?: readonly DeadlineKey[] | undefined
  sort?: 'deadline' | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readRequestSearch(raw: Record<string, unknown>): RequestSearch {
  return {
    status: textsIn(manyIn(raw.status)),
    kind: textsIn(manyIn(raw.kind)),
    agency: textsIn(manyIn(raw.agency)),
    deadline: keysIn(deadlineKeys, manyIn(raw.deadline)),
    sort: raw.sort === 'deadline' ? 'deadline' : undefined,
  }
}

/** A filter always holds several. */
function manyIn(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : []
}
