import { signInMessages } from '@reisewerk/domain/accounts/sign-in.ts'
import { violated } from '../../../platform/errors.ts'
import { hashPassword } from './passwords.ts'
import { checkOwnPassword, type Owner } from './second-factor.service.ts'
import { readSession } from './session.queries.ts'
import type { SessionService } from './session.service.ts'
import { isWeakPassword } from './weak-passwords.ts'

/**
 * Changes the own password and ends all other sessions, since whoever else knew the old one must be out (APP-17).
 * @throws ApiError 422 at `currentPassword`, 429 after too many wrong ones
 */
export async function changeOwnPassword(
  service: SessionService,
  owner: Owner,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await checkOwnPassword(service, owner, currentPassword, 'currentPassword')
  const session = await readSession(service.authPool, owner.userId)
  if (session !== null)
    refuseWeak(
      newPassword,
      { ...session.user, organisations: session.organisations.map(({ name }) => name) },
      'newPassword',
    )
  await storePassword(service, owner.userId, await hashPassword(newPassword))
  await service.signOutEverywhere(owner.userId, owner.token)
}

async function storePassword({ authPool }: SessionService, userId: number, hash: string): Promise<void> {
  await authPool.query(
    `update auth_accounts set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'`,
    [userId, hash],
  )
}

type PasswordOwner = { firstName: string; lastName: string; email: string; organisations: readonly string[] }

/** @param field the field of the form to blame @throws ApiError 422 at it when everybody would try this password first */
export function refuseWeak(password: string, owner: PasswordOwner, field: string): void {
  const { firstName, lastName, email, organisations } = owner
  if (!isWeakPassword(password, [firstName, lastName, email, ...organisations])) return
  throw violated({ propertyPath: field, message: signInMessages.weak_password })
}
