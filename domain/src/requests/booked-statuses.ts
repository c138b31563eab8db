import type { RequestStatus } from '../accounts/options.ts'

/** Where a request stands once the partner is to have the group; before that it is merely asked, or holds an option. */
export const bookedStatuses = [
  'pre_booked',
  'rest_request',
  'rest_option',
  'bookings_sent',
  'approved',
  'paid',
] as const satisfies readonly RequestStatus[]

const settled: ReadonlySet<RequestStatus> = new Set(['bookings_sent', 'approved', 'paid'])

/** Whether nothing is asked for any more: the booking has been sent, confirmed or paid. What an option holds is settled later. */
export function isSettled(status: RequestStatus): boolean {
  return settled.has(status)
}
