import { expect, test } from 'vitest'
import {
  cabinBodyOf,
  cabinPath,
  cabinsOf,
  freeSizes,
  freeTypes,
  heldIn,
  nextCabin,
  seatsInClass,
} from './cabin-draft.ts'
import { pricesBodyOf } from './price-draft.ts'
import { noTickets, ticketBodyOf, ticketsOf } from './ticket-draft.ts'

const money = (amount: string) => ({ amount, currency: 'EUR', formatted: `${amount} €` })
const cabin = (id: number, persons: number) => ({
  id,
  type: { persons, type: 'outside' },
  askedAmount: 4,
  reservedAmount: 3,
  extraReservedAmount: 1,
  price: money('120.00'),
})

test('REQ-04 cabins of all sizes are one table, and go back to the list of their size', () => {
  const drafts = cabinsOf({ singleCabins: [cabin(1, 1)], doubleCabins: [cabin(2, 2)], otherCabins: [cabin(3, 4)] })
  expect(drafts.map(({ id, persons }) => [id, persons])).toEqual([
    [1, 1],
    [2, 2],
    [3, 4],
  ])
  const moved = drafts.map((draft) => (draft.id === 2 ? { ...draft, persons: 3, reserved: 4 } : draft))
  const body = cabinBodyOf(moved)
  expect(body.singleCabins).toHaveLength(1)
  expect(body.doubleCabins).toEqual([])
  expect(body.otherCabins).toMatchObject([
    { id: 2, type: { persons: 3, type: 'outside' }, reservedAmount: 4, price: { amount: '120.00', currency: 'EUR' } },
    { id: 3 },
  ])
})

test('REQ-04 the persons held follow from the cabins held; a line that holds nobody leaves what was typed', () => {
  const [held] = cabinsOf({ singleCabins: [], doubleCabins: [cabin(2, 2)], otherCabins: [] })
  if (held === undefined) throw new Error('a cabin was given')
  const empty = { ...held, id: null, reserved: 0 }
  expect(heldIn([], [empty])).toEqual({})
  expect(heldIn([held], [held, empty])).toEqual({})
  expect(heldIn([empty], [held])).toEqual({ reserved: 6 })
  expect(heldIn([held], [])).toEqual({ reserved: 0 })
})

test('REQ-04 seats in the form go to the class that is chosen for the train, unless somebody holds them', () => {
  const seat = {
    id: 1,
    persons: 1,
    type: 'first',
    asked: 38,
    reserved: 0,
    extraReserved: 0,
    priceCents: null,
    currency: null,
  }
  const draft = { category: 'first', cabins: [seat] } as const
  expect(seatsInClass(draft, 'second')).toEqual({ cabins: [{ ...seat, type: 'second' }] })
  expect(seatsInClass(draft, undefined)).toEqual({})
  expect(seatsInClass({ ...draft, cabins: [{ ...seat, reserved: 4 }] }, 'second')).toEqual({})
})

test('REQ-04 prices of a day ferry: one nobody named is none', () => {
  expect(ticketBodyOf(noTickets)).toEqual({ ticketPrice: null, busPrice: null, ticketTax: null, busTax: null })
  expect(ticketBodyOf({ ...noTickets, busPrice: { cents: 18_050, currency: 'EUR' } })).toMatchObject({
    busPrice: { amount: '180.50', currency: 'EUR' },
  })
})

test('REQ-04 a price stays in its currency, and a first one is left to that of the trip', () => {
  const { ticketPrice, ...others } = {
    ticketPrice: { ...money('31.20'), currency: 'NOK' },
    busPrice: null,
    ticketTax: null,
    busTax: null,
  }
  const drafts = ticketsOf({ ticketPrice, ...others })
  const typed = {
    ...drafts,
    ticketPrice: { ...drafts.ticketPrice, cents: 4_000 },
    busPrice: { ...drafts.busPrice, cents: 500 },
  }
  expect(ticketBodyOf(typed)).toMatchObject({
    ticketPrice: { amount: '40.00', currency: 'NOK' },
    busPrice: { amount: '5.00' },
  })
  expect(ticketBodyOf(typed).busPrice).not.toHaveProperty('currency')
  const [first] = cabinsOf({ singleCabins: [{ ...cabin(1, 1), price: null }], doubleCabins: [], otherCabins: [] })
  if (first === undefined) throw new Error('a cabin is one row')
  expect(cabinBodyOf([{ ...first, priceCents: 900 }]).singleCabins.map(({ price }) => price)).toEqual([
    { amount: '9.00' },
  ])
})

test('REQ-04 a price row with neither name nor amount is not saved', () => {
  const row = { id: null, name: '', quantityType: 'per_person', cents: null, currency: 'EUR', priceForAllNights: false }
  expect(pricesBodyOf([{ ...row, quantityType: 'per_person' }])).toEqual([])
  expect(pricesBodyOf([{ ...row, quantityType: 'per_person_night', name: ' DZ ', cents: 6_450 }])).toEqual([
    {
      name: 'DZ',
      quantityType: 'per_person_night',
      price: { amount: '64.50', currency: 'EUR' },
      priceForAllNights: false,
    },
  ])
})

test('REQ-04 a new line of cabins has the next size and type that no other has, as long as there is one', () => {
  const amounts = { id: null, asked: 0, reserved: 0, extraReserved: 0, priceCents: null, currency: null }
  const types = ['inside', 'outside']
  const cabins: { persons: number; type: string }[] = []
  for (let next = nextCabin([], types); next !== null; next = nextCabin(drafts(), types)) cabins.push(next)
  function drafts() {
    return cabins.map((cabin) => ({ ...amounts, ...cabin }))
  }
  expect(cabins.slice(0, 3)).toEqual([
    { persons: 2, type: 'inside' },
    { persons: 2, type: 'outside' },
    { persons: 1, type: 'inside' },
  ])
  expect(new Set(cabins.map(({ persons, type }) => `${persons} ${type}`)).size).toBe(12)
  const some = drafts().slice(0, 3)
  const [, second, third] = some
  if (second === undefined || third === undefined) throw new Error('three lines were added')
  expect(freeTypes(some, 2, types, second)).toEqual(['outside'])
  expect(freeSizes(some, types, third)).toEqual([1, 3, 4, 5, 6])
  expect(some.map((cabin) => cabinPath(some, cabin))).toEqual([
    'contingent.doubleCabins[0]',
    'contingent.doubleCabins[1]',
    'contingent.singleCabins[0]',
  ])
})
