import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf } from './calculation.fixture.ts'

type Made = { id: number }
type Target = Made & Record<'targetPercent' | 'overheadPercent' | 'busSeats', number | null>
let desk: TestApp
let anna: Caller
let bernd: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const euros = (amount: string, currency = 'EUR') => ({ amount, currency })
const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const costsOf = async (trip: Pick<PlannedTrip, 'id'>, by = bernd) =>
  expectStatus<CostsAnswer>(
    200,
    by.get(`/api/calculations/${(await calculationOf(trip, by)).id}/costs?contingent_type=Asked`),
  )
const later = { startAt: '14.05.2028', endAt: '17.05.2028' }
const copyOf = ({ id }: Pick<PlannedTrip, 'id'>, by: Caller, what = 'calculation=true&prices=true') =>
  expectStatus<Made>(201, by.post(`/api/orders/${id}/copy?${what}`, later))
const targetOf = async ({ id }: Pick<PlannedTrip, 'id'>) =>
  (await expectStatus<[Target]>(200, bernd.get(`/api/calculation_targets?order.id=${id}`)))[0]

test('CALC-05 a trip without prices names every gap and counts nothing for it', async () => {
  const trip = await planTrip(bernd)
  const [day, next] = trip.days
  if (day === undefined || next === undefined) throw new Error('no days')
  const { hotel, ferry, ferryRequest } = await planServices(bernd, north, day, next.date)
  expect(await costsOf(trip)).toMatchObject({
    gaps: [
      { service: hotel, reason: 'Kein Einkaufspreis' },
      { service: ferry, reason: 'Kein Einkaufspreis' },
    ],
    result: { purchase: 0, share: null },
  })
  await expectStatus(
    200,
    bernd.put(`/api/ferry_requests/${ferryRequest}`, {
      itemPrices: [{ name: 'Kabine', price: euros('700.00', 'NOK') }],
    }),
  )
  const { gaps, totals } = await costsOf(trip)
  expect(gaps.map(({ reason }) => reason).sort()).toEqual(['Kein Einkaufspreis', 'Kurs fehlt: NOK'])
  expect(totals.purchase).toBe(0)
})

test('CALC-09 purchase in another currency is counted by the rate of the trip, to the cent', async () => {
  const trip = await planTrip(bernd)
  const [day, next] = trip.days
  if (day === undefined || next === undefined) throw new Error('no days')
  const { ferryRequest } = await planServices(bernd, north, day, next.date)
  const itemPrices = [{ name: 'Fahrzeug', quantityType: 'per_person', price: euros('700.00', 'NOK') }]
  await expectStatus(200, bernd.put(`/api/ferry_requests/${ferryRequest}`, { itemPrices }))
  const rate = await make('order_exchange_rates', { order: `/api/orders/${trip.id}`, currency: 'NOK', rate: '11,4235' })
  const nok = async () => {
    const { lines, gaps, rates, totals } = await costsOf(trip)
    const line = lines.find(({ currency }) => currency === 'NOK')
    return { line, isGap: gaps.some(({ reason }) => reason === 'Kurs fehlt: NOK'), rates, totals }
  }
  const { line, ...told } = await nok()
  expect(told).toMatchObject({ isGap: false, rates: { NOK: 11.4235 } })
  if (line === undefined) throw new Error('no line in NOK')
  expect(line.quantity).toBeGreaterThan(0)
  expect(line.cents).toBe(Math.round((line.quantity * 70_000) / 11.4235))
  expect(told.totals.purchase).toBe(line.cents)
  // As money is told everywhere (APP-06).
  expect(line).toMatchObject({
    unitPrice: { amount: '700.00', currency: 'NOK' },
    amount: { amount: (line.cents / 100).toFixed(2), currency: 'EUR' },
  })
  await expectStatus(204, bernd.delete(`/api/order_exchange_rates/${rate.id}`))
  expect(await nok()).toMatchObject({ isGap: true, totals: { purchase: 0 } })
})

test('CALC-05 CALC-07 a price for the group closes the gap of its service and is paid once', async () => {
  const trip = await planTrip(bernd)
  const [day, next] = trip.days
  if (day === undefined || next === undefined) throw new Error('no days')
  const { hotel, hotelRequest } = await planServices(bernd, north, day, next.date)
  const path = `/api/hotel_requests/${hotelRequest}`
  const gap = { service: hotel, reason: 'Kein Einkaufspreis' }
  expect((await costsOf(trip)).gaps).toContainEqual(expect.objectContaining(gap))
  const options = await expectStatus<{ quantityTypes: { key: string }[] }>(
    200,
    bernd.options('/api/request_item_prices'),
  )
  expect(options.quantityTypes.map(({ key }) => key)).toContain('per_group')
  const itemPrices = [{ name: 'Ganzes Haus', quantityType: 'per_group', price: euros('3000.00') }]
  await expectStatus(200, bernd.patch(`${path}/quick_edit`, { itemPrices }))
  const { gaps, lines } = await costsOf(trip)
  expect(gaps.filter(({ service }) => service === hotel)).toEqual([])
  expect(lines.filter(({ service }) => service === hotel)).toMatchObject([
    { name: 'Ganzes Haus', behaviour: 'group', quantity: 1, cents: 300_000 },
  ])
})

