import { arrangedOptions, optionListNames } from '@reisewerk/domain/accounts/option-lists.ts'
import type { DemoAccount, Session, SignInHouse } from '@reisewerk/domain/accounts/session.contract.ts'
import { demoPassword, initialsOf } from '@reisewerk/domain/accounts/sign-in.ts'
import type pg from 'pg'
import type { Actor } from '../../../platform/actor.ts'
import { ownOf, type StoredOption } from '../option.service.ts'
import { idleSeconds, longestSeconds } from './sign-in-library.ts'

/** A session is prolonged at most this often, so that reading does not write each time. */
const prolongAfterSeconds = 15 * 60

const isLive = `s.token = $1 and s.expires_at > now() and s.created_at > now() - make_interval(secs => ${longestSeconds})
  and u.is_active`

/** Administrators see purchase figures and personal data without being given the rights. */
const rights = `(u.role = 'admin' or u.may_see_purchase) as sees_purchase,
  (u.role = 'admin' or u.may_see_personal) as sees_personal`

/** Reads whose session a token opens and prolongs it when it has been used for a while. @returns null when it opens none */
export async function readActor(authPool: pg.Pool, tokenHash: string): Promise<Actor | null> {
  const found = await authPool.query<ActorRow>({
    name: 'read_actor',
    text: `select u.id, u.role = 'admin' as is_admin, ${rights},
        array(select organisation_id::text from user_organisations where user_id = u.id order by organisation_id) as organisations,
        s.expires_at < now() + make_interval(secs => ${idleSeconds - prolongAfterSeconds}) as is_ageing
      from auth_sessions s join users u on u.id = s.user_id where ${isLive}`,
    values: [tokenHash],
  })
  const row = found.rows[0]
  if (row === undefined) return null
  if (row.is_ageing) await prolongSession(authPool, tokenHash)
  const { is_admin: isAdmin, sees_purchase: maySeePurchase, sees_personal: maySeePersonal } = row
  const organisationIds = row.organisations.map(Number)
  return { userId: Number(row.id), organisationIds, isAdmin, maySeePurchase, maySeePersonal }
}
type ActorRow = {
  id: number
  is_admin: boolean
  sees_purchase: boolean
  sees_personal: boolean
  organisations: string[]
  is_ageing: boolean
}

async function prolongSession(authPool: pg.Pool, tokenHash: string): Promise<void> {
  await authPool.query(
    `update auth_sessions set updated_at = now(),
       expires_at = least(now() + make_interval(secs => ${idleSeconds}), created_at + make_interval(secs => ${longestSeconds}))
     where token = $1 and expires_at > now()`,
    [tokenHash],
  )
}

/** Whose account an e-mail address is, for the log. */
export async function userIdOf(authPool: pg.Pool, email: string): Promise<number | null> {
  const found = await authPool.query<{ id: number }>('select id from users where email = $1', [email])
  return found.rows[0]?.id ?? null
}

/** Who is signed in, as the web app shows it. */
export async function readSession(authPool: pg.Pool, userId: number): Promise<Session | null> {
  const [found, options] = await Promise.all([
    authPool.query<UserRow>(userSql, [userId]),
    authPool.query<OptionRow>(optionsSql, [userId]),
  ])
  const row = found.rows[0]
  if (row === undefined) return null
  const name = { firstName: row.first_name, lastName: row.last_name }
  return {
    user: {
      id: Number(row.id),
      ...name,
      email: row.email,
      isAdmin: row.is_admin,
      maySeePurchase: row.sees_purchase,
      maySeePersonal: row.sees_personal,
      initials: initialsOf(name),
      hue: row.hue,
      image: row.image,
      locale: row.locale,
      phone: row.phone,
      jobTitle: row.job_title,
      jobTitleEn: row.job_title_en,
      jobTitleFr: row.job_title_fr,
      hasSecondFactor: row.two_factor_enabled,
    },
    readAt: row.read_at.toISOString(),
    snapshot: row.snapshot,
    organisations: row.organisations,
    options: Object.fromEntries(row.organisations.map(({ id }) => [id, arrangedBy(id, options.rows)])),
  }
}

const userSql = `
  select u.id, u.first_name, u.last_name, u.email, u.role = 'admin' as is_admin, ${rights}, u.hue, u.image, u.locale, u.phone,
    u.job_title, u.job_title_en, u.job_title_fr, u.two_factor_enabled, now() as read_at, pg_current_snapshot()::text as snapshot,
    coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name)
      order by o.id) filter (where o.id is not null), '[]') as organisations
  from users u left join user_organisations uo on uo.user_id = u.id left join organisations o on o.id = uo.organisation_id
  where u.id = $1 and u.is_active group by u.id`

