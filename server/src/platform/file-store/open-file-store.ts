import type { FileStore } from './file-store.ts'
import { openLocalFiles } from './local-files.ts'
import { openS3Files, type S3Settings } from './s3-files.ts'

export type FileStoreSettings = {
  folder: string | null
  s3?: S3Settings | undefined
  /** Whether nothing may be removed just now, for a backup copies it. */
  isHeld?: (() => Promise<boolean>) | undefined
}

/** Files in a folder, or in S3-compatible storage when it is configured (APP-18). */
export async function openFileStore({ folder, s3, isHeld }: FileStoreSettings): Promise<FileStore> {
  if (s3 !== undefined) return openS3Files(s3)
  if (folder === null) throw new TypeError('neither a folder nor S3')
  return openLocalFiles(folder, isHeld)
}
