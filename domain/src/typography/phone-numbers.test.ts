import { expect, test } from 'vitest'
import { dialled, internationalPhone } from './phone-numbers.ts'

test.each([
  // typed,                     printed,                  dialled
  ['0171 3920017', '+49 171 3920017', 'tel:+491713920017'],
  ['040 66969-199', '+49 40 66969-199', 'tel:+494066969199'],
  ['(040) 66969-199', '+49 40 66969-199', 'tel:+494066969199'],
  ['040/66969-199', '+49 40 66969-199', 'tel:+494066969199'],
  ['+49 (0)40 66969-199', '+49 40 66969-199', 'tel:+494066969199'],
  ['+49 040 66969-199', '+49 40 66969-199', 'tel:+494066969199'],
  ['0049 40 66969199', '+49 40 66969199', 'tel:+494066969199'],
  ['+49 40 66969-199', '+49 40 66969-199', 'tel:+494066969199'],
  // Another country keeps its own; an Italian zero belongs to the number.
  ['+47 22 55 50 17', '+47 22 55 50 17', 'tel:+4722555017'],
  ['+39 0471 123456', '+39 0471 123456', 'tel:+390471123456'],
  // Nothing stands before it at home either.
  ['112', '112', 'tel:112'],
  ['', '', ''],
  ['nach Absprache', 'nach Absprache', ''],
])('ROOM-06 DOC-03 EASE-08 %s is dialled from anywhere', (typed, printed, called) => {
  expect(internationalPhone(typed)).toBe(printed)
  expect(dialled(typed)).toBe(called)
})
