import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartFailure } from '../../platform/start-failure.ts'

/** The one form of backups so far. A backup is a folder: this description, a file per table, the stored documents. */
export const format = 'reisewerk-backup-1'
export const manifestName = 'manifest.json'

const relativePath = z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\\]+$/)
const archiveFile = z.object({ path: relativePath, bytes: z.int(), sha256: z.string().length(64) })

const manifestSchema = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  /** Fingerprint of the secret that seals second factors; with another one they cannot be read. */
  seal: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(archiveFile.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  documents: z.array(archiveFile),
  /** Files the database names and nobody found. */
  missing: z.array(z.string()).default([]),
})

export type Manifest = z.output<typeof manifestSchema>
export type ArchiveFile = z.output<typeof archiveFile>

/**
 * Reads the description of a backup and compares every file with it, before anything else happens.
 * @throws StartFailure when it is no backup, not complete, or was changed
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause) => {
    throw new StartFailure(`In ${folder} liegt keine Sicherung (${manifestName} fehlt).`, { cause })
  })
  const manifest = manifestSchema.safeParse(parsed(text))
  if (!manifest.success) throw new StartFailure(`Die Sicherung in ${folder} ist beschädigt (${manifestName}).`)
  for (const file of [...manifest.data.tables, ...manifest.data.documents]) {
    const found = await describeFile(folder, file.path).catch(() => null)
    if (found?.sha256 !== file.sha256)
      throw new StartFailure(`Die Sicherung in ${folder} ist beschädigt: ${file.path} fehlt oder wurde verändert.`)
  }
  return manifest.data
}

export async function describeFile(folder: string, path: string): Promise<ArchiveFile> {
  const sum = createHash('sha256')
  const stream = createReadStream(join(folder, path))
  await pipeline(stream, sum)
  return { path, bytes: stream.bytesRead, sha256: sum.digest('hex') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // refused by the schema
  }
}
