import { expect, test } from 'vitest'
import { answerByRefusal } from './answer-by.ts'

test.each([
  ['2026-11-20', 'Dieser Tag ist schon vorbei.'],
  ['2026-11-21', undefined],
  ['2027-01-01', undefined],
  [null, undefined],
])('REQ-05 on 21.11.2026 an answer is asked for by %s', (answerBy, message) => {
  expect(answerByRefusal(answerBy, '2026-11-21')?.message).toBe(message)
})
