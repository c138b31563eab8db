import { expect, test } from 'vitest'
import type { Attachable } from './arranged-attachments.ts'
import { attachmentChecks } from './attachment-checks.ts'

const file: Attachable = {
  ...{ id: 1, name: 'Hausordnung', filetype: 'pdf', type: 'trip_detail', provider: 'Hotel Fjordblick' },
  ...{ fault: null, isIncluded: true, createdAt: '01.02.2027 09:00:00' },
}

test.each<[string, Partial<Attachable>, string[]]>([
  [
    'broken',
    { fault: 'broken' },
    ['Hotel Fjordblick: „Hausordnung.pdf“ ist beschädigt und lässt sich nicht einbinden.'],
  ],
  [
    'locked, of the trip itself',
    { fault: 'encrypted', provider: null },
    ['„Hausordnung.pdf“ ist mit Passwort geschützt und lässt sich nicht einbinden.'],
  ],
  ['whole', {}, []],
  ['no PDF', { fault: 'broken', filetype: 'jpg' }, []],
  ['of a service that is only possible', { fault: 'broken', isIncluded: false }, []],
  ['a voucher of the trip', { fault: 'broken', type: 'voucher', provider: null }, []],
])('DOC-05 a file that is %s, before travel documents are made', (_, also, messages) => {
  const checks = attachmentChecks([{ ...file, ...also }], 4)
  expect(checks.flatMap(({ isMet, message }) => (isMet ? [] : [message]))).toEqual(messages)
  expect(checks.every(({ isRequired }) => !isRequired)).toBe(true)
})
