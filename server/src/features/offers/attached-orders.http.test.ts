import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf, savePrices } from '../calculation/calculation.fixture.ts'
import { openPoints } from './offer-checks.fixture.ts'

type Offer = { id: number; version: number; attachedOrders: string[] }
type Attached = {
  calculation: string
  mainOffer: string | null
  attachedOffer: {
    order: string | null
    orderNumber: string | null
    isOfOtherTrip: boolean
    freePlaces: { numberOfPersons: number; type: string; freePlaces: number }[]
  }
}

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

async function offered(options = {}, by = bernd): Promise<{ trip: PlannedTrip; offer: string }> {
  const trip = await planTrip(by, options)
  const { id } = await expectStatus<Offer>(201, by.post('/api/offers', { order: trip.order }))
  return { trip, offer: `/api/offers/${id}` }
}
const attach = (offer: string, ...trips: PlannedTrip[]) =>
  bernd.patch(offer, { attachedOrders: trips.map(({ order }) => order) })
const attachedTo = async (offer: string, by = bernd) => (await expectStatus<Offer>(200, by.get(offer))).attachedOrders
const read = (trip: PlannedTrip, by = bernd) =>
  expectStatus<Attached>(200, by.get(`${trip.order}?_groups[]=offer_read`))
const numberOf = async ({ order }: PlannedTrip) =>
  (await expectStatus<{ orderNumber: string }>(200, bernd.get(order))).orderNumber

test('OFFER-01 an offer speaks for other trips too, in their order; these tell whose offer it is', async () => {
  const { trip, offer } = await offered()
  const [second, third] = [await planTrip(bernd), await planTrip(bernd)]
  await expectStatus(200, attach(offer, third, second))
  expect(await attachedTo(offer)).toEqual([third.order, second.order])
  await expectStatus(200, attach(offer, second, third))
  expect(await attachedTo(offer)).toEqual([second.order, third.order])
  const [listed] = await expectStatus<Offer[]>(200, bernd.get(`/api/offers?order.id[]=${trip.id}`))
  expect(listed?.attachedOrders).toEqual([second.order, third.order])

  const { id } = await calculationOf(trip, bernd)
  const freePlaces = [{ numberOfPersons: 25, type: 'double', freePlaces: 1 }]
  await expectStatus(200, bernd.patch(`/api/calculations/${id}`, { freePlaces, minimumPersons: 20 }))
  for (const query of [`order.id=${trip.id}`, `order.id[]=${trip.id}`]) {
    const [told] = await expectStatus<Offer[]>(200, bernd.get(`/api/offers?${query}`))
    expect(told).toMatchObject({ minimumPersons: 20, freeplaces: freePlaces })
  }
  expect(await read(trip)).toMatchObject({
    calculation: `/api/calculations/${id}`,
    mainOffer: offer,
    attachedOffer: { order: trip.order, orderNumber: await numberOf(trip), isOfOtherTrip: false, freePlaces },
  })
  expect(await read(second)).toMatchObject({
    mainOffer: null,
    attachedOffer: { order: trip.order, orderNumber: await numberOf(trip), isOfOtherTrip: true, freePlaces },
  })
  // The mask of a trip, which is read in a narrower role, says the same.
  const mask = await expectStatus<Attached>(200, bernd.get(`${second.order}?_groups[]=trip_dashboard_read`))
  expect(mask.attachedOffer).toMatchObject({ order: trip.order, isOfOtherTrip: true })

  await expectStatus(200, attach(offer, third))
  expect((await read(second)).attachedOffer).toMatchObject({ order: second.order, isOfOtherTrip: false })
})

test('OFFER-01 a trip is attached once, not to itself, not in a chain, not across clients and houses', async () => {
  const { trip, offer } = await offered()
  const other = await offered()
  const third = await planTrip(bernd)
  const refused = async (to: string, trips: PlannedTrip[], message: string | RegExp) => {
    const { status, body } = await attach(to, ...trips)
    expect(status).toBe(422)
    expect((body as { violations: { message: string }[] }).violations[0]?.message).toMatch(message)
  }
  await expectStatus(200, attach(offer, trip))
  expect(await attachedTo(offer)).toEqual([])
  await refused(offer, [third, third], 'Diese Reise steht schon da.')
  await expectStatus(200, attach(offer, third))
  await refused(other.offer, [third], `wird schon über die Reise ${await numberOf(trip)} verwaltet.`)
  await refused(other.offer, [trip], `An der Reise ${await numberOf(trip)} hängen selbst Reisen.`)
  const ofThird = await expectStatus<Offer>(201, bernd.post('/api/offers', { order: third.order }))
  await refused(
    `/api/offers/${ofThird.id}`,
    [other.trip],
    `Dieses Angebot wird über die Reise ${await numberOf(trip)} verwaltet.`,
  )
  expect(await attachedTo(offer)).toEqual([third.order])

  const clients = await desk.db.query<{ id: number }>(
    `insert into clients (organisation_id, company_name, short_name) values (1, 'Chor A', 'A'), (1, 'Chor B', 'B') returning id::int`,
  )
  const [ours, theirs] = [await planTrip(bernd), await planTrip(bernd)]
  for (const [index, one] of [ours, theirs].entries()) {
    await expectStatus(200, bernd.patch(one.order, { client: `/api/clients/${clients[index]?.id}` }))
  }
  const { id } = await expectStatus<Offer>(201, bernd.post('/api/offers', { order: ours.order }))
  await refused(`/api/offers/${id}`, [theirs], `Die Reise ${await numberOf(theirs)} ist für einen anderen Kunden.`)
  await expectStatus(200, attach(`/api/offers/${id}`, await planTrip(bernd)))
  const away = await planTrip(anna, { organisation: 2 })
  expect((await attach(offer, away)).status).toBe(422)
  expect((await anna.patch(offer, { attachedOrders: [third.order, away.order] })).body).toMatchObject({
    violations: [{ propertyPath: 'attachedOrders' }],
  })
})

