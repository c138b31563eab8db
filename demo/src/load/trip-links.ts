import type { CatalogueIds } from './catalogue-rows.ts'
import type { GeographyIds } from './geography-rows.ts'
import type { PartnerIds } from './partner-rows.ts'
import type { Ids } from './rows.ts'

/** What the rows of a trip refer to. */
export type TripLinks = { geography: GeographyIds; partners: PartnerIds; catalogue: CatalogueIds; users: Ids }
