import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Stored = { id: number; name: string; order: string | null; provider: string | null }
type Refused = { code: string; title: string; detail: string; violations?: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let trips: PlannedTrip[]
let file: Stored
let path: string

beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  trips = [await planTrip(bernd), await planTrip(bernd)]
  file = await expectStatus<Stored>(201, upload('Vertrag.txt'))
  path = `/api/documents/${file.id}`
})
afterAll(() => desk.close())

const upload = (name: string, type = 'text/plain', bytes = 'Vertrag') =>
  bernd
    .with({ 'content-type': type })
    .post<Stored & Refused>(
      `/api/documents/upload?name=${encodeURIComponent(name)}&order=${trips[0]?.id}`,
      Buffer.from(bytes),
    )

test('DOC-05 a document has a name of one line, however it comes by it', async () => {
  for (const name of ['', '   ', 'Vertrag\r\nBus', 'Vertrag\tBus']) {
    const { violations } = await expectStatus<Refused>(422, bernd.patch(path, { name }))
    expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual(['name'])
    expect((await bernd.put(path, { ...file, name })).status).toBe(422)
  }
  expect((await upload('Vertrag\r\nBus.txt')).status).toBe(400)
  expect((await upload('Vertrag\u000bBus.txt')).status).toBe(400)
  expect((await upload('   ')).status).toBe(400)
  expect(await expectStatus<Stored>(200, bernd.patch(path, { name: ' Vertrag Bus ' }))).toMatchObject({
    name: 'Vertrag Bus',
  })
})

test('DOC-05 DOC-07 a document stays where it was put: sent back as read it is kept, elsewhere it is refused', async () => {
  const read = await expectStatus<Stored>(200, bernd.get(path))
  expect(read).toMatchObject({ order: trips[0]?.order, provider: null })
  await expectStatus(200, bernd.put(path, read))
  for (const body of [{ order: trips[1]?.order }, { order: null }]) {
    const { violations } = await expectStatus<Refused>(422, bernd.patch(path, body))
    expect(violations).toMatchObject([{ propertyPath: 'order', message: 'Das lässt sich hier nicht mehr ändern.' }])
  }
  expect(await expectStatus<Stored>(200, bernd.get(path))).toMatchObject({ order: trips[0]?.order })
  const ofHouse = await expectStatus<Stored>(
    201,
    bernd
      .with({ 'content-type': 'text/plain' })
      .post('/api/documents/upload?name=Hinweise.txt&type=other&global=true', Buffer.from('Hinweise')),
  )
  await expectStatus(200, bernd.put(`/api/documents/${ofHouse.id}`, ofHouse))
})

test('DOC-07 a file that is put nowhere is refused: every trip gets only what is meant for every trip', async () => {
  for (const where of ['', '&global=false']) {
    const path = `/api/documents/upload?name=Hinweise.txt${where}`
    const sent = bernd.with({ 'content-type': 'text/plain' }).post<Refused>(path, Buffer.from('Hinweise'))
    const { violations } = await expectStatus<Refused>(422, sent)
    expect(violations).toMatchObject([
      { propertyPath: 'order', message: expect.stringContaining('allen Reisen anbieten') },
    ])
  }
})

test('DOC-05 a file comes as it is: the envelope of a form is not kept in its place', async () => {
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="m.txt"\r\n\r\nText\r\n--x--\r\n'
  const refused = await upload('m.txt', 'multipart/form-data; boundary=x', form)
  expect(refused).toMatchObject({ status: 415, body: { code: 'form_not_taken' } })
  expect(refused.raw.toString()).toContain('Bitte die Datei selbst schicken')
})

