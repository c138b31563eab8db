import { createHash } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod'
import { asActor } from '../../../platform/database/transaction.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { SessionService } from './session.service.ts'
import { allowTry } from './sign-in.service.ts'
import { addressKey } from './throttle.ts'

/** Whoever has forgotten a password gets a link by mail, if there is an account of that address (mail/forgotten). */
export const forgottenPassword = defineJob('forgotten-password', z.object({ email: z.string() }))

/** Nobody is signed in where it is asked. */
const nobody = { userId: 0, organisationIds: [], isAdmin: false, maySeePurchase: false }

/**
 * Asks for a link. Known and unknown addresses are treated alike, up to the job that writes the mail: neither the answer nor the
 * time it takes tells who has an account. Each ask counts, by the network it comes from and by the account it is for.
 * @throws ApiError 429 when it was asked too often
 */
export async function askForPassword(
  sessions: SessionService,
  appPool: pg.Pool,
  email: string,
  address: string,
): Promise<void> {
  const account = createHash('sha256').update(email).digest('base64url')
  await allowTry(sessions, 'address', `forgotten ${addressKey(address)}`)
  await allowTry(sessions, 'account', `forgotten account:${account}`)
  await asActor(appPool, nobody, {}, (trx) => enqueue(trx, forgottenPassword, { email }))
}
