import type { Leg } from '@reisewerk/domain/geography/great-circle.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

const legSql = `unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]`

function legValues(legs: readonly Leg[]): number[][] {
  return [
    legs.map(({ from }) => from.latitude),
    legs.map(({ from }) => from.longitude),
    legs.map(({ to }) => to.latitude),
    legs.map(({ to }) => to.longitude),
  ]
}

/** What a routing service once told of these legs, in their order; null where it was not asked or did not know. */
export async function readRoads(trx: Transaction, legs: readonly Leg[]): Promise<(number | null)[]> {
  if (legs.length === 0) return []
  const rows = await trx.query<{ kilometres: number | null }>(
    `select d.kilometres from ${legSql}) with ordinality as l (a, b, c, d, place) left join road_distances d
       on (d.from_latitude, d.from_longitude, d.to_latitude, d.to_longitude) = (l.a, l.b, l.c, l.d) order by l.place`,
    legValues(legs),
  )
  return rows.map(({ kilometres }) => kilometres)
}

export async function storeRoads(
  trx: Transaction,
  told: readonly { readonly leg: Leg; readonly kilometres: number }[],
): Promise<void> {
  if (told.length === 0) return
  await trx.query(
    `insert into road_distances (from_latitude, from_longitude, to_latitude, to_longitude, kilometres)
     select * from ${legSql}, $5::float8[]) on conflict do nothing`,
    [...legValues(told.map(({ leg }) => leg)), told.map(({ kilometres }) => kilometres)],
  )
}

export async function saveRoute(trx: Transaction, id: number, name: string, distance: number | null): Promise<void> {
  await trx.query('update days set name = $2, distance = $3 where id = $1', [id, name, distance])
}
