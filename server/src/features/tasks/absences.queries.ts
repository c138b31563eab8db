import type { Transaction } from '../../platform/database/transaction.ts'

export type Absence = { userId: number; deputyId: number }

/** Who is away and who stands in; null when the actor sees no such absence. */
export async function findAbsence(trx: Transaction, id: number): Promise<Absence | null> {
  const rows = await trx.query<Absence>(
    'select user_id as "userId", deputy_id as "deputyId" from user_absences where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** The first of the actor's organisations that both belong to; null when there is none. */
export async function organisationOfBoth(trx: Transaction, { userId, deputyId }: Absence): Promise<number | null> {
  const rows = await trx.query<{ id: number }>(
    `select mine.organisation_id as id from user_organisations mine
     join user_organisations theirs on theirs.organisation_id = mine.organisation_id
     where mine.user_id = $1 and theirs.user_id = $2 and mine.organisation_id = any ($3::bigint[])
     order by array_position($3::bigint[], mine.organisation_id) limit 1`,
    [userId, deputyId, trx.actor.organisationIds],
  )
  return rows[0]?.id ?? null
}

export async function moveAbsence(trx: Transaction, id: number, organisationId: number): Promise<void> {
  await trx.query('update user_absences set organisation_id = $2 where id = $1 and organisation_id <> $2', [
    id,
    organisationId,
  ])
}
