import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'

/**
 * The organisation a new concept belongs to: the one named, else the only one the actor has.
 * @throws ApiError 422 for another's organisation, or when there is more than one to choose from
 */
export function ownOrganisation(
  trx: Transaction,
  { organisationFilter }: { readonly organisationFilter?: number | undefined },
): number {
  const { organisationIds } = trx.actor
  const [only, second] = organisationIds
  if (organisationFilter !== undefined) {
    if (organisationIds.includes(organisationFilter)) return organisationFilter
    throw violated({ propertyPath: 'organisationFilter', message: 'Organisation wurde nicht gefunden.' })
  }
  if (only === undefined || second !== undefined) {
    throw violated({ propertyPath: 'organisationFilter', message: 'Bitte wähle eine Organisation.' })
  }
  return only
}
