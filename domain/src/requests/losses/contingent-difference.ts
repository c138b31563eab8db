import type { RequestStatus } from '../../accounts/options.ts'
import { isActiveRequest } from '../auto-expansion.ts'

/** For how many a request is, as far as it is held against the contingent of its trip. */
export type AskedNumber = {
  readonly status: RequestStatus
  readonly asked: number
  /** Whether it was meant for all of the group when its number was written; null where nobody knows. */
  readonly wholeGroup: boolean | null
}

/** By how many persons a request differs from the contingent of its trip; 0 for who is out of the running (TRUE-03). */
export function contingentDifference({ status, asked }: Omit<AskedNumber, 'wholeGroup'>, contingent: number): number {
  return isActiveRequest(status) ? asked - contingent : 0
}

/** Several houses may share a group: a request that was meant for a part of it asks for no more when the group grows (decision 071). */
export function isForAll({ wholeGroup }: Pick<AskedNumber, 'wholeGroup'>): boolean {
  return wholeGroup !== false
}
