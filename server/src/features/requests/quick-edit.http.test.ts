import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Cabin = { id: number; type: { persons: number; type: string }; askedAmount: number; reservedAmount: number }
type Price = { id: number; name: string; quantityType: string; price: { amount: string } | null }
type Item = {
  id: number
  contingent: { reservedAmount: number; singleCabins: Cabin[]; doubleCabins: Cabin[]; otherCabins: Cabin[] }
  itemPrices: Price[]
}

let desk: TestApp
let anna: Caller
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))

async function asked(kind: 'ferry' | 'hotel', body: object): Promise<string> {
  const own = kind === 'ferry' ? { type: 'night', driverNotParticipating: false } : {}
  const service = await made(`${kind}_placeholders`, { day: trip.days[0]?.link, ...own })
  const request = await made(`${kind}_requests`, { placeholder: `/api/${kind}_placeholders/${service.id}`, ...body })
  return `/api/${kind}_requests/${request.id}`
}
const cell = (who: Caller, path: string, body: object) =>
  expectStatus<Item>(200, who.patch<Item>(`${path}/quick_edit`, body))
const cabin = (persons: number, type: string, more: object) => ({ type: { persons, type }, ...more })
const euros = (amount: string) => ({ amount, currency: 'EUR' })

test('DRAW-02 APP-09 two people who edit cabins of one list at once keep both amounts (001 §7)', async () => {
  const path = await asked('ferry', {
    contingent: {
      doubleCabins: [cabin(2, 'inside', { reservedAmount: 7 }), cabin(2, 'outside', { reservedAmount: 3 })],
    },
  })
  await Promise.all([
    cell(anna, path, { contingent: { doubleCabins: [cabin(2, 'inside', { reservedAmount: 20 })] } }),
    cell(bernd, path, { contingent: { doubleCabins: [cabin(2, 'outside', { reservedAmount: 30 })] } }),
    // Of a type that stands there not yet, and in another list.
    cell(anna, path, { contingent: { doubleCabins: [cabin(2, 'suite', { reservedAmount: 1 })] } }),
    cell(bernd, path, { contingent: { otherCabins: [cabin(4, 'inside', { reservedAmount: 2 })] } }),
    cell(anna, path, { contingent: { otherCabins: [cabin(3, 'inside', { reservedAmount: 5 })] } }),
  ])
  const { contingent } = await expectStatus<Item>(200, bernd.get(path))
  const amounts = [...contingent.doubleCabins, ...contingent.otherCabins].map(({ type, reservedAmount }) => [
    type.persons,
    type.type,
    reservedAmount,
  ])
  expect(amounts).toEqual([
    [2, 'inside', 20],
    [2, 'outside', 30],
    [2, 'suite', 1],
    [3, 'inside', 5],
    [4, 'inside', 2],
  ])
  // What is held is counted over all of them.
  expect(contingent.reservedAmount).toBe(2 * 51 + 3 * 5 + 4 * 2)
  const [inside, outside] = contingent.doubleCabins
  const byId = await cell(anna, path, { contingent: { doubleCabins: [{ id: outside?.id, reservedAmount: 31 }] } })
  expect(byId.contingent.doubleCabins.slice(0, 2)).toMatchObject([{ id: inside?.id }, { id: outside?.id }])
  // PUT says no more than PATCH does (002 §7: 'PUT or PATCH').
  const again = { contingent: { doubleCabins: [cabin(2, 'inside', { askedAmount: 16 })] } }
  const put = await expectStatus<Item>(200, anna.put<Item>(`${path}/quick_edit`, again))
  expect(put.contingent.doubleCabins.map(({ askedAmount, reservedAmount }) => [askedAmount, reservedAmount])).toEqual([
    [16, 20],
    [0, 31],
    [0, 1],
  ])
  // Whoever saves the request itself replaces the list, as everywhere.
  const whole = { contingent: { doubleCabins: [{ id: inside?.id }] } }
  const replaced = await expectStatus<Item>(200, bernd.patch<Item>(path, whole))
  expect(replaced.contingent.doubleCabins).toHaveLength(1)
})

test('DRAW-02 APP-09 two people who price a request at once keep both prices; a price taken back leaves nothing', async () => {
  const path = await asked('hotel', {})
  const double = { name: 'Doppelzimmer', quantityType: 'per_person_night' }
  const single = { name: 'Einzelzimmerzuschlag', quantityType: 'per_single_room_night' }
  await Promise.all([
    cell(anna, path, { itemPrices: [{ ...double, price: euros('80.00') }] }),
    cell(bernd, path, { itemPrices: [{ ...single, price: euros('25.00') }] }),
    cell(bernd, path, { itemPrices: [{ ...double, price: euros('80.00') }] }),
  ])
  const { itemPrices } = await expectStatus<Item>(200, bernd.get(path))
  const told = (prices: Price[]) => prices.map(({ name, price }) => [name, price?.amount]).toSorted()
  expect(told(itemPrices)).toEqual([
    ['Doppelzimmer', '80.00'],
    ['Einzelzimmerzuschlag', '25.00'],
  ])
  const id = itemPrices.find(({ name }) => name === 'Doppelzimmer')?.id
  const left = await cell(anna, path, { itemPrices: [{ id, name: '', price: null }] })
  expect(told(left.itemPrices)).toEqual([['Einzelzimmerzuschlag', '25.00']])
  expect((await cell(anna, path, { itemPrices: [{ ...double, price: null }] })).itemPrices).toHaveLength(1)
})