test('OFFER-01 naming its own trip alone detaches nobody; an empty list does', async () => {
  const { trip, offer } = await offered()
  const second = await planTrip(bernd)
  await expectStatus(200, attach(offer, trip, second))
  expect(await attach(offer, trip)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'attachedOrders' }] },
  })
  expect(await attachedTo(offer)).toEqual([second.order])
  await expectStatus(200, attach(offer))
  expect(await attachedTo(offer)).toEqual([])
})

test('OFFER-01 OFFER-04 what is to be known of the prices of an attached trip is told with its number', async () => {
  const { trip, offer } = await offered()
  const second = await planTrip(bernd)
  await savePrices(bernd, second, [
    { priceType: 'double', numberOfPersons: 60, sellPrice: { amount: '459.00', currency: 'EUR' } },
  ])
  await expectStatus(200, attach(offer, second))
  const contents = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
  const words = 'Für 38 Pax gibt es keinen Paketpreis. Es gilt der letzte, ab 60 Pax.'
  expect(openPoints(contents, 'calculation')).toEqual([`Reise ${await numberOf(second)}: ${words}`])
})

test('OFFER-01 two who attach each other’s trips at the same moment: one of them is told', async () => {
  const [one, other] = [await offered(), await offered()]
  const answers = await Promise.all([attach(one.offer, other.trip), attach(other.offer, one.trip)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('OFFER-01 a deleted trip hangs nowhere and speaks for nobody; brought back it does again, but never in a chain', async () => {
  const main = await offered({}, anna)
  const [kept, moved] = [await planTrip(bernd), await planTrip(bernd)]
  await expectStatus(200, attach(main.offer, kept, moved))
  const remove = ({ order }: PlannedTrip) => expectStatus(200, anna.patch(order, { currentStatus: 'deleted' }))
  const bringBack = ({ id }: PlannedTrip) => expectStatus(200, anna.post(`/api/orders/${id}/restore`))
  await remove(kept)
  expect(await attachedTo(main.offer)).toEqual([moved.order])
  // A list that is saved meanwhile does not detach what nobody sees.
  await expectStatus(200, attach(main.offer, moved))
  await bringBack(kept)
  expect((await attachedTo(main.offer)).sort()).toEqual([kept.order, moved.order].sort())

  await remove(main.trip)
  expect((await read(moved)).attachedOffer).toMatchObject({ order: moved.order, isOfOtherTrip: false })
  const own = await expectStatus<Offer>(201, bernd.post('/api/offers', { order: moved.order }))
  const third = await planTrip(bernd)
  await expectStatus(200, attach(`/api/offers/${own.id}`, third))
  await bringBack(main.trip)
  expect(await attachedTo(main.offer)).toEqual([kept.order])
  expect((await read(third)).attachedOffer).toMatchObject({ order: moved.order, isOfOtherTrip: true })
})

test('OFFER-01 APP-04 a trip for administrators only speaks for others without naming itself, and stays attached', async () => {
  const { trip, offer } = await offered()
  const [second, hidden] = [await planTrip(bernd), await planTrip(bernd)]
  await expectStatus(200, attach(offer, hidden, second))
  await expectStatus(200, bernd.patch(second.order, { trip: { name: 'Offene Fahrt' } }))
  await expectStatus(200, anna.patch(hidden.order, { isAdminOnly: true, trip: { name: 'Stille Fahrt' } }))
  expect(await attachedTo(offer)).toEqual([second.order])
  await expectStatus(200, attach(offer, second))
  expect(await attachedTo(offer, anna)).toContain(hidden.order)
  // Whoever makes a document is told that one is left out of it.
  const unseen = async (by: Caller) =>
    openPoints(await expectStatus<OfferContents>(200, by.get(`/api/orders/${trip.id}/offer/contents`)), 'trips')
  const one =
    'Eine angehängte Reise kannst du nicht sehen: In dem, was du erzeugst, fehlt sie. Papiere, die sie nennen, sehen nur Admins.'
  const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, anna.get(hidden.order))
  const told = `Reise ${orderNumber} ist nur für Admins: In dem, was du erzeugst, fehlt sie, denn das lesen auch andere.`
  expect([await unseen(bernd), await unseen(anna)]).toEqual([[one], [told]])
  // Whoever makes a paper, others who see the trip read it.
  const path = `/api/orders/${trip.id}/offer/generate-document?types=calculation`
  const paper = await expectStatus<{ path: string }>(200, anna.post(path))
  const { text } = await readPdf((await bernd.get(paper.path)).raw)
  expect(untypeset(text)).toContain('Offene Fahrt')
  expect(untypeset(text)).not.toContain('Stille Fahrt')
  await expectStatus(200, anna.patch(hidden.order, { currentStatus: 'deleted' }))
  expect(await unseen(bernd)).toEqual([])
  await expectStatus(200, anna.post(`/api/orders/${hidden.id}/restore`))
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: true }))
  expect((await read(second)).attachedOffer).toEqual({
    order: null,
    orderNumber: null,
    isOfOtherTrip: true,
    freePlaces: [],
  })
  expect((await clara.get(`${second.order}?_groups[]=offer_read`)).status).toBe(404)
})

