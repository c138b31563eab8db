import { expect, test } from 'vitest'
import { messageIdsIn, orderNumbersIn } from './threads.ts'

test.each([
  ['<a@b.example>', ['<a@b.example>']],
  ['<a@b.example>\r\n\t<c@d.example> <a@b.example>', ['<a@b.example>', '<c@d.example>']],
  ['a@b.example "Käthe" <c@d.example', []],
  ['', []],
])('MAIL-04 the mails that %j names, the one answered first', (header, ids) => {
  expect(messageIdsIn(header)).toEqual(ids)
})

test.each([
  ['AW: 2600417 final menu', ['2600417']],
  ['Reise 2600417/2600418, noch einmal 2600417', ['2600417', '2600418']],
  ['RG-2600417', ['2600417']],
  ['Telefon 04131 26004171, A2600417', []],
  ['', []],
])('MAIL-04 numbers of trips in %j', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers)
})
