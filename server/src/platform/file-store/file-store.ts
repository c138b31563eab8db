import type { Readable } from 'node:stream'

/** Keeps the bytes of files; what they are called and who may have them stands in the database. */
export type FileStore = {
  /** 's3' is what a document's flag 'cloudStorage' says. */
  readonly kind: 'local' | 's3'
  /** Acknowledged only when the bytes survive a loss of power. @param key of `newFileKey` */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @returns null when there is no such file */
  get(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}
