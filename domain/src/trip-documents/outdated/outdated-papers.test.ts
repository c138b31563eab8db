import { describe, expect, test } from 'vitest'
import type { RequestStatus } from '../../accounts/options.ts'
import type { DocumentType } from '../../files/document.contract.ts'
import type { LoggedRow } from './net-changes.ts'
import { changesSince, lastSent, type MadePaper } from './outdated-papers.ts'
import type { ContingentRow } from './printed-numbers.ts'
import { watchedPapers } from './read-by-papers.ts'

const made = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-22T09:00:00Z')
const paper = (type: DocumentType, more: Partial<MadePaper> = {}): MadePaper => {
  return { id: 1, type, createdAt: made, sentAt: null, request: null, ...more }
}
const update = (table: string, row: number, before: object, after: object, at = later): LoggedRow => {
  return { table, row, operation: 'update', before: { ...before }, after: { ...after }, at }
}
const came = (table: string, row: number, after: object): LoggedRow => {
  return { table, row, operation: 'insert', before: null, after: { ...after }, at: later }
}
const held = (service: number, partner: string, todo: number) => {
  return {
    service,
    partner,
    todo,
    ...{ asked_amount: 30, reserved_amount: 0, whole_group: null, cabins: partner === 'Nordlinie' ? [71] : [] },
    status: 'option' as RequestStatus,
    option: { dueDate: '2026-12-10', status: 'open' as const },
  }
}
const room = (id: number, asked_amount: number, reserved_amount: number): ContingentRow => {
  return { table: 'order_hotel_rooms', id, persons: 2, type: 'standard', asked_amount, reserved_amount }
}
const trip = {
  startAt: '2027-05-21',
  endAt: '2027-05-24',
  today: '2026-11-23',
  services: new Map([
    [10, { kind: 'hotel' as const, dayNumber: 2, chosen: 101 }],
    [11, { kind: 'ferry' as const, dayNumber: 3, chosen: 103 }],
  ]),
  guests: 30,
  contingent: [room(7, 22, 0)],
  requests: new Map([
    [101, held(10, 'Hotel Bergen', 51)],
    [102, held(10, 'Grand Hotel', 52)],
    [103, held(11, 'Nordlinie', 53)],
  ]),
}
const told = (type: DocumentType, log: readonly LoggedRow[], more?: Partial<MadePaper>) =>
  changesSince(paper(type, more), log, tripAfter(log)).map(({ words }) => words)

/** Its requests have the status they were given last. */
function tripAfter(log: readonly LoggedRow[]): typeof trip {
  const given = log.flatMap(({ table, row, after }) =>
    table === 'requests' && after?.status !== undefined ? [[row, after.status as RequestStatus] as const] : [],
  )
  const requests = new Map(
    [...trip.requests].map(([id, facts]) => [id, { ...facts, status: new Map(given).get(id) ?? facts.status }]),
  )
  return { ...trip, requests }
}

const otherHouse = update('placeholders', 10, { selected_request_id: 102 }, { selected_request_id: 101 })
const declined = update('requests', 103, { status: 'option' }, { status: 'declined' })
const moved = [
  update(
    'orders',
    1,
    { start_at: '2027-05-14', end_at: '2027-05-17' },
    { start_at: '2027-05-21', end_at: '2027-05-24' },
  ),
  update('days', 5, { date: '2027-05-14' }, { date: '2027-05-21' }),
  update('requests', 103, { start_at: '2027-05-14T20:00:00' }, { start_at: '2027-05-21T20:00:00' }),
]
const more = update('order_hotel_rooms', 7, { asked_amount: 15 }, { asked_amount: 22 })

test('TRUE-04 every paper of a trip that was cancelled since says so first, and one made before it takes place after all', () => {
  const status = (before: string, after: string) =>
    update('orders', 1, { current_status: before }, { current_status: after })
  for (const type of watchedPapers)
    expect(told(type, [status('booked', 'cancelled'), ...moved])[0], type).toBe('Reise storniert')
  expect(told('voucher', [status('cancelled', 'booked')])).toEqual(['Reise findet doch statt'])
  expect(told('voucher', [status('booked', 'documents_sent')])).toEqual([])
})

