import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { hasClientOfItsHouse, hasUserOfItsHouse } from './orders.queries.ts'
import { houseOfOrder, strangersIn } from './other-house.queries.ts'

export async function changesHouse(
  trx: Transaction,
  id: number,
  { organisationFilter }: BodyOf<typeof orderContract>,
): Promise<boolean> {
  if (organisationFilter === undefined) return false
  const house = await houseOfOrder(trx, id)
  return house !== null && house !== organisationFilter
}

/** Whoever sees the trip must see its client, and who is responsible must see the trip. */
export async function checkOwners(trx: Transaction, id: number, fields: BodyOf<typeof orderContract>): Promise<void> {
  const [isClientOurs, isUserOurs] = await Promise.all([hasClientOfItsHouse(trx, id), hasUserOfItsHouse(trx, id)])
  if (!isClientOurs) {
    const propertyPath = fields.client === undefined ? 'organisationFilter' : 'client'
    throw violated({ propertyPath, message: 'Der Kunde dieser Reise gehört zu einer anderen Organisation.' })
  }
  if (isUserOurs) return
  const propertyPath = fields.user === undefined ? 'organisationFilter' : 'user'
  throw violated({ propertyPath, message: 'Die verantwortliche Person gehört nicht zu dieser Organisation.' })
}

/** A trip takes nothing to another house that this may not see, and nobody who may not see it (APP-04). @throws ApiError 422 */
export async function checkNothingStays(trx: Transaction, id: number): Promise<void> {
  const { things, hasForeignAsker, hasForeignTodos } = await strangersIn(trx, id)
  const faults = [
    things.length > 0 && `${enumerated(things)} dieser Reise gehören zu einer anderen Organisation.`,
    hasForeignAsker && 'Die Person, an die die Anfrage ging, gehört nicht zu dieser Organisation.',
    hasForeignTodos && 'Offene Aufgaben dieser Reise haben Personen, die nicht zu dieser Organisation gehören.',
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw violated({ propertyPath: 'organisationFilter', message: faults.join(' ') })
}

function enumerated(things: readonly string[]): string {
  return [things.slice(0, -1).join(', '), ...things.slice(-1)].filter((part) => part !== '').join(' und ')
}
