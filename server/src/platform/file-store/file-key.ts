import { randomBytes } from 'node:crypto'

/** A key nobody can guess and that says nothing about the file. */
export function newFileKey(): string {
  return randomBytes(16).toString('hex')
}

/** A key from elsewhere could name a path. @throws TypeError when it is not one of `newFileKey` */
export function checkFileKey(key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new TypeError('This is no key of a file')
  return key
}
