import { describe, expect, test } from 'vitest'
import { germanDate } from '../../calendar-date.ts'
import { germanOfferWords } from '../offer-words-german.ts'
import { categoriesOf, tabOf } from './condition-tabs.ts'
import {
  datedBy,
  deadlineLabel,
  deadlineOf,
  isLastStep,
  misplaced,
  retyped,
  type Step,
  settledDeadline,
} from './deadlines.ts'
import { byFit } from './fitting-sets.ts'
import { germanDeadlines } from './german-deadlines.ts'

const trip = { startAt: '2027-05-14', endAt: '2027-05-23' }
const blank: Step = {
  category: 'Stornokosten',
  subcategory: '',
  type: 'text',
  days: null,
  afterDays: null,
  deadlineDate: null,
  deadlineText: '',
  isVisible: true,
}
const days = (count: number | null): Step => ({ ...blank, type: 'days', days: count })
const after = (count: number | null): Step => ({ ...blank, type: 'afterDays', afterDays: count })
const dated = (deadlineDate: string | null): Step => ({ ...blank, type: 'date', deadlineDate })
const told = (deadlineText: string): Step => ({ ...blank, deadlineText })

const words = germanDeadlines((count) => `${count} Tage`)
const label = (condition: Step, all: readonly Step[] = [condition, days(0)]) =>
  deadlineLabel(condition, all, words, germanDate)

describe('OFFER-03 the arithmetic of deadlines (002 §5)', () => {
  test.each([
    [days(90), '2027-02-13'],
    [days(0), '2027-05-14'],
    [days(null), null],
    [after(14), '2027-06-06'],
    [after(0), '2027-05-23'],
    [dated('2026-12-01'), '2026-12-01'],
    [dated(null), null],
    [{ ...told('14 Tage nach Buchung'), days: 90, deadlineDate: '2026-12-01' }, null],
    // What other types left behind does not count.
    [{ ...days(30), deadlineDate: '2026-12-01', afterDays: 3 }, '2027-04-14'],
  ])('%j is due on %s', (condition, due) => {
    expect(deadlineOf(condition, trip)).toBe(due)
  })

  test('deadlines move with the dates of the trip, a fixed day does not', () => {
    const later = { startAt: '2028-03-01', endAt: '2028-03-05' }
    const due = [days(1), after(1), dated('2026-12-01')].map((condition) => deadlineOf(condition, later))
    expect(due).toEqual(['2028-02-29', '2028-03-06', '2026-12-01'])
  })

  test.each([
    ['2027-02-13', 90, null],
    ['2027-05-14', 0, null],
    ['2027-05-18', null, null],
    ['2027-05-23', null, 0],
    ['2027-06-06', null, 14],
    ['2020-01-01', null, null],
  ])('choosing %s sets the days before (%s) and after (%s)', (date, before, behind) => {
    expect(datedBy(date, trip)).toEqual({ deadlineDate: date, days: before, afterDays: behind })
  })

  test.each([
    [days(90), 'date', { type: 'date', deadlineDate: '2027-02-13' }],
    [dated('2027-02-13'), 'days', { type: 'days', days: 90 }],
    [dated('2027-06-06'), 'afterDays', { type: 'afterDays', afterDays: 14 }],
    // No day before the start: what stood there is kept.
    [{ ...dated('2027-06-06'), days: 30 }, 'days', { type: 'days', days: 30 }],
    [days(null), 'date', { type: 'date' }],
    [days(90), 'text', { type: 'text' }],
  ] as const)('%j as %s', (condition, type, changes) => {
    expect(retyped(condition, type, trip)).toEqual(changes)
  })

  test.each([
    // A day that is chosen is kept as days, which move with the trip.
    [days(60), { deadlineDate: '2027-05-01' }, { days: 13, afterDays: null, deadlineDate: null }],
    [after(3), { deadlineDate: '2027-06-06' }, { days: null, afterDays: 14, deadlineDate: null }],
    [days(60), { deadlineDate: '2027-05-01', days: 60 }, { deadlineDate: null }],
    // Days do not reach behind the start: it is a fixed day.
    [
      days(60),
      { deadlineDate: '2027-05-15' },
      { type: 'date', days: null, afterDays: null, deadlineDate: '2027-05-15' },
    ],
    [dated(null), { deadlineDate: '2027-05-01' }, { days: 13, afterDays: null, deadlineDate: '2027-05-01' }],
    // Another type alone keeps the day, and takes up no older one.
    [days(30), { type: 'date' }, { type: 'date', deadlineDate: '2027-04-14' }],
    [{ ...days(30), deadlineDate: '2026-12-01' }, { type: 'date' }, { type: 'date', deadlineDate: '2027-04-14' }],
    [dated('2027-02-13'), { type: 'days' }, { type: 'days', days: 90, deadlineDate: null }],
    [days(30), { type: 'date', deadlineDate: null }, {}],
    [days(30), { type: 'afterDays', afterDays: 3 }, { deadlineDate: null }],
    [days(30), { days: 40 }, { deadlineDate: null }],
    // Days after the end that a fixed day left behind would stay as they are when the trip moves.
    [
      { ...dated('2027-05-28'), afterDays: 5 },
      { type: 'days', days: 30 },
      { deadlineDate: null, afterDays: null },
    ],
    [{ ...days(30), afterDays: 5 }, { days: 40 }, { deadlineDate: null, afterDays: null }],
    [{ ...days(30), afterDays: 5 }, { deadlineText: 'spätestens' }, { deadlineDate: null, afterDays: null }],
    [{ ...after(5), days: 30 }, { type: 'days', days: 20, afterDays: 5 }, { deadlineDate: null }],
    [told('vorab'), { deadlineText: 'bei Buchung' }, {}],
  ] as const)('%j changed by %j also keeps %j', (before, named, kept) => {
    expect(settledDeadline(before, named, trip)).toEqual(kept)
  })
})

