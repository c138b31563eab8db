import * as z from 'zod'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { defineJob, handleJob } from '../../platform/jobs/define-job.ts'

/** Bytes go after their row: only once its transaction has committed does nothing point to them. */
export const removeFileJob = defineJob('remove-file', z.object({ key: z.string() }))

export function removeFileHandler(files: FileStore) {
  return handleJob(removeFileJob, ({ key }) => files.remove(key))
}