test('CALC-06 a price taken back under its usual name leaves nothing, whichever of a hotel’s prices it is', async () => {
  const path = await asked('hotel', {})
  const double = { name: 'Doppelzimmer', quantityType: 'per_person_night' }
  const board = { name: 'Halbpension', quantityType: 'per_person_night' }
  const view = { name: 'Meerblick', quantityType: 'per_person_night' }
  const entries = [double, board, view].map((entry) => ({ ...entry, price: euros('80.00') }))
  const { itemPrices } = await cell(anna, path, { itemPrices: entries })
  const idOf = (name: string) => itemPrices.find((one) => one.name === name)?.id
  const emptied = [board, view].map((entry) => ({ ...entry, id: idOf(entry.name), price: null }))
  const left = await cell(bernd, path, { itemPrices: emptied })
  expect(left.itemPrices.map(({ name, price }) => [name, price?.amount])).toEqual([
    ['Doppelzimmer', '80.00'],
    // Somebody’s own name is not lost with the amount.
    ['Meerblick', undefined],
  ])
})

test('CALC-06 CALC-05 a room at an odd cent is kept as what two pay together, and counted so (decision 102)', async () => {
  const path = await asked('hotel', {})
  const double = { name: 'Doppelzimmer', quantityType: 'per_person_night' }
  const { itemPrices } = await cell(bernd, path, {
    itemPrices: [{ ...double, price: euros('155.55'), priceForTwo: true }],
  })
  expect(itemPrices).toMatchObject([{ ...double, price: { amount: '155.55' }, priceForTwo: true }])
  const [calculation] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/calculations?order.id=${trip.id}`))
  await expectStatus(200, bernd.patch(`/api/calculations/${calculation?.id}`, { numberOfPersons: 20 }))
  type Line = { unitCents: number; quantity: number; cents: number }
  const { lines } = await expectStatus<{ lines: Line[] }>(
    200,
    bernd.get(`/api/calculations/${calculation?.id}/costs?contingent_type=Asked`),
  )
  const [line] = lines.filter(({ unitCents }) => unitCents === 155_55)
  expect(line?.quantity).toBeGreaterThan(0)
  expect(line?.cents).toBe((line?.quantity ?? 0) * 155_55)
  const again = await cell(anna, path, { itemPrices: [{ ...double, price: euros('80.00'), priceForTwo: false }] })
  expect(again.itemPrices).toMatchObject([{ price: { amount: '80.00' }, priceForTwo: false }])
})

type HotelRow = { requestDetails: object; notes: string; provider: string }

test('CALC-06 a hotel’s conditions are kept field by field; what the desk knows of the house anybody notes (002 §3)', async () => {
  const house = await made('hotels', { name: 'Hotel Bjørvika', organisationFilter: null })
  const path = await asked('hotel', { hotel: `/api/hotels/${house.id}` })
  await Promise.all([
    cell(anna, path, { requestDetails: { free: '1 je 25' } }),
    cell(bernd, path, { requestDetails: { cancel: '30 Tage' } }),
    cell(bernd, path, { notes: 'Probenraum mit Klavier' }),
  ])
  await cell(anna, path, { requestDetails: { payment: '14 Tage vor Anreise' } })
  const row = await expectStatus<HotelRow>(200, bernd.get(path))
  expect(row.requestDetails).toEqual({ free: '1 je 25', cancel: '30 Tage', payment: '14 Tage vor Anreise' })
  expect(row.notes).toBe('Probenraum mit Klavier')
  const tooLong = await anna.patch(`${path}/quick_edit`, { requestDetails: { free: 'x'.repeat(201) } })
  expect([tooLong.status, tooLong.body]).toMatchObject([422, { violations: [{ propertyPath: 'requestDetails.free' }] }])

  const provider = `/api/providers/${house.id}`
  await expectStatus(200, anna.patch(provider, { rating: 8, traitTags: ['Chor', 'Fjordblick'] }))
  expect(await expectStatus(200, bernd.get(provider))).toMatchObject({ rating: 8, traitTags: ['Chor', 'Fjordblick'] })
  const beyond = await anna.patch(provider, { rating: 11 })
  expect([beyond.status, beyond.body]).toMatchObject([422, { violations: [{ propertyPath: 'rating' }] }])
})

test('APP-03 APP-04 nobody completes the lists of a request out of sight', async () => {
  const path = await asked('ferry', {})
  const body = { contingent: { doubleCabins: [cabin(2, 'inside', { reservedAmount: 1 })] } }
  const clara = await desk.as('clara')
  expect((await clara.patch(`${path}/quick_edit`, body)).status).toBe(404)
})
