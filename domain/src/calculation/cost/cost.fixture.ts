import { beds } from '../calculation.fixture.ts'
import type { CostGiven, PurchaseItem, PurchaseRequest, PurchaseService } from './cost-service.ts'

export const euros = (cents: number, currency = 'EUR') => ({ cents, currency })

export function purchaseItem(more: Partial<PurchaseItem> = {}): PurchaseItem {
  return {
    ...{ id: 1, name: 'Doppelzimmer', quantityType: 'per_person_night', billingType: 'included', price: euros(5_000) },
    ...{ priceForAllNights: false, priceForTwo: false, limitIsValid: true, limitIsValidAsked: true },
    ...more,
  }
}

/** A double room at 50 a guest, 20 more alone. */
export const rooms: PurchaseItem[] = [
  purchaseItem(),
  purchaseItem({
    id: 2,
    name: 'Einzelzimmerzuschlag',
    quantityType: 'per_single_room_night',
    price: euros(2_000),
  }),
]

export function purchaseRequest(more: Partial<PurchaseRequest> = {}): PurchaseRequest {
  return {
    ...{ id: 1, status: 'option', isChosen: true, isLapsed: false, provider: 'Bryggekanten', nights: 3 },
    ...{ askedAmount: 40, reservedAmount: 40, freePlaces: '', items: rooms, cabins: [], tickets: null },
    ...more,
  }
}

/** Three nights in Bergen, in the package. */
export function purchaseService(
  more: Partial<PurchaseService> = {},
  request?: Partial<PurchaseRequest>,
): PurchaseService {
  return {
    ...{ id: 1, kind: 'hotel', title: 'Bryggekanten, Bergen', status: 'included', passage: null, isHidden: false },
    ...{ isForGroup: false, date: '2027-05-14' },
    requests: [purchaseRequest(request)],
    ...more,
  }
}

/** A choir of 40: 18 double and 4 single rooms, everything booked, one hotel, nothing else. */
export function costGiven(more: Partial<CostGiven> = {}): CostGiven {
  return {
    ...{ basis: 'Reserved', currency: 'EUR', services: [purchaseService()], ownCosts: [], rates: new Map() },
    contingent: { rooms: [beds(2, 'standard', 18), beds(1, 'standard', 4)], cabins: [], numberOfPersons: null },
    ...{ busSeats: 48, overhead: { percent: 0, centsPerPerson: 0 } },
    ...more,
  }
}
