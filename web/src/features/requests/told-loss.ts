import type { ServiceRequest } from '../itinerary/plan/days.ts'

/** Who sees no prices of the request is told that they go with it: single ones nobody but who sees them takes away (decision 022). */
export function toldLoss(
  { provider, agency }: Pick<ServiceRequest, 'provider' | 'agency'>,
  seesPurchase: boolean,
): string {
  const whom = provider?.name ?? agency?.name ?? 'niemanden'
  const unseen = seesPurchase ? '' : ' Mit ihr gehen auch Einkaufspreise, die du nicht siehst.'
  return `Die Anfrage an ${whom} wird mit ihrem Optionstermin gelöscht.${unseen}`
}
