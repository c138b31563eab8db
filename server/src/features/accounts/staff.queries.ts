import type { Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/**
 * The role of sign-in sees everybody, so what an administrator may see stands here: who shares an organisation with them.
 * $1 are the administrator's organisations.
 */
const staffSql = `
  select u.id, u.version, u.first_name as "firstName", u.last_name as "lastName", u.email, u.job_title as "jobTitle", u.hue,
    u.image, case u.role when 'admin' then 'ROLE_ADMIN' else 'user' end as role,
    u.role = 'admin' or u.may_see_purchase as "maySeePurchase",
    u.role = 'admin' or u.may_see_personal as "maySeePersonal", u.is_active as "isActive",
    u.two_factor_enabled as "hasSecondFactor",
    (select json_agg(organisation_id order by organisation_id) from user_organisations
      where user_id = u.id and organisation_id = any ($1::bigint[])) as organisations,
    not exists (select from user_organisations where user_id = u.id and organisation_id <> all ($1::bigint[])) as "isManaged",
    exists (select from auth_accounts a where a.user_id = u.id and a.password is not null) as "hasPassword",
    (select max(expires_at) from auth_invitations i where i.user_id = u.id and i.expires_at > now()) as "invitedUntil",
    greatest((select max(updated_at) from auth_sessions s where s.user_id = u.id),
      (select seen_at from auth_last_seen l where l.user_id = u.id)) as "lastSeenAt"
  from users u
  where exists (select from user_organisations where user_id = u.id and organisation_id = any ($1::bigint[]))`

type StaffRow = Omit<Staff, 'invitedUntil' | 'lastSeenAt'> & { invitedUntil: Date | null; lastSeenAt: Date | null }

/** The colleagues of an administrator, by name. @param trx of the role `reisewerk_auth` */
export async function staffOf(trx: Transaction): Promise<Staff[]> {
  const rows = await trx.query<StaffRow>(`${staffSql} order by lower(u.last_name), lower(u.first_name), u.id`, [
    trx.actor.organisationIds,
  ])
  return rows.map(staffOfRow)
}

/** One colleague; null when they share no organisation with the administrator. */
export async function staffById(trx: Transaction, id: number): Promise<Staff | null> {
  const [row] = await trx.query<StaffRow>(`${staffSql} and u.id = $2`, [trx.actor.organisationIds, id])
  return row === undefined ? null : staffOfRow(row)
}

function staffOfRow(row: StaffRow): Staff {
  const { invitedUntil, lastSeenAt } = row
  return {
    ...row,
    invitedUntil: invitedUntil === null ? null : wireOfInstant(invitedUntil),
    lastSeenAt: lastSeenAt === null ? null : wireOfInstant(lastSeenAt),
  }
}

/** All organisations of a person, also those the administrator does not belong to. */
export async function organisationsOfUser(trx: Transaction, userId: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    'select organisation_id as id from user_organisations where user_id = $1 order by organisation_id',
    [userId],
  )
  return rows.map(({ id }) => id)
}

/** Changes of access wait for each other, so that two administrators cannot remove one another at the same moment. */
export async function lockAccess(trx: Transaction): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtext('reisewerk access'))`)
}

/** Names of those organisations that nobody administers who can sign in. */
export async function organisationsWithoutAdmin(trx: Transaction, ids: readonly number[]): Promise<string[]> {
  const rows = await trx.query<{ name: string }>(
    `select o.name from organisations o where o.id = any ($1::bigint[]) and not exists (
       select from user_organisations uo join users u on u.id = uo.user_id
       where uo.organisation_id = o.id and u.role = 'admin' and u.is_active
         and exists (select from auth_accounts a where a.user_id = u.id and a.password is not null))
     order by o.id`,
    [ids],
  )
  return rows.map(({ name }) => name)
}

export async function addMemberships(trx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await trx.query(
    `insert into user_organisations (user_id, organisation_id) select $1, unnest($2::bigint[])
     on conflict (user_id, organisation_id) do nothing`,
    [userId, ids],
  )
}

export async function removeMemberships(trx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await trx.query('delete from user_organisations where user_id = $1 and organisation_id = any ($2::bigint[])', [
    userId,
    ids,
  ])
}

/** Takes away the second factor. @returns whether there was one */
export async function removeFactor(trx: Transaction, userId: number): Promise<boolean> {
  await trx.query('delete from auth_two_factors where user_id = $1', [userId])
  const rows = await trx.query(
    'update users set two_factor_enabled = false where id = $1 and two_factor_enabled returning id',
    [userId],
  )
  return rows.length > 0
}

/** Ends what would let a person in: sessions and links under way. */
export async function closeDoors(trx: Transaction, userId: number): Promise<void> {
  await trx.query('delete from auth_sessions where user_id = $1', [userId])
  await trx.query('delete from auth_invitations where user_id = $1', [userId])
}
