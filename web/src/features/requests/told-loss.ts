import { confirmedPartners } from '../itinerary/plan/confirmed-partners.ts'
import type { ServiceRequest } from '../itinerary/plan/days.ts'

/**
 * What a question before deleting a request says: whether its partner counts on the group, for deleting tells it nothing.
 * Who sees no prices of the request is told that they go with it: single ones nobody but who sees them takes away (decision 022).
 */
export function toldLoss(
  request: Pick<ServiceRequest, 'provider' | 'agency' | 'requestStatus' | 'contingent'>,
  seesPurchase: boolean,
): string {
  const { provider, agency } = request
  const whom = provider?.name ?? agency?.name ?? 'niemanden'
  const unseen = seesPurchase ? '' : ' Mit ihr gehen auch Einkaufspreise, die du nicht siehst.'
  const booked = confirmedPartners([request])
  return `${booked === '' ? '' : `${booked} `}Die Anfrage an ${whom} wird mit ihrem Optionstermin gelöscht.${unseen}`
}