const optionsSql = `
  select organisation_id as "organisationId", list, key, label, tone, is_active as "isActive", symbol,
    organisation_id is not null as "isOwn"
  from options where organisation_id is null
    or organisation_id in (select organisation_id from user_organisations where user_id = $1)
  order by list, sort, id`
type OptionRow = StoredOption & { organisationId: number | null }

/** The lists somebody has arranged for an organisation, or for all. */
function arrangedBy(organisationId: number, rows: readonly OptionRow[]): Session['options'][string] {
  const own = rows.filter((row) => row.organisationId === null || row.organisationId === organisationId)
  const lists = optionListNames.filter((list) => own.some((row) => row.list === list))
  return Object.fromEntries(
    lists.map((list) => [list, arrangedOptions(list, ownOf(list, own))]),
  ) as Session['options'][string]
}
type UserRow = {
  id: number
  first_name: string
  last_name: string
  email: string
  is_admin: boolean
  sees_purchase: boolean
  sees_personal: boolean
  hue: number
  image: string | null
  locale: string
  phone: string
  job_title: string
  job_title_en: string
  job_title_fr: string
  two_factor_enabled: boolean
  read_at: Date
  snapshot: string
  organisations: Session['organisations']
}

/**
 * The accounts of the demo agency that can sign in; none unless the demo loader filled this database. Accounts made or
 * given another password since then are nobody's to offer.
 */
export async function readDemoAccounts(authPool: pg.Pool): Promise<DemoAccount[]> {
  const found = await authPool.query<DemoRow>(
    `select u.email, u.first_name as "firstName", u.last_name as "lastName", u.hue, u.role = 'admin' as "isAdmin",
       array(select o.name from user_organisations uo join organisations o on o.id = uo.organisation_id
             where uo.user_id = u.id order by o.id) as organisations
     from users u join auth_accounts a on a.user_id = u.id
     join installation i on greatest(u.created_at, a.updated_at) <= i.demo_loaded_at + interval '1 minute'
     where u.is_active and not u.two_factor_enabled and u.email like '%@reisewerk.example' and a.password is not null
     order by u.id limit 10`,
  )
  return found.rows.map((row) => ({ ...row, password: demoPassword, initials: initialsOf(row) }))
}
/** Whether nobody can sign in yet. */
export async function isNobodyThere(authPool: pg.Pool): Promise<boolean> {
  const { rows } = await authPool.query('select from users where is_active limit 1')
  return rows.length === 0
}

/** The one house whose people sign in here; null where there are several, for who asks is nobody yet. */
export async function readSignInHouse(authPool: pg.Pool): Promise<SignInHouse> {
  const { rows } = await authPool.query<NonNullable<SignInHouse>>(
    `select name, logo_svg as "logoSvg", logo_alt as "logoAlt" from organisations where is_active limit 2`,
  )
  const [house] = rows
  return rows.length === 1 && house !== undefined ? house : null
}
type DemoRow = Omit<DemoAccount, 'password' | 'initials'>

/** Ends one session. */
export async function deleteSession(authPool: pg.Pool, tokenHash: string): Promise<void> {
  await authPool.query('delete from auth_sessions where token = $1', [tokenHash])
}

/** Ends every session of a user, or all but the one that asks. */
export async function deleteSessions(authPool: pg.Pool, userId: number, exceptHash = ''): Promise<void> {
  await authPool.query('delete from auth_sessions where user_id = $1 and token <> $2', [userId, exceptHash])
}

/** How long a code of an authenticator app may still be accepted after it was first shown, clocks going wrong included. */
const codeLifetime = '2 minutes'

/** Notes that a code has opened a session. @returns false when it had done so before */
export async function takeCode(authPool: pg.Pool, userId: number, code: string): Promise<boolean> {
  const taken = await authPool.query(
    `insert into auth_used_codes as c (user_id, code) values ($1, $2)
     on conflict (user_id, code) do update set used_at = now() where c.used_at < now() - interval '${codeLifetime}'
     returning code`,
    [userId, code],
  )
  return taken.rowCount === 1
}

/** Removes what has run out: sessions, half-made sign-ins, used codes and forgotten counts of guesses. */
export async function deleteExpired(authPool: pg.Pool): Promise<void> {
  await authPool.query(
    `with sessions as (
       delete from auth_sessions where expires_at < now() or created_at < now() - make_interval(secs => ${longestSeconds})
     ), verifications as (
       delete from auth_verifications where expires_at < now()
     ), codes as (
       delete from auth_used_codes where used_at < now() - interval '${codeLifetime}'
     )
     delete from auth_throttles where last_try_at < now() - interval '1 day'`,
  )
}
