import { exifSegment, jpegOf, pngOf } from '@reisewerk/domain/files/photos/pictures.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Photo = {
  id: number
  caption: string
  validUntil: string | null
  path: string
  width: number
  height: number
  provider: string | null
  day: string | null
}
type Refused = { code: string; message: string; violations?: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let hotel: number
let norway: number

beforeAll(async () => {
  desk = await testApp()
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  hotel = north['Hotel Fjordblick'] ?? 0
  const [destination] = await desk.db.query<{ id: number }>(
    `insert into destinations (name) values ('Norwegen') returning id::int`,
  )
  norway = destination?.id ?? 0
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const upload = (home: string, bytes: Uint8Array = jpegOf(90, 60), who = bernd) =>
  who.with({ 'content-type': 'image/jpeg' }).post<Photo & Refused>(`/api/photos/upload?${home}`, Buffer.from(bytes))
const stored = (home: string, bytes?: Uint8Array) => expectStatus<Photo>(201, upload(home, bytes))
const listed = async (query: string, who = bernd) =>
  (await expectStatus<Photo[]>(200, who.get(`/api/photos?${query}`))).map(({ id }) => id)

test('MOVE-08 a photo is kept at a hotel, a destination and a day, without place and camera, and shown to its house alone', async () => {
  const taken = jpegOf(90, 60, [exifSegment({ note: 'GPS 60.39 N 5.32 E' })])
  for (const home of [`provider=${hotel}`, `destination=${norway}`, `day=${trip.days[0]?.id}`]) {
    const photo = await stored(home, taken)
    expect(photo).toMatchObject({ width: 90, height: 60, caption: '', validUntil: null })
    const { status, headers, raw } = await bernd.get(photo.path)
    expect([status, headers['content-type']], home).toEqual([200, 'image/jpeg'])
    expect(raw.toString('latin1')).not.toContain('GPS')
    expect((await bernd.with({ 'if-none-match': String(headers.etag) }).get(photo.path)).status).toBe(304)
    for (const path of [photo.path, `/api/photos/${photo.id}`]) expect((await clara.get(path)).status, home).toBe(404)
    expect((await clara.patch(`/api/photos/${photo.id}`, { caption: 'Fremd' })).status).toBe(404)
    expect((await clara.delete(`/api/photos/${photo.id}`)).status).toBe(404)
    expect(await listed(home.replace('=', '.id='))).toContain(photo.id)
    expect(await listed(home.replace('=', '.id='), clara)).toEqual([])
  }
})

test('MOVE-08 what is no picture, too large or put nowhere is refused in a German sentence', async () => {
  const home = `provider=${hotel}`
  expect(await upload(home, Buffer.from('kein Bild'))).toMatchObject({ status: 415, body: { code: 'no_photo' } })
  const wide = await upload(home, jpegOf(3000, 20))
  expect(wide).toMatchObject({ status: 413, body: { message: expect.stringContaining('3000 × 20 Pixel') } })
  expect((await upload(home, Buffer.alloc(5 * 1024 * 1024 + 1))).body.message).toContain('größer als 5 MB')
  for (const nowhere of ['', `provider=${hotel}&destination=${norway}`, 'provider=999999', 'day=999999']) {
    expect((await upload(nowhere)).status, nowhere).toBe(422)
  }
  expect((await upload(`day=${trip.days[0]?.id}`, jpegOf(9, 6), clara)).status).toBe(422)
  expect((await upload(`${home}&organisation=2`)).status, 'of a house that is not the own').toBe(404)
})

test('MOVE-08 caption and rights are told, photos are put in order, one that was deleted comes back with its bytes', async () => {
  const home = `day=${trip.days[1]?.id}`
  const [one, two, three] = [await stored(home), await stored(home, pngOf(8, 6)), await stored(home)]
  const told = { caption: 'Bryggen', source: 'Anna Berg', licence: 'CC BY 4.0', validUntil: '31.12.2027' }
  expect(await expectStatus(200, bernd.patch(`/api/photos/${one.id}`, told))).toMatchObject({
    ...told,
    validUntil: '31.12.2027 00:00:00',
  })
  const links = (photos: readonly Photo[]) => photos.map(({ id }) => `/api/photos/${id}`)
  await expectStatus(200, bernd.put('/api/photos/sequence', { photos: links([three, one, two]) }))
  expect(await listed(home.replace('=', '.id='))).toEqual([three.id, one.id, two.id])
  const refused = bernd.put<Refused>('/api/photos/sequence', { photos: links([three, one]) })
  expect((await expectStatus<Refused>(422, refused)).violations?.[0]?.propertyPath).toBe('photos')
  expect((await clara.put('/api/photos/sequence', { photos: links([one, two, three]) })).status).toBe(404)

  const gone = await bernd.delete(`/api/photos/${one.id}`)
  expect([gone.status, (await bernd.get(one.path)).status]).toEqual([204, 404])
  await expectStatus(200, bernd.post(`/api/deletions/${gone.headers['x-reisewerk-deletion']}/restore`))
  expect((await bernd.get(one.path)).status).toBe(200)
  expect(await bernd.get(`/api/photos/${one.id}`)).toMatchObject({ body: { caption: 'Bryggen', source: 'Anna Berg' } })
})

test('MOVE-08 a copied trip shows the photos of its days, and keeps them when the first one deletes its own', async () => {
  const first = await stored(`day=${trip.days[2]?.id}`)
  await expectStatus(200, bernd.patch(`/api/photos/${first.id}`, { validUntil: '30.11.2027' }))
  const body = { startAt: '14.05.2028', endAt: '23.05.2028' }
  const copy = await expectStatus<{ id: number }>(201, bernd.post(`/api/orders/${trip.id}/copy`, body))
  const photos = await expectStatus<Photo[]>(200, bernd.get(`/api/photos?order.id=${copy.id}`))
  const last = photos.find(({ validUntil }) => validUntil === '30.11.2027 00:00:00')
  expect(last?.day).not.toBe(first.day)
  await expectStatus(204, bernd.delete(`/api/photos/${first.id}`))
  expect((await bernd.get(last?.path ?? '')).status).toBe(200)
})

test('MOVE-08 MOVE-06 photos of two hotels that become one are those of the one that stays', async () => {
  const hotels = await Promise.all(
    ['Hotel Seeblick', 'Hotel Seeblick am Ufer'].map((name) =>
      expectStatus<{ id: number }>(
        201,
        bernd.post('/api/hotels', { name, organisationFilter: '/api/organisations/1' }),
      ),
    ),
  )
  const [kept = { id: 0 }, gone = { id: 0 }] = hotels
  const photo = await stored(`provider=${gone.id}`)
  const anna = await desk.as('anna')
  await expectStatus(201, anna.post('/api/merges', { kind: 'providers', kept: kept.id, gone: gone.id }))
  expect(await listed(`provider.id=${kept.id}`)).toEqual([photo.id])
})
