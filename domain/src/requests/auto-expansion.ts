import type { OrderStatus, RequestStatus, TodoStatus } from '../accounts/options.ts'

/** Trips that are still being worked out: all their requests are of interest. */
const early: readonly OrderStatus[] = ['new', 'provisional_offer_sent', 'offer_sent', 'pre_reservation']

/** Whether a request may still lead to a booking (design §3). */
export function isActiveRequest(status: RequestStatus): boolean {
  return status !== 'declined' && status !== 'cancelled'
}

/** What is confirmed or paid for is held without an option. */
const outliveOption: ReadonlySet<RequestStatus> = new Set(['approved', 'paid'])

/** Whether an option deadline presses: it is not done, and what it is about is neither declined, cancelled nor held for good. */
export function isOptionOpen(option: TodoStatus | null, request: RequestStatus): boolean {
  return option !== 'done' && isActiveRequest(request) && !outliveOption.has(request)
}

/**
 * Whether a service shows its requests without being asked: there is more than one, the agency wants it, and none is chosen,
 * or several are still active, or the trip is in an early state (REQ-07).
 * @param statuses of the service's requests
 */
export function showsRequests(
  statuses: readonly RequestStatus[],
  { isChosen, isWanted, orderStatus }: { isChosen: boolean; isWanted: boolean; orderStatus: OrderStatus },
): boolean {
  if (statuses.length < 2 || !isWanted) return false
  return !isChosen || statuses.filter(isActiveRequest).length > 1 || early.includes(orderStatus)
}
