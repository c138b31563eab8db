import { addDays, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import type { WireMoney } from '@reisewerk/domain/money.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number; version: number } & Record<string, unknown>
type Violations = { violations: { propertyPath: string; message: string }[] }
type Todo = { id: number; name: string; dueDate: string; status: string }

const arrival = '2027-05-14'
let desk: TestApp
let bernd: Caller
let north: Record<string, number>
let hotel: Item
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  hotel = await made('hotels', { name: 'Fjellheim' })
  const provider = `/api/hotels/${hotel.id}`
  await made('provider_cancellation_steps', { provider, days: 59, charge: 'percent', percent: 30 })
  await made('provider_cancellation_steps', {
    ...{ provider, days: 7, charge: 'per_room', amount: { amount: '80.00', currency: 'EUR' } },
  })
})
afterAll(() => desk.close())

const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))

async function asked(more: object = {}): Promise<Item> {
  const service = await made('hotel_placeholders', { day: trip.days[0]?.link, place: `/api/places/${north.Oslo}` })
  const placeholder = `/api/hotel_placeholders/${service.id}`
  return made('hotel_requests', { placeholder, hotel: `/api/hotels/${hotel.id}`, ...more })
}

const remindersOf = async (name: string) => {
  const todos = await expectStatus<Todo[]>(200, bernd.get(`/api/todos?order.id=${trip.id}&_itemsPerPage=200`))
  return todos.filter((todo) => todo.name.startsWith(name))
}
const step = (days: number, value: number) => ({ days, charge: 'percent', value, currency: 'EUR' })
/** As it leaves the API, like a provider's (APP-06). */
const served = (days: number, percent: number) => ({ days, charge: 'percent', percent, amount: null })

test('REQ-09 a request takes over the steps of its provider, and is then changed by itself', async () => {
  const request = await asked()
  const amount = { amount: '80.00', currency: 'EUR', formatted: '80,00 €' }
  const steps = [served(59, 30), { days: 7, charge: 'per_room', percent: null, amount }]
  expect(request.cancellationSteps).toEqual(steps)
  const shown = await expectStatus<Item[]>(200, bernd.get(`/api/provider_cancellation_steps?provider.id=${hotel.id}`))
  expect(shown.map(({ days, charge, percent, amount }) => ({ days, charge, percent, amount }))).toEqual(steps)
  const changed = { cancellationSteps: [step(30, 50)] }
  const after = await expectStatus<Item>(200, bernd.patch(`/api/hotel_requests/${request.id}`, changed))
  expect(after.cancellationSteps).toEqual([served(30, 50)])
  // What is sent back as it was read changes nothing.
  const back = { cancellationSteps: after.cancellationSteps }
  const same = await expectStatus<Item>(200, bernd.patch(`/api/hotel_requests/${request.id}`, back))
  expect([same.version, same.cancellationSteps]).toEqual([after.version, after.cancellationSteps])
  // As those of a provider are written, too (002 §7 'amounts with two decimals').
  const likeTheirs = [
    { days: 30, charge: 'percent', percent: '50', amount: null },
    { days: 7, charge: 'per_room', percent: null, amount: { amount: '80.00', currency: 'EUR' } },
  ]
  const path = `/api/hotel_requests/${request.id}`
  const told = await expectStatus<Item>(200, bernd.patch(path, { cancellationSteps: likeTheirs }))
  expect(told.cancellationSteps).toEqual([served(30, 50), steps[1]])
  const asKept = {
    cancellationSteps: [
      { ...step(30, 50), value: '20' },
      { days: 7, charge: 'per_room', value: 12_50, currency: 'EUR' },
    ],
  }
  expect((await expectStatus<Item>(200, bernd.patch(path, asKept))).cancellationSteps).toMatchObject([
    { percent: 20, amount: null },
    { percent: null, amount: { amount: '12.50', formatted: '12,50 €' } },
  ])
  const wrong = [{ ...likeTheirs[1], amount: { amount: 'acht', currency: 'EUR' } }]
  expect(await bernd.patch(path, { cancellationSteps: wrong })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'cancellationSteps[0].amount.amount' }] },
  })
  const typed = await asked({ cancellationSteps: [step(10, 10)] })
  expect(typed.cancellationSteps).toEqual([served(10, 10)])
})

test('REQ-09 a to-do reminds a week before the last free day, moves with it, and goes when nothing is to be cancelled', async () => {
  const other = await made('hotels', { name: 'Sognhus' })
  const request = await asked({ hotel: `/api/hotels/${other.id}`, cancellationSteps: [step(59, 30)] })
  const free = addDays(arrival, -60)
  const told = (date: string) => `Storno Sognhus kostenfrei bis ${wireOfDate(date).slice(0, 10)}`
  expect(await remindersOf('Storno Sognhus')).toMatchObject([
    { name: told(free), dueDate: wireOfDate(addDays(free, -7)), status: 'open' },
  ])
  const path = `/api/hotel_requests/${request.id}`
  await expectStatus(200, bernd.patch(path, { startAt: '15.05.2027 00:00:00' }))
  const next = addDays(free, 1)
  expect(await remindersOf('Storno Sognhus')).toMatchObject([
    { name: told(next), dueDate: wireOfDate(addDays(next, -7)) },
  ])
  await expectStatus(200, bernd.patch(path, { requestStatus: { status: 'declined' } }))
  expect(await remindersOf('Storno Sognhus')).toEqual([])
})

