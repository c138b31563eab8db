import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { violated } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../../platform/resource/write.ts'

/** Saves a view; whoever saves it owns it, and it stands behind the views there are. */
export async function addOrderView(
  trx: Transaction,
  body: NewBodyOf<typeof orderViewContract>,
  desk: Desk,
): Promise<number> {
  if (body.isDefault === true) await dropDefault(trx)
  const fixed = new Map<string, unknown>([['"user_id"', trx.actor.userId]])
  if (body.sort === undefined) fixed.set('"sort"', await nextPlace(trx))
  await waitForOneself(trx)
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'order_views'), body, fixed)
  await checkName(trx, id)
  return id
}

/** Changes a view of one's own; a new default takes the place of the old one. */
export async function changeOrderView(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof orderViewContract>,
  desk: Desk,
): Promise<void> {
  if (body.isDefault === true) await dropDefault(trx)
  await waitForOneself(trx)
  const before = await readName(trx, id)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'order_views'), id, body)
  const after = await readName(trx, id)
  // Equal ones from before may be changed and sent back as they were read.
  if (before?.name !== after?.name || before?.organisationId !== after?.organisationId) await checkName(trx, id)
}

/** Nobody could tell two views of the same name apart; another house may have its own. */
async function checkName(trx: Transaction, id: number): Promise<void> {
  const twins = await trx.query(
    `select from order_views v join order_views w on w.id <> v.id and w.user_id = v.user_id
       and w.organisation_id = v.organisation_id and lower(w.name) = lower(v.name) where v.id = $1`,
    [id],
  )
  if (twins.length > 0)
    throw violated({ propertyPath: 'name', message: 'Eine Ansicht mit diesem Namen hast du schon.' })
}

/** Two windows of one person do not save the same name past each other. */
async function waitForOneself(trx: Transaction): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtextextended('order_views ' || $1::text, 0))`, [trx.actor.userId])
}

type Named = { name: string; organisationId: number }

async function readName(trx: Transaction, id: number): Promise<Named | null> {
  const rows = await trx.query<Named>(
    'select lower(name) as name, organisation_id as "organisationId" from order_views where id = $1',
    [id],
  )
  return rows[0] ?? null
}

async function dropDefault(trx: Transaction): Promise<void> {
  await trx.query('update order_views set is_default = false where user_id = $1 and is_default', [trx.actor.userId])
}

async function nextPlace(trx: Transaction): Promise<number> {
  const rows = await trx.query<{ next: number }>(
    'select least(coalesce(max(sort), 0) + 1, 1000)::int as next from order_views where user_id = $1',
    [trx.actor.userId],
  )
  return rows[0]?.next ?? 1
}
