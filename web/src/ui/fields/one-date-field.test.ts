import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(src, path), 'utf8') }))
const pathsWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('EASE-09 every field for a day is the one that shows its weekday and has a calendar', () => {
  expect(pathsWith(/type="(date|datetime-local)"/)).toEqual([])
  expect(pathsWith(/from '@mantine\/dates'/)).toEqual(['ui/fields/day-picker.tsx'])
  // A cell of a sheet is typed like those beside it.
  expect(pathsWith(/\breadDate\(/).sort()).toEqual(['ui/fields/date-field.tsx', 'ui/sheet/cell-value.ts'])
})
