import { allotmentDocument, allotmentName } from '@reisewerk/domain/offers/allotment-document.ts'
import { proposedNumber } from '@reisewerk/domain/offers/offer-number.ts'
import { calculationOfTrip } from '../calculation/prices-of-trip.service.ts'
import type { DocumentKind } from '../documents/generate.service.ts'
import { lockOffer } from './offers.queries.ts'
import { isMultilingual, offerSourceOf, openOffer } from './offers.service.ts'

const nothing = { rooms: [], cabins: [], numberOfPersons: null }

/** The contract on what is held for a client (decision 026); it rests on the last offer and has no number of its own. */
export const allotmentKind: DocumentKind = {
  type: 'allotment',
  isMultilingual,
  compose: async (trx, orderId, document, desk) => {
    const { last, orderNumber } = await lockOffer(trx, await openOffer(trx, { order: orderId }, desk))
    const number = last === 0 ? '' : proposedNumber('confirmation', orderNumber, last)
    const calculation = await calculationOfTrip(trx, desk.resources, { orderId })
    const source = await offerSourceOf(trx, orderId, document, calculation, { number, isConfirmation: true })
    const contingent =
      calculation === null
        ? nothing
        : { ...calculation.item.contingent, numberOfPersons: calculation.item.numberOfPersons }
    return {
      name: allotmentName(document),
      template: 'offer/allotment',
      model: () => allotmentDocument({ ...source, contingent }),
    }
  },
}