describe('OFFER-03 the labels of deadlines (002 §5)', () => {
  test.each([
    [days(60), 'bis 60 Tage vor Reisebeginn'],
    [after(14), 'bis 14 Tage nach Reiseende'],
    [dated('2026-12-01'), 'bis 01.12.2026'],
    [told('14 Tage nach Buchung'), '14 Tage nach Buchung'],
    [days(null), ''],
    [after(null), ''],
    [dated(null), ''],
  ])('%j is %s', (condition, text) => {
    expect(label(condition)).toBe(text)
  })

  test('the last step is ‘ab’, whatever else stands among them; one alone is a deadline', () => {
    const steps = [days(60), told('bei Nichtantritt'), days(30), days(7), after(3)]
    const labels = steps.map((step) => label(step, [...steps, { ...days(28), category: 'Zahlungen' }]))
    expect(labels).toEqual([
      'bis 60 Tage vor Reisebeginn',
      'bei Nichtantritt',
      'bis 30 Tage vor Reisebeginn',
      'ab 7 Tage vor Reisebeginn',
      'bis 3 Tage nach Reiseende',
    ])
    const [payment, flight] = [
      { ...days(28), category: 'Zahlungen' },
      { ...days(14), subcategory: 'Flüge' },
    ]
    expect([payment, flight].map((one) => isLastStep(one, [...steps, payment, flight]))).toEqual([false, false])
  })

  test('a step that is not shown leaves ‘ab’ to the last one that is, on paper as in what two versions say', () => {
    const steps = [days(60), days(35), { ...days(14), isVisible: false }]
    const labels = steps.map((step) => label(step, steps))
    expect(labels).toEqual(['bis 60', 'ab 35', 'ab 14'].map((begin) => `${begin} Tage vor Reisebeginn`))
    // As in an offer that tells only what a late cancellation costs.
    const last = days(7)
    expect(label(last, [{ ...days(60), isVisible: false }, last])).toBe('ab 7 Tage vor Reisebeginn')
  })

  test('on paper the count stays with its word, and one day is a day', () => {
    expect(germanOfferWords.deadlines.beforeStart(1, false)).toBe('bis 1\u00a0Tag vor Reisebeginn')
  })
})

test.each([
  [dated('2026-12-01'), '2026-11-21', null],
  [dated('2026-11-20'), '2026-11-21', 'past'],
  // The trip has begun: what was due before it is of no more interest.
  [dated('2026-11-20'), '2027-05-15', null],
  [dated('2027-05-14'), '2026-11-21', null],
  [dated('2027-05-15'), '2026-11-21', 'afterStart'],
  [days(999), '2026-11-21', null],
  [after(30), '2026-11-21', null],
  [dated(null), '2026-11-21', null],
])('OFFER-03 %j on %s is marked as %s', (condition, today, mark) => {
  expect(misplaced(condition, trip, today)).toBe(mark)
})

test('OFFER-03 an agency’s own categories stand in ‘Sonstiges’, on paper before the general conditions', () => {
  const told = ['Konditionen', 'Konzerte', 'Zahlungen', 'Konzerte', 'Angebotsoption', 'Bus']
  expect(categoriesOf(told.map((category) => ({ category })))).toEqual([
    ...['Angebotsoption', 'Zahlungen', 'Konzerte', 'Bus', 'Konditionen'],
  ])
  expect(['Angebotsoption', 'Stornokosten', 'Zahlungen', 'Konditionen', 'Konzerte'].map(tabOf)).toEqual([
    ...['offer', 'cancelation', 'payments', 'conditions', 'other'],
  ])
})

test('OFFER-03 sets aimed at a trip stand first, those aimed elsewhere last', () => {
  const aim = { category: null, minDays: null, maxDays: null, destination: null }
  const sets = [
    { ...aim, name: 'Alle' },
    { ...aim, name: 'Kurz', maxDays: 4 },
    { ...aim, name: 'Chor', category: 'choir' },
    {
      ...aim,
      name: 'Chor in Norwegen',
      category: 'choir',
      destination: '/api/destinations/1',
      minDays: 5,
      maxDays: 10,
    },
    { ...aim, name: 'Schweden', destination: '/api/destinations/2' },
  ]
  const found = byFit(sets, { category: 'choir', days: 10, destinations: ['/api/destinations/1'] })
  expect(found.map(({ name }) => name)).toEqual(['Chor in Norwegen', 'Chor', 'Alle', 'Kurz', 'Schweden'])
})
