import { expect, test } from 'vitest'
import { requestChanges } from './request-changes.ts'

const cabin = (id: number, reservedAmount: number) => ({
  ...{ id, askedAmount: 20, reservedAmount, price: null },
  type: { persons: 2, type: 'inside' },
})
const opened = {
  notes: 'alt',
  startAt: '01.10.2027 00:00:00',
  endAt: '03.10.2027 00:00:00',
  contingent: { askedAmount: 40, extraDescription: '', doubleCabins: [cabin(38, 10), cabin(40, 10)], singleCabins: [] },
  itemPrices: [
    { id: 7, name: 'DZ', price: { amount: '80.00' } },
    { id: 8, name: 'EZ', price: null },
  ],
}
const withContingent = (part: object) => ({ ...opened, contingent: { ...opened.contingent, ...part } })

test.each([
  ['nothing', opened, opened, {}],
  ['a field beside the contingent', { ...opened, notes: 'neu' }, opened, { notes: 'neu' }],
  [
    'a beginning, which goes with its end',
    { ...opened, startAt: '02.10.2027 00:00:00' },
    opened,
    { startAt: '02.10.2027 00:00:00', endAt: '03.10.2027 00:00:00' },
  ],
  [
    'an extra while a colleague changes a cabin',
    withContingent({ extraDescription: 'Hund' }),
    withContingent({ doubleCabins: [cabin(38, 18), cabin(40, 10)] }),
    { contingent: { extraDescription: 'Hund' } },
  ],
  [
    'one amount of one cabin',
    withContingent({ doubleCabins: [cabin(38, 10), cabin(40, 12)] }),
    withContingent({ doubleCabins: [cabin(38, 18), cabin(40, 10)] }),
    { contingent: { doubleCabins: [{ id: 38 }, { id: 40, reservedAmount: 12 }] } },
  ],
  [
    'a cabin while a colleague adds one and takes another away',
    withContingent({ doubleCabins: [cabin(38, 11), cabin(40, 10)] }),
    withContingent({ doubleCabins: [cabin(38, 10), cabin(41, 3)] }),
    { contingent: { doubleCabins: [{ id: 38, reservedAmount: 11 }, { id: 41 }] } },
  ],
  [
    'a cabin and with it the persons held, which the server counts',
    withContingent({ doubleCabins: [cabin(38, 10), cabin(40, 12)], reservedAmount: 44 }),
    opened,
    { contingent: { doubleCabins: [{ id: 38 }, { id: 40, reservedAmount: 12 }] } },
  ],
  [
    'a cabin and the persons held by hand',
    withContingent({ doubleCabins: [cabin(38, 10), cabin(40, 12)], reservedAmount: 40 }),
    opened,
    { contingent: { doubleCabins: [{ id: 38 }, { id: 40, reservedAmount: 12 }], reservedAmount: 40 } },
  ],
  [
    'one price',
    { ...opened, itemPrices: [opened.itemPrices[0], { id: 8, name: 'EZ', price: { amount: '25.00' } }] },
    opened,
    { itemPrices: [{ id: 7 }, { id: 8, price: { amount: '25.00' } }] },
  ],
  ['a price taken away', { ...opened, itemPrices: [opened.itemPrices[0]] }, opened, { itemPrices: [{ id: 7 }] }],
])('REQ-02 REQ-04 APP-14 a form that changed %s sends just that', (_, now, current, expected) => {
  expect(requestChanges(opened, now, current)).toEqual(expected)
})