test('REQ-09 APP-06 the loss if cancelled today, by request and in total; what nobody can tell is named', async () => {
  const own = await planTrip(bernd)
  const today = todayInGermany(new Date())
  const ahead = (Date.parse(arrival) - Date.parse(today)) / 86_400_000
  const ask = async (more: object) => {
    const service = await made('hotel_placeholders', { day: own.days[0]?.link, place: `/api/places/${north.Oslo}` })
    const placeholder = `/api/hotel_placeholders/${service.id}`
    const approved = { requestStatus: { status: 'approved' } }
    return made('hotel_requests', {
      placeholder,
      hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
      ...approved,
      ...more,
    })
  }
  const itemPrices = [{ name: 'Gruppe', quantityType: 'per_person', price: { amount: '10.00', currency: 'EUR' } }]
  const room = { days: Math.min(730, ahead), charge: 'per_room', value: 5_00, currency: 'EUR' }
  const rooms = await ask({ cancellationSteps: [room] })
  const percent = await ask({ cancellationSteps: [step(Math.min(730, ahead), 50)], itemPrices })
  const free = await ask({ cancellationSteps: [step(0, 90)] })
  const unknown = await ask({})
  const [planned, merely] = await Promise.all(
    ['new', 'requested'].map((status) => ask({ requestStatus: { status }, cancellationSteps: [room] })),
  )
  const [calculation] = await expectStatus<Item[]>(200, bernd.get(`/api/calculations?order.id=${own.id}`))
  const losses = await expectStatus<{
    requests: { id: number; amount: WireMoney | null; free: string | null; unknown: string | null }[]
    total: WireMoney
  }>(200, bernd.get(`/api/calculations/${calculation?.id}/cancellation_losses`))
  const of = (asked: Item | undefined) => losses.requests.find((one) => one.id === asked?.id)
  const euros = (amount: string) => ({ amount, currency: 'EUR', formatted: `${amount.replace('.', ',')} €` })
  expect(of(rooms)).toMatchObject({ amount: euros('95.00'), unknown: null })
  expect(of(percent)).toMatchObject({ amount: euros('190.00') })
  expect(of(free)).toMatchObject({ amount: euros('0.00'), freeUntil: '13.05.2027 00:00:00' })
  expect(of(unknown)).toMatchObject({ amount: null, unknown: 'Keine Stornostaffel' })
  // With these nothing is agreed yet.
  expect(of(planned)).toMatchObject({ amount: euros('0.00'), free: 'noch nicht angefragt', freeUntil: null })
  expect(of(merely)).toMatchObject({ amount: euros('0.00'), free: 'angefragt, noch nichts vereinbart' })
  expect(losses.total).toEqual(euros('285.00'))
})

test('REQ-09 percent, persons and rooms of a loss are those of one group: whom the request has booked', async () => {
  const own = await planTrip(bernd)
  const today = todayInGermany(new Date())
  const days = Math.min(730, (Date.parse(arrival) - Date.parse(today)) / 86_400_000)
  const service = await made('hotel_placeholders', { day: own.days[0]?.link, place: `/api/places/${north.Oslo}` })
  const request = await made('hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${service.id}`, hotel: `/api/hotels/${north['Hotel Fjordblick']}` },
    contingent: { askedAmount: 38, reservedAmount: 30 },
    itemPrices: [{ name: 'Gruppe', quantityType: 'per_person', price: { amount: '10.00', currency: 'EUR' } }],
  })
  const [calculation] = await expectStatus<Item[]>(200, bernd.get(`/api/calculations?order.id=${own.id}`))
  const lossBy = async (charge: string, value: number) => {
    const cancellationSteps = [{ days, charge, value, currency: 'EUR' }]
    await expectStatus(200, bernd.patch(`/api/hotel_requests/${request.id}`, { cancellationSteps }))
    const path = `/api/calculations/${calculation?.id}/cancellation_losses`
    return (await expectStatus<{ total: WireMoney }>(200, bernd.get(path))).total.amount
  }
  expect(await lossBy('percent', 100)).toBe('300.00')
  expect(await lossBy('per_person', 10_00)).toBe('300.00')
  expect(await lossBy('per_room', 20_00)).toBe('300.00')
})

test.each([
  [{ days: 59, charge: 'percent', percent: 40 }, 'days'],
  [{ days: 3, charge: 'percent' }, 'percent'],
  [{ days: 3, charge: 'per_group' }, 'amount'],
] as const)('REQ-09 the step %j is refused at %s', async (body, propertyPath) => {
  const sent = { provider: `/api/hotels/${hotel.id}`, ...body }
  const { violations } = await expectStatus<Violations>(422, bernd.post('/api/provider_cancellation_steps', sent))
  expect(violations).toMatchObject([{ propertyPath }])
})
