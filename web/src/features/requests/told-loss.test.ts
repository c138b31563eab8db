import { expect, test } from 'vitest'
import { toldLoss } from './told-loss.ts'

test.each([
  [true, 'Die Anfrage an niemanden wird mit ihrem Optionstermin gelöscht.'],
  [
    false,
    'Die Anfrage an niemanden wird mit ihrem Optionstermin gelöscht. Mit ihr gehen auch Einkaufspreise, die du nicht siehst.',
  ],
])('CALC-05 who deletes a request with prices nobody shows them is told (sees them: %s)', (seesPurchase, told) => {
  expect(toldLoss({ provider: null, agency: null }, seesPurchase)).toBe(told)
})
