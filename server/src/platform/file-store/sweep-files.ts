import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOfFile } from './local-files.ts'

/** Bytes are written before their row: a file younger than this may still get one. */
const safeAgeMs = 24 * 3_600_000

/**
 * Removes files to which nothing points: those of failed transactions, and those whose row went while a backup ran.
 * @param known the keys something names; asked once the files are listed, so that a new file is never taken for a lost one
 * @returns how many were removed
 */
export async function sweepFiles(folder: string, known: () => Promise<ReadonlyMap<string, string>>): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const keys = found.filter((entry) => entry.isFile() && /^[0-9a-f]{32}$/.test(entry.name)).map(({ name }) => name)
  const named = await known()
  let removed = 0
  for (const key of keys.filter((one) => !named.has(one))) {
    const path = join(folder, pathOfFile(key))
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - modified < safeAgeMs) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
