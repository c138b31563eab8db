import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { longFilesFirst } from './longest-first.ts'

const at = (path) => resolve(import.meta.dirname, '../..', path)

test('the long files come first in their order, the others stay in theirs', () => {
  const hostile = at('server/src/test/hostile/hostile-1.http.test.ts')
  const start = at('server/src/start-up/start-up.http.test.ts')
  expect([hostile, start].filter((path) => !existsSync(path))).toEqual([])
  expect(longFilesFirst(['/b.test.ts', start, '/a.test.ts', hostile], (path) => path)).toEqual([
    hostile,
    start,
    '/b.test.ts',
    '/a.test.ts',
  ])
})
