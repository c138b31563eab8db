import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test('MOVE-02 a server nobody can sign in to yet says what to do first', () => {
  const told = greeting('http://localhost:8080', [], true)
  expect(told).toContain('npm run admin:create')
  expect(told).toContain('http://localhost:8080 öffnen')
  expect(greeting('http://localhost:8080', [], false)).not.toContain('admin:create')
})
