import type { Invitation, Staff, StaffChange } from '@reisewerk/domain/accounts/staff.contract.ts'
import {
  type AccessChange,
  invitationMessages,
  mayChangeOwnAccess,
  mayLeaveWithoutAdmin,
  mayManage,
} from '@reisewerk/domain/accounts/staff-rules.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound, refused, violated } from '../../platform/errors.ts'
import { createAccount } from './account.queries.ts'
import {
  addMemberships,
  closeDoors,
  lockAccess,
  organisationsOfUser,
  organisationsWithoutAdmin,
  removeFactor,
  removeMemberships,
  staffById,
} from './staff.queries.ts'

/* Every `trx` here is one of the role `reisewerk_auth`: the role of requests may not write users. */

/**
 * Makes the access of a new colleague, who has no password yet (APP-17).
 * @throws ApiError 422 at `email` when the address is taken, at `organisations` for one the administrator is not in
 */
export async function inviteColleague(trx: Transaction, input: Invitation): Promise<Staff> {
  checkOwnOrganisations(trx, input.organisations)
  await checkAddress(trx, input.email, null)
  const { organisations, role, ...person } = input
  const id = await createAccount(trx.db, {
    ...person,
    role: role === 'ROLE_ADMIN' ? 'admin' : 'user',
    organisationIds: [...new Set(organisations)],
  })
  return staffOrThrow(trx, id)
}

/**
 * Changes name, role, organisations or access of a colleague. Without access all sessions end; trips stay theirs.
 * @throws ApiError 404 for a stranger, 409 or 422 when a rule forbids it
 */
export async function changeColleague(trx: Transaction, id: number, change: StaffChange): Promise<Staff> {
  await lockAccess(trx)
  const before = await staffOrThrow(trx, id)
  const all = await organisationsOfUser(trx, id)
  const access = accessChange(before, change)
  const { organisations: wanted, ...person } = change
  const problem =
    (changesPerson(person) ? mayManage(trx.actor, { id, organisationIds: all }) : null) ??
    mayChangeOwnAccess(trx.actor, { id, organisationIds: all }, access)
  if (problem !== null) throw refused(problem)
  if (wanted !== undefined) await changeMemberships(trx, before, all, wanted, access.lost)
  if (change.email !== undefined) await checkAddress(trx, change.email, id)
  await updatePerson(trx, id, person)
  if (change.isActive === false) await closeDoors(trx, id)
  // A link that went to another address is not for whoever reads that.
  if (change.email !== undefined && change.email !== before.email)
    await trx.query('delete from auth_invitations where user_id = $1', [id])
  const orphaned = mayLeaveWithoutAdmin(await organisationsWithoutAdmin(trx, adminLostIn(before, change, all, access)))
  if (orphaned !== null) throw refused(orphaned)
  // Taken out of the last organisation they shared, the colleague is out of the administrator's sight.
  return (await staffById(trx, id)) ?? { ...before, ...person, organisations: [] }
}

/**
 * Takes away a colleague's second factor, for a lost telephone; all sessions end.
 * @returns whether there was one
 * @throws ApiError 404, 409
 */
export async function resetSecondFactorOf(trx: Transaction, id: number): Promise<boolean> {
  await manageableOrThrow(trx, id)
  const hadOne = await removeFactor(trx, id)
  if (hadOne) await closeDoors(trx, id)
  return hadOne
}

/** Ends every session of a colleague. @throws ApiError 404, 409 */
export async function signColleagueOut(trx: Transaction, id: number): Promise<void> {
  await manageableOrThrow(trx, id)
  await trx.query('delete from auth_sessions where user_id = $1', [id])
}

/** @throws ApiError 404 for a stranger, 409 for oneself and for who works elsewhere, too */
export async function manageableOrThrow(trx: Transaction, id: number): Promise<Staff> {
  const colleague = await staffOrThrow(trx, id)
  if (id === trx.actor.userId)
    throw new ApiError(409, 'own_access', 'Den eigenen Zugang änderst du unter „Mein Zugang“.')
  const problem = mayManage(trx.actor, { id, organisationIds: await organisationsOfUser(trx, id) })
  if (problem !== null) throw refused(problem)
  return colleague
}

async function staffOrThrow(trx: Transaction, id: number): Promise<Staff> {
  const found = await staffById(trx, id)
  if (found === null) throw notFound('Der Mitarbeiter')
  return found
}

function accessChange(before: Staff, { role, isActive, organisations }: StaffChange): AccessChange {
  const lost = organisations === undefined ? [] : before.organisations.filter((id) => !organisations.includes(id))
  return { role, isActive, lost }
}

function changesPerson(person: Omit<StaffChange, 'organisations'>): boolean {
  return Object.values(person).some((value) => value !== undefined)
}

/** Organisations in which the change may take away the last administrator. */
function adminLostIn(before: Staff, change: StaffChange, all: readonly number[], { lost }: AccessChange) {
  if (before.role !== 'ROLE_ADMIN' || !before.isActive) return []
  return change.role === 'user' || change.isActive === false ? all : lost
}

async function changeMemberships(
  trx: Transaction,
  before: Staff,
  all: readonly number[],
  wanted: readonly number[],
  lost: readonly number[],
): Promise<void> {
  checkOwnOrganisations(trx, wanted)
  if (all.length + wanted.filter((id) => !all.includes(id)).length - lost.length === 0)
    throw violated({ propertyPath: 'organisations', message: 'Bitte mindestens eine Organisation wählen' })
  await addMemberships(trx, before.id, wanted)
  await removeMemberships(trx, before.id, lost)
}

function checkOwnOrganisations({ actor }: Transaction, ids: readonly number[]): void {
  if (ids.every((id) => actor.organisationIds.includes(id))) return
  throw violated({ propertyPath: 'organisations', message: 'Du gehörst selbst nicht zu dieser Organisation.' })
}

async function checkAddress(trx: Transaction, email: string, ownId: number | null): Promise<void> {
  const taken = await trx.query('select from users where email = $1 and id is distinct from $2::bigint', [email, ownId])
  if (taken.length > 0) throw violated({ propertyPath: 'email', message: invitationMessages.taken })
}

async function updatePerson(trx: Transaction, id: number, person: Omit<StaffChange, 'organisations'>): Promise<void> {
  if (!changesPerson(person)) return
  const role = person.role === undefined ? null : person.role === 'ROLE_ADMIN' ? 'admin' : 'user'
  await trx.query(
    `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       email = coalesce($4, email), role = coalesce($5, role), is_active = coalesce($6, is_active),
       may_see_purchase = coalesce($7, may_see_purchase), may_see_personal = coalesce($8, may_see_personal),
       job_title = coalesce($9, job_title) where id = $1`,
    [
      id,
      person.firstName ?? null,
      person.lastName ?? null,
      person.email ?? null,
      role,
      person.isActive ?? null,
      person.maySeePurchase ?? null,
      person.maySeePersonal ?? null,
      person.jobTitle ?? null,
    ],
  )
}
