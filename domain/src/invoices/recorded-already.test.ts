import { expect, test } from 'vitest'
import { recordedAlready } from './recorded-already.ts'

const invoice = { number: 'N-26-0012', currency: 'EUR' }
const recorded = (cents: number, dateOfPayment: string, by = 'Bernd Kallweit') => ({
  ...{ cents, dateOfPayment, by, recordedOn: '2026-11-28' },
})

test.each([
  // new one, received on; those there are; whether it is asked about
  [50_000, '2026-11-27', [], false],
  [50_000, '2026-11-27', [recorded(50_000, '2026-11-27')], true],
  [50_000, '2026-11-27', [recorded(50_001, '2026-11-27'), recorded(49_999, '2026-11-27')], false],
  [50_000, '2026-11-27', [recorded(-50_000, '2026-11-27')], false],
  [50_000, '2026-11-30', [recorded(50_000, '2026-11-27')], true],
  [50_000, '2026-12-01', [recorded(50_000, '2026-11-27')], false],
  [50_000, '2026-11-24', [recorded(50_000, '2026-11-27')], true],
  [50_000, '2026-11-23', [recorded(50_000, '2026-11-27')], false],
])('INV-04 %i received on %s is asked about beside %j: %s', (cents, dateOfPayment, all, isAsked) => {
  expect(recordedAlready({ cents, dateOfPayment }, all, invoice) !== null).toBe(isAsked)
})

test('INV-04 the question says who recorded what, and when', () => {
  const ask = (cents: number, by: string) =>
    recordedAlready({ cents, dateOfPayment: '2026-11-27' }, [recorded(cents, '2026-11-26', by)], invoice)?.message
  expect(ask(50_000, 'Bernd Kallweit')).toBe(
    'Am 28.11.2026 hat Bernd Kallweit auf N-26-0012 bereits eine Zahlung über 500,00\u00a0€ erfasst (Eingang 26.11.2026). Noch einmal erfassen?',
  )
  expect(ask(-1_000, '')).toMatch(
    /^Am 28.11.2026 hat jemand auf N-26-0012 bereits eine Rückzahlung über 10,00\s€ erfasst/,
  )
})
