import type { RequestStatus } from '../accounts/options.ts'

const statuses: readonly RequestStatus[] = ['new', 'declined']

/** Whether a letter leads a request on to 'requested'; what a partner has already answered, or was called off, stays (REQ-05). */
export function isAskedAnew(status: RequestStatus): boolean {
  return statuses.includes(status)
}
