import { expect, test } from 'vitest'
import { todayInGermany } from '../../calendar-date.ts'
import { cancellationSteps } from '../../requests/cancellation-steps.contract.ts'
import { type CancellationStep, freeUntil } from '../../requests/cancellation-steps.ts'
import { type LossGiven, lossIfCancelled } from './cancellation-loss.ts'

const percent = (days: number, value: number): CancellationStep => ({ days, charge: 'percent', value, currency: 'EUR' })
const steps = [percent(59, 30), percent(29, 60), percent(7, 90)]
const given = (more: Partial<LossGiven> = {}): LossGiven => ({
  ...{
    status: 'approved',
    isConfirmed: true,
    steps,
    arrival: '2027-06-30',
    purchase: 1_000_01,
    rooms: 19,
    persons: 38,
    currency: 'EUR',
    rates: {},
  },
  ...more,
})

test.each([
  // 30.06. less 60, 59, 30, 29, 8, 7 and 0 days
  ['2027-05-01', 0],
  ['2027-05-02', 300_00],
  ['2027-05-31', 300_00],
  ['2027-06-01', 600_01],
  ['2027-06-22', 600_01],
  ['2027-06-23', 900_01],
  ['2027-06-30', 900_01],
  ['2027-07-02', 900_01],
])('REQ-09 cancelled on %s %i cents are lost', (today, cents) => {
  expect(lossIfCancelled(given(), today)).toEqual({ cents })
})

test.each([
  // In summer Berlin is two hours ahead of UTC.
  ['2027-05-01T21:59:59Z', 0],
  ['2027-05-01T22:00:00Z', 300_00],
])('REQ-09 a step begins at midnight in Berlin: %s', (moment, cents) => {
  expect(lossIfCancelled(given(), todayInGermany(new Date(moment)))).toEqual({ cents })
})

test.each<[string, Partial<LossGiven>, string]>([
  ['no steps', { steps: [] }, 'Keine Stornostaffel'],
  ['no arrival', { arrival: null }, 'Kein Anreisetag'],
  ['no price', { purchase: 'Kein Einkaufspreis' }, 'Kein Einkaufspreis'],
  ['no rate of a price', { purchase: 'Kurs fehlt: NOK' }, 'Kurs fehlt: NOK'],
  [
    'no rooms',
    { steps: [{ days: 400, charge: 'per_room', value: 100, currency: 'EUR' }], rooms: 0 },
    'Keine Zimmer im Kontingent',
  ],
  [
    'no guests',
    { steps: [{ days: 400, charge: 'per_person', value: 100, currency: 'EUR' }], persons: 0 },
    'Keine Personen angefragt',
  ],
  ['no rate', { steps: [{ days: 400, charge: 'per_group', value: 100, currency: 'NOK' }] }, 'Kurs fehlt: NOK'],
])('REQ-09 the loss is unknown, not 0: %s', (_name, more, unknown) => {
  expect(lossIfCancelled(given(more), '2027-06-29')).toEqual({ unknown })
})

test.each([
  ['per_room', 19 * 50_00],
  ['per_person', 38 * 50_00],
  ['per_group', 50_00],
] as const)('REQ-09 an amount %s, also in another currency', (charge, cents) => {
  const step = { days: 10, charge, value: 50_00, currency: 'EUR' as const }
  expect(lossIfCancelled(given({ steps: [step], purchase: 'Kein Einkaufspreis' }), '2027-06-29')).toEqual({ cents })
  const foreign = given({ steps: [{ ...step, currency: 'NOK' }], rates: { NOK: 10 } })
  expect(lossIfCancelled(foreign, '2027-06-29')).toEqual({ cents: cents / 10 })
})

test.each([
  ['new', false, 'noch nicht angefragt'],
  ['requested', false, 'angefragt, noch nichts vereinbart'],
  // Whom a partner has confirmed it reckons with, whatever somebody left the status at.
  ['new', true, null],
  ['requested', true, null],
  ['option_received', false, null],
  ['option', false, null],
  ['pre_booked', false, null],
  ['bookings_sent', false, null],
  ['approved', false, null],
] as const)('REQ-09 of a request %s, confirmed %s, there is nothing to lose: %s', (status, isConfirmed, free) => {
  const told = lossIfCancelled(given({ status, isConfirmed }), '2027-06-30')
  expect(told).toEqual(free === null ? { cents: 900_01 } : { cents: 0, free })
})

test('REQ-09 what was never asked loses nothing though nobody knows its price, its arrival or its steps', () => {
  const open = given({ status: 'new', isConfirmed: false, steps: [], arrival: null, purchase: 'Kein Einkaufspreis' })
  expect(lossIfCancelled(open, '2027-06-30')).toEqual({ cents: 0, free: 'noch nicht angefragt' })
})

test('REQ-09 free of charge until the day before the first step that charges', () => {
  expect(freeUntil([percent(365, 0), ...steps], '2027-06-30')).toBe('2027-05-01')
  expect(freeUntil([percent(365, 0)], '2027-06-30')).toBeNull()
})

test.each([
  [[percent(30, 101)], /100 %/],
  [[percent(30, 20), percent(30, 40)], /nur einmal/],
  [[percent(731, 20)], /730/],
])('REQ-09 steps %j are refused', (wrong, message) => {
  expect(cancellationSteps.safeParse(wrong).error?.message).toMatch(message)
})

test('REQ-09 CALC-09 what is charged in another currency is converted as purchases are, the half cent up', () => {
  // 5,33 at 0,1312 are 40,625 exactly, which a division of floating-point numbers falls short of.
  const steps: CancellationStep[] = [{ days: 400, charge: 'per_group', value: 533, currency: 'NOK' }]
  expect(lossIfCancelled(given({ steps, rates: { NOK: 0.1312 } }), '2027-06-01')).toEqual({ cents: 40_63 })
})
