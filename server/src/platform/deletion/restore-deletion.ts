import type { Transaction } from '../database/transaction.ts'
import { pgErrorOf } from '../database/violations.ts'
import { checkPermission } from '../endpoint/endpoint.ts'
import { ApiError, forbidden, notFound } from '../errors.ts'
import { tableSql } from '../resource/columns.ts'
import { type Desk, type ResourceSet, resourceOf } from '../resource/resource.ts'
import { nameOf } from '../resource/usage.ts'

type Deletion = { resource: string; row: number; order: number | null; restored: boolean; house: number | null }

/**
 * Brings back what one deletion took, with everything below it and all links to it (EASE-03). Once more does nothing more.
 * @returns the resource and number of what is there again
 * @throws ApiError 409 'not_restorable' saying why; 404 when the actor knows of no such deletion
 */
export async function restoreDeletion(trx: Transaction, id: number, desk: Desk) {
  const [deletion] = await trx.query<Deletion>(
    `select resource, row_id::int as row, order_id::int as order, restored_at is not null as restored, organisation_id::int as house
     from deletions where id = $1 and at > now() - interval '30 days'`,
    [id],
  )
  if (deletion === undefined) throw notFound('Löschung')
  const { contract, binding } = resourceOf(desk.resources, deletion.resource)
  checkPermission(binding.writers ?? (binding.isPurchase ? 'purchase' : 'signedIn'), trx.actor)
  // What serves every house is kept by administrators (decision 006).
  if (binding.isMasterData === true && deletion.house === null && !trx.actor.isAdmin) throw forbidden()
  const restored = { resource: deletion.resource, id: deletion.row }
  if (deletion.restored) return restored
  await refuseErased(trx, id)
  // Whoever changes a plan locks its trip first.
  if (deletion.order !== null) await trx.query('select from orders where id = $1 for no key update', [deletion.order])
  try {
    await trx.query('select restore_deletion($1)', [id])
  } catch (error) {
    throw refusalOf(error, desk.resources) ?? error
  }
  const seen = await trx.query(`select from ${tableSql(binding.table)} where id = $1`, [deletion.row])
  if (seen.length === 0) throw notFound(contract.title)
  await binding.restored?.(trx, deletion.row, desk)
  return restored
}

/** Content with personal data is not kept beyond its deletion (decision 037). */
async function refuseErased(trx: Transaction, id: number): Promise<void> {
  const [row] = await trx.query<{ personal: boolean }>('select deletion_is_personal($1) as personal', [id])
  if (row?.personal === true)
    throw notRestorable('Der Inhalt dieses Dokuments enthielt Personendaten und wurde beim Löschen vernichtet.')
}

function notRestorable(reason: string): ApiError {
  return new ApiError(409, 'not_restorable', `Das lässt sich nicht wiederherstellen. ${reason}`)
}

/** Why it does not fit any more, in a sentence; null when the error is none of these. */
function refusalOf(error: unknown, resources: ResourceSet): ApiError | null {
  const cause = pgErrorOf(error)
  switch (cause?.code) {
    case '23503': {
      const table = /table "(\w+)"/.exec((cause as { detail?: string }).detail ?? '')?.[1] ?? ''
      return notRestorable(`${titleOf(resources, table)}, wozu es gehört, gibt es nicht mehr.`)
    }
    case '23505':
    case '23P01':
      return notRestorable('An seiner Stelle steht inzwischen etwas anderes.')
    case '23514':
    case '23502':
    case '42501':
    case 'P0001':
      return notRestorable('Was inzwischen geändert wurde, lässt es nicht mehr zu.')
    default:
      return null
  }
}

function titleOf(resources: ResourceSet, table: string): string {
  try {
    return nameOf(resources, table).title
  } catch {
    return 'Etwas'
  }
}
