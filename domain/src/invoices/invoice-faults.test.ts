import { expect, test } from 'vitest'
import {
  type ChosenRates,
  formDateFault,
  invoiceDateFault,
  longBeforeQuestion,
  paymentDateFault,
  rateFault,
} from './invoice-faults.ts'

const today = '2027-02-01'

test.each([
  ['2026-01-01', null, undefined],
  ['2025-12-31', null, 'invoice_too_early'],
  ['2027-05-04', null, undefined],
  ['2027-05-05', null, 'invoice_too_late'],
  ['2027-01-31', '2027', undefined],
  ['2026-12-31', '2027', 'other_year'],
] as const)('INV-06 an invoice dated %s with a number of %s', (typed, numberedIn, code) => {
  expect(invoiceDateFault(typed, { today, numberedIn })?.code).toBe(code)
})

test.each([
  ['2027-02-01', undefined],
  ['2027-02-02', 'future_payment'],
  ['2000-01-01', undefined],
  ['1999-12-31', 'early_payment'],
] as const)('INV-04 a payment of %s', (typed, code) => {
  expect(paymentDateFault(typed, today)?.code).toBe(code)
})

test.each([
  ['2027-02-01', null],
  ['2026-01-31', null],
  [
    '2026-01-30',
    'Der Zahlungseingang 30.01.2026 liegt lange vor der Rechnung N-27-0001 vom 01.02.2027. Ist der Tag richtig?',
  ],
  ['2020-01-01', expect.stringContaining('01.01.2020')],
])('INV-04 a payment of %s on an invoice of 1 February is asked about: %s', (typed, told) => {
  const question = longBeforeQuestion(typed, { number: 'N-27-0001', invoiceDate: '2027-02-01' })
  expect(question?.message ?? null).toEqual(told)
})

test.each([
  [-2, 'Reverse Charge ist unter Einstellungen, Kundenrechnungen, nicht als Steuer gewählt.'],
  [5, '5 % ist unter Einstellungen, Kundenrechnungen, nicht als Steuer gewählt.'],
])('INV-03 the rate %i that a house does not offer is told by its name', (taxPercentage, message) => {
  const chosen = { taxPercentage, lineTaxes: [] }
  expect(rateFault(chosen, { offered: [19], kept: [], keys: [] })?.message).toBe(message)
})

const line = (key: string, taxPercentage: number) => ({ key, taxPercentage })
test.each<[string, ChosenRates, string | undefined]>([
  ['the house offers it', { taxPercentage: 7, lineTaxes: [line('extra-1', 19)] }, undefined],
  ['the margin scheme', { taxPercentage: -1, lineTaxes: [] }, undefined],
  ['it stood there before', { taxPercentage: 16, lineTaxes: [] }, undefined],
  ['nobody offers it', { taxPercentage: 5, lineTaxes: [] }, 'taxPercentage'],
  ['nobody offers it for a row', { taxPercentage: null, lineTaxes: [line('extra-1', 5)] }, 'lineTaxes'],
  ['there is no such row', { taxPercentage: null, lineTaxes: [line('extra-2', 19)] }, 'lineTaxes'],
])('INV-03 rates are those of the house: %s', (_, chosen, field) => {
  expect(rateFault(chosen, { offered: [19, 7], kept: [16], keys: ['extra-1'] })?.field).toBe(field)
})

test.each([
  ['2027-01-31', undefined],
  ['2027-02-01', undefined],
  ['2027-02-02', 'form_to_come'],
  [null, undefined],
  [undefined, undefined],
])('INV-13 a form handed over on %s', (typed, code) => {
  expect(formDateFault(typed, today)?.code).toBe(code)
})
