import { describe, expect, test } from 'vitest'
import { notesForClient, notesOfInfos } from './client-notes.ts'
import {
  announcement,
  clientError,
  type Draft,
  emptyDraft,
  houseWithClient,
  newRange,
  plannedTrips,
  reasonNotToSave,
  saysTheSame,
  type TripRange,
} from './draft.ts'
import { errorAt, errorsElsewhere, errorsOf, withoutErrorAt } from './draft-errors.ts'
import { remembering, takenBack } from './groups/source-group.tsx'
import { orderBodyOf } from './order-body.ts'
import { emptySource, marginIn } from './source.ts'

const may = range('2027-05-14', '2027-05-23')
const later = range('2027-05-21', '2027-05-30')
const winter = range('2026-12-28', '2027-01-03')

function range(startAt: string | null, endAt: string | null): TripRange {
  return { ...newRange(), startAt, endAt }
}

function draft(patch: Partial<Draft>): Draft {
  return { ...emptyDraft(7, 1), ranges: [may], ...patch }
}

function bodyOf(patch: Partial<Draft>) {
  const filled = draft(patch)
  const [planned] = plannedTrips(filled.ranges)
  if (planned === undefined) throw new Error('no range')
  return orderBodyOf(filled, planned)
}

test('NEW-03 ranges become trips in the order of their start', () => {
  expect(plannedTrips([later, may, range('2027-06-01', null), winter])).toEqual([winter, may, later])
})

test('NEW-03 a range that ends before it begins becomes no trip', () => {
  expect(plannedTrips([may, range('2029-10-20', '2029-10-01')])).toEqual([may])
})

test.each([
  [{}, true],
  [{ ranges: [range('2027-05-14', '2027-05-23')] }, true],
  [{ ranges: [range('2027-05-14', '2027-05-24')] }, false],
  [{ ranges: [may, newRange()] }, false],
  [{ groupName: 'Kantorei' }, false],
  [{ tags: [] }, false],
])('APP-09 a new trip says the same with %o: %s', (patch, isSame) => {
  expect(saysTheSame(draft({}), draft(patch))).toBe(isSame)
})

test.each([
  [[], null],
  [[may], '1 Reise wird angelegt: 14.05.2027'],
  [[later, may], '2 Reisen werden angelegt: 14.05. und 21.05.2027'],
  [[later, may, winter], '3 Reisen werden angelegt: 28.12.2026, 14.05.2027 und 21.05.2027'],
])('NEW-03 the head says what will be created', (ranges, text) => {
  expect(announcement({ ranges, created: [] })).toBe(text)
})

test.each<[Partial<Draft>, string | null]>([
  [{}, null],
  [{ ranges: [newRange()] }, 'Bitte zuerst den Reisezeitraum angeben.'],
  [{ ranges: [newRange(), may] }, 'Bitte zuerst den Reisezeitraum angeben.'],
  [{ ranges: [may, newRange()] }, null],
  [{ ranges: [may, range('2027-06-01', null)] }, 'Ein Zeitraum ist noch unvollständig.'],
  [{ ranges: [may, range('2029-10-20', '2029-10-01')] }, 'Ein Zeitraum endet vor seinem Beginn.'],
  [{ ranges: [range('2029-01-01', '2030-01-02')] }, 'Eine Reise dauert höchstens 366 Tage.'],
  [{ organisation: null }, 'Bitte eine Organisation wählen.'],
  [{ rooms: ['0', '10', '1,5', '0'] }, 'Im Kontingent steht keine ganze Zahl von 0 bis 9999.'],
  [{ cabins: ['-2', '0', '0', '0'] }, 'Im Kontingent steht keine ganze Zahl von 0 bis 9999.'],
  [{ rooms: ['', '1.000', '9999', '0'] }, null],
  [{ clientOrganisation: '2' }, 'Dieser Kunde gehört zu einer anderen Organisation.'],
])('NEW-04 %o: %s', (patch, reason) => {
  expect(reasonNotToSave(draft(patch))).toBe(reason)
})

