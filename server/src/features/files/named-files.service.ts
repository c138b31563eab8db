import { violated } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import type { NamedFile } from '../../platform/pdf/pdf-job.ts'

type StoredFile = { readonly key: string; readonly name: string; readonly filetype: string; readonly byteSize: number }

/** What one document may take along; more than a printer's server would take either. */
const mostBytes = 100 * 1024 * 1024

/**
 * Stored files with their bytes, to be bound into a document.
 * @param nameOf by which the document finds it
 * @throws ApiError 422 at a field for one that is gone, and where they are too large together
 */
export async function namedFiles<Row extends StoredFile>(
  rows: readonly Row[],
  store: FileStore,
  nameOf: (row: Row) => string,
  propertyPath: string,
): Promise<NamedFile[]> {
  if (rows.reduce((sum, { byteSize }) => sum + byteSize, 0) > mostBytes) {
    throw violated({ propertyPath, message: 'Die Dateien sind zusammen größer als 100 MB.' })
  }
  return Promise.all(rows.map(async (row) => ({ name: nameOf(row), bytes: await bytesOf(row, store, propertyPath) })))
}

async function bytesOf(
  { key, name, filetype }: StoredFile,
  store: FileStore,
  propertyPath: string,
): Promise<Uint8Array> {
  const stream = await store.get(key)
  if (stream === null) throw violated({ propertyPath, message: `„${name}.${filetype}“ ist nicht mehr abgelegt.` })
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
