import type { Kind } from './kind.ts'
import type { KindName } from './kind-names.ts'
import {
  freeTextKind,
  infoKind,
  locationChargeKind,
  routeDetailKind,
  serviceTypeKind,
  trainRouteKind,
} from './kinds/catalogue.tsx'
import { clientKind, contactKind } from './kinds/clients.tsx'
import { conditionSetKind } from './kinds/condition-sets.tsx'
import { emailTemplateKind } from './kinds/email-templates.tsx'
import { airportKind, areaKind, destinationKind, placeKind, portKind, trainStationKind } from './kinds/geography.tsx'
import { offeredServiceKind } from './kinds/offered-services.tsx'
import { agencyKind, airlineKind, ferryKind, hotelKind, providerKind, trainKind } from './kinds/partners.tsx'
import {
  bulletPointKind,
  documentTemplateKind,
  menuKind,
  offerIntroKind,
  tripDetailTemplateKind,
} from './kinds/templates.tsx'

export const kinds: Readonly<Record<KindName, Kind>> = {
  clients: clientKind,
  contacts: contactKind,
  hotels: hotelKind,
  ferries: ferryKind,
  airlines: airlineKind,
  trains: trainKind,
  providers: providerKind,
  agencies: agencyKind,
  destinations: destinationKind,
  areas: areaKind,
  places: placeKind,
  ports: portKind,
  airports: airportKind,
  train_stations: trainStationKind,
  train_routes: trainRouteKind,
  infos: infoKind,
  other_service_types: serviceTypeKind,
  other_services: offeredServiceKind,
  predefined_route_details: routeDetailKind,
  location_charges: locationChargeKind,
  predefined_free_text_items: freeTextKind,
  offer_intro_templates: offerIntroKind,
  bullet_points: bulletPointKind,
  condition_sets: conditionSetKind,
  trip_detail_templates: tripDetailTemplateKind,
  menus: menuKind,
  document_templates: documentTemplateKind,
  email_templates: emailTemplateKind,
}
