import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file that is there as a whole or not at all, also after a loss of power: a draft is forced to the disk,
 * then takes the name, then the folder is forced to the disk.
 * @param drafts a folder on the same file system
 */
export async function writeAtomically(path: string, bytes: Uint8Array, drafts: string): Promise<void> {
  const draft = join(drafts, `${basename(path)}-${randomUUID()}`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    if ((await mkdir(dirname(path), { recursive: true, mode: 0o700 })) !== undefined) await sync(dirname(dirname(path)))
    await rename(draft, path)
    await sync(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Windows cannot open folders and keeps its names safe by itself. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
