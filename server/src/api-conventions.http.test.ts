import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from './test/caller.ts'
import { type TestApp, testApp } from './test/test-app.ts'

/** The conventions of design §2, shown on resources that have no rules of their own. */

let desk: TestApp
let anna: Caller
type Item = Record<string, unknown> & { id: number; version: number }
type Refused = { code?: string; message?: string; violations?: { propertyPath: string; message: string }[] }

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  for (const name of ['Oslo', 'Bergen', 'Riga', 'Prag', 'Wien']) {
    await anna.post('/api/destinations', { name, country: 'NO' })
  }
})
afterAll(() => desk.close())

describe('lists', () => {
  test('APP-06 a list is an array, its total in x-total-items, 30 to a page', async () => {
    const { status, body, headers } = await anna.get<Item[]>('/api/destinations')
    expect(status).toBe(200)
    expect(body.map((item) => item.name)).toEqual(['Bergen', 'Oslo', 'Prag', 'Riga', 'Wien'])
    expect(headers['x-total-items']).toBe('5')
  })

  test.each([
    ['_page=2&_itemsPerPage=2', ['Prag', 'Riga']],
    ['page=3&itemsPerPage=2', ['Wien']],
    ['_page=9&_itemsPerPage=2', []],
    ['_order[name]=desc&_itemsPerPage=2', ['Wien', 'Riga']],
    ['_search=ri', ['Riga']],
    ['name=er', ['Bergen']],
  ])('APP-06 %s answers %j', async (query, names) => {
    const { body, headers } = await anna.get<Item[]>(`/api/destinations?${query}`)
    expect(body.map((item) => item.name)).toEqual(names)
    expect(headers['x-total-items']).toBe(query.includes('_search') || query.startsWith('name') ? '1' : '5')
  })

  test('APP-06 several ids in one filter, with and without brackets', async () => {
    const all = (await anna.get<Item[]>('/api/destinations')).body
    const [first, second] = all as [Item, Item]
    const { body } = await anna.get<Item[]>(`/api/destinations?id[]=${first.id}&id[]=${second.id}`)
    expect(body.map((item) => item.id)).toEqual([first.id, second.id])
    expect((await anna.get<Item[]>(`/api/destinations?id=${second.id}`)).body).toHaveLength(1)
  })

  test.each([
    ['?colour=red', 'Unbekannter Filter', 'name'],
    ['?_groups[]=secrets', 'Unbekannte Gruppe', 'soft_delete'],
    [`?${'_groups[]=soft_delete&'.repeat(41)}`, 'Zu viele Gruppen', '40'],
    ['?_order[country]=asc', 'sortiert', 'name'],
    ['?_order[name]=up', 'asc', 'desc'],
    ['?_page=0', '_page', '1'],
    ['?_itemsPerPage=501', '_itemsPerPage', '500'],
    ['?_page=zwei', '_page', 'Zahl'],
  ])('APP-06 %s is 400 and names what is known', async (query, ...words) => {
    const { status, body } = await anna.get<Refused>(`/api/destinations${query}`)
    expect(status).toBe(400)
    for (const word of words) expect(body.message).toContain(word)
  })

  test('APP-19 an unknown group names the known ones; _groups and _groups[] are both taken', async () => {
    const refused = await anna.get<Refused>('/api/clients?_groups=nope')
    expect(refused.body.message).toContain('client_read')
    expect((await anna.get('/api/clients?_groups=client_read')).status).toBe(200)
    expect((await anna.get('/api/clients?_groups[]=client_read&_groups[]=info_read')).status).toBe(200)
  })
})

