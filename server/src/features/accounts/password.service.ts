import { hashPassword } from './passwords.ts'
import { checkOwnPassword, type Owner } from './second-factor.service.ts'
import type { SessionService } from './session.service.ts'

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
  await storePassword(service, owner.userId, await hashPassword(newPassword))
  await service.signOutEverywhere(owner.userId, owner.token)
}

async function storePassword({ authPool }: SessionService, userId: number, hash: string): Promise<void> {
  await authPool.query(
    `update auth_accounts set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'`,
    [userId, hash],
  )
}
