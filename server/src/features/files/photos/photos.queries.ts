import type { PictureType } from '@reisewerk/domain/files/photos/picture-type.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** What a photo shows: exactly one of them. */
export type PhotoHome = {
  readonly provider?: number | undefined
  readonly destination?: number | undefined
  readonly day?: number | undefined
}

/** Where the bytes of a photo lie; null when the actor sees no such photo. */
export async function photoFile(trx: Transaction, id: number) {
  const [file] = await trx.query<{ key: string; filetype: PictureType; byteSize: number }>(
    'select key, filetype, byte_size as "byteSize" from photos where id = $1',
    [id],
  )
  return file ?? null
}

/** The trip of a day, that of a concept too; null when the actor sees no such day. The day stays until the end. */
export async function tripOfDay(trx: Transaction, day: number): Promise<number | null> {
  const [row] = await trx.query<{ order: number }>('select order_id as "order" from days where id = $1 for key share', [
    day,
  ])
  return row?.order ?? null
}

export async function isDestination(trx: Transaction, id: number): Promise<boolean> {
  return (await trx.query('select from destinations where id = $1', [id])).length > 0
}

const ofHome = `day_id is not distinct from $1 and provider_id is not distinct from $2 and destination_id is not distinct from $3
  and organisation_id is not distinct from $4`

/** How many photos a home has, and the place behind them; of a shared home those of one house. */
export async function countPhotos(
  trx: Transaction,
  { day, provider, destination }: PhotoHome,
  house: number | null,
): Promise<{ count: number; next: number }> {
  const [row] = await trx.query<{ count: number; next: number }>(
    `select count(*)::int as count, coalesce(max(sort), 0) + 1 as next from photos where ${ofHome}`,
    [day ?? null, provider ?? null, destination ?? null, house],
  )
  return row ?? { count: 0, next: 1 }
}

/** Of these photos in how many homes they are and how many the actor sees; and how many all homes of theirs have. */
export async function homesOf(
  trx: Transaction,
  ids: readonly number[],
): Promise<{ homes: number; seen: number; all: number }> {
  const [row] = await trx.query<{ homes: number; seen: number; all: number }>(
    `with named as (select * from photos where id = any ($1::bigint[])),
       homes as (select distinct organisation_id, day_id, provider_id, destination_id from named)
     select (select count(*) from homes)::int as homes, (select count(*) from named)::int as seen,
       (select count(*) from photos p join homes h on p.day_id is not distinct from h.day_id
         and p.provider_id is not distinct from h.provider_id and p.destination_id is not distinct from h.destination_id
         and p.organisation_id is not distinct from h.organisation_id)::int as all`,
    [ids],
  )
  return row ?? { homes: 0, seen: 0, all: 0 }
}

/** Numbers photos from 1 on in the order in which their ids are given. */
export async function putPhotosInSequence(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.query(
    `update photos p set sort = x.place from unnest($1::bigint[]) with ordinality as x (id, place)
     where p.id = x.id and p.sort <> x.place`,
    [ids],
  )
}
