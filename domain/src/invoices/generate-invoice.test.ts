import { describe, expect, test } from 'vitest'
import { generateInvoiceBody, generateInvoiceQuery } from './generate-invoice.contract.ts'

describe('what generating an invoice is asked for (002 §7)', () => {
  test('INV-03 the body of 002 §7 is read: links, money, dates, plain and rich texts', () => {
    const body = {
      address: '/api/addresses/7',
      contact: '/api/contacts/9',
      introText: 'Guten Tag',
      introEndText: { type: 'doc', content: [{ type: 'paragraph' }] },
      amount: { amount: '1000.00', currency: 'EUR' },
      taxAmount: '159.66',
      taxPercentage: 19,
      dueDate: '15.02.2027 00:00:00',
      invoiceDate: '01.02.2027 00:00:00',
      type: 'prepayment',
      calculationBasis: 'Asked',
      showTax: true,
      status: 'new',
    }
    expect(generateInvoiceBody.parse(body)).toMatchObject({
      ...{ address: 7, contact: 9, amount: { cents: 100_000, currency: 'EUR' }, taxAmount: { cents: 15_966 } },
      ...{ dueDate: '2027-02-15', invoiceDate: '2027-02-01', type: 'prepayment' },
      introText: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag' }] }] },
    })
  })

  test.each([
    ['20', 2_000],
    ['12,5', 1_250],
    ['33.33', 3_333],
    ['100', 10_000],
    ['0,01', 1],
  ])('INV-03 %s percent are %i hundredths', (typed, hundredths) => {
    expect(generateInvoiceQuery.percent.parse(typed)).toBe(hundredths)
  })

  test.each([
    ['100,01', 'Höchstens 100 %'],
    ['140', 'Höchstens 100 %'],
    ['0', 'Bitte mehr als 0 % angeben'],
    ['-5', 'Bitte mehr als 0 % angeben'],
    ['viel', 'Bitte eine Zahl wie 20 oder 12,5 eingeben'],
  ])('INV-03 %s is no share to take off: %s', (typed, message) => {
    expect(
      generateInvoiceBody.safeParse({ discountPercent: typed }).error?.issues.map((issue) => issue.message),
    ).toEqual([message])
  })

  test('INV-03 the signer is told by a link or a number', () => {
    expect(generateInvoiceQuery.user.parse('/api/users/3')).toBe(3)
    expect(generateInvoiceQuery.user.parse('3')).toBe(3)
  })
})
