import { expect, test } from 'vitest'
import { type ActedPaper, cancelledWords } from './cancelled-trip.ts'

test.each<[boolean, ActedPaper | undefined, string[]]>([
  [false, 'voucher', []],
  [false, 'trip', []],
  // Its calculation and the charge for the cancellation are made as ever.
  [true, undefined, []],
  [true, 'voucher', ['Die Reise ist storniert, die Voucher bitten trotzdem um Leistungen und Rechnung.']],
  [true, 'trip', ['Die Reise ist storniert, die Unterlagen kündigen sie trotzdem an.']],
])('TRUE-06 DOC-10 cancelled %s, before %s: %j', (isCancelled, paper, words) => {
  expect(cancelledWords(isCancelled, paper)).toEqual(words)
})
