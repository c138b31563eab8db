import { download } from '../../lib/download.ts'
import { ApiError } from '../../lib/http.ts'
import type { StoredDocument } from './api.ts'

/**
 * A file of our own is downloaded; one in cloud storage opens from there (APP-20).
 * @returns false when the browser keeps pop-ups shut or the file did not come
 */
export async function comesByItself({
  path,
  cloudStorage,
}: Pick<StoredDocument, 'path' | 'cloudStorage'>): Promise<boolean> {
  if (cloudStorage) return window.open(path, '_blank') !== null
  try {
    await download(path)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}
