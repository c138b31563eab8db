import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileLock, readHolder, tryLock } from '../platform/embedded-postgres/file-lock.ts'
import { StartFailure } from '../platform/start-failure.ts'

const lockFile = (dataDir: string) => join(dataDir, 'reisewerk.lock')

/**
 * Takes the data folder for this process.
 * @throws StartFailure when another Reisewerk works in it, naming its address
 */
export async function lockDataDir(dataDir: string): Promise<FileLock> {
  const lock = await tryLockDataDir(dataDir)
  if (lock) return lock
  const { pid, address } = readHolder(lockFile(dataDir))
  const details = [address, pid && `Prozess ${pid}`].filter(Boolean).join(', ')
  throw new StartFailure(
    `Reisewerk läuft mit dem Datenordner ${dataDir} schon${details && ` (${details})`}; es läuft ungestört weiter.`,
  )
}

/** @returns null when a Reisewerk works in the folder */
export async function tryLockDataDir(dataDir: string): Promise<FileLock | null> {
  try {
    // Under root the database runs under another account, which must be able to walk through.
    await makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  } catch (cause) {
    throw new StartFailure(`Der Datenordner ${dataDir} lässt sich nicht anlegen (DATA_DIR).`, { cause })
  }
  return tryLock(lockFile(dataDir))
}

/** Folder by folder: below /proc, where nothing can be made, mkdir's own recursion never ends. */
async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    const parent = dirname(path)
    if (code !== 'ENOENT' || parent === path || existsSync(parent)) throw error
    await makeFolder(parent, mode)
    await mkdir(path, { mode })
  }
}
