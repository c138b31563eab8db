import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { mergedWords } from './merge.ts'

test('APP-14 a form sends what was changed in it and nothing else', () => {
  const opened = { firstName: 'Helga', email: null, tags: ['neu'] }
  expect(changedFields(opened, { ...opened })).toEqual({})
  expect(changedFields(opened, { ...opened, firstName: 'Heike', tags: ['neu'] })).toEqual({ firstName: 'Heike' })
  expect(changedFields(opened, { ...opened, tags: [] })).toEqual({ tags: [] })
})

test.each([
  ['nobody else', ['neu'], ['neu', 'Chor'], ['neu'], ['neu', 'Chor']],
  ['a colleague who adds one', ['neu'], ['neu', 'Chor'], ['neu', 'Anna'], ['neu', 'Anna', 'Chor']],
  ['a colleague who adds the same', ['neu'], ['neu', 'Chor'], ['neu', 'Chor'], ['neu', 'Chor']],
  ['a colleague who takes one away', ['neu', 'alt'], ['neu', 'alt', 'Chor'], ['neu'], ['neu', 'Chor']],
  ['a colleague, while one takes one away', ['neu', 'alt'], ['neu'], ['neu', 'alt', 'Anna'], ['neu', 'Anna']],
])('BULK-03 APP-14 tags changed beside %s', (_, opened, mine, theirs, expected) => {
  expect(mergedWords(opened, mine, theirs)).toEqual(expected)
})
