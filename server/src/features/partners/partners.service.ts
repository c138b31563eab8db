import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { addressContract, clientContract, contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { checkPersonalNumber, personalNumberOf } from './personal-account.service.ts'

type NewPart = NewBodyOf<typeof contactContract> | NewBodyOf<typeof addressContract>

/**
 * Adds a contact or an address to the client, provider or agency it belongs to; without one nobody could see it.
 * @throws ApiError 422 when the body names none
 */
export function addToPartner(resource: 'contacts' | 'addresses') {
  return async (trx: Transaction, body: NewPart, desk: Desk): Promise<number> => {
    const { client, provider, agency }: NewBodyOf<typeof contactContract> = body
    if (client == null && provider == null && agency == null) {
      throw violated({ propertyPath: 'client', message: 'Bitte angeben, zu welchem Partner das gehört.' })
    }
    const [column, home]: [string, number] =
      client != null ? ['client_id', client] : provider != null ? ['provider_id', provider] : ['agency_id', agency ?? 0]
    const sort = await placeAfterAll(trx, resource, column, home)
    return insertItem(trx, desk.resources, resourceOf(desk.resources, resource), body, new Map([['"sort"', sort]]))
  }
}

/** What is added by itself stands last, as in a list that comes whole. */
async function placeAfterAll(trx: Transaction, table: string, column: string, home: number): Promise<number> {
  const [last] = await trx.query<{ sort: number | null }>(
    `select max(sort) as sort from ${table} where ${column} = $1`,
    [home],
  )
  return last?.sort == null ? 0 : last.sort + 1
}

/** Enters a client. @throws ApiError 422 for a debtor number that cannot be one */
export async function addClient(trx: Transaction, body: NewBodyOf<typeof clientContract>, desk: Desk): Promise<number> {
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'clients'), body)
  await checkPersonalNumber(trx, 'debtor', id, '')
  return id
}

/**
 * Changes a client. A contact who is no longer in the list is deleted, but stays known to the trips and letters that name
 * them (000 §7: the list comes whole).
 * @throws ApiError 422 for a debtor number that cannot be one
 */
export async function changeClient(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof clientContract>,
  desk: Desk,
): Promise<void> {
  if (body.contacts !== undefined) await retireContacts(trx, id, body.contacts)
  const number = await personalNumberOf(trx, 'debtor', id)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'clients'), id, body)
  await checkPersonalNumber(trx, 'debtor', id, number)
}

async function retireContacts(
  trx: Transaction,
  clientId: number,
  kept: readonly { id?: number | undefined }[],
): Promise<void> {
  const ids = kept.flatMap(({ id }) => (id === undefined ? [] : [id]))
  await trx.query(
    'update contacts set deleted = true where client_id = $1 and not deleted and not id = any ($2::bigint[])',
    [clientId, ids],
  )
}
