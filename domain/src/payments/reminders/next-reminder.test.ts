import { expect, test } from 'vitest'
import { defaultSettings } from '../../accounts/settings.contract.ts'
import { type Claim, nextReminder, reminderFee, unpaidFees } from './next-reminder.ts'

const today = '2027-03-01'
const settings = defaultSettings.reminders
const claim: Claim = { openCents: 100, dueAt: '2027-02-24', last: null, blocks: [], isAsking: true }
const block = (reason: string, until: string | null) => ({ reason, until })

test.each([
  ['five days after its day', {}, { state: 'due', step: 'first' }],
  ['a day before', { dueAt: '2027-02-25' }, { state: 'later', step: 'first', from: '2027-03-02' }],
  ['due today', { dueAt: today }, null],
  ['paid', { openCents: 0 }, null],
  ['paid too much', { openCents: -1 }, null],
  ['cancelled or taken over', { isAsking: false }, null],
  [
    'reminded, and the new day is over by five',
    { last: { step: 'first', payBy: '2027-02-24' } },
    { state: 'due', step: 'second' },
  ],
  [
    'reminded, and the new day is still to come',
    { last: { step: 'second', payBy: '2027-03-05' } },
    { state: 'later', step: 'last', from: '2027-03-10' },
  ],
  ['reminded to the last', { last: { step: 'last', payBy: '2027-02-01' } }, { state: 'through' }],
  [
    'blocked without a day',
    { blocks: [block('', null), block('Ratenzahlung', null)] },
    { state: 'blocked', reason: 'Ratenzahlung', until: null },
  ],
  ['blocked until today', { blocks: [block('Klärung', today)] }, { state: 'blocked', reason: 'Klärung', until: today }],
  ['blocked until yesterday', { blocks: [block('Klärung', '2027-02-28')] }, { state: 'due', step: 'first' }],
] as const)('INV-08 the next reminder of an invoice: %s', (_, change, next) => {
  expect(nextReminder({ ...claim, ...change }, settings, today)).toEqual(next)
})

test('INV-08 a step costs what the house says; what was paid settles the oldest fee first', () => {
  expect(reminderFee('second', settings)).toBe(500)
  expect(reminderFee('second', { ...settings, second: { ...settings.second, fee: '2,50' } })).toBe(250)
  const claimed = [
    { step: 'second', date: '2027-02-01', cents: 500 },
    { step: 'last', date: '2027-02-20', cents: 1000 },
  ] as const
  expect(unpaidFees(claimed, 1500)).toEqual(claimed)
  expect(unpaidFees(claimed, 1200)).toEqual([{ ...claimed[0], cents: 200 }, claimed[1]])
  expect(unpaidFees(claimed, 300)).toEqual([{ ...claimed[1], cents: 300 }])
  expect(unpaidFees(claimed, 0)).toEqual([])
})
