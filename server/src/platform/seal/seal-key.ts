import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../file-store/write-atomically.ts'
import { StartFailure } from '../start-failure.ts'

const keyLength = 32

/**
 * The key by which personal data is encrypted: from the environment, or from a file in the data folder that is made when first
 * needed. It is never in the database, nor in its backups.
 * @param given `PERSONAL_DATA_KEY`, 64 hexadecimal digits
 * @throws StartFailure for a file that holds no key
 */
export async function sealKey(dataDir: string, given: string | undefined): Promise<Uint8Array> {
  if (given !== undefined) return Buffer.from(given, 'hex')
  const file = join(dataDir, 'personal-data.key')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept === null) {
    const key = randomBytes(keyLength)
    await writeAtomically(file, Buffer.from(`${key.toString('hex')}\n`), dataDir)
    return key
  }
  if (!/^[\da-f]{64}$/i.test(kept.trim()))
    throw new StartFailure(`${file} enthält keinen Schlüssel; er steht in der Sicherung des Datenordners.`)
  return Buffer.from(kept.trim(), 'hex')
}
