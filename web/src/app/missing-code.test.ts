import { expect, test } from 'vitest'
import { CodeMissing, fetched, isCodeMissing } from './missing-code.ts'

test.each([
  'Failed to fetch dynamically imported module: http://127.0.0.1:8080/assets/master-list-page-1.js',
  'error loading dynamically imported module: http://127.0.0.1:8080/assets/master-list-page-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for http://127.0.0.1:8080/assets/table-1.css',
])('APP-08 a part of the program that did not arrive is told as such: %s', async (words) => {
  const failure = new TypeError(words)
  expect(isCodeMissing(failure)).toBe(true)
  const found = await fetched(() => Promise.reject(failure))().catch((error: unknown) => error)
  expect(found).toBeInstanceOf(CodeMissing)
  expect(isCodeMissing(found)).toBe(true)
  // The router takes these words for a reason to load the page anew at once.
  expect(String(found)).not.toMatch(/import|fetch|preload/i)
})

test('APP-08 a mistake in the program stays one', async () => {
  const mistake = new TypeError('days is undefined')
  expect(isCodeMissing(mistake)).toBe(false)
  await expect(fetched(() => Promise.reject(mistake))()).rejects.toBe(mistake)
})
