import type { HouseFacts } from '@reisewerk/domain/accounts/house/house-facts.ts'
import type { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import { houseFaults } from '@reisewerk/domain/partners/house-faults.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { forbidden, notFound, violated } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { updateItem } from '../../../platform/resource/write.ts'
import { houseFactsOf } from '../accounts.tables.ts'

/**
 * Changes what a house says of itself (MOVE-01); papers made from now on say it.
 * @throws ApiError 404 when the actor is not of it, 403 for who is no administrator, 422 for an account, a tax number or an address that cannot be
 */
export async function changeHouse(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof organisationContract>,
  desk: Desk,
): Promise<void> {
  // Another house is not there, whoever asks.
  if ((await readHouse(trx, id)) === null) throw notFound('Die Organisation')
  if (!trx.actor.isAdmin) throw forbidden()
  const faults = houseFaults(body)
  if (faults.length > 0) throw violated(...faults)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'organisations'), id, body)
}

/** @returns null when the actor is not of that house */
export async function readHouse(trx: Transaction, organisationId: number): Promise<HouseFacts | null> {
  const [row] = await trx.query<{ house: HouseFacts }>(
    `select ${houseFactsOf('h')} as house from organisations h where h.id = $1`,
    [organisationId],
  )
  return row?.house ?? null
}
