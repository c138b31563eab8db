import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown> & { id: number }
type Main = Item & { contact: string | null; isPrimary: boolean }

let desk: TestApp
let bernd: Caller
let north: Record<string, number>
let ours: string
let british: string
/** A person of each client. */
let helga: string
let james: string

beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  ours = await client('Kantorei St. Michael', 'EUR', 'de_DE')
  british = await client('Anglo-German Choir', 'GBP', 'en')
  helga = await person(ours, 'Weiß')
  james = await person(british, 'Miller')
})
afterAll(() => desk.close())

const made = async (path: string, body: object, by = bernd) =>
  `/api/${path}/${(await expectStatus<Item>(201, by.post(`/api/${path}`, body))).id}`
const client = (companyName: string, mainCurrency: string, mainLanguage: string) =>
  made('clients', { companyName, shortName: companyName, mainCurrency, mainLanguage, isFormal: mainLanguage !== 'en' })
const person = (of: string, lastName: string) => made('contacts', { client: of, lastName })

/** A trip of the Kantorei with its person as the main contact. */
async function trip(more: object = {}): Promise<PlannedTrip> {
  const planned = await planTrip(bernd)
  await change(planned, { client: ours, primaryOrderContact: helga, ...more })
  return planned
}
const change = ({ order }: PlannedTrip, body: object) => expectStatus<Item>(200, bernd.patch(order, body))
const people = ({ id }: PlannedTrip) => expectStatus<Main[]>(200, bernd.get(`/api/order_contacts?order.id=${id}`))

test('HEAD-03 NEW-08 a new client brings currency, language and form of address along, unless the change says otherwise', async () => {
  const followed = await change(await trip(), { client: british })
  expect(followed).toMatchObject({ client: british, orderCurrency: 'GBP', orderLocale: 'en', isFormal: false })
  const told = await change(await trip(), { client: british, orderCurrency: 'CHF', isFormal: true })
  expect(told).toMatchObject({ orderCurrency: 'CHF', orderLocale: 'en', isFormal: true })
  // Sent back as it was read, or taken away, the client brings nothing.
  const chosen = await trip({ orderCurrency: 'CHF', orderLocale: 'fr' })
  for (const body of [{ client: ours }, { client: null }]) {
    expect(await change(chosen, body)).toMatchObject({ orderCurrency: 'CHF', orderLocale: 'fr' })
  }
})

test('HEAD-03 a trip with prices in its currency keeps it for a new client', async () => {
  const hotel = async ({ days }: PlannedTrip) => {
    const clientOffer = { status: 'included', price: { amount: '89.50', currency: 'EUR' } }
    await made('hotel_placeholders', { day: days[0]?.link, place: `/api/places/${north.Oslo}`, clientOffer })
  }
  const priced = await trip()
  await hotel(priced)
  expect(await change(priced, { client: british })).toMatchObject({ orderCurrency: 'EUR', orderLocale: 'en' })
  const estimated = await trip({ complexity: { rentability: 45 } })
  expect(await change(estimated, { client: british })).toMatchObject({ orderCurrency: 'EUR', orderLocale: 'en' })
  // What was priced in another currency before keeps that by itself.
  const abroad = await trip()
  await hotel(abroad)
  await change(abroad, { orderCurrency: 'CHF' })
  expect(await change(abroad, { client: british })).toMatchObject({ orderCurrency: 'GBP' })
  const offered = await trip()
  await desk.db.query(
    `insert into calculation_price_contingents (order_id, price_type, number_of_persons, sell_price_cents, sell_price_currency)
     values ($1, 'double', 20, 89900, 'EUR')`,
    [offered.id],
  )
  expect(await change(offered, { client: british })).toMatchObject({ orderCurrency: 'EUR' })
})

test('TRIP-01 a margin that nobody names anew is none in another currency', async () => {
  const margin = async (body: object) => {
    const planned = await trip({ complexity: { offerComplexity: 2, rentability: 45 } })
    await change(planned, body)
    const [complexity] = await expectStatus<Item[]>(200, bernd.get(`/api/complexities?order.id=${planned.id}`))
    return [complexity?.offerComplexity, complexity?.rentability]
  }
  expect(await margin({ orderCurrency: 'CHF' })).toEqual([2, null])
  expect(await margin({ orderCurrency: 'CHF', complexity: { rentability: 40 } })).toEqual([2, 40])
  expect(await margin({ orderCurrency: 'EUR', groupName: 'Kammerchor' })).toEqual([2, 45])
})

test('HEAD-03 CONT-04 who speaks for the old client stays on the trip, not as its main contact', async () => {
  const planned = await trip()
  expect((await change(planned, { client: british })).primaryOrderContact).toBeNull()
  expect(await people(planned)).toMatchObject([{ contact: helga, isPrimary: false }])
  // Whom the same change names is the main contact; so is who is of the new client or of none already.
  const named = await trip()
  await change(named, { client: british, primaryOrderContact: james })
  expect((await people(named)).filter(({ isPrimary }) => isPrimary)).toMatchObject([{ contact: james }])
  const known = await trip()
  await change(known, { client: null })
  await change(known, { primaryOrderContact: james })
  expect((await change(known, { client: british })).primaryOrderContact).not.toBeNull()
  const open = await planTrip(bernd)
  const driver = await made('order_contacts', { order: open.order, role: '3_bus_driver', isPrimary: true })
  expect((await change(open, { client: british })).primaryOrderContact).toBe(driver)
})

test('CONT-01 whoever speaks for another client becomes no contact of the trip, for its papers would go there', async () => {
  const planned = await trip()
  const message = 'Dieser Kontakt gehört nicht zu dieser Reise.'
  const asked: [Promise<{ status: number; body: unknown }>, string][] = [
    [bernd.patch(planned.order, { primaryOrderContact: james }), 'primaryOrderContact'],
    [bernd.post('/api/order_contacts', { order: planned.order, contact: james, role: '1_contact' }), 'contact'],
    [bernd.patch(planned.order, { orderContacts: [{ contact: james }] }), 'orderContacts[0].contact'],
  ]
  for (const [call, propertyPath] of asked) {
    expect(await call).toMatchObject({ status: 422, body: { violations: [{ propertyPath, message }] } })
  }
  expect(await people(planned)).toMatchObject([{ contact: helga, isPrimary: true }])
})

test('APP-04 HEAD-03 a client of another house brings nothing: the change is refused as a whole', async () => {
  const clara = await desk.as('clara')
  const strange = await made('clients', { companyName: 'Süd', shortName: 'Süd', mainCurrency: 'CHF' }, clara)
  const planned = await trip()
  expect((await bernd.patch(planned.order, { client: strange })).status).toBe(422)
  const anna = await desk.as('anna')
  expect((await anna.patch(planned.order, { client: strange })).status).toBe(422)
  const kept = await expectStatus<Item>(200, bernd.get(planned.order))
  expect([kept.client, kept.orderCurrency, (await people(planned))[0]?.isPrimary]).toEqual([ours, 'EUR', true])
})
