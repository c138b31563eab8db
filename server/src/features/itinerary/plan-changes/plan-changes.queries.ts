import type { PlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** @returns its number */
export async function insertPlanChange(
  trx: Transaction,
  orderId: number,
  name: string,
  done: PlanChange,
): Promise<number> {
  const [row] = await trx.query<{ id: number }>(
    'insert into plan_changes (order_id, name, done) values ($1, $2, $3) returning id::int',
    [orderId, name, JSON.stringify(done)],
  )
  if (row === undefined) throw new Error('a change of a plan was not noted')
  return row.id
}

type Called = { readonly kind: ServiceKind; readonly title: string; readonly words: string }

/** Services in words: the first of them, and how many more. One without a title is called by its first words, else by its kind. */
export async function nameOfServices(trx: Transaction, [first, ...more]: readonly number[]): Promise<string> {
  const [row] = await trx.query<Called>(
    `select p.kind, coalesce(title_of_service(p.id), '') as title, coalesce(nullif(p.route_description, ''),
       (select jsonb_path_query_first(e.text, 'strict $.**.text') #>> '{}' from free_text_items e where e.id = p.id), '') as words
     from placeholders p where p.id = $1`,
    [first ?? null],
  )
  const name = row === undefined ? '' : row.title.trim() || firstWords(row.words) || serviceKinds[row.kind].label
  return more.length === 0 ? name : `${name} und ${more.length} weitere`
}

const longest = 60

/** As much of a text as a line of the history takes. */
function firstWords(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`
}
