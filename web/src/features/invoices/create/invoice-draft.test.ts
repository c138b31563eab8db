import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { expect, test } from 'vitest'
import { type InvoiceDraft, offeredTaxes, ratesOfRows, wantedInvoice } from './invoice-draft.ts'

const { clientInvoices } = defaultSettings
const draft: InvoiceDraft = {
  ...{
    type: 'prepayment',
    cancels: null,
    amountType: 'percent',
    percent: 1250,
    amount: 99,
    basis: 'Asked',
    address: 3,
    contact: 4,
  },
  ...{ addressing: 'informal', invoiceDate: '2027-02-01', dueDate: '2027-02-15', taxPercentage: 19, taxAmount: null },
  ...{ lineTaxes: { 'extra-7': 7 }, user: 5, locale: 'fr', introText: richTextOf('Hallo'), introEndText: null },
  ...{ depositReason: '', discountPercent: 250, discountUntil: '2027-02-08' },
}
const wanted = (change: Partial<InvoiceDraft> = {}, settings = clientInvoices, edited: number | null = null) =>
  wantedInvoice({ ...draft, ...change }, { settings, currency: 'EUR', edited })

test('INV-03 an invoice is asked for as 002 §7 says: what it is in the query, what it says in the body', () => {
  const { query, body, locale } = wanted()
  expect(query).toEqual({ addressing: 'informal', contingent_type: 'Asked', percent: '12.50', user: '/api/users/5' })
  expect(body).toMatchObject({
    ...{ type: 'prepayment', amountType: 'percent', address: '/api/addresses/3', contact: '/api/contacts/4' },
    ...{ invoiceDate: '01.02.2027 00:00:00', dueDate: '15.02.2027 00:00:00', calculationBasis: 'Asked' },
    ...{ showTax: true, taxPercentage: 19, lineTaxes: [{ key: 'extra-7', taxPercentage: 7 }] },
    introText: richTextOf('Hallo'),
    ...{ discountPercent: '2.50', discountUntil: '08.02.2027 00:00:00' },
  })
  expect(wanted({ discountPercent: null }).body).toMatchObject({ discountPercent: null, discountUntil: null })
  expect(wanted({ discountUntil: null }).body).not.toHaveProperty('discountUntil')
  expect(body).not.toHaveProperty('amount')
  expect(locale).toBe('fr')
})

test.each<[string, Partial<InvoiceDraft>, object]>([
  ['an amount', { amountType: 'amount', amount: 50_000 }, { amount: { amount: '500.00', currency: 'EUR' } }],
  ['nothing typed', { amountType: 'amount', amount: null }, {}],
  ['the whole', { type: 'final' }, {}],
])('INV-03 what an invoice asks for: %s', (_, change, told) => {
  const { query, body } = wanted(change)
  expect(query).not.toHaveProperty('percent')
  expect('amount' in body ? { amount: body.amount } : {}).toEqual(told)
})

test('INV-03 what takes an invoice back names it and no share', () => {
  const { query, body } = wanted({ type: 'cancelation', cancels: 12 })
  expect(query).toMatchObject({ oldId: 12 })
  expect(query).not.toHaveProperty('percent')
  expect(body).not.toHaveProperty('amountType')
})

test('INV-03 what a cancelled trip costs names no invoice and is a share; its new version stays one', () => {
  const charge = { type: 'cancelation', cancels: 'charge' } as const
  expect(wanted(charge).query).not.toHaveProperty('oldId')
  expect(wanted(charge, clientInvoices, 12)).toMatchObject({
    query: { oldId: 12, percent: '12.50' },
    body: { amountType: 'percent' },
  })
})

test('INV-07 rates of rows: what the server has by itself until one is chosen; none is told as none', () => {
  const { body } = wanted({ lineTaxes: null })
  expect(body).not.toHaveProperty('lineTaxes')
  expect(wanted({ lineTaxes: {} }).body).toMatchObject({ lineTaxes: [] })
  const row = (key: string, taxPercentage: number) => ({ key, taxPercentage, name: key, amount: null as never })
  const told = { taxPercentage: -1, lines: [row('contingent-1', -1), row('extra-7', 19)] }
  // The rate of the invoice was changed a moment ago.
  expect(ratesOfRows({ lineTaxes: null, taxPercentage: 7 }, told)).toEqual({ 'contingent-1': 7, 'extra-7': 19 })
  expect(ratesOfRows({ lineTaxes: { 'extra-7': 0 }, taxPercentage: -1 }, told)).toEqual({
    'contingent-1': -1,
    'extra-7': 0,
  })
})

test('APP-05 INV-03 fields that the house does not show are not sent', () => {
  const { query, body } = wanted({}, { ...clientInvoices, fields: [] })
  expect(query).toEqual({ addressing: 'informal', percent: '12.50' })
  expect(Object.keys(body).toSorted()).toEqual(['address', 'amountType', 'type'])
  expect(offeredTaxes({ ...clientInvoices, taxOptions: [] })).toEqual([])
  expect(offeredTaxes(clientInvoices).map(({ rate }) => rate)).toEqual([19, 7, 0, -1])
})
