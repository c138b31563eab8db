import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
})
afterAll(() => desk.close())

const trip = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '15.05.2027' }

test('APP-06 a parameter that an item does not know is refused, naming the known ones', async () => {
  const made = await anna.post<{ id: number }>('/api/orders', trip)
  const path = `/api/orders/${made.body.id}`
  for (const answer of [
    await anna.get<{ message: string }>(`${path}?gruppen=order_list_read`),
    await anna.patch<{ message: string }>(`${path}?foo=1`, { groupName: 'Chor' }),
  ]) {
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('_groups[]') } })
  }
  expect((await anna.get(`/api/orders/${made.body.id}?_groups=order_list_read,client_read`)).status).toBe(200)
})

test("APP-06 groups are taken under each of the documents' names, and an unknown one is never passed over", async () => {
  const made = await anna.post<{ id: number }>('/api/orders?groups=order_complexity', trip)
  expect(made.body).toMatchObject({ complexity: { bookingProbability: null } })
  for (const name of ['groups', 'groups[]', '_groups', '_groups[]']) {
    const path = `/api/orders/${made.body.id}?${name}=order_complexity`
    expect((await anna.get(path)).body).toMatchObject({ complexity: { bookingProbability: null } })
    const copy = await anna.post(`/api/orders/${made.body.id}/copy?${name}=order_complexity`, { ...trip })
    expect(copy.body).toMatchObject({ complexity: { bookingProbability: null } })
    expect((await anna.get(`/api/orders?${name}=nothing_read`)).status).toBe(400)
  }
})

test('APP-19 a group the documents name is taken wherever it is asked for, and adds nothing where there is nothing', async () => {
  const [plain] = (await anna.get<object[]>('/api/infos?_itemsPerPage=1')).body
  const named = await anna.get<object[]>('/api/infos?_itemsPerPage=1&_groups[]=info_read&_groups[]=trip_dashboard_read')
  expect([named.status, named.body[0]]).toEqual([200, plain])
  expect((await anna.get('/api/infos?_groups[]=info_reads')).status).toBe(400)
})

test('APP-06 a parameter that is sent empty is one that is not there (002 §7)', async () => {
  const { body } = await anna.post<{ id: number }>('/api/orders', trip)
  expect((await anna.get(`/api/orders/${body.id}/history?before=`)).status).toBe(200)
  expect((await anna.get(`/api/orders/${body.id}/history?before=x`)).status).toBe(400)
})

test('APP-06 JSON has several names (002 §7 names methods, no types)', async () => {
  const { body } = await anna.get<{ id: number }[]>('/api/todos?_itemsPerPage=1')
  for (const type of ['application/merge-patch+json', 'application/ld+json']) {
    const answer = await anna.with({ 'content-type': type }).patch(`/api/todos/${body[0]?.id ?? 1}`, {})
    expect(answer.status, type).not.toBe(415)
  }
})

test('APP-06 no endpoint passes over a parameter it does not know', async () => {
  const made = await anna.post<{ id: number }>('/api/orders', trip)
  const path = `/api/orders/${made.body.id}`
  const day = await anna.post<{ id: number }>('/api/days', { order: path, date: '14.05.2027' })
  for (const answer of [
    await anna.post(`${path}/copy?banana=1`, trip),
    await anna.post('/api/orders/from_concept/1?banana=1', trip),
    await anna.post('/api/days/from_concept/1?banana=1', { order: path, date: '14.05.2027' }),
    await anna.post('/api/days/from_order_concept/1?banana=1', { order: path }),
    await anna.post(`/api/day_concepts/create_from_day/${day.body.id}?banana=1`, {}),
    await anna.put(`/api/days/${day.body.id}?banana=1`, {}),
    await anna.get(`/api/days/${day.body.id}/generate_name?banana=1`),
    await anna.get(`/api/requests/provider_by_date?order=${made.body.id}&date=14.05.2027&banana=1`),
    await anna.get(`${path}/history?banana=1`),
    await anna.delete(`/api/days/${day.body.id}?banana=1`),
    await anna.get('/api/user_dashboard/todos?banana=1'),
    await anna.get(`${path}/offer/generate-document?types[]=voucher`),
    await anna.get(`${path}/offer/generate-document?types[]=offer&types[]=hotel`),
  ]) {
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'bad_request'])
  }
})

