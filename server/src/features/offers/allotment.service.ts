import {
  type AllotmentSource,
  allotmentDocument,
  allotmentName,
} from '@reisewerk/domain/offers/allotment/allotment-document.ts'
import { proposedNumber } from '@reisewerk/domain/offers/offer-number.ts'
import type { DocumentKind } from '../documents/generate.service.ts'
import { isMultilingual, type OfferedTrip, offeredTrips } from './offered-trips.service.ts'
import { lockOffer } from './offers.queries.ts'
import { openOffer } from './offers.service.ts'
import { lastOfferStands } from './versions/offer-versions.service.ts'

/** The trip as it is held, with who is asked and what for; one without a calculation asks for nothing. */
function heldOf({ source, planned, calculation }: OfferedTrip): AllotmentSource {
  const { contingent, numberOfPersons } = calculation?.item ?? {
    contingent: { rooms: [], cabins: [] },
    numberOfPersons: null,
  }
  return { ...source, days: planned, contingent: { ...contingent, numberOfPersons } }
}

/** The contract on what is held for a client (decision 026); it rests on the last offer, as long as that says the same, and has no number of its own. */
export const allotmentKind: DocumentKind = {
  type: 'allotment',
  isMultilingual,
  compose: async (trx, trips, desk) => {
    const { last, orderNumber } = await lockOffer(trx, await openOffer(trx, { order: trips.own.orderId }, desk))
    const rests = last > 0 && (await lastOfferStands(trx, trips.own.orderId, desk))
    const number = rests ? proposedNumber('confirmation', orderNumber, last) : ''
    const { own, attached } = await offeredTrips(trx, trips, desk, { number, isConfirmation: true })
    return {
      name: allotmentName(own.source),
      template: 'offer/allotment',
      model: () => allotmentDocument(heldOf(own), attached.map(heldOf)),
    }
  },
}
