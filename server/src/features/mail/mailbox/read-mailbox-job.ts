import * as z from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

export const readMailboxJob = defineJob('read-mailbox', z.object({ mailboxId: z.number(), organisationId: z.number() }))