test('HEAD-01 APP-06 an address that cannot be one leads nowhere', async () => {
  expect((await anna.get('/api/orders/abc')).status).toBe(404)
  expect((await anna.patch('/api/orders/abc', { groupName: 'Chor' })).status).toBe(404)
})

test('TODO-02 APP-06 to-dos are sorted by the names the documents have', async () => {
  const made = await anna.post<{ id: number }>('/api/orders', trip)
  const order = `/api/orders/${made.body.id}`
  for (const dueDate of ['03.03.2027', '01.03.2027', '02.03.2027'])
    await anna.post('/api/todos', { order, name: dueDate, dueDate })
  for (const name of ['_order[dueDate]', '_order[order.dueDate]', 'order[dueDate]', 'order[order.dueDate]']) {
    const { body } = await anna.get<{ name: string }[]>(`/api/todos?order=${made.body.id}&${name}=asc`)
    expect(body.map((todo) => todo.name).filter((todo) => /^\d/.test(todo))).toEqual([
      '01.03.2027',
      '02.03.2027',
      '03.03.2027',
    ])
  }
  expect((await anna.get<object[]>('/api/todos?order[exists]=true')).body).not.toHaveLength(0)
})

test('APP-06 lists are sorted by what is asked for first', async () => {
  const made = await anna.post<{ id: number }>('/api/orders', trip)
  const order = `/api/orders/${made.body.id}`
  for (const [name, dueDate] of [
    ['a', '02.03.2027'],
    ['b', '01.03.2027'],
    ['c', '02.03.2027'],
  ])
    await anna.post('/api/todos', { order, name, dueDate })
  const sorted = async (sorting: string) => {
    const { body } = await anna.get<{ name: string }[]>(`/api/todos?order.id=${made.body.id}&${sorting}`)
    // The trip has a to-do of its own accord, too (§ 651h BGB).
    return body.flatMap(({ name }) => (name.length === 1 ? [name] : [])).join('')
  }
  expect(await sorted('_order[dueDate]=asc&_order[id]=desc')).toBe('bca')
  expect(await sorted('_order[id]=desc&_order[dueDate]=asc')).toBe('cba')
  expect(await sorted('order[dueDate]=desc&_order[id]=desc')).toBe('cab')
})

test('APP-06 a wrong parameter is named as it was asked', async () => {
  const message = async (path: string) => {
    const { status, body } = await anna.get<{ message: string }>(path)
    return [status, body.message]
  }
  expect(await message('/api/orders?_page=1&_page=2')).toEqual([400, "Parameter '_page': Bitte nur einmal angeben"])
  expect(await message('/api/day_concepts/1/differences')).toEqual([400, "Parameter 'day': Bitte ausfüllen"])
  expect(await message('/api/airlines?startAirport.id=x')).toEqual([
    400,
    "Der Filter 'startAirport.id' erwartet eine Nummer oder einen Verweis.",
  ])
  expect(await message('/api/email_assignments?order.id=x')).toEqual([
    400,
    "Der Filter 'order.id' erwartet eine Nummer oder einen Verweis.",
  ])
  expect((await message('/api/email_files/1/attachments/abc'))[0]).toBe(404)
  expect((await message('/api/providers?type[]=%00'))[0]).toBe(400)
})

test('APP-06 the id of a list is asked by number or by link, as that of any other entry', async () => {
  const { body } = await anna.post<{ id: number }>('/api/orders', trip)
  for (const asked of [`id=${body.id}`, `id=/api/orders/${body.id}`, `id[]=/api/orders/${body.id}&id[]=999999`]) {
    expect((await anna.get<{ id: number }[]>(`/api/orders?${asked}`)).body.map(({ id }) => id)).toEqual([body.id])
  }
  expect(await anna.get('/api/orders?id=/api/clients/1')).toMatchObject({
    status: 400,
    body: { message: "Der Filter 'id' erwartet eine Nummer oder einen Verweis." },
  })
})

test('APP-06 text that cannot be kept is refused at its field', async () => {
  const made = await anna.post<{ id: number }>('/api/orders', trip)
  const path = `/api/orders/${made.body.id}`
  const unkept = 'Enthält unzulässige Zeichen'
  for (const text of ['a\0b', 'halb \ud83d']) {
    const notes = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    expect(await anna.patch(path, { notes })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'notes', message: unkept }] },
    })
    expect(await anna.patch(path, { additionalFields: { Bus: text } })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'additionalFields', message: unkept }] },
    })
  }
})