describe('TRUE-04 what a paper no longer knows', () => {
  test.each<[DocumentType, LoggedRow[], string[]]>([
    ['voucher', [otherHouse], ['Tag 2: Hotel Bergen statt Grand Hotel']],
    ['voucher', [declined], ['Tag 3: Nordlinie abgesagt']],
    ['voucher', moved, ['Reise 21.05.2027 bis 24.05.2027 statt 14.05.2027 bis 17.05.2027']],
    ['voucher', [more], ['Zimmer geändert']],
    ['route', [more], []],
    ['route', [update('requests', 102, { status: 'option' }, { status: 'declined' })], []],
    ['route', [update('requests', 101, { status: 'option' }, { status: 'confirmed' })], []],
    [
      'voucher',
      [update('requests', 103, { start_at: '2027-05-21T19:00:00' }, { start_at: '2027-05-21T20:00:00' })],
      ['Tag 3: Nordlinie andere Zeiten'],
    ],
    [
      'room_list',
      [update('passengers', 9, { last_name: 'Albers' }, { last_name: 'Alberts' })],
      ['Gäste oder Zimmer der Liste geändert'],
    ],
    [
      'voucher',
      [update('hotel_requests', 101, { board: 'half' }, { board: 'full' })],
      ['Tag 2: Hotel Bergen andere Verpflegung'],
    ],
    ['voucher', [update('hotel_requests', 102, { board: 'half' }, { board: 'full' })], []],
    [
      'voucher',
      [update('requests', 103, { option_nr: '' }, { option_nr: 'NL-7' })],
      ['Tag 3: Nordlinie andere Buchungsnummer'],
    ],
    [
      'voucher',
      [update('ferry_requests', 103, { ship_name: '' }, { ship_name: 'Aurora' })],
      ['Tag 3: Nordlinie andere Angaben zur Buchung'],
    ],
    [
      'voucher',
      [update('request_cabins', 71, { asked_amount: 15 }, { asked_amount: 16 })],
      ['Tag 3: Nordlinie andere Kabinen oder Plätze'],
    ],
    ['voucher', [came('request_cabins', 72, { request_id: 103, asked_amount: 0 })], []],
    [
      'voucher',
      [came('request_cabins', 72, { request_id: 103, asked_amount: 1 })],
      ['Tag 3: Nordlinie andere Kabinen oder Plätze'],
    ],
    [
      'voucher',
      [update('placeholders', 11, { driver_not_participating: false }, { driver_not_participating: true })],
      ['Tag 3: Fähre mit oder ohne Fahrer'],
    ],
    ['voucher', [came('order_contacts', 5, { role: '3_bus_driver' })], ['Fahrer, Reiseleitung oder Bus geändert']],
    ['voucher', [came('order_contacts', 5, { role: '0_client' })], []],
    ['voucher', [came('hotel_requests', 104, { board: 'half' })], []],
    ['feedback', [otherHouse], []],
    ['invoice', moved, ['Reise 21.05.2027 bis 24.05.2027 statt 14.05.2027 bis 17.05.2027']],
  ])('%s', (type, log, words) => {
    expect(told(type, log)).toEqual(words)
  })

  test('is nothing that was changed and changed back, came and went, or was so before', () => {
    const back = update('placeholders', 10, { selected_request_id: 101 }, { selected_request_id: 102 })
    const row = (operation: string): LoggedRow => {
      const values = { id: 12, kind: 'ferry' }
      return {
        table: 'placeholders',
        row: 12,
        operation,
        before: operation === 'delete' ? values : null,
        after: values,
        at: later,
      }
    }
    expect(told('voucher', [otherHouse, back])).toEqual([])
    expect(told('voucher', [row('insert'), row('delete')])).toEqual([])
    expect(told('voucher', [{ ...otherHouse, at: made }])).toEqual([])
    expect(told('voucher', [row('delete')])).toEqual(['Fähre entfällt'])
  })

  test('is of a list for one house only what that house is told', () => {
    expect(told('room_list', [otherHouse, declined], { request: 103 })).toEqual(['Tag 3: Nordlinie abgesagt'])
  })
})

describe('TRUE-01 TRUE-04 an option that has run out is lost like one that was declined', () => {
  const onDay = (today: string, createdAt = made) =>
    changesSince({ ...paper('voucher'), createdAt }, [], { ...trip, today }).map(({ words }) => words)
  const shortened = update('todos', 53, { due_date: '2026-12-10' }, { due_date: '2026-11-20' })
  const until = (dueDate: string, log: readonly LoggedRow[], more: Partial<typeof trip> = {}) => {
    const requests = new Map(trip.requests)
    requests.set(103, { ...held(11, 'Nordlinie', 53), option: { dueDate, status: 'open' } })
    return changesSince(paper('detailed_route'), log, { ...trip, requests, ...more })
  }

  test('by the mere passing of its day, for papers that were made until then', () => {
    expect(onDay('2026-12-10')).toEqual([])
    const lost = ['Tag 2: Option von Hotel Bergen abgelaufen', 'Tag 3: Option von Nordlinie abgelaufen']
    expect(onDay('2026-12-11')).toEqual(lost)
    expect(onDay('2026-12-12', new Date('2026-12-11T09:00:00Z'))).toEqual([])
  })

  test('when its day is moved before today, which the log knows', () => {
    expect(until('2026-11-20', [shortened])).toEqual([{ words: 'Tag 3: Option von Nordlinie abgelaufen', at: later }])
    expect(until('2026-12-10', [update('todos', 53, { due_date: '2026-11-20' }, { due_date: '2026-12-10' })])).toEqual([
      { words: 'Tag 3: Nordlinie wieder dabei', at: later },
    ])
  })

  test('and whoever takes its place and is lost as well is not told as its successor', () => {
    const other = update('placeholders', 11, { selected_request_id: 101 }, { selected_request_id: 103 })
    expect(until('2026-11-20', [shortened, other]).map(({ words }) => words)).toEqual(['Tag 3: Hotel Bergen entfällt'])
  })
})

test('TRUE-04 a reader goes by what was sent last of its kind, and of each house', () => {
  const sent = (id: number, type: DocumentType, day: string | null, request: number | null = null) =>
    paper(type, { id, request, sentAt: day === null ? null : new Date(`2026-11-${day}T09:00:00Z`) })
  const papers = [
    ...[sent(1, 'offer', '01'), sent(2, 'offer', '03'), sent(3, 'offer', null)],
    ...[sent(4, 'room_list', '02', 101), sent(5, 'room_list', '02', 102)],
  ]
  expect([...lastSent(papers)].toSorted()).toEqual([2, 4, 5])
})
