import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { type RequestedKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { changeService } from '../itinerary/placeholders.service.ts'
import { findServiceOfRequest } from './requests.queries.ts'

/** Changes how the service of a request is offered to the client: the drawer's rows are requests (001 §3, §7). */
export async function saveClientOffer(
  trx: Transaction,
  requestId: number,
  offer: RequestBody['clientOffer'],
  desk: Desk,
): Promise<void> {
  if (offer === undefined) return
  const { kind, placeholder, ...before } = await findServiceOfRequest(trx, requestId)
  // Sent back as it was read, it is no save of the service.
  const { status = before.status, priceType = before.priceType } = offer
  if (status === before.status && priceType === before.priceType) return
  await changeService(trx, kind, placeholder, { clientOffer: offer }, desk)
}

/**
 * A provider stands in a request under two names, `provider` and that of its kind. Where the form of 001 §3 leaves one of
 * them empty, the other counts.
 */
export function withOneProvider(kind: RequestedKind, body: RequestBody): RequestBody {
  const own = serviceKinds[kind].asked.provider
  const { [own]: named, ...others } = body
  if (own === 'provider' || named === undefined || body.provider === undefined) return body
  return { ...others, provider: named ?? body.provider }
}
