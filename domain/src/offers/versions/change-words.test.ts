import { expect, test } from 'vitest'
import { instead } from './change-words.ts'

test.each([
  ['3 Sterne', '4 Sterne', '3 statt 4 Sterne'],
  ['bis 12.03.', 'bis 01.03.', 'bis 12.03. statt 01.03.'],
  ['1 Nacht', '2 Nächte', '1 Nacht statt 2 Nächte'],
  ['neu hier', 'neu', 'neu hier statt neu'],
  ['a b', 'b', 'a b statt b'],
  ['gleich', 'gleich', 'gleich statt gleich'],
  ['Bus', '', 'Bus neu'],
  ['', 'Bus', 'Bus entfällt'],
])('OFFER-11 %j in place of %j: what both have in common stands once', (after, before, words) => {
  expect(instead(after, before)).toBe(words)
})