test('APP-06 HEAD-05 what the documents convert or empty is taken so', async () => {
  const made = await anna.post<{ id: number }>('/api/orders', { ...trip, traitTags: ['neu', 'Chor', 'neu'] })
  expect(made.body).toMatchObject({ traitTags: ['neu', 'Chor'] })
  const estimate = async (rentability: unknown) => {
    const { status, body } = await anna.put<{ complexity: { rentability: number } }>(
      `/api/orders/${made.body.id}?_groups[]=order_complexity`,
      { complexity: { rentability } },
    )
    return status === 200 ? body.complexity.rentability : status
  }
  expect([await estimate('55'), await estimate(45), await estimate('45,90'), await estimate('')]).toEqual([
    55,
    45,
    45,
    null,
  ])
  expect([await estimate('5.5'), await estimate(5.5), await estimate('viel'), await estimate(2_000_000)]).toEqual([
    422, 422, 422, 422,
  ])
  const [complexity] = (await anna.get<{ id: number }[]>(`/api/complexities?order=${made.body.id}`)).body
  const saved = await anna.put(`/api/complexities/${complexity?.id}`, { rentability: '60' })
  expect([saved.status, saved.body]).toMatchObject([200, { rentability: 60 }])
})

test('PLACE-01 PLACE-12 the boards are told', async () => {
  const { status, body } = await anna.options<{ boards: { key: string }[] }>('/api/boards')
  expect(status).toBe(200)
  const keys = ['none', 'half', 'full', 'half_extra_breakfast', 'full_extra_breakfast']
  expect(body.boards.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
})

test('APP-06 JSON that is sent as plain text is refused', async () => {
  const { headers } = anna
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...headers, 'content-type': 'text/plain' },
    payload: JSON.stringify(trip),
  })
  expect(answer.statusCode).toBe(415)
})

test('APP-08 a repeat with the same key answers the first result with its version', async () => {
  const once = anna.with({ 'idempotency-key': 'eine-reise' })
  const [first, second] = [await once.post<{ id: number }>('/api/orders', trip), await once.post('/api/orders', trip)]
  expect(second.body).toEqual(first.body)
  expect(second.headers.etag).toBe(first.headers.etag)
})

test('APP-07 the description tells how to sign in, what each operation does, and the headers of changes', async () => {
  type Operation = { summary?: string; parameters?: { name: string; in: string }[] }
  type Description = {
    security: object[]
    components: { securitySchemes: object }
    paths: Record<string, Record<string, Operation>>
  }
  const { body } = await anna.get<Description>('/api/openapi.json')
  expect(body.security).toEqual([{ session: [] }])
  expect(body.components.securitySchemes).toHaveProperty('session')
  const headersOf = (operation: Operation | undefined) =>
    (operation?.parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name)
  expect(headersOf(body.paths['/api/orders']?.post)).toEqual(['idempotency-key'])
  expect(headersOf(body.paths['/api/orders/{id}']?.put)).toEqual(['if-match'])
  const nameless = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { summary }]) => (summary ? [] : [`${method} ${path}`])),
  )
  expect(nameless).toEqual([])
})

test('APP-06 an address that cannot be read is refused in German, too', async () => {
  const body = { code: 'bad_request', message: 'Die Anfrage ist nicht lesbar.' }
  expect(await anna.get('/api/orders/%FF')).toMatchObject({ status: 400, body })
})

test("APP-06 a head that announces JSON before nothing is no body (002 §7 'empty body')", async () => {
  const announcing = anna.with({ 'content-type': 'application/json' })
  const made = await anna.post<{ id: number }>('/api/orders', trip)
  const path = `/api/orders/${made.body.id}`
  expect((await announcing.post(`${path}/voucher/reset`)).status).toBe(200)
  expect((await announcing.options('/api/orders')).status).toBe(200)
  expect((await announcing.post('/api/orders')).status).toBe(422)
  const day = await anna.post<{ id: number }>('/api/days', { order: path, date: '14.05.2027' })
  expect((await announcing.delete(`/api/days/${day.body.id}`)).status).toBe(204)
})