test.each([
  [{ clientOrganisation: null }, null],
  [{ clientOrganisation: '1' }, null],
  [{ clientOrganisation: '2', organisation: null }, null],
  [{ clientOrganisation: '2' }, 'Dieser Kunde gehört zu einer anderen Organisation.'],
])('NEW-04 a client of another house is told at its field: %o', (patch, error) => {
  expect(clientError(draft(patch))).toBe(error)
})

test('NEW-04 APP-04 a client brings its house along, and takes nobody to another one', () => {
  expect(houseWithClient(null, '2')).toBe('2')
  expect(houseWithClient('1', '2')).toBe('1')
})

test('NEW-01 an untouched form sends the defaults of 000 §9', () => {
  expect(bodyOf({})).toMatchObject({
    startAt: '14.05.2027 00:00:00',
    endAt: '23.05.2027 00:00:00',
    category: 'activity',
    orderCurrency: 'EUR',
    requestSource: 'unknown',
    traitTags: ['neu'],
    user: '/api/users/7',
    organisationFilter: '/api/organisations/1',
    orderContacts: [],
  })
})

test('NEW-09 rooms are standard, cabins inside, and outside cabins are sent as 0', () => {
  const { hotelContingent, ferryContingent } = bodyOf({ rooms: ['4', '18', '', '0'], cabins: ['0', '12', '0', '1'] })
  const entry = (persons: number, type: string, askedAmount: number) => ({ type: { persons, type }, askedAmount })
  expect(hotelContingent).toEqual([4, 18, 0, 0].map((amount, index) => entry(index + 1, 'standard', amount)))
  expect(ferryContingent).toEqual([
    ...[0, 12, 0, 1].map((amount, index) => entry(index + 1, 'inside', amount)),
    ...[0, 0, 0, 0].map((amount, index) => entry(index + 1, 'outside', amount)),
  ])
})

test.each([
  // chosen, shown before, shown then
  ['CHF', 215, null],
  ['CHF', 180, 180],
  ['CHF', null, null],
  ['EUR', null, 215],
  ['EUR', 180, 180],
] as const)('NEW-05 a copied margin of 215 euros in %s: %s becomes %s', (currency, shown, then) => {
  const margin = { currency: 'EUR', rentability: 215 }
  const takenOver = { rooms: [], cabins: [], driver: {}, guide: {}, others: { rooms: [], cabins: [] }, margin }
  expect(marginIn(currency, { takenOver }, shown)).toBe(then)
  expect(marginIn(currency, { takenOver: null }, shown)).toBe(shown)
})

test('NEW-10 only who is added is sent, with room and cabin', () => {
  const guide = { isAdded: true, contact: '12', room: '1', cabin: '2' }
  expect(bodyOf({ guide }).orderContacts).toEqual([
    {
      role: '1_tour_guide',
      contact: '/api/contacts/12',
      roomType: { type: 'standard', persons: 1 },
      cabinType: { type: 'inside', persons: 2 },
    },
  ])
})

test('NEW-01 the main destination is one of the destinations, once', () => {
  expect(bodyOf({ mainDestination: '3', destinations: ['5', '3'] }).trip).toMatchObject({
    mainDestination: '/api/destinations/3',
    destinations: ['/api/destinations/3', '/api/destinations/5'],
  })
})

describe('NEW-07 violations', () => {
  const filled = draft({ guide: { isAdded: true, contact: '12', room: '1', cabin: '1' } })
  const errors = errorsOf(
    [
      { propertyPath: 'groupName', message: 'Höchstens 160 Zeichen' },
      { propertyPath: 'orderContacts[0].contact', message: 'Kontakt wurde nicht gefunden.' },
      { propertyPath: 'endAt', message: 'Zu lang' },
      { propertyPath: 'somewhere', message: 'Anderswo' },
    ],
    may.key,
  )

  test('NEW-07 stand at their fields, dates at the range whose turn it was, the rest in the head', () => {
    expect(errorAt(filled, errors, 'groupName')).toBe('Höchstens 160 Zeichen')
    expect(errorAt(filled, errors, 'guide')).toBe('Kontakt wurde nicht gefunden.')
    expect(errorAt(filled, errors, 'driver')).toBeUndefined()
    expect(errors.range).toEqual({ key: may.key, message: 'Zu lang' })
    expect(errorsElsewhere(filled, errors)).toEqual(['Anderswo'])
  })

  test('NEW-07 one is cleared without the others', () => {
    const left = withoutErrorAt(filled, errors, ['groupName'])
    expect(errorAt(filled, left, 'groupName')).toBeUndefined()
    expect(errorAt(filled, left, 'guide')).toBe('Kontakt wurde nicht gefunden.')
  })
})

