import { expect, test } from 'vitest'
import { doneDateFor, optionTodoName } from './todo-status.ts'

test.each([
  ['done', '2027-05-14', '2027-05-13T22:00:00.000Z'],
  ['done', '2027-01-14', '2027-01-13T23:00:00.000Z'],
  ['open', '2027-05-14', undefined],
  ['waiting', '2027-05-14', undefined],
] as const)('TODO-02 a to-do set to %s on %s was done at %s', (status, today, expected) => {
  expect(doneDateFor(status, today)?.toISOString()).toBe(expected)
})

test('REQ-03 an option to-do names whom it waits for', () => {
  expect([optionTodoName('Color Line'), optionTodoName(null)]).toEqual(['Option Color Line', 'Option'])
})
