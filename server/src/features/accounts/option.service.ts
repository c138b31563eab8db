import {
  arrangedOptions,
  catalogueYears,
  checkArrangement,
  type ListedOption,
  type OptionListName,
  optionListNames,
} from '@reisewerk/domain/accounts/option-lists.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused } from '../../platform/errors.ts'
import type { HouseLists } from '../../platform/resource/resource.ts'

export type OptionLists = Record<OptionListName, ListedOption[]>
export type StoredOption = Omit<ListedOption, 'symbol'> & { symbol: string | null; list: string; isOwn: boolean }

/**
 * Every option list as an organisation has arranged it (design §3).
 * @throws ApiError 404 when the actor does not belong to the organisation
 */
export async function readOptionLists(
  trx: Transaction,
  organisationId: number,
  now = new Date(),
): Promise<OptionLists> {
  const [known, stored] = await Promise.all([
    trx.query('select from organisations where id = $1', [organisationId]),
    trx.query<StoredOption>(
      `select list, key, label, tone, is_active as "isActive", symbol, organisation_id is not null as "isOwn" from options
       where organisation_id = $1 or organisation_id is null order by list, sort, id`,
      [organisationId],
    ),
  ])
  if (known.length === 0) throw notFound('Die Organisation')
  // The names of the table are exactly the keys of the record.
  return Object.fromEntries(
    optionListNames.map((list) => {
      const own = ownOf(list, stored)
      return [list, list === 'catalogue_year' ? catalogueYears(own, now.getFullYear()) : arrangedOptions(list, own)]
    }),
  ) as OptionLists
}

/**
 * The entries of every list that a house offers. Where nobody says which, those that one of the actor's houses offers, in
 * the words and order of the first that does: what is switched off in all of them is offered to nobody there.
 * @throws ApiError 404 when the actor does not belong to the house
 */
export async function offeredLists(trx: Transaction, now: Date, house: number | null): Promise<HouseLists> {
  const asked = house === null ? trx.actor.organisationIds : [house]
  const houses = await Promise.all(asked.map((id) => readOptionLists(trx, id, now)))
  return Object.fromEntries(
    optionListNames.map((list) => {
      const active = houses.flatMap((lists) => lists[list].filter(({ isActive }) => isActive))
      const first = new Map(active.toReversed().map(({ isActive: _isActive, ...entry }) => [entry.key, entry]))
      return [list, [...new Set(active.map(({ key }) => key))].flatMap((key) => first.get(key) ?? [])]
    }),
  )
}

/** An organisation's own arrangement of a list, else the one for all. */
export function ownOf(list: OptionListName, stored: readonly StoredOption[]): ListedOption[] {
  const rows = stored.filter((row) => row.list === list)
  const own = rows.filter((row) => row.isOwn)
  return (own.length > 0 ? own : rows).map(({ key, label, tone, isActive, symbol }) => ({
    key,
    label,
    tone,
    isActive,
    ...(symbol === null ? {} : { symbol }),
  }))
}

/**
 * Arranges a list for an organisation: words, tones, order and what is switched off.
 * @throws ApiError 404 for another's organisation, 422 for unknown or repeated keys
 */
export async function arrangeOptions(
  trx: Transaction,
  organisationId: number,
  list: OptionListName,
  entries: readonly ListedOption[],
): Promise<ListedOption[]> {
  const known = await trx.query('select from organisations where id = $1', [organisationId])
  if (known.length === 0) throw notFound('Die Organisation')
  const problem = checkArrangement(list, entries)
  if (problem !== null) throw refused(problem)
  const all = arrangedOptions(list, entries)
  await trx.query(
    `with taken_out as (
       delete from options where organisation_id = $1 and list = $2
         and key <> all (array(select e->>'key' from jsonb_array_elements($3::jsonb) e))
     )
     insert into options (organisation_id, list, key, label, tone, is_active, symbol, sort)
     select $1, $2, e.key, e.label, e.tone, e.is_active, e.symbol, e.sort from rows from (
       jsonb_to_recordset($3::jsonb) as (key text, label text, tone text, is_active boolean, symbol text)
     ) with ordinality as e (key, label, tone, is_active, symbol, sort)
     on conflict (organisation_id, list, key) do update
       set label = excluded.label, tone = excluded.tone, is_active = excluded.is_active, symbol = excluded.symbol,
         sort = excluded.sort`,
    [organisationId, list, JSON.stringify(all.map(({ isActive, ...entry }) => ({ ...entry, is_active: isActive })))],
  )
  return all
}
