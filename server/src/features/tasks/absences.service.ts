import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { absenceContract } from '@reisewerk/domain/tasks/absence.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { forbidden, notFound, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, removeItem, updateItem } from '../../platform/resource/write.ts'
import { isLocked, lockedPerson } from '../accounts/locked.service.ts'
import { type Absence, findAbsence, moveAbsence, organisationOfBoth } from './absences.queries.ts'

/** Everybody says when they are away and who stands in; for a colleague only an admin does (APP-22). */
export async function addAbsence(
  trx: Transaction,
  body: NewBodyOf<typeof absenceContract>,
  desk: Desk,
): Promise<number> {
  const absence = { ...body, user: body.user ?? trx.actor.userId }
  const both = { userId: absence.user, deputyId: absence.deputy }
  if (!mayDecide(trx, both.userId)) {
    throw violated({ propertyPath: 'user', message: 'Für andere tragen nur Admins eine Abwesenheit ein.' })
  }
  await checkPeople(trx, both, desk)
  const organisation = await houseOf(trx, both)
  if (await isLocked(trx, both.deputyId)) throw violated(lockedDeputy)
  const absences = resourceOf(desk.resources, 'user_absences')
  return insertItem(trx, desk.resources, absences, absence, new Map([['"organisation_id"', organisation]]))
}

export async function changeAbsence(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof absenceContract>,
  desk: Desk,
): Promise<void> {
  const { deputyId } = await checkMayChange(trx, id)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'user_absences'), id, body)
  const changed = await findAbsence(trx, id)
  if (body.deputy !== undefined && changed !== null) await moveAbsence(trx, id, await houseOf(trx, changed))
  if (changed !== null && changed.deputyId !== deputyId && (await isLocked(trx, changed.deputyId)))
    throw violated(lockedDeputy)
}

export async function removeAbsence(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await checkMayChange(trx, id)
  await removeItem(trx, resourceOf(desk.resources, 'user_absences'), id)
}

const lockedDeputy = { propertyPath: 'deputy', message: lockedPerson }

async function checkMayChange(trx: Transaction, id: number): Promise<Absence> {
  const absence = await findAbsence(trx, id)
  if (absence === null) throw notFound('Abwesenheit')
  if (!mayDecide(trx, absence.userId)) throw forbidden()
  return absence
}

function mayDecide({ actor }: Transaction, userId: number): boolean {
  return userId === actor.userId || actor.isAdmin
}

async function checkPeople(trx: Transaction, { userId, deputyId }: Absence, desk: Desk): Promise<void> {
  await checkReferences(trx, desk.resources, [
    { path: 'user', resource: 'users', ids: [userId] },
    { path: 'deputy', resource: 'users', ids: [deputyId] },
  ])
}

/** A deputy who belongs to none of the absentee's organisations would see nothing of theirs. */
async function houseOf(trx: Transaction, absence: Absence): Promise<number> {
  const organisation = await organisationOfBoth(trx, absence)
  if (organisation !== null) return organisation
  throw violated({ propertyPath: 'deputy', message: 'Die Vertretung gehört zu keiner Organisation dieser Person.' })
}
