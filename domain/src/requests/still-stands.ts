import type { RequestStatus } from '../accounts/options.ts'

const over: readonly RequestStatus[] = ['new', 'declined', 'cancelled']

/** Whether a partner still reckons with the group: it was asked, and has neither declined nor been cancelled (TRUE-01). */
export function stillStands(status: RequestStatus): boolean {
  return !over.includes(status)
}