describe('items', () => {
  test('APP-06 POST answers 201 with the item and its ETag; GET reads it; DELETE answers 204', async () => {
    const made = await anna.post<Item>('/api/destinations', { name: 'Tromsø', country: 'NO' })
    expect(made).toMatchObject({ status: 201, body: { name: 'Tromsø', version: 1 }, headers: { etag: '"1"' } })
    const path = `/api/destinations/${made.body.id}`
    expect((await anna.get<Item>(path)).body).toEqual(made.body)
    expect((await anna.delete(path)).status).toBe(204)
    expect((await anna.get<Refused>(path)).body).toMatchObject({ code: 'not_found' })
  })

  test('APP-06 PUT and PATCH both take the changed fields only and raise the version', async () => {
    const { body: made } = await anna.post<Item>('/api/destinations', { name: 'Bodø', country: 'NO' })
    const put = await anna.put<Item>(`/api/destinations/${made.id}`, { country: 'SE' })
    expect(put.body).toMatchObject({ name: 'Bodø', country: 'SE', version: 2 })
    const patch = await anna.patch<Item>(`/api/destinations/${made.id}`, { name: 'Bodö' })
    expect(patch.body).toMatchObject({ name: 'Bodö', country: 'SE', version: 3 })
  })

  test('APP-06 wrong fields are 422 with one violation each, unknown ones too', async () => {
    const { status, body } = await anna.post<Refused>('/api/places', {
      name: '',
      country: 7,
      latitude: 200,
      moon: true,
    })
    expect(status).toBe(422)
    const paths = body.violations?.map(({ propertyPath }) => propertyPath).sort()
    expect(paths).toEqual(['country', 'latitude', 'longitude', 'moon', 'name'])
    for (const { message } of body.violations ?? []) expect(message).not.toBe('')
  })

  test('APP-06 a broken constraint is told at its field', async () => {
    const { status, body } = await anna.post<Refused>('/api/destinations', { name: 'Oslo', country: 'NO' })
    expect(status).toBe(422)
    expect(body.violations).toEqual([{ propertyPath: 'name', message: 'Diese Destination gibt es schon.' }])
  })

  test('APP-06 a list in a body replaces the whole list: known rows change, new ones come, missing ones go', async () => {
    const client = { organisationFilter: '/api/organisations/1', companyName: 'Kantorei', shortName: 'K' }
    const contacts = [{ firstName: 'Eva' }, { firstName: 'Uwe' }]
    const made = await anna.post<Item & { contacts: Item[] }>('/api/clients?_groups[]=client_read', {
      ...client,
      contacts,
    })
    const [eva] = made.body.contacts as [Item]
    const path = `/api/clients/${made.body.id}?_groups[]=client_read`
    const changed = await anna.put<Item & { contacts: Item[] }>(path, {
      contacts: [{ firstName: 'Ida' }, { id: eva.id, firstName: 'Eva Maria' }],
    })
    expect(changed.body.contacts.map(({ firstName }) => firstName)).toEqual(['Ida', 'Eva Maria'])
    expect(changed.body.contacts[1]?.id).toBe(eva.id)
    const foreign = await anna.put<Refused>(path, { contacts: [{ id: 999_999, firstName: 'X' }] })
    expect(foreign.body.violations?.[0]?.propertyPath).toBe('contacts[0].id')
  })

  test('APP-06 links: ids stand as /api/{resource}/{id}, another form is a violation', async () => {
    const { body: area } = await anna.post<Item>('/api/areas', {
      name: 'Sørlandet',
      destination: '/api/destinations/1',
    })
    expect(area.destination).toBe('/api/destinations/1')
    for (const link of ['/api/places/1', '1', 1, '/api/destinations/999999']) {
      const refused = await anna.patch<Refused>(`/api/areas/${area.id}`, { destination: link })
      expect(refused.status, String(link)).toBe(422)
      expect(refused.body.violations?.[0]?.propertyPath).toBe('destination')
    }
    expect((await anna.patch<Item>(`/api/areas/${area.id}`, { destination: null })).body.destination).toBeNull()
  })

  test('APP-06 OPTIONS answers the choices of a resource', async () => {
    const { body } = await anna.options<{ statuses: { key: string; label: string }[] }>('/api/orders')
    expect(body.statuses[0]).toMatchObject({ key: 'new', label: 'Neu' })
  })
})

