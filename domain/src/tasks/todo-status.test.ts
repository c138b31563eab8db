import { expect, test } from 'vitest'
import type { OrderStatus, RequestStatus } from '../accounts/options.ts'
import { checklistStatuses, doneDateFor, isActive, optionTodoName, shortTodoName } from './todo-status.ts'

test.each([
  ['done', '2027-05-14', '2027-05-13T22:00:00.000Z'],
  ['done', '2027-01-14', '2027-01-13T23:00:00.000Z'],
  ['open', '2027-05-14', undefined],
  ['waiting', '2027-05-14', undefined],
] as const)('TODO-02 a to-do set to %s on %s was done at %s', (status, today, expected) => {
  expect(doneDateFor(status, today)?.toISOString()).toBe(expected)
})

test('REQ-03 an option to-do names whom it waits for', () => {
  expect([optionTodoName('Color Line'), optionTodoName(null)]).toEqual(['Option Color Line', 'Option'])
})

// biome-ignore format: a table
const cases: [orderStatuses: string[], requestStatuses: string[], OrderStatus | null, RequestStatus | null, boolean][] = [
  // valid for trips in, for requests in,   trip,      request,    aktiv
  [[],                       [],            'booked',  'option',   true ],
  [['booked'],               [],            'booked',  null,       true ],
  [['booked'],               [],            'new',     null,       false],
  [['new', 'booked'],        [],            'new',     'declined', true ],
  [[],                       ['option'],    'booked',  'option',   true ],
  [[],                       ['option'],    'booked',  'declined', false],
  [['booked'],               ['option'],    'booked',  'declined', false],
  [['booked'],               ['option'],    'new',     'option',   false],
  // Without a trip or a request there is nothing to be valid for.
  [['booked'],               ['option'],    null,      null,       true ],
]
test.each(cases)('TODO-04 valid for %j and %j, trip %s, request %s: aktiv %s', (...row) => {
  const [orderStatuses, requestStatuses, order, request, expected] = row
  expect(isActive({ orderStatuses, requestStatuses }, order, request)).toBe(expected)
})

test.each([
  ['Bus bestellen', 'Bus bestellen'],
  ['Fünfzehn Zeich.', 'Fünfzehn Zeich.'],
  ['Sechzehn Zeichen', 'Sechzehn Zeiche…'],
])('TODO-02 the card calls %j %j', (name, expected) => {
  expect(shortTodoName(name)).toBe(expected)
})

test.each([
  ['new', ['new']],
  ['offer_sent', ['new', 'provisional_offer_sent', 'offer_sent']],
] as const)('CHECK-01 in status %s the checklist shows the items of %j', (status, expected) => {
  expect(checklistStatuses(status)).toEqual(expected)
  expect(checklistStatuses('cancelled')).toContain('on_tour')
})
