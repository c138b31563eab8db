import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Encrypts what is told of people in confidence before it goes into the database, and opens it again (decision 037). */
export type Seal = {
  /** @param place what the text is, 'passengers.allergies': what was moved elsewhere does not open */
  readonly close: (text: string, place: string) => string
  /** @returns null for what this key did not seal */
  readonly open: (sealed: string, place: string) => string | null
  /** What tells a text from another one; without the key nobody can try out which it was made of. */
  readonly mark: (text: string, place: string) => string
}

const prefix = 'v1.'
const ivLength = 12
const tagLength = 16

/** AES-256-GCM: whoever changes a byte makes it unreadable. @param key 32 bytes */
export function sealWith(key: Uint8Array): Seal {
  const markKey = createHmac('sha256', key).update('marks').digest()
  return {
    mark: (text, place) => createHmac('sha256', markKey).update(`${place}\n${text}`).digest('base64url').slice(0, 22),
    close(text, place) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, place) {
      if (!sealed.startsWith(prefix)) return null
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
      if (bytes.length < ivLength + tagLength) return null
      const tag = bytes.subarray(ivLength, ivLength + tagLength)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      try {
        return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        // Another key's, or not what was written.
        return null
      }
    },
  }
}
