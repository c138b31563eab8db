import { deadlineKeys, type SoughtRequests } from '@reisewerk/domain/requests/listed-requests.ts'
import { keysIn, textsIn } from '../../list/read-address.ts'

/** The state of a trip's page 'Anfragen' as it stands in the address. */
export type RequestSearch = SoughtRequests

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
