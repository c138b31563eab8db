import {
  noPrice,
  withCharges,
  withPredefinedDetail,
  withPredefinedText,
  withServiceType,
} from '@reisewerk/domain/itinerary/service-choices.ts'
import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Body } from '../../platform/resource/resource.ts'
import type { ServiceRow } from './placeholders.queries.ts'
import {
  findCharges,
  findPredefinedDetail,
  findPredefinedText,
  findServiceType,
  hotelTimesOfRequest,
} from './service-choices.queries.ts'

/**
 * A change together with what its choices bring along: a type its category and price type, a predefined bullet point its
 * words and charges, a chosen hotel its times (001 §4, MD-06, MD-07). What nobody sees is left to the check of references.
 */
export async function withChoices(
  trx: Transaction,
  kind: ServiceKind,
  before: Body & Pick<ServiceRow, 'orderId'>,
  body: Body,
): Promise<Body> {
  const chosen = (name: string) => {
    const id = body[name]
    return typeof id === 'number' && id !== before[name] ? id : null
  }
  const id = chosen(choiceOf[kind] ?? '')
  switch (kind) {
    case 'hotel': {
      const times = id === null ? [] : await hotelTimesOfRequest(trx, id)
      return times.length === 0 ? body : { defaultHotelTimes: times, ...body }
    }
    case 'other': {
      const type = id === null ? null : await findServiceType(trx, id)
      return type === null ? body : withServiceType(type, body)
    }
    case 'route': {
      const detail = id === null ? null : await findPredefinedDetail(trx, id, before.orderId)
      const priced = body.pricePerPerson === null ? { ...body, pricePerPerson: noPrice } : body
      const named = await withChosenCharges(trx, priced)
      return detail === null ? named : withPredefinedDetail(detail, named)
    }
    case 'free': {
      const text = id === null ? null : await findPredefinedText(trx, id)
      return text === null ? body : withPredefinedText(text, body)
    }
    default:
      return body
  }
}

/** Charges may be named by their link alone. */
async function withChosenCharges(trx: Transaction, body: Body): Promise<Body> {
  // The contract has decoded the list.
  const rows = body.locationCharges as Parameters<typeof withCharges>[0] | undefined
  const bare =
    rows?.filter(({ id, name, price }) => id === undefined && (name === undefined || price === undefined)) ?? []
  const ids = bare.flatMap(({ locationCharge }) => (typeof locationCharge === 'number' ? [locationCharge] : []))
  if (rows === undefined || ids.length === 0) return body
  return { ...body, locationCharges: withCharges(rows, await findCharges(trx, ids)) }
}

/** The field of each kind that chooses from what is kept elsewhere. */
const choiceOf: Partial<Record<ServiceKind, string>> = {
  hotel: 'selectedRequest',
  other: 'otherServiceType',
  route: 'predefinedRouteDetail',
  free: 'predefinedFreeTextItem',
}
