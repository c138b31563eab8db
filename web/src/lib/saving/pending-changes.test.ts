import { expect, test } from 'vitest'
import { createPendingChanges } from './pending-changes.ts'

const add = (word: string) => (words: string[]) => [...words.filter((one) => one !== word), word]

test('PLACE-09 APP-12 what is on its way lies over an answer until the server has said something', () => {
  const changes = createPendingChanges<string>()
  const arrived = changes.lay(12, 'a', add('Möglichkeit'))
  expect(changes.over(12, ['Oslo'])).toEqual(['Oslo', 'Möglichkeit'])
  expect(changes.over(13, ['Oslo'])).toEqual(['Oslo'])
  arrived()
  expect(changes.over(12, ['Oslo'])).toEqual(['Oslo'])
})

test('REQ-03 a later change of the same thing takes the earlier one’s place, whose answer takes nothing away', () => {
  const changes = createPendingChanges<string>()
  const first = changes.lay(12, 'status', add('angefragt'))
  changes.lay(12, 'other', add('Bergen'))
  changes.lay(12, 'status', add('bestätigt'))
  first()
  expect(changes.over(12, [])).toEqual(['Bergen', 'bestätigt'])
})
