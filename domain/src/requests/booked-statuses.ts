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
