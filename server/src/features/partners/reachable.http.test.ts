import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number } & Record<string, unknown>

let desk: TestApp
let bernd: Caller
let client: string
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  const firm = { companyName: 'Singkreis Heide', shortName: 'Singkreis' }
  client = `/api/clients/${(await expectStatus<Item>(201, bernd.post('/api/clients', firm))).id}`
})
afterAll(() => desk.close())

const message = 'Bitte einen Namen oder eine E-Mail-Adresse angeben'
const refusedAt = (propertyPath: string) => ({ status: 422, body: { violations: [{ propertyPath, message }] } })

test('MD-02 a contact has a name, or at least an address to write to', async () => {
  for (const nobody of [
    {},
    { firstName: '', lastName: '   ' },
    { email: null, phoneFixed: '+49 431 10' },
    { email: '' },
  ])
    expect(await bernd.post('/api/contacts', { client, ...nobody })).toMatchObject(refusedAt('lastName'))
  for (const somebody of [{ firstName: 'Ida' }, { lastName: 'Lund' }, { email: 'chor@singkreis.example' }])
    await expectStatus(201, bernd.post('/api/contacts', { client, ...somebody }))
})

test('MD-02 CONT-04 no change takes the last name away, nor does the list that comes with its client', async () => {
  const { id } = await expectStatus<Item>(201, bernd.post('/api/contacts', { client, lastName: 'Vik' }))
  expect(await bernd.patch(`/api/contacts/${id}`, { lastName: '' })).toMatchObject(refusedAt('lastName'))
  await expectStatus(200, bernd.patch(`/api/contacts/${id}`, { lastName: '', email: 'vik@singkreis.example' }))
  const contacts = [{ id, lastName: 'Vik' }, { phoneFixed: '+49 431 10' }]
  expect(await bernd.put(client, { contacts })).toMatchObject(refusedAt('contacts[1].lastName'))
})

test('MD-02 whom nobody named before that may still be taken out, and gets a name with the next change', async () => {
  const id = Number(client.split('/').at(-1))
  await desk.db.query('alter table contacts drop constraint contacts_have_names')
  const [old] = await desk.db.query<Item>('insert into contacts (client_id) values ($1) returning id::int', [id])
  const [gone] = await desk.db.query<Item>('insert into contacts (client_id) values ($1) returning id::int', [id])
  await desk.db.query(`alter table contacts add constraint contacts_have_names
    check (deleted or first_name <> '' or last_name <> '' or coalesce(email, '') <> '') not valid`)
  expect(await bernd.patch(`/api/contacts/${old?.id}`, { phoneFixed: '1' })).toMatchObject(refusedAt('lastName'))
  await expectStatus(200, bernd.patch(`/api/contacts/${old?.id}`, { phoneFixed: '1', firstName: 'Ole' }))
  await expectStatus(200, bernd.patch(`/api/contacts/${gone?.id}`, { deleted: true }))
})

test('MD-03 APP-04 a website is a page of the web and nothing that runs', async () => {
  const asked = 'Bitte eine Adresse wie https://www.hotel.de eingeben'
  for (const website of [
    'javascript:alert(1)',
    'JavaScript://x.de/%0aalert(1)',
    'data:text/html,x.y',
    'ftp://a.de',
    'Haus',
  ])
    for (const resource of ['hotels', 'ferries', 'airlines'])
      expect(await bernd.post(`/api/${resource}`, { name: 'Testhaus', website })).toMatchObject({
        status: 422,
        body: { violations: [{ propertyPath: 'website', message: asked }] },
      })
  for (const website of [
    'https://www.hotel.de',
    'http://hotel.de:8080/zimmer?x=1',
    'www.haus-am-fjord.no/de',
    null,
    '',
  ])
    await expectStatus(201, bernd.post('/api/hotels', { name: 'Testhaus', website }))
})
