import { getTableName } from 'drizzle-orm'
import type { Transaction } from '../database/transaction.ts'
import type { Resource } from '../resource/resource.ts'

/** In the answer to a deletion: by which number it can be brought back (EASE-03). */
export const deletionHeader = 'x-reisewerk-deletion'

/** What a service or a request is called, which its own row does not say. */
const called: Readonly<Record<string, string>> = {
  placeholders: 'select title_of_service($1) as name',
  requests: `select coalesce(v.name, a.name, title_of_service(r.placeholder_id)) as name from requests r
    left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id where r.id = $1`,
}

/** What is about to be deleted is called, for whoever looks for it later. */
export async function nameBefore(trx: Transaction, { binding }: Resource, id: number): Promise<string> {
  const sql = called[getTableName(binding.table)]
  if (sql === undefined || binding.isConfidential === true) return ''
  const [row] = await trx.query<{ name: string | null }>(sql, [id])
  return row?.name ?? ''
}

/**
 * Notes a deletion of this transaction, so that it can be brought back for 30 days.
 * @param name what it was called; '' where its row says so
 * @returns its number; null where nothing can be brought back, as where an entry was only retired
 */
export async function noteDeletion(
  trx: Transaction,
  { contract, binding }: Resource,
  id: number,
  name: string,
): Promise<number | null> {
  const told = binding.isConfidential === true ? contract.title : name
  const [row] = await trx.query<{ id: number | null }>('select note_deletion($1, $2, $3, $4)::int as id', [
    contract.name,
    getTableName(binding.table),
    id,
    told,
  ])
  return row?.id ?? null
}
