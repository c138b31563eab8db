import { expect, test } from 'vitest'
import type { RequestedKind } from '../service-kinds.ts'
import { movedWords } from './moved-choice.ts'

const at = (day: string, clock = '00:00') => `2027-${day}T${clock}:00`
const span = (startAt: string | null, endAt: string | null) => ({ startAt, endAt })
type Span = ReturnType<typeof span>

test.each<[string, RequestedKind, Span, Span, string[]]>([
  ['the same days', 'hotel', span(at('08-31'), at('09-02')), span(at('08-31'), at('09-02')), []],
  [
    'other days',
    'hotel',
    span(at('08-31'), at('09-02')),
    span(at('09-05'), at('09-07')),
    ['Fjord ist für 05.09.2027–07.09.2027 angefragt, die Leistung hat 31.08.2027–02.09.2027.'],
  ],
  ['another hour of arrival', 'hotel', span(at('08-31'), at('09-02')), span(at('08-31', '15:00'), at('09-02')), []],
  [
    'other hours',
    'ferry',
    span(at('09-05', '18:00'), at('09-06', '07:30')),
    span(at('09-05', '19:00'), at('09-06', '07:30')),
    ['Fjord ist für 05.09.2027, 19:00–07:30 Uhr angefragt, die Leistung hat 05.09.2027, 18:00–07:30 Uhr.'],
  ],
  [
    'another day without an end',
    'other',
    span(at('09-05', '18:00'), null),
    span(at('09-06', '18:00'), at('09-06', '19:00')),
    ['Fjord ist für 06.09.2027 angefragt, die Leistung hat 05.09.2027.'],
  ],
  ['an open time', 'train', span(null, null), span(at('09-06', '18:00'), null), []],
])('TRUE-02 OFFER-04 a chosen request for %s is told', (_what, kind, service, request, words) => {
  const choice = { name: 'Fjord', kind, service, request }
  expect(movedWords([{ ...choice, isConfirmed: false }])).toEqual(words)
  const confirmed = words.map((line) => line.replace('angefragt', 'bestätigt'))
  expect(movedWords([{ ...choice, isConfirmed: true }])).toEqual(confirmed)
})
