import type { ClientOfferStatus, PriceType } from '@reisewerk/domain/accounts/options.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { changedFields } from '../../../lib/saving/changed-fields.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import type { Service } from './services.ts'

/** What the forms of all kinds hold; a moment is a day and a clock time, so that each can be typed alone. */
export type CommonDraft = {
  offer: ClientOfferStatus
  priceType: PriceType
  priceCents: number | null
  agency: Choice | null
  driverNotParticipating: boolean | null
  routeDescription: string
  serviceDescription: string
}

export function commonDraftOf({ item }: Service): CommonDraft {
  const { status, priceType, price } = item.clientOffer
  return {
    offer: status,
    priceType,
    priceCents: price === null ? null : parseAmount(price.amount),
    agency: choiceOf(item.agency),
    driverNotParticipating: item.driverNotParticipating,
    routeDescription: item.routeDescription,
    serviceDescription: item.serviceDescription,
  }
}

/** The body that saves a draft's common part. */
export function commonBodyOf(draft: CommonDraft, currency: string) {
  return {
    clientOffer: {
      status: draft.offer,
      priceType: draft.priceType,
      price: draft.priceCents === null ? null : { amount: decimalAmount(draft.priceCents), currency },
    },
    agency: linkOf('agencies', draft.agency),
    driverNotParticipating: draft.driverNotParticipating,
    routeDescription: draft.routeDescription,
    serviceDescription: draft.serviceDescription,
  }
}

type Named = { id: number; name: string }

export function choiceOf(item: Named | null | undefined): Choice | null {
  return item == null ? null : { value: String(item.id), label: item.name }
}

export function linkOf(resource: string, choice: Choice | null) {
  return choice === null ? null : linkTo(resource, Number(choice.value))
}

/**
 * The fields of a body that differ; each has consequences (001 §5). Another beginning goes with its end: a form shows both, and the server would tell an end that is not named (001 §4).
 */
export function changedTimed(before: object, after: object): Record<string, unknown> {
  const changed = { ...changedFields(before, after) }
  return 'startAt' in changed && 'endAt' in after ? { ...changed, endAt: after.endAt } : changed
}
