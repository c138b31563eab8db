import { type ClientOfferStatus, clientOfferStatuses, clientOfferStatusKeys } from '../accounts/options.ts'

/** The status to which the card's menu steps, from any other value back to the first (001 §4). */
export function nextClientOfferStatus(status: string | null): ClientOfferStatus {
  const steps: readonly (string | null)[] = clientOfferStatusKeys
  return clientOfferStatusKeys[steps.indexOf(status) + 1] ?? 'included'
}

/**
 * What stands before the description of a service that is not simply part of the trip (PLACE-14).
 * @param label the organisation's own word for the status
 * @returns 'Möglichkeit: ', nothing for what is included
 */
export function offerPrefix(status: ClientOfferStatus, label: string = clientOfferStatuses[status].label): string {
  return status === 'included' ? '' : `${label}: `
}

/** The description of a service wherever it appears. @returns 'Möglichkeit: Stadtführung' of an optional one (000 §3) */
export function offeredDescription(status: ClientOfferStatus, description: string, label?: string): string {
  return offerPrefix(status, label) + description
}
