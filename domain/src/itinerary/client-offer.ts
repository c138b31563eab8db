import type { ClientOfferStatus } from '../accounts/options.ts'

const next = {
  included: 'optional',
  optional: 'additional',
  additional: 'atLocation',
  atLocation: 'included',
} as const satisfies Record<ClientOfferStatus, ClientOfferStatus>

/** The status to which the card's menu steps (001 §4). */
export function nextClientOfferStatus(status: ClientOfferStatus): ClientOfferStatus {
  return next[status]
}