test('CALC-05 who lacks the right to see purchase figures is served none: not the sum, not a cost, not a target', async () => {
  const trip = await planTrip(bernd)
  const { id } = await calculationOf(trip, bernd)
  const cost = await make('calculation_costs', {
    calculation: `/api/calculations/${id}`,
    name: 'Geheimer Bus',
    price: euros('6400.00'),
  })
  const target = await targetOf(trip)
  await expectStatus(200, bernd.put(`/api/calculation_targets/${target.id}`, { targetPercent: 17 }))
  const clara = await desk.as('bernd')
  const staff = await expectStatus<{ id: number; email: string }[]>(200, anna.get('/api/staff'))
  const self = staff.find(({ email }) => email.startsWith('bernd'))
  await expectStatus(200, anna.patch(`/api/staff/${self?.id}`, { maySeePurchase: false }))
  try {
    const paths = [
      `calculations/${id}/costs`,
      ...[
        `calculation_costs/${cost.id}`,
        'calculation_costs',
        `calculation_targets/${target.id}`,
        'calculation_targets',
      ],
    ]
    for (const path of paths) expect([path, (await clara.get(`/api/${path}`)).status]).toEqual([path, 403])
    const refused = await clara.post('/api/calculation_costs', { calculation: `/api/calculations/${id}`, name: 'Bus' })
    expect(refused.status).toBe(403)
    expect((await clara.put(`/api/calculation_targets/${target.id}`, { targetPercent: 1 })).status).toBe(403)
    expect((await clara.delete(`/api/calculation_costs/${cost.id}`)).status).toBe(403)
    const history = await clara.get(`/api/orders/${trip.id}/history`)
    expect(history.raw.toString()).not.toContain('Geheimer Bus')
    // A trip that this person makes has its row all the same; a copy brings all of it along for those who may see it.
    const made = await planTrip(clara)
    const copy = await clara.post<Made>(`/api/orders/${trip.id}/copy?calculation=true&prices=true`, later)
    expect([copy.status, copy.raw.toString().includes('Geheimer Bus')]).toEqual([201, false])
    const copyId = (await calculationOf(copy.body, clara)).id
    expect((await clara.get(`/api/calculations/${copyId}/costs`)).status).toBe(403)
    expect((await clara.get(`/api/orders/${copy.body.id}/history`)).raw.toString()).not.toContain('Geheimer Bus')
    await expectStatus(200, anna.patch(`/api/staff/${self?.id}`, { maySeePurchase: true }))
    expect(await targetOf(made)).toMatchObject({ targetPercent: null })
    for (const brought of [copy.body, await copyOf(trip, bernd)]) {
      expect((await costsOf(brought)).lines).toMatchObject([{ title: 'Geheimer Bus', unitCents: 640_000 }])
      expect(await targetOf(brought)).toMatchObject({ targetPercent: 17 })
    }
    expect((await costsOf(await copyOf(trip, bernd, 'calculation=true'))).lines).toMatchObject([
      { title: 'Geheimer Bus', unitCents: 0, reason: 'Ohne Einkaufspreis' },
    ])
  } finally {
    await anna.patch(`/api/staff/${self?.id}`, { maySeePurchase: true })
  }
})

test('CALC-05 what a trip is to bring is as its house has it until somebody says otherwise', async () => {
  const trip = await planTrip(bernd)
  expect(await costsOf(trip)).toMatchObject({
    ...{ busSeats: 48, overhead: { percent: 0, centsPerPerson: 0 } },
    target: { percent: 12, centsPerPerson: 0, rounding: 'nine' },
  })
  const margins = { targetPercent: 15, targetPerPerson: 20, overheadPercent: 3, rounding: 'ten' }
  await expectStatus(200, anna.put('/api/settings/1', { calculation: { margins } }))
  const { id } = await targetOf(trip)
  await expectStatus(200, bernd.put(`/api/calculation_targets/${id}`, { targetPercent: 0, busSeats: 30 }))
  expect(await costsOf(trip)).toMatchObject({
    ...{ busSeats: 30, overhead: { percent: 3, centsPerPerson: 0 } },
    target: { percent: 0, centsPerPerson: 2_000, rounding: 'ten' },
  })
  await expectStatus(200, bernd.put(`/api/calculation_targets/${id}`, { targetPercent: null }))
  expect((await costsOf(trip)).target.percent).toBe(15)
})

test('CALC-05 wrong costs and targets are told at their field', async () => {
  const trip = await planTrip(bernd)
  const { id } = await calculationOf(trip, bernd)
  const calculation = `/api/calculations/${id}`
  type Refused = { violations: { propertyPath: string; message: string }[] }
  const wrong = async (body: object) =>
    (await bernd.post<Refused>('/api/calculation_costs', { calculation, ...body })).body.violations
  expect(await wrong({})).toMatchObject([{ propertyPath: 'name' }])
  expect(await wrong({ name: 'Bus', groupSize: 0 })).toEqual([{ propertyPath: 'groupSize', message: 'Mindestens 1' }])
  expect(await wrong({ name: 'Bus', price: euros('-1.00') })).toMatchObject([{ propertyPath: 'price' }])
  expect(await wrong({ name: 'Bus', price: euros('1.00', 'XXX') })).toMatchObject([{ propertyPath: 'price.currency' }])
  const target = await targetOf(trip)
  const { body } = await bernd.put<Refused>(`/api/calculation_targets/${target.id}`, { targetPercent: 100 })
  expect(body.violations).toEqual([{ propertyPath: 'targetPercent', message: 'Höchstens 99 %' }])
  expect((await bernd.get('/api/calculations/999999/costs')).status).toBe(404)
})
