import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import type { OpenSession } from '@reisewerk/domain/accounts/staff.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk?.close())

/** One white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

async function putImage(payload: Buffer, type = 'image/png') {
  const { headers } = await desk.as('bernd')
  const answer = await desk.app.inject({
    method: 'PUT',
    url: '/api/session/image',
    payload,
    headers: { ...headers, 'content-type': type },
  })
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
}

test('APP-17 the own profile is changed, and colleagues see it', async () => {
  const bernd = await desk.as('bernd')
  const change = { phone: '+49 40 123456', jobTitle: 'Gruppenreisen Nord', jobTitleEn: 'Group Travel North' }
  expect((await bernd.patch<Session>('/api/session/user', change)).body.user).toMatchObject({
    ...change,
    lastName: 'Brandt',
  })
  expect((await bernd.patch('/api/session/user', { lastName: ' ' })).body).toEqual({
    violations: [{ propertyPath: 'lastName', message: 'Bitte ausfüllen' }],
  })
  expect((await bernd.patch('/api/session/user', { role: 'admin' })).status).toBe(422)
  const log = await desk.db.query(`select after from change_log where table_name = 'users' and row_id = 2 order by id`)
  const after = { phone: change.phone, job_title: change.jobTitle, job_title_en: change.jobTitleEn }
  expect(log.at(-1)).toEqual({ after })
})

test('APP-17 a picture is what its bytes say, is seen by colleagues and by nobody else', async () => {
  const [anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  const { status, body } = await putImage(png)
  expect(status).toBe(200)
  const address: string = body.user.image
  expect(address).toMatch(/^\/api\/users\/2\/image\?v=[0-9a-f]{8}$/)
  const seen = await anna.get(address)
  expect(seen.raw).toEqual(png)
  expect(seen.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  expect((await clara.get(address)).status).toBe(404)
  expect((await desk.nobody.get(address)).status).toBe(401)
  expect((await anna.get<{ image: string }>('/api/users/2')).body.image).toBe(address)

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  expect((await putImage(svg)).status).toBe(415)
  expect((await putImage(svg, 'image/svg+xml')).status).toBe(415)
  expect((await putImage(Buffer.alloc(600 * 1024, 1))).status).toBe(413)
  const wide = Buffer.from(png)
  wide.writeUInt32BE(4000, 16)
  expect((await putImage(wide)).status).toBe(413)
  expect((await bernd.get<Session>('/api/session')).body.user.image).toBe(address)

  expect((await bernd.delete<Session>('/api/session/image')).body.user.image).toBeNull()
  expect((await anna.get(address)).status).toBe(404)
})

test('APP-17 open sessions are listed, and each can be ended by its owner alone', async () => {
  const [first, second] = [await signIn(desk.app, 'bernd'), await signIn(desk.app, 'bernd')]
  const { body } = await first.get<OpenSession[]>('/api/session/sessions')
  expect(body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const others = (await second.get<OpenSession[]>('/api/session/sessions')).body
  const id = others.find(({ isCurrent }) => isCurrent)?.id
  const clara = await desk.as('clara')
  expect((await clara.delete(`/api/session/sessions/${id}`)).status).toBe(404)
  expect((await first.delete(`/api/session/sessions/${id}`)).status).toBe(204)
  expect((await second.get('/api/session')).status).toBe(401)
  expect((await first.get('/api/session')).status).toBe(200)
})

test('APP-05 what an organisation calls things comes with the session, the rest is known already', async () => {
  const anna = await desk.as('anna')
  const entry = { key: 'fair', label: 'Messe Hamburg', tone: 'info', isActive: true }
  await anna.put('/api/options/1/request_source', [entry])
  const field = { key: 'family', label: 'Familienzimmer', tone: 'neutral', isActive: true }
  expect((await anna.put('/api/options/1/room_type', [field])).body).toEqual([field])
  const { options } = (await (await desk.as('bernd')).get<Session>('/api/session')).body
  expect(options['1']?.request_source?.[0]).toEqual(entry)
  expect(options['1']?.room_type).toEqual([field])
  expect((await (await desk.as('clara')).get<Session>('/api/session')).body.options).toEqual({ 2: {} })
  // A list that grows is taken out of again as well.
  const other = { ...field, key: 'sea_view', label: 'Meerblick' }
  expect((await anna.put('/api/options/1/room_type', [other])).body).toEqual([other])
  const { body } = await anna.get<Record<string, object[]>>('/api/options/1')
  expect(body.room_type).toEqual([other])
  expect(body.catalogue_year).toHaveLength(5)
})