describe('NEW-08 notes', () => {
  const infos = notesOfInfos([{ title: 'Zahlung', content: 'Anzahlung 20 %\nRest später' }])
  const typed = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Getippt' }] }] }

  test('NEW-08 hold each info with its title in bold', () => {
    expect(infos?.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Zahlung', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'Anzahlung 20 %' },
          { type: 'hardBreak' },
          { type: 'text', text: 'Rest später' },
        ],
      },
    ])
  })

  test('NEW-08 of the next client replace what was prefilled, never what was typed', () => {
    expect(notesForClient(null, null, infos)).toEqual(infos)
    expect(notesForClient(infos, infos, null)).toBeNull()
    expect(notesForClient(typed, infos, infos)?.content).toEqual([...typed.content, ...(infos?.content ?? [])])
  })

  const paragraph = (...lines: string[]) => ({
    type: 'paragraph',
    content: lines.flatMap((text, index) => [...(index > 0 ? [{ type: 'hardBreak' }] : []), { type: 'text', text }]),
  })
  const doc = (...content: ReturnType<typeof paragraph>[]) => ({ type: 'doc' as const, content })
  const first = doc(paragraph('Zahlung', 'Anzahlung 20 %'), paragraph('Bus', 'Nur Euro 6'))
  const second = doc(paragraph('Rechnung', 'Per Post'))
  const [payment, bus] = first.content

  test.each([
    ['nothing typed', first, second],
    ['typed above', doc(paragraph('Getippt'), ...first.content), doc(paragraph('Getippt'), ...second.content)],
    ['typed below', doc(...first.content, paragraph('Getippt')), doc(...second.content, paragraph('Getippt'))],
    [
      'typed between',
      doc(payment as never, paragraph('Getippt'), bus as never),
      doc(...second.content, paragraph('Getippt')),
    ],
    [
      'typed on behind an info',
      doc(payment as never, paragraph('Bus', 'Nur Euro 6', 'Getippt')),
      doc(...second.content, paragraph('Getippt')),
    ],
    [
      'an info rewritten',
      doc(payment as never, paragraph('Bus', 'Nur Euro 5')),
      doc(...second.content, paragraph('Bus', 'Nur Euro 5')),
    ],
  ])('NEW-08 of the last client go, with %s', (_, notes, expected) => {
    expect(notesForClient(notes, first, second)).toEqual(expected)
  })

  test('NEW-08 typed notes stay alone when there is no client any more', () => {
    const typedBelow = doc(...first.content, paragraph('Getippt'))
    expect(notesForClient(typedBelow, first, null)).toEqual(doc(paragraph('Getippt')))
    expect(notesForClient(first, first, null)).toBeNull()
  })
})

describe('NEW-02 another mode', () => {
  const before = draft({ tripName: '', category: 'activity', source: emptySource('concept') })
  const fill = { source: emptySource('concept'), tripName: 'Norwegen singt', category: 'choir' }
  const filled = { ...before, ...remembering(before, fill) }

  test('NEW-02 takes back what the source had filled in', () => {
    expect(takenBack(before)).toEqual({})
    expect(takenBack(filled)).toEqual({ tripName: '', category: 'activity' })
  })

  test('NEW-02 leaves what the user has changed since', () => {
    expect(takenBack({ ...filled, tripName: 'Norwegen singt wieder' })).toEqual({ category: 'activity' })
  })

  test('NEW-02 gives a client back with its complexity, or not at all', () => {
    const client = { value: '3', label: 'Kantorei' }
    const copied = { ...before, ...remembering(before, { client, clientComplexity: 4, storedComplexity: 4 }) }
    const none = { client: null, clientComplexity: null, storedComplexity: null }
    expect(takenBack({ ...copied, clientComplexity: 7 })).toEqual(none)
    expect(takenBack({ ...copied, client: { value: '5', label: 'Chor' } })).toEqual({})
  })
})
