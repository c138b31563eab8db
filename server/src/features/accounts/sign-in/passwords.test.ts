import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('APP-02 a new password is hashed at the cost OWASP names, and the hash says so', async () => {
  const hash = await hashPassword('ein langer Satz')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword('ein langer Satz', hash)).toBe(true)
  expect(await verifyPassword('ein kurzer Satz', hash)).toBe(false)
})

test('APP-02 a hash of another cost is checked at the cost it was made with', async () => {
  const hash = await hashPassword('ein langer Satz', { N: 16, r: 8, p: 1 })
  expect(hash).toMatch(/^scrypt\$16\$8\$1\$/)
  expect(await verifyPassword('ein langer Satz', hash)).toBe(true)
})
