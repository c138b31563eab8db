import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import type { Body } from '../../platform/resource/resource.ts'
import { findStrangers, strangers } from '../orders/people.service.ts'
import { checkHouses, type HouseLink } from '../partners/houses.service.ts'
import { type LinkedPeople, organisationOfTrip } from './requests.queries.ts'

/**
 * Whom one writes to, who is there on the day and where are of the trip's house (APP-04); what stands there already may be
 * sent back as read.
 * @throws ApiError 422 at the field
 */
export async function checkRequestPeople(
  trx: Transaction,
  orderId: number,
  fields: Body,
  before: Partial<LinkedPeople> = {},
): Promise<void> {
  const contacts = newLinks(fields, before, ['requestContact', 'assignedContact'])
  const addresses = newLinks(fields, before, ['assignedAddress'])
  if (contacts.length + addresses.length === 0) return
  const ids = (links: readonly { id: number }[]) => links.map(({ id }) => id)
  const organisation = await organisationOfTrip(trx, orderId)
  const foreign = await findStrangers(trx, organisation, { contacts: ids(contacts), addresses: ids(addresses) })
  const violations = [
    ...contacts.flatMap(({ id, propertyPath }) =>
      foreign.contacts.has(id) ? [{ propertyPath, message: strangers.contact }] : [],
    ),
    ...addresses.flatMap(({ id, propertyPath }) =>
      foreign.addresses.has(id) ? [{ propertyPath, message: strangers.address }] : [],
    ),
  ]
  if (violations.length > 0) throw violated(...violations)
}

const provider: HouseLink = { to: 'provider', table: 'requests', column: 'provider_id' }
/** Each kind has a name of its own for the provider who answers it. */
const partners: Readonly<Record<string, HouseLink>> = {
  ...{ provider, hotel: provider, ferry: provider, airline: provider, train: provider },
  agency: { to: 'agency', table: 'requests', column: 'agency_id' },
  otherService: { to: 'service', table: 'other_requests', column: 'other_service_id' },
  otherServiceType: { to: 'serviceType', table: 'other_requests', column: 'other_service_type_id' },
}

/** Whom one asks, and for what, is of the trip's house or of all (APP-04). @throws ApiError 422 at the field */
export async function checkRequestPartners(
  trx: Transaction,
  request: { readonly order: number } | { readonly id: number },
  fields: Body,
): Promise<void> {
  await checkHouses(trx, 'order' in request ? request : { table: 'requests', ...request }, partners, fields)
}

function newLinks(fields: Body, before: Partial<LinkedPeople>, names: readonly (keyof LinkedPeople)[]) {
  return names.flatMap((propertyPath) => {
    const id = fields[propertyPath]
    return typeof id === 'number' && id !== before[propertyPath] ? [{ propertyPath, id }] : []
  })
}