describe('repeats and conflicts', () => {
  test('NEW-13 the same Idempotency-Key makes one item, also when both arrive at once', async () => {
    const once = anna.with({ 'idempotency-key': 'first-visit' })
    const [one, other] = await Promise.all([
      once.post<Item>('/api/destinations', { name: 'Ålesund', country: 'NO' }),
      once.post<Item>('/api/destinations', { name: 'Ålesund', country: 'NO' }),
    ])
    expect([one.status, other.status]).toEqual([201, 201])
    expect(other.body.id).toBe(one.body.id)
    const otherBody = await once.post<Refused>('/api/destinations', { name: 'Molde', country: 'NO' })
    const violations = [{ propertyPath: 'Idempotency-Key', message: expect.stringContaining('anderen Anfrage') }]
    expect(otherBody).toMatchObject({ status: 422, body: { code: 'key_reused', violations } })
    const bernd = (await desk.as('bernd')).with({ 'idempotency-key': 'first-visit' })
    expect((await bernd.post('/api/destinations', { name: 'Molde', country: 'NO' })).status).toBe(201)
  })

  test('APP-14 If-Match refuses a save only when the same field changed since', async () => {
    const { body: made } = await anna.post<Item>('/api/destinations', { name: 'Flåm', country: 'NO' })
    const path = `/api/destinations/${made.id}`
    await anna.patch(path, { name: 'Flam' })
    const late = anna.with({ 'if-match': '"1"' })
    expect(await late.patch(path, { name: 'Flåm i Aurland' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { name: 'Flam', version: 2 } },
    })
    expect(await late.patch(path, { country: 'SE' })).toMatchObject({
      status: 200,
      body: { name: 'Flam', country: 'SE' },
    })
  })
})

describe('refusals of the whole request', () => {
  test('APP-06 a body beyond the limit is 413, other types 415, broken JSON 400', async () => {
    const send = (payload: string, type: string) =>
      desk.app.inject({ method: 'POST', url: '/api/session', payload, headers: { 'content-type': type } })
    const large = await anna.post('/api/destinations', { name: 'x'.repeat(1_100_000) })
    expect(large.status).toBe(413)
    expect((await send('<xml/>', 'text/xml')).statusCode).toBe(415)
    expect((await send('{"name":', 'application/json')).statusCode).toBe(400)
    expect((await send('name=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  })

  test('APP-02 nothing but sign-in, health and documents of the web app answers without a session', async () => {
    for (const path of [
      '/api/orders',
      '/api/clients/1',
      '/api/openapi.json',
      '/api/docs',
      '/api/events',
      '/api/nowhere',
    ]) {
      expect((await desk.nobody.get(path)).status, path).toBe(401)
    }
    expect((await desk.nobody.get('/health')).status).toBe(200)
    expect((await desk.nobody.get('/metrics')).status).not.toBe(200)
  })

  test('APP-07 the API describes itself in OpenAPI 3.1', async () => {
    const { body } = await anna.get<{ openapi: string; paths: Record<string, Record<string, object>> }>(
      '/api/openapi.json',
    )
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths['/api/orders/{id}'] ?? {})).toEqual(expect.arrayContaining(['get', 'put', 'patch']))
    expect(JSON.stringify(body.paths['/api/clients'])).toContain('companyName')
  })

  test('APP-07 OpenAPI calls a field by the word of its contract', async () => {
    const { body } = await anna.get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json')
    const days = body.paths['/api/days/{id}']
    for (const operation of [days?.get, days?.patch]) {
      expect(JSON.stringify(operation)).toMatch(/"distance":[^}]*"title":"Kilometer","description":"km"/)
    }
    const wish = JSON.stringify(body.paths['/api/train_requests/{id}']?.patch)
    expect(wish).toMatch(/"startTrack":{[^}]*"maxLength":20[^}]*"title":"Gleis Abfahrt"/)
    expect(JSON.stringify(body.paths['/api/orders/{id}']?.patch)).toMatch(/"name":{[^}]*"title":"Reisename"}/)
  })

  test('APP-07 every parameter in the OpenAPI document has a schema of its own', async () => {
    type Operation = { parameters?: { name: string; schema: unknown }[] }
    const { body } = await anna.get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json')
    const wrong = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
        parameters
          .filter(({ schema }) => typeof schema !== 'object' || schema === null)
          .map(({ name }) => `${method} ${path} ${name}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

test('APP-09 a cancelled change that arrives behind its successor does not stand over it', async () => {
  const { id } = await anna.post<Item>('/api/destinations', { name: 'Lofoten' }).then(({ body }) => body)
  const page = (edit: number) => anna.with({ 'x-reisewerk-tab': 'page', 'x-reisewerk-edit': String(edit) })
  const path = `/api/destinations/${id}`
  expect((await page(8).patch(path, { name: 'Lofoten und Vesterålen' })).status).toBe(200)
  expect(await page(7).patch(path, { name: 'Lofote' })).toMatchObject({ status: 409, body: { code: 'superseded' } })
  expect((await anna.get<{ name: string }>(path)).body.name).toBe('Lofoten und Vesterålen')
})
