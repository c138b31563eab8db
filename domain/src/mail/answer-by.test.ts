import { expect, test } from 'vitest'
import { answerByRefusal, replacedDeadline, usualAnswerBy } from './answer-by.ts'

test.each([
  ['2026-11-20', 'Dieser Tag ist schon vorbei.'],
  ['2026-11-21', undefined],
  ['2027-01-01', undefined],
  [null, undefined],
])('REQ-05 on 21.11.2026 an answer is asked for by %s', (answerBy, message) => {
  expect(answerByRefusal(answerBy, '2026-11-21')?.message).toBe(message)
})

test.each([
  [null, '2026-12-05'],
  ['2026-12-26', '2026-12-26'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-20', '2026-12-05'],
])('REQ-05 with an option until %s an answer is asked for by %s', (option, answerBy) => {
  expect(usualAnswerBy(option, '2026-11-21', null)).toBe(answerBy)
  expect(usualAnswerBy(option, '2026-11-21', '2027-05-14')).toBe(answerBy)
})

test.each([
  // begins, option, answer
  ['2026-12-01', null, '2026-11-26'],
  ['2026-11-22', null, '2026-11-21'],
  ['2026-11-20', null, '2026-11-21'],
  ['2026-12-01', '2026-12-05', '2026-11-26'],
  ['2026-12-06', '2026-12-05', '2026-12-05'],
])(
  'TRUE-03 REQ-05 what begins on %s with an option until %s is asked for an answer by %s, never after it began',
  (begins, option, answerBy) => {
    expect(usualAnswerBy(option, '2026-11-21', begins)).toBe(answerBy)
  },
)

test.each([
  [null, '2026-12-05', null],
  ['2026-12-26', '2026-12-26', null],
  ['2026-12-26', '2026-12-05', 'Ersetzt die Optionsfrist 26.12.2026.'],
  ['2026-12-26', null, 'Die Optionsfrist bleibt der 26.12.2026.'],
])('REQ-05 REQ-08 an option until %s and an answer by %s: the form says %s', (option, answerBy, words) => {
  expect(replacedDeadline(option, answerBy)).toBe(words)
})