test('DOC-05 APP-03 a file tells its length and its tag, and is not sent to whoever has it', async () => {
  const full = await bernd.get(`${path}/file`)
  expect(full).toMatchObject({ status: 200, headers: { 'content-length': '7', 'cache-control': 'private, no-store' } })
  const etag = String(full.headers.etag)
  expect(etag).toMatch(/^"[^"]+"$/)
  for (const known of [etag, `W/${etag}`, `"alt", ${etag}`, '*']) {
    const { status, headers, raw } = await bernd.with({ 'if-none-match': known }).get(`${path}/file`)
    expect([status, raw.length], known).toEqual([304, 0])
    expect(headers).toMatchObject({ etag, 'cache-control': 'private, no-store' })
  }
  expect((await bernd.with({ 'if-none-match': '"alt"' }).get(`${path}/file`)).raw.toString()).toBe('Vertrag')
  const other = await expectStatus<Stored>(201, upload('Zusatz.txt', 'text/plain', 'Zusatz!'))
  expect((await bernd.with({ 'if-none-match': etag }).get(`/api/documents/${other.id}/file`)).status).toBe(200)
  const clara = await desk.as('clara')
  expect((await clara.with({ 'if-none-match': etag }).get(`${path}/file`)).status).toBe(404)
})

test('DOC-05 a document whose file is gone says so', async () => {
  const lost = await expectStatus<Stored>(201, upload('Verloren.txt'))
  await desk.db.query(`update documents set key = md5('nirgends') where id = $1`, [lost.id])
  expect(await bernd.get(`/api/documents/${lost.id}/file`)).toMatchObject({
    status: 404,
    body: { message: 'Die Datei wurde nicht gefunden.' },
  })
})

test('ROOM-06 DOC-05 a document whose content went after the time for personal data stays, and says so', async () => {
  const list = await expectStatus<Stored>(201, upload('Passagierliste.txt'))
  await desk.db.query(`update documents set holds_personal = true, erased_at = '2027-08-01T09:00:00Z' where id = $1`, [
    list.id,
  ])
  expect((await bernd.get(`/api/documents/${list.id}`)).body).toMatchObject({ erasedAt: '01.08.2027 11:00:00' })
  expect(await bernd.get(`/api/documents/${list.id}/file`)).toMatchObject({
    status: 410,
    body: { message: 'Der Inhalt wurde am 01.08.2027 nach der Datenschutz-Frist gelöscht.' },
  })
})

test('DOC-05 DOC-07 a trip finds what concerns it: its own, those of its providers, those for every trip; by name and by who filed it', async () => {
  const trip = trips[1] as PlannedTrip
  const put = (name: string, where: string) =>
    expectStatus<Stored>(
      201,
      bernd
        .with({ 'content-type': 'text/plain' })
        .post(`/api/documents/upload?name=${encodeURIComponent(name)}&${where}`, Buffer.from('Text')),
    )
  const { 'Hotel Fjordblick': asked, Nordlinie: other } = await loadNorth(desk.db)
  await desk.db.query(
    `with p as (insert into placeholders (order_id, day_id, kind) values ($1, $2, 'hotel') returning id)
     insert into requests (order_id, placeholder_id, request_type, provider_id) select $1, id, 'hotel', $3 from p`,
    [trip.id, trip.days[0]?.id, asked],
  )
  const mine = await put('Notenpulte.txt', `order=${trip.id}`)
  const ofHotel = await put('Hausprospekt.txt', `provider=${asked}`)
  await put('Fahrplan der Fähre.txt', `provider=${other}`)
  const forAll = await put('Reisebedingungen.txt', 'global=true')
  const found = (query: string) =>
    expectStatus<(Stored & { user: { lastName: string } })[]>(
      200,
      bernd.get(`/api/documents?trip.id=${trip.id}&_groups[]=document_read${query}`),
    )
  const ids = (await found('')).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([mine.id, ofHotel.id, forAll.id]))
  expect((await found('&_search=noten')).map(({ name, user }) => [name, user.lastName])).toEqual([
    ['Notenpulte', 'Brandt'],
  ])
  expect((await found('&_search=Fahrplan')).length).toBe(0)
  const clara = await desk.as('clara')
  const { body } = await clara.get<Stored[]>(`/api/documents?trip.id=${trip.id}`)
  expect(body.map(({ name }) => name)).not.toContain('Notenpulte')
})
