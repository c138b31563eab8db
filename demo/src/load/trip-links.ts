import type { CatalogueIds } from './catalogue-rows.ts'
import type { GeographyIds } from './geography-rows.ts'
import type { PartnerIds } from './partner-rows.ts'
import type { Ids } from './rows.ts'

/** What trips refer to. */
export interface TripLinks {
  geography: GeographyIds
  partners: PartnerIds
  catalogue: CatalogueIds
  users: Ids
}
