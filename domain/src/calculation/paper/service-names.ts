import type { DocumentLanguage } from '../../documents/document-language.ts'
import { shortServiceTitle } from '../../documents/printed-services.ts'
import { isSold, type SoldService, type TripPlan } from '../../itinerary/plan/trip-plan.ts'

/**
 * What the services of a trip are called where their prices stand, by their ids: 'Bahnfahrt Oslo–Bergen mit Fjordbahn, Tag 3' –
 * as the day plan of the paper calls them, in its language (OFFER-04, CALC-07).
 */
export function namesOfServices(days: TripPlan, language: DocumentLanguage): ReadonlyMap<number, string> {
  return new Map(
    days.flatMap(({ services }, index) =>
      services.flatMap((service): [number, string][] =>
        isSold(service) && service.id !== undefined
          ? [[service.id, `${shortServiceTitle(bare(service), language)}, ${language.words.day(index + 1)}`]]
          : [],
      ),
    ),
  )
}

/** Without what its price tells by itself: the class of a train, what goes along on a ferry, how sure a fare is. */
function bare(service: SoldService): SoldService {
  switch (service.kind) {
    case 'train':
      return { ...service, classCategory: null }
    case 'ferry':
      return { ...service, vehicles: [] }
    default:
      return service
  }
}
