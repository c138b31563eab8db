import type { Kind } from './kind.ts'
import type { KindName } from './kind-names.ts'
import { clientKind, contactKind } from './kinds/clients.tsx'
import { airportKind, areaKind, destinationKind, placeKind, portKind, trainStationKind } from './kinds/geography.tsx'
import { agencyKind, airlineKind, ferryKind, hotelKind, providerKind, trainKind } from './kinds/partners.tsx'

/** The description of every kind. */
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
}