test('OFFER-01 OFFER-06 an attached trip makes no offer of its own, and its copy hangs nowhere', async () => {
  const { trip, offer } = await offered()
  const second = await planTrip(bernd)
  await expectStatus(200, attach(offer, second))
  const path = (types: string) => `/api/orders/${second.id}/offer/generate-document?types=${types}`
  for (const types of ['offer', 'offer_confirmation']) {
    expect(await bernd.post(path(types))).toMatchObject({
      status: 409,
      body: { message: 'Das Angebot dieser Reise wird über eine andere Reise verwaltet.' },
    })
  }
  await expectStatus(200, bernd.post(path('route')))
  const history = await expectStatus<{ table: string }[]>(200, bernd.get(`/api/orders/${trip.id}/history`))
  expect(history.map(({ table }) => table)).toContain('offer_attached_orders')
  const dates = { startAt: '14.05.2028', endAt: '17.05.2028' }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post(`${second.order}/copy`, dates))
  const copy = await expectStatus<Attached>(200, bernd.get(`/api/orders/${id}?_groups[]=offer_read`))
  expect(copy).toMatchObject({ attachedOffer: { order: `/api/orders/${id}`, isOfOtherTrip: false } })
})

test('OFFER-01 OFFER-06 offer and reconfirmation tell attached trips part by part, each with its days and the prices of its calculation', async () => {
  const { trip, offer } = await offered()
  const later = await planTrip(bernd, { startAt: '11.06.2027', endAt: '12.06.2027' })
  const tier = (amount: string) => {
    return [{ priceType: 'double', numberOfPersons: 20, sellPrice: { amount, currency: 'EUR' } }]
  }
  await savePrices(bernd, trip, tier('1649.00'))
  await savePrices(bernd, later, tier('512.50'))
  const { id } = await calculationOf(later, bernd)
  const extra = { calculation: `/api/calculations/${id}`, name: 'Konzertsaal', type: 'per_group' }
  const price = { amount: '480.00', currency: 'EUR' }
  await expectStatus(201, bernd.post('/api/calculation_price_extras', { ...extra, sellPrice: price }))
  await expectStatus(200, bernd.put(`/api/days/${later.days[0]?.id}?newName=${encodeURIComponent('Köln – Trier')}`))
  await expectStatus(200, attach(offer, later))
  for (const [type, locale, room] of [
    ['offer', 'de_DE', 'Preis pro Person im Doppelzimmer'],
    ['offer_confirmation', 'de_DE', 'Preis pro Person im Doppelzimmer'],
    ['offer', 'en', 'Price per person in a double room'],
    ['offer', 'fr', 'Prix par personne en chambre double'],
  ] as const) {
    const path = `/api/orders/${trip.id}/offer/generate-document?types=${type}`
    const stored = await expectStatus<{ path: string }>(200, bernd.with({ 'x-locale': locale }).post(path))
    const { text, archival } = await readPdf((await bernd.get(stored.path)).raw)
    expect(archival).toBe('2A')
    const [letter = '', own = '', part = ''] = untypeset(text).replaceAll(/\s+/g, ' ').split(room)
    expect(letter).not.toContain('Köln – Trier')
    expect(own).toMatch(/1[.,\s]?649[.,]00/)
    expect(own).toContain('Köln – Trier')
    expect(part).toMatch(/512[.,]50/)
    expect(part).toMatch(/Konzertsaal.*480[.,]00/)
    expect(part).not.toMatch(/1[.,\s]?649/)
  }
})
