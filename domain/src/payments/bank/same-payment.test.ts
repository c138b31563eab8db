import { expect, test } from 'vitest'
import { samePayment, type ToldPayment } from './same-payment.ts'

const told: ToldPayment = {
  ...{ bookingDate: '2027-02-12', valueDate: '2027-02-11', cents: 75_050, currency: 'EUR' },
  ...{ name: 'Kantorei Lüneburg', purpose: 'Rechnung N-27-0131, Anzahlung', endToEndId: '' },
}

test.each<[string, Partial<ToldPayment>, Partial<ToldPayment>]>([
  ['the same words', {}, {}],
  ['a purpose broken over lines', { purpose: 'Rechnung N-27-01 31,\nAnzahlung' }, {}],
  ['the parts of SEPA around it', { purpose: 'EREF+E-7 MREF+M1 SVWZ+Rechnung N-27-0131, Anzahlung' }, {}],
  ['the parts of SEPA with colons', { purpose: 'EREF: NOTPROVIDED SVWZ: Rechnung N-27-0131, Anzahlung' }, {}],
  ['a name in capitals without umlauts', { name: 'KANTOREI LUENEBURG' }, {}],
  [
    'a name cut by the format',
    { name: 'Evangelische Kantorei St. Michaelis zu Lün' },
    { name: 'Evangelische Kantorei St. Michaelis zu Lüneburg e. V.' },
  ],
  ['no value date', { valueDate: null }, {}],
  ['the reference alone in both, a purpose in one', { endToEndId: 'E7', purpose: '' }, { endToEndId: 'e-7' }],
  ['the reference in the purpose', { purpose: 'EREF+E-7' }, { purpose: '', endToEndId: 'E-7' }],
  ['fees of the bank, which names nobody', { name: '', purpose: 'Entgelt' }, { name: '', purpose: 'ENTGELT' }],
])('INV-08 two files tell one payment for sure: %s', (_, one, other) => {
  expect(samePayment({ ...told, ...one }, { ...told, ...other })).toBe('sure')
  expect(samePayment({ ...told, ...other }, { ...told, ...one })).toBe('sure')
})

test.each<[string, Partial<ToldPayment>, Partial<ToldPayment>]>([
  ['one does not say why', { purpose: '' }, {}],
  ['one does not say who', { name: '' }, {}],
  ['one tells a part of the purpose', { purpose: 'Rechnung N-27-0131' }, {}],
  ['one tells more of the name', { name: 'Kantorei Lüneburg e. V.' }, {}],
  ['the name in other words', { name: 'Ev. Kantorei zu Lüneburg' }, {}],
  ['the day of the value as that of the booking', { bookingDate: '2027-02-11' }, {}],
  ['other days of the value', { valueDate: '2027-02-12' }, {}],
  ['another reference with the same words', { endToEndId: 'B-1' }, { endToEndId: 'E-7' }],
  ['the same reference with other words', { endToEndId: 'E-7', purpose: 'Danke' }, { endToEndId: 'E-7' }],
])('INV-08 two files tell one payment probably: %s', (_, one, other) => {
  expect(samePayment({ ...told, ...one }, { ...told, ...other })).toBe('likely')
  expect(samePayment({ ...told, ...other }, { ...told, ...one })).toBe('likely')
})

test.each<[string, Partial<ToldPayment>, Partial<ToldPayment>]>([
  ['another amount', { cents: 75_051 }, {}],
  ['what came in went out', { cents: -75_050 }, {}],
  ['another currency', { currency: 'NOK' }, {}],
  ['another day', { bookingDate: '2027-02-13', valueDate: '2027-02-13' }, {}],
  ['the day after, where one tells no value', { bookingDate: '2027-02-13', valueDate: null }, {}],
  ['another payer', { name: 'Wanderfreunde Müritz' }, {}],
  ['another invoice', { purpose: 'Rechnung N-27-0132, Anzahlung' }, {}],
  ['too little of a purpose', { purpose: 'Rech' }, {}],
  ['another reference, and less told', { endToEndId: 'B-1', purpose: 'Rechnung' }, { endToEndId: 'E-7' }],
])('INV-08 these are two payments: %s', (_, one, other) => {
  expect(samePayment({ ...told, ...one }, { ...told, ...other })).toBeNull()
  expect(samePayment({ ...told, ...other }, { ...told, ...one })).toBeNull()
})
