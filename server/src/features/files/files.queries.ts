import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { documents } from './files.tables.ts'

/** Where a document's bytes lie; null when the actor sees no such document. */
export async function documentFile(trx: Transaction, id: number) {
  const [file] = await trx.db
    .select({
      key: documents.key,
      name: documents.name,
      filetype: documents.filetype,
      byteSize: documents.byteSize,
      erasedAt: documents.erasedAt,
      holdsPersonal: documents.holdsPersonal,
      orderId: documents.orderId,
    })
    .from(documents)
    .where(eq(documents.id, id))
  return file ?? null
}

/** @returns the organisation of a trip, null when the actor sees no such trip */
export async function houseOfOrder(trx: Transaction, orderId: number): Promise<number | null> {
  const rows = await trx.query<{ house: number }>(
    `select organisation_id as house from orders where id = $1 and current_status not in ('deleted', 'concept')`,
    [orderId],
  )
  return rows[0]?.house ?? null
}

/** @returns null for a provider of every house, undefined when the actor sees no such provider */
export async function houseOfProvider(trx: Transaction, providerId: number): Promise<number | null | undefined> {
  const rows = await trx.query<{ house: number | null }>(
    'select organisation_id as house from providers where id = $1',
    [providerId],
  )
  return rows[0]?.house
}

export async function deleteDocument(trx: Transaction, id: number): Promise<void> {
  await trx.query('delete from documents where id = $1', [id])
}
