import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { StartFailure } from '../start-failure.ts'

/** A lock that the operating system lets go by itself when its process ends, however it ends. */
export interface FileLock {
  /** Replaces what others read about the holder. */
  describe(holder: Record<string, unknown>): void
  release(): void
}

// Linux has no lock flag for open(); there flock(1) locks the open file we hand to it, and we keep that file open.
// On the others the flag itself is enough: O_EXLOCK | O_NONBLOCK (macOS), UV_FS_O_EXLOCK (Windows).
const exclusiveFlags: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x20 | 0x4, win32: 0x10000000 }
const readWriteCreate = 0x2 | (process.platform === 'linux' ? 0x40 : process.platform === 'win32' ? 0x100 : 0x200)

/**
 * Locks a file for this process alone.
 * @returns null when somebody else holds it
 */
export function tryLock(path: string): FileLock | null {
  const file = openExclusive(path)
  if (file === null) return null
  const describe = (holder: Record<string, unknown>) => {
    ftruncateSync(file)
    writeSync(file, `${JSON.stringify(holder)}\n`, 0)
  }
  describe({ pid: process.pid })
  return { describe, release: () => closeSync(file) }
}

/** What the holder of a lock says about itself; empty when it says nothing. */
export function readHolder(path: string): Record<string, unknown> {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof holder === 'object' && holder !== null ? { ...holder } : {}
  } catch {
    return {} // between truncating and writing, or not readable: the description is a courtesy, the lock counts
  }
}

function openExclusive(path: string): number | null {
  let file: number
  try {
    file = openSync(path, readWriteCreate | (exclusiveFlags[process.platform] ?? 0), 0o600)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EAGAIN' || code === 'EBUSY') return null
    if (code === 'EROFS')
      throw new StartFailure(
        `Die Datei ${path} lässt sich nicht schreiben: Der Datenträger ist nur lesbar eingebunden.`,
      )
    if (code === 'EACCES' || code === 'EPERM')
      throw new StartFailure(`Die Datei ${path} lässt sich nicht schreiben: Der Datenordner gehört jemand anderem.`)
    throw error
  }
  if (process.platform !== 'linux') return file

  const { status, error } = spawnSync('flock', ['--nonblock', '--exclusive', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file],
  })
  if (status === 0) return file
  closeSync(file)
  if (error) throw new StartFailure('Das Programm „flock“ fehlt; es gehört zum Paket util-linux.')
  return null
}
