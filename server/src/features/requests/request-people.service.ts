import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import type { Body } from '../../platform/resource/resource.ts'
import { readAddressHouses, readPeople } from '../orders/people.queries.ts'
import { isStranger, strangers } from '../orders/people.service.ts'
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
  const [organisation, people, houses] = await Promise.all([
    organisationOfTrip(trx, orderId),
    readPeople(
      trx,
      contacts.map(({ id }) => id),
    ),
    readAddressHouses(
      trx,
      addresses.map(({ id }) => id),
    ),
  ])
  const isForeign = (found: readonly { id: number; organisationId: number | null }[], id: number) =>
    found.some((one) => one.id === id && isStranger(one, organisation))
  const violations = [
    ...contacts
      .filter(({ id }) => isForeign(people, id))
      .map(({ propertyPath }) => ({ propertyPath, message: strangers.contact })),
    ...addresses
      .filter(({ id }) => isForeign(houses, id))
      .map(({ propertyPath }) => ({ propertyPath, message: strangers.address })),
  ]
  if (violations.length > 0) throw violated(...violations)
}

function newLinks(fields: Body, before: Partial<LinkedPeople>, names: readonly (keyof LinkedPeople)[]) {
  return names.flatMap((propertyPath) => {
    const id = fields[propertyPath]
    return typeof id === 'number' && id !== before[propertyPath] ? [{ propertyPath, id }] : []
  })
}
