import { addDays, daysBetween, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { localTimeOfWire } from '@reisewerk/domain/wire.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number }
type Day = Record<string, unknown> & { id: number; date: string; sortHelper: string[] }

let desk: TestApp
let bernd: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  north.Stadtführung = (await make('other_service_types', { name: 'Stadtführung', category: 'guide' })).id
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const words = fc.constantFrom('', 'Dom & Orgel', 'Überfahrt «Nacht»', "l'île – 100 %")
const service = fc.record({
  kind: fc.constantFrom('hotel', 'ferry', 'airline', 'train', 'other', 'route', 'free'),
  from: clock,
  to: clock,
  nights: fc.integer({ min: 1, max: 3 }),
  serviceDescription: words,
  status: fc.constantFrom('included', 'optional', 'additional', 'atLocation'),
  group: fc.constantFrom(null, 'Bus A', 'Bus B'),
  requests: fc.integer({ min: 0, max: 2 }),
  isChosen: fc.boolean(),
})
type Of<A> = A extends fc.Arbitrary<infer T> ? T : never
type Service = Of<typeof service>
const day = fc.record({
  // Half of the days are called by their route, and half have their kilometres calculated.
  name: fc.oneof(fc.constant(''), words),
  subtitles: fc.array(
    words.filter((text) => text !== ''),
    { maxLength: 2 },
  ),
  distance: fc.option(fc.integer({ min: 0, max: 900 }), { freq: 1 }),
  services: fc.array(service, { maxLength: 3 }),
  isReversed: fc.boolean(),
})
/** A day off has no plan at all. */
const plan = fc.array(fc.option(day, { freq: 5 }), { minLength: 1, maxLength: 3 })
type Plan = Of<typeof plan>
type PlannedDay = NonNullable<Plan[number]>

/** The calls by which each kind is planned and asked for. */
const kinds = {
  hotel: {
    path: 'hotel_placeholders',
    requests: 'hotel_requests',
    own: () => ({ place: `/api/places/${north.Oslo}` }),
  },
  ferry: {
    path: 'ferry_placeholders',
    requests: 'ferry_requests',
    own: () => ({ type: 'night', startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }),
  },
  airline: { path: 'airline_placeholders', requests: 'airline_requests', own: () => ({}) },
  train: {
    path: 'train_placeholders',
    requests: 'train_requests',
    own: () => ({ type: 'night', wagonType: 'sleeper' }),
  },
  other: {
    path: 'other_placeholders',
    requests: 'other_requests',
    own: () => ({ otherServiceType: `/api/other_service_types/${north.Stadtführung}` }),
  },
  route: {
    path: 'route_details',
    requests: null,
    own: () => ({
      routeDescription: 'Blick auf den Fjord',
      pricePerPerson: { amount: '4.50', currency: 'EUR' },
      locationCharges: [{ name: 'Maut', price: { amount: '12.00', currency: 'NOK' } }],
    }),
  },
  free: {
    path: 'free_text_items',
    requests: null,
    own: () => ({ text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Frei' }] }] } }),
  },
} as const

async function addServices(
  dayId: number,
  date: string,
  { services, isReversed }: PlannedDay,
  groups: Map<string, string>,
) {
  const keys: string[] = []
  for (const planned of services) {
    const kind = planned.kind as keyof typeof kinds
    const { path, requests, own } = kinds[kind]
    const { id } = await make(path, {
      ...own(),
      ...common(planned, date),
      day: `/api/days/${dayId}`,
      sortGroup: groups.get(planned.group ?? '') ?? null,
    })
    keys.push(`${kind}-${id}`)
    const asked: number[] = []
    for (let count = 0; requests !== null && count < planned.requests; count++) {
      const placeholder = `/api/${path}/${id}`
      asked.push((await make(requests, { placeholder, agency: `/api/agencies/${north['Skandia Incoming']}` })).id)
    }
    const chosen = asked.at(-1)
    if (planned.isChosen && chosen !== undefined) {
      await expectStatus(200, bernd.patch(`/api/${path}/${id}`, { selectedRequest: `/api/requests/${chosen}` }))
    }
  }
  const sortHelper = isReversed ? keys.reverse() : keys
  await expectStatus(200, bernd.patch(`/api/days/${dayId}`, { sortHelper }))
}

function common({ kind, from, to, nights, serviceDescription, status }: Service, date: string): object {
  const wire = (offset: number, time: string) => `${germanDate(addDays(date, offset))} ${time}:00`
  const times =
    kind === 'hotel'
      ? { startAt: wire(0, '00:00'), endAt: wire(nights, '00:00') }
      : { startAt: wire(0, from), endAt: wire(1, to), checkInAt: wire(0, '05:00') }
  return {
    ...(kind !== 'free' && times),
    ...(kind !== 'hotel' && { driverNotParticipating: true }),
    serviceDescription,
    clientOffer: { status },
  }
}

/** Stays end inside the trip; its last days are off. */
const daysAfter = 2

function periodOf(days: Plan, startAt: string) {
  return { startAt: germanDate(startAt), endAt: germanDate(addDays(startAt, days.length - 1 + daysAfter)) }
}

async function planned(days: Plan, startAt: string): Promise<{ id: number; days: Day[] }> {
  const order = await make('orders', { ...periodOf(days, startAt), trip: { name: 'Original' } })
  const groups = new Map<string, string>()
  for (const name of ['Bus A', 'Bus B']) {
    groups.set(name, `/api/sort_groups/${(await make('sort_groups', { order: `/api/orders/${order.id}`, name })).id}`)
  }
  for (const [index, one] of days.entries()) {
    if (one == null) continue
    const date = germanDate(addDays(startAt, index))
    const { id } = await make('days', { order: `/api/orders/${order.id}`, date })
    const daySubtitles = one.subtitles.map((subtitle) => ({ subtitle }))
    await expectStatus(200, bernd.patch(`/api/days/${id}`, { name: one.name, distance: one.distance, daySubtitles }))
    await addServices(id, addDays(startAt, index), one, groups)
  }
  return { id: order.id, days: await daysOf(order.id) }
}

const daysOf = (id: number) =>
  expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${id}&_groups[]=trip_dashboard_read&_itemsPerPage=500`))

/** What tells one trip's rows from another's, or starts anew by decision (docs/decisions). */
const own = new Set(['id', 'version', 'order', 'day', 'placeholder'])

/** A trip's days without what is its own: times count from its start, keys and links by place. */
async function comparable(id: number, days: readonly Day[], startAt: string): Promise<unknown> {
  const groups = await expectStatus<{ id: number; name: string }[]>(200, bernd.get(`/api/sort_groups?order.id=${id}`))
  const names = new Map(groups.map((group) => [`/api/sort_groups/${group.id}`, group.name]))
  const places = new Map<string, string>()
  const note = (value: unknown, path: string): void => {
    if (value === null || typeof value !== 'object') return
    // Services and requests count for themselves; whatever they lead to is the same for all trips.
    const kind = /(?:Placeholders|Details|Items)\.\d+$/.test(path)
      ? 'service'
      : path.match(/\.requests\.\d+$/) && 'request'
    if ('id' in value && kind !== null) places.set(`${kind} ${value.id}`, path)
    for (const [key, inner] of Object.entries(value)) note(inner, `${path}.${key}`)
  }
  note(days, '')
  const read = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => read(inner, key))
    if (value !== null && typeof value === 'object') {
      const kept = Object.entries(value).filter(([name]) => !own.has(name))
      return Object.fromEntries(kept.map(([name, inner]) => [name, read(inner, name)]))
    }
    if (typeof value !== 'string') return value
    if (key === 'sortGroup') return names.get(value)
    if (key === 'sortHelper') return places.get(`service ${value.replace(/^.*\D/, '')}`)
    if (key === 'selectedRequest') return places.get(`request ${value.replace(/^.*\D/, '')}`)
    const time = localTimeOfWire(value)
    return time === null ? value : `${daysBetween(startAt, time.slice(0, 10))} ${time.slice(11)}`
  }
  return read(days, '')
}

test('BULK-04 NEW-06 NEW-05 a trip kept as a concept and made again, and a copy of it, are the trip they come from', async () => {
  const [first, again] = ['2027-02-26', '2028-02-25']
  await fc.assert(
    fc.asyncProperty(plan, fc.boolean(), async (days, isDialog) => {
      const original = await planned(days, first)
      const wanted = await comparable(original.id, original.days, first)
      // The dialog sends heading and kilometres along as it read them.
      const rows = original.days.map(({ id, name, distance, sortHelper }) => ({
        day: `/api/days/${id}`,
        requests: true,
        replace: true,
        ...(isDialog && { name, distance, sortHelper }),
      }))
      const concept = await make('order_concepts', { name: 'Konzept', days: rows })
      const period = periodOf(days, again)
      const made = [
        await make(`orders/from_concept/${concept.id}?days=${days.length + daysAfter}&requests=true`, period),
        await make(`orders/${original.id}/copy?requests=true`, period),
      ]
      // A trip that ends with days off is longer than its concept; those days start empty.
      const length = days.findLastIndex((one) => one !== null) + 1
      const [fromConcept, copy] = await Promise.all(made.map(async ({ id }) => comparable(id, await daysOf(id), again)))
      expect((fromConcept as unknown[]).slice(0, (wanted as unknown[]).length)).toEqual(wanted)
      expect(fromConcept).toHaveLength((wanted as unknown[]).length + days.length + daysAfter - length)
      expect(copy).toEqual(wanted)
    }),
    { numRuns: 6, endOnFailure: true },
  )
})
