import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { writeAtomically } from './write-atomically.ts'

/** A write that is interrupted leaves its draft; after this time surely nobody writes it any more. */
const draftLifeMs = 3_600_000

/** Where a file lies below the folder: 256 folders, for some file systems get slow with many files in one. */
export function pathOfFile(key: string): string {
  return join(checkFileKey(key).slice(0, 2), key)
}

/**
 * @param folder created when missing; several processes may share it
 * @param isHeld whether nothing may be removed just now; a sweep does it later
 */
export async function openLocalFiles(
  folder: string,
  isHeld: () => Promise<boolean> = async () => false,
): Promise<FileStore> {
  const drafts = join(folder, 'drafts')
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  await removeOldDrafts(drafts)
  const pathOf = (key: string) => join(folder, pathOfFile(key))

  return {
    kind: 'local',
    async put(key, bytes) {
      await writeAtomically(pathOf(key), bytes, drafts)
    },
    async get(key) {
      try {
        const file = await open(pathOf(key), 'r')
        return file.createReadStream()
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(key) {
      const path = pathOf(key)
      if (!(await isHeld())) await rm(path, { force: true })
    },
  }
}

async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name)
    const modified = await stat(path).then(
      (found) => found.mtimeMs,
      () => Date.now(), // finished by another process meanwhile
    )
    if (Date.now() - modified > draftLifeMs) await rm(path, { force: true })
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
