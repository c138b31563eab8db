import { detailedRouteDocument, detailedRouteName } from '@reisewerk/domain/documents/detailed-route-document.ts'
import { routeDocument, routeName } from '@reisewerk/domain/documents/route-document.ts'
import { type DocumentKind, withRoutes } from './generate.service.ts'

/** The route of a trip as PDF (002 §7): it has no number, the day on which it was made tells it from the one before. */
export const routeKind: DocumentKind = {
  type: 'route',
  // It goes to the same reader as the offer.
  isMultilingual: ({ offer }) => offer.multiLanguage,
  compose: async (_trx, trips) => ({
    name: routeName(trips.own.source),
    template: 'route/route',
    ...withRoutes(trips.own, trips.attached, routeDocument),
  }),
}

/** The same by the clock, for those who carry it out. */
export const detailedRouteKind: DocumentKind = {
  type: 'detailed_route',
  isMultilingual: routeKind.isMultilingual,
  compose: async (_trx, trips) => ({
    name: detailedRouteName(trips.own.source),
    template: 'route/detailed-route',
    ...withRoutes(trips.own, trips.attached, detailedRouteDocument),
  }),
}
