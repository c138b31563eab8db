import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { planServices } from '../../../test/planned-services.ts'
import { expectStatus, loadNorth, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Template = { id: number; title: string; translationOf: string | null }

let desk: TestApp
let anna: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const made = <Made = Template>(path: string, body: object) => expectStatus<Made>(201, anna.post(`/api/${path}`, body))
const hotel = async (name = 'Arena Scaligera') =>
  (await made<{ id: number }>('hotels', { name, organisationFilter: '/api/organisations/1' })).id
const text = (provider: number | null, title: string, locale = 'de_DE', more: object = {}) =>
  made('trip_detail_templates', {
    ...{
      organisationFilter: '/api/organisations/1',
      title,
      locale,
      type: provider === null ? 'general_info' : 'provider_info',
    },
    ...(provider !== null && { provider: `/api/providers/${provider}` }),
    ...more,
  })
const linkTo = ({ id }: Pick<Template, 'id'>) => `/api/trip_detail_templates/${id}`
const of = (german: Template) => ({ translationOf: linkTo(german) })
const change = (template: Template, body: object) => anna.patch(linkTo(template), body)
const read = (template: Template) => expectStatus<Template>(200, anna.get(linkTo(template)))

async function requestAt(id: number): Promise<number> {
  const trip = await planTrip(anna)
  const [first, second] = trip.days
  if (first === undefined || second === undefined) throw new Error('a trip without days')
  const { hotelRequest } = await planServices(anna, north, first, second.date)
  await expectStatus(200, anna.put(`/api/hotel_requests/${hotelRequest}`, { hotel: `/api/hotels/${id}` }))
  return hotelRequest
}
async function resetIn(locale: string, path: string): Promise<string[]> {
  const reset = anna.with({ 'x-locale': locale }).put(`/api/${path}`, { reset: true })
  return (await expectStatus<Template[]>(200, reset)).map(({ title }) => title).toSorted()
}

test('DOC-08 MOVE-08 a reset in another language loses no text: what is linked stands once, all else in German', async () => {
  const id = await hotel()
  await text(id, 'Frühstück')
  const parking = await text(id, 'Parken')
  const english = await text(id, 'Parking', 'en')
  const details = `requests/${await requestAt(id)}/trip_details`
  expect(await resetIn('en', details)).toEqual(['Frühstück', 'Parken', 'Parking'])
  await expectStatus(200, change(english, of(parking)))
  expect(await resetIn('en', details)).toEqual(['Frühstück', 'Parking'])
  expect(await resetIn('fr', details)).toEqual(['Frühstück', 'Parken'])
  expect(await resetIn('de_DE', details)).toEqual(['Frühstück', 'Parken'])
})

test('DOC-08 MOVE-08 general hints likewise, also once the German one is retired', async () => {
  const luggage = await text(null, 'Gepäck')
  await text(null, 'Strom')
  await text(null, 'Bagages', 'fr', of(luggage))
  const { order } = await planTrip(anna)
  const infos = `${order.replace('/api/', '')}/general_infos`
  expect(await resetIn('fr', infos)).toEqual(['Bagages', 'Strom'])
  await expectStatus(200, change(luggage, { isRetired: true }))
  expect(await resetIn('fr', infos)).toEqual(['Bagages', 'Strom'])
})

test('MOVE-08 a text translates only a German one of the same owner and kind, and is in no German itself', async () => {
  const [id, other] = [await hotel(), await hotel('Hotel Due Torri')]
  const [german, english] = [await text(id, 'Parken'), await text(id, 'Parking', 'en')]
  const refused = { violations: [{ propertyPath: 'translationOf' }] }
  const wrong = [
    await text(other, 'Parken'),
    await text(id, 'Parken', 'de_DE', { type: 'box' }),
    await text(id, 'WLAN', 'de_DE', { subType: 'QR-Code' }),
    await text(id, 'Stationnement', 'fr'),
    english,
  ]
  for (const one of wrong) expect((await change(english, of(one))).body).toMatchObject(refused)
  expect((await change(german, of(wrong[1] as Template))).body).toMatchObject(refused)
  const body = { provider: `/api/providers/${id}`, type: 'provider_info', title: 'Zimmer', ...of(german) }
  expect((await anna.post('/api/trip_detail_templates', body)).body).toMatchObject(refused)
  await expectStatus(200, change(english, of(german)))
  await expect(
    desk.db.query(`update trip_detail_templates set locale = 'fr' where id = ${german.id}`),
  ).rejects.toThrow()
})

test('MOVE-08 a text that becomes of another kind translates nothing; its German one stays of its kind, and is not deleted', async () => {
  const id = await hotel()
  const german = await text(id, 'Parken')
  const english = await text(id, 'Parking', 'en', of(german))
  expect((await change(german, { type: 'box' })).body).toMatchObject({
    violations: [
      { propertyPath: 'type', message: '„Parking“ übersetzt diesen Text; erst dort „Übersetzung von“ leeren.' },
    ],
  })
  expect((await anna.delete(linkTo(german))).status).toBe(409)
  await expectStatus(200, change(english, { title: 'Car park' }))
  expect((await read(english)).translationOf).toBe(linkTo(german))
  await expectStatus(200, change(english, { type: 'box' }))
  expect((await read(english)).translationOf).toBeNull()
  await expectStatus(200, change(german, { type: 'box' }))
})

test('MOVE-06 two houses that become one keep which text translates which', async () => {
  const [kept, gone] = [await hotel(), await hotel('Arena Scaligera Verona')]
  const german = await text(gone, 'Parken')
  const english = await text(gone, 'Parking', 'en', of(german))
  const { id } = await made<{ id: number }>('merges', { kind: 'providers', kept, gone })
  expect(await read(english)).toMatchObject({ translationOf: linkTo(german), provider: `/api/providers/${kept}` })
  expect(await expectStatus(200, anna.post(`/api/merges/${id}/take-back`))).toEqual({ stayed: 0 })
  expect(await read(english)).toMatchObject({ translationOf: linkTo(german), provider: `/api/providers/${gone}` })
})
