import { expect, test } from 'vitest'
import { typedMailboxes } from './typed-mailboxes.ts'

const shown = (text: string) =>
  typedMailboxes(text).map(({ name, address }) => (name === '' ? address : [name, address]))

test.each<[string, (string | string[])[]]>([
  ['x@y.example', ['x@y.example']],
  ['x@y.example; z@y.example,', ['x@y.example', 'z@y.example']],
  ['x@y.example,z@y.example', ['x@y.example', 'z@y.example']],
  ['x@y.example\r\nz@y.example\n', ['x@y.example', 'z@y.example']],
  [
    'Müller, Käthe <kaethe@chor.example>; "Ole Berg" <ole@chor.example>',
    [
      ['Müller, Käthe', 'kaethe@chor.example'],
      ['Ole Berg', 'ole@chor.example'],
    ],
  ],
  [
    'Käthe <kaethe@chor.example>, Ole <ole@chor.example>',
    [
      ['Käthe', 'kaethe@chor.example'],
      ['Ole', 'ole@chor.example'],
    ],
  ],
  ['x@, y', ['x@', 'y']],
  [' ; , ', []],
])('MAIL-03 whoever is typed or pasted as %j is told apart', (text, found) => {
  expect(shown(text)).toEqual(found)
})
