import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { openLocalFiles } from './local-files.ts'
import { openS3Files, type S3Settings } from './s3-files.ts'

export type FileStoreSettings = { dataDir: string; s3?: S3Settings | undefined }

/** Files in `dataDir`/files, or in S3-compatible storage when it is configured (APP-18). */
export async function openFileStore({ dataDir, s3 }: FileStoreSettings): Promise<FileStore> {
  return s3 === undefined ? openLocalFiles(join(dataDir, 'files')) : openS3Files(s3)
}
