import type { NumberRange, PersonalSide } from '@reisewerk/domain/accounting/datev/account-length.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** Those that clients and suppliers of a house have: to DATEV one number is one account. */
const takenSql = `
  select 'debtor' as side, debtor_number::bigint as number from clients where organisation_id = $1 and debtor_number <> ''
  union all
  select 'creditor', creditor_number::bigint from creditors where organisation_id = $1 and creditor_number <> ''
  union all
  select 'house', unnest($6::bigint[])`

/**
 * The next free numbers of a house: behind the highest that lies in the range, then those left in it. What was mistyped or is of another
 * length counts for nothing but itself.
 * @param reserved numbers the house books on otherwise
 * @returns as many as are left, at most `count`
 */
export async function readFreeNumbers(
  trx: Transaction,
  organisationId: number,
  {
    side,
    range,
    count,
    reserved = [],
  }: {
    readonly side: PersonalSide
    readonly range: NumberRange
    readonly count: number
    readonly reserved?: readonly number[]
  },
): Promise<number[]> {
  // As many candidates as there are numbers that may be taken, and the ones looked for.
  const rows = await trx.query<{ number: number }>(
    `with taken as materialized (${takenSql}),
       reach as (select count(*) + $5::bigint as span,
         (select coalesce(max(number) + 1, $3::bigint) from taken where side = $2 and number between $3 and $4) as next from taken),
       candidates as (
         select g.number, 1 as round from reach, generate_series(next, least(next + span, $4::bigint)) g(number)
         union all
         select g.number, 2 from reach, generate_series($3::bigint, least($3 + span, next - 1, $4::bigint)) g(number))
     select number::float from candidates where number not in (select number from taken) order by round, number limit $5`,
    [organisationId, side, range.first, range.last, count, reserved],
  )
  return rows.map(({ number }) => number)
}
