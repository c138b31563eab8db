import type { Invited, Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { testPassword } from '../../test/test-accounts.ts'
import { signIn, type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
})
afterAll(() => desk?.close())
beforeEach(() => desk.db.query('delete from auth_throttles'))

const doris = { firstName: 'Doris', lastName: 'Dahl', email: 'doris@reisewerk.example', organisations: [1] }
const password = 'ein langes Wort'
const tokenOf = ({ path }: Invited) => path.split('#')[1] ?? ''

/** Invites somebody, who sets a password. */
async function colleague(body: object): Promise<Staff & { signIn: () => Promise<number> }> {
  const { status, body: invited } = await anna.post<Invited>('/api/staff', { ...doris, ...body })
  expect(status).toBe(201)
  expect((await desk.nobody.put('/api/invitation', { token: tokenOf(invited), password })).status).toBe(204)
  const { email } = invited.staff
  return { ...invited.staff, signIn: async () => (await desk.nobody.post('/api/session', { email, password })).status }
}

async function callerOf(email: string): Promise<Caller> {
  const answer = await desk.nobody.post('/api/session', { email, password })
  expect(answer.status).toBe(200)
  return desk.nobody.with({ cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' })
}

test('APP-17 an invitation sets a password once, and the colleague signs in with it', async () => {
  const { status, body: invited } = await anna.post<Invited>('/api/staff', {
    ...doris,
    email: ' Doris@Reisewerk.Example ',
  })
  expect(status).toBe(201)
  expect(invited.staff).toMatchObject({ email: doris.email, role: 'user', organisations: [1], hasPassword: false })
  expect(invited.path).toMatch(/^\/invitation#[\w-]{43}$/)
  const token = tokenOf(invited)
  expect((await desk.nobody.post('/api/invitation', { token })).body).toEqual({
    firstName: 'Doris',
    lastName: 'Dahl',
    email: doris.email,
    hasPassword: false,
    organisations: ['Reisewerk Nord'],
  })
  expect((await desk.nobody.put('/api/invitation', { token, password: 'kurz' })).body).toEqual({
    violations: [{ propertyPath: 'password', message: 'Mindestens 10 Zeichen' }],
  })
  const second = tokenOf((await anna.post<Invited>(`/api/staff/${invited.staff.id}/invitation`)).body)
  expect((await desk.nobody.put('/api/invitation', { token, password })).status).toBe(204)
  expect((await desk.nobody.post('/api/session', { email: doris.email, password })).status).toBe(200)
  for (const used of [token, second, 'x'.repeat(43)]) {
    const again = await desk.nobody.put('/api/invitation', { token: used, password: 'ein anderes Wort' })
    expect(again.status).toBe(404)
    expect(again.body).toEqual({
      code: 'invalid_invitation',
      message: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    })
  }
  const { body: staff } = await anna.get<Staff[]>('/api/staff')
  expect(staff.find(({ email }) => email === doris.email)).toMatchObject({ hasPassword: true, invitedUntil: null })
})

test('APP-17 APP-09 an invitation whose answer was lost is answered when it is sent again, with one colleague and one mail', async () => {
  const caller = anna.with({ 'idempotency-key': 'lost-invitation' })
  const body = { ...doris, email: 'lotte@reisewerk.example' }
  const mails = async () => (await desk.db.query(`select from pgboss.outbox where name = 'invitation-mail'`)).length
  const before = await mails()
  const first = await caller.post<Invited>('/api/staff', body)
  const again = await caller.post<Invited>('/api/staff', body)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.staff.id).toBe(first.body.staff.id)
  expect(await mails()).toBe(before + 1)
  for (const { body: invited } of [first, again]) {
    expect((await desk.nobody.post('/api/invitation', { token: tokenOf(invited) })).status).toBe(200)
  }
  // Without the key it is somebody else's invitation, to an address that is taken.
  expect((await anna.post('/api/staff', body)).body).toMatchObject({ violations: [{ propertyPath: 'email' }] })
  // What was sent to a wrong address opens nothing once that is corrected.
  expect((await anna.patch(`/api/staff/${first.body.staff.id}`, { email: 'lotte.l@reisewerk.example' })).status).toBe(
    200,
  )
  expect((await desk.nobody.post('/api/invitation', { token: tokenOf(again.body) })).status).toBe(404)
})

test('APP-17 a link runs out, is kept only as a hash and stands in no log', async () => {
  const { body: invited } = await anna.post<Invited>('/api/staff', { ...doris, email: 'egon@reisewerk.example' })
  const token = tokenOf(invited)
  const kept = await desk.db.query(`select from auth_invitations where token_hash like '%' || $1 || '%'`, [token])
  const logged = await desk.db.query(
    `select from change_log where coalesce(before::text, '') || coalesce(after::text, '') like '%' || $1 || '%'`,
    [token],
  )
  const queued = await desk.db.query<{ data: object }>(`select data from pgboss.outbox where name = 'invitation-mail'`)
  expect([kept, logged]).toEqual([[], []])
  expect(queued.at(-1)?.data).toEqual({ userId: invited.staff.id, invitedBy: 1 })
  await desk.db.query(`update auth_invitations set expires_at = now() - interval '1 second'`)
  expect((await desk.nobody.post('/api/invitation', { token })).status).toBe(404)
  expect((await desk.nobody.put('/api/invitation', { token, password })).status).toBe(404)
})

test('APP-17 APP-03 only administrators manage colleagues', async () => {
  const bernd = await desk.as('bernd')
  for (const answer of await Promise.all([
    bernd.get('/api/staff'),
    bernd.get('/api/staff/1'),
    bernd.get('/api/staff/export.xlsx'),
    bernd.post('/api/staff', doris),
    bernd.post('/api/staff/2/invitation'),
    bernd.patch('/api/staff/2', { role: 'ROLE_ADMIN' }),
    bernd.delete('/api/staff/1/second_factor'),
    bernd.delete('/api/staff/1/sessions'),
  ])) {
    expect(answer.status).toBe(403)
  }
  expect((await desk.nobody.get('/api/staff')).status).toBe(401)
})

test('APP-17 APP-04 an administrator of one organisation neither sees nor touches the people of another', async () => {
  const frida = await colleague({ email: 'frida@reisewerk.example', role: 'ROLE_ADMIN' })
  const caller = await callerOf(frida.email)
  const { body: staff } = await caller.get<Staff[]>('/api/staff')
  expect(staff.map(({ id }) => id)).not.toContain(3)
  for (const answer of [
    await caller.get('/api/staff/3'),
    await caller.patch('/api/staff/3', { isActive: false }),
    await caller.delete('/api/staff/3/sessions'),
    await caller.post('/api/staff/3/invitation'),
  ]) {
    expect(answer.status).toBe(404)
  }
  // Anna works for Süd, too: her locks are not Nord's to change, and Süd is not Nord's to give.
  expect(staff.find(({ id }) => id === 1)).toMatchObject({ isManaged: false, organisations: [1] })
  expect((await caller.patch('/api/staff/1', { role: 'user' })).body).toMatchObject({ code: 'works_elsewhere' })
  expect((await caller.delete('/api/staff/1/second_factor')).status).toBe(409)
  expect(
    (await caller.post('/api/staff', { ...doris, email: 'neu@reisewerk.example', organisations: [2] })).body,
  ).toEqual({
    violations: [{ propertyPath: 'organisations', message: 'Du gehörst selbst nicht zu dieser Organisation.' }],
  })
  expect((await anna.patch(`/api/staff/${frida.id}`, { role: 'user' })).status).toBe(200)
  expect((await caller.get('/api/staff')).status).toBe(403)
})

test('APP-17 deactivating ends the sessions at once; the trips stay, and the colleague is marked', async () => {
  const gustav = await colleague({ email: 'gustav@reisewerk.example' })
  const caller = await callerOf(gustav.email)
  const trip = await caller.post<{ id: number }>('/api/orders', { startAt: '01.06.2027', endAt: '02.06.2027' })
  expect(trip.status).toBe(201)
  const answer = await anna.patch<Staff>(`/api/staff/${gustav.id}`, { isActive: false })
  expect(answer.body).toMatchObject({ isActive: false })
  expect((await caller.get('/api/session')).status).toBe(401)
  expect(await gustav.signIn()).toBe(401)
  expect((await anna.post(`/api/staff/${gustav.id}/invitation`)).body).toMatchObject({ code: 'inactive' })
  const { body } = await anna.get<{ user: object }>(`/api/orders/${trip.body.id}?_groups[]=trip_dashboard_read`)
  expect(body.user).toMatchObject({ id: gustav.id, isActive: false })
  await anna.patch(`/api/staff/${gustav.id}`, { isActive: true })
  expect(await gustav.signIn()).toBe(200)
  const log = await desk.db.query<{ user_id: number; after: object }>(
    `select user_id::int, after from change_log where table_name = 'users' and row_id = $1 order by id desc limit 1`,
    [gustav.id],
  )
  expect(log).toEqual([{ user_id: 1, after: { is_active: true } }])
})

test('APP-17 nobody takes the own rights away, and no organisation loses its last administrator', async () => {
  for (const change of [{ role: 'user' }, { isActive: false }, { organisations: [1] }]) {
    expect((await anna.patch('/api/staff/1', change)).status).toBe(422)
  }
  const hanna = await colleague({ email: 'hanna@reisewerk.example', role: 'ROLE_ADMIN', organisations: [1, 2] })
  const caller = await callerOf(hanna.email)
  // Both at once, each asked while both administer: one of them has to stay.
  const gate = await desk.db.hold(`select pg_advisory_xact_lock(hashtext('reisewerk access'))`)
  const asked = [caller.patch('/api/staff/1', { role: 'user' }), anna.patch(`/api/staff/${hanna.id}`, { role: 'user' })]
  // The two themselves, not a job of the background that waits for a lock of its own.
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and objid = (hashtext('reisewerk access')::bigint & 4294967295)::oid
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await desk.db.query(waiting)).length).toBe(2)
  await gate.release()
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'last_admin' })
  await desk.db.query(`update users set role = 'admin' where id = 1`)
  await desk.db.query(`update users set role = 'user' where id = $1`, [hanna.id])
})

test('APP-17 memberships change only where the administrator is a member; one always stays', async () => {
  const ida = await colleague({ email: 'ida@reisewerk.example' })
  const both = await anna.patch<Staff>(`/api/staff/${ida.id}`, { organisations: [1, 2] })
  expect(both.body.organisations).toEqual([1, 2])
  expect((await anna.patch(`/api/staff/${ida.id}`, { organisations: [] })).body).toEqual({
    violations: [{ propertyPath: 'organisations', message: 'Bitte mindestens eine Organisation wählen' }],
  })
  // Bodies refer by link or, as the answers have it, by number.
  const linked = { organisations: ['/api/organisations/1', '/api/organisations/2'] }
  expect((await anna.patch<Staff>(`/api/staff/${ida.id}`, linked)).body.organisations).toEqual([1, 2])
  expect((await anna.patch(`/api/staff/${ida.id}`, { organisations: ['/api/users/1'] })).body).toMatchObject({
    violations: [{ propertyPath: 'organisations[0]', message: 'Bitte einen Verweis wie /api/organisations/1 angeben' }],
  })
  expect((await anna.patch<Staff>(`/api/staff/${ida.id}`, { organisations: [2] })).body.organisations).toEqual([2])
  expect((await anna.patch(`/api/staff/${ida.id}`, { email: 'anna@reisewerk.example' })).body).toEqual({
    violations: [{ propertyPath: 'email', message: 'Mit dieser Adresse gibt es schon einen Zugang.' }],
  })
})

test('APP-17 a lost second factor is reset, told by mail, and all sessions end', async () => {
  const bernd = await signIn(desk.app, 'bernd')
  await desk.db.query(
    `insert into auth_two_factors (user_id, secret, backup_codes, verified) values (2, 'x', 'y', true)`,
  )
  await desk.db.query('update users set two_factor_enabled = true where id = 2')
  expect((await anna.get<Staff>('/api/staff/2')).body.hasSecondFactor).toBe(true)
  expect((await anna.delete('/api/staff/2/second_factor')).status).toBe(204)
  expect((await bernd.get('/api/session')).status).toBe(401)
  expect((await signIn(desk.app, 'bernd')).headers.cookie).toBeDefined()
  const told = await desk.db.query(
    `select data from pgboss.outbox where name = 'security-notice' and data->>'kind' = 'second_factor_reset'`,
  )
  expect(told).toEqual([{ data: { userId: 2, kind: 'second_factor_reset' } }])
  expect((await anna.delete('/api/staff/1/second_factor')).status).toBe(409)
})

test('APP-17 signing a colleague out everywhere ends every browser, not the access', async () => {
  const [first, second] = [await signIn(desk.app, 'clara'), await signIn(desk.app, 'clara')]
  expect((await anna.delete('/api/staff/3/sessions')).status).toBe(204)
  for (const caller of [first, second]) expect((await caller.get('/api/session')).status).toBe(401)
  const again = await desk.nobody.post('/api/session', { email: 'clara@reisewerk.example', password: testPassword })
  expect(again.status).toBe(200)
})

test('APP-17 when a colleague was last there outlives the session: signing out, being signed out, sessions that ran out', async () => {
  const jana = await colleague({ email: 'jana@reisewerk.example' })
  const lastSeen = async () => (await anna.get<Staff>(`/api/staff/${jana.id}`)).body.lastSeenAt
  expect(await lastSeen()).toBeNull()
  const caller = await callerOf('jana@reisewerk.example')
  const seen = await lastSeen()
  expect(seen).toMatch(/^\d{2}\.\d{2}\.\d{4} /)
  expect((await caller.delete('/api/session')).status).toBe(204)
  expect(await lastSeen()).toBe(seen)

  await callerOf('jana@reisewerk.example')
  await desk.db.query(`update auth_sessions set updated_at = '2020-05-14 10:00:00+02' where user_id = $1`, [jana.id])
  expect((await anna.delete(`/api/staff/${jana.id}/sessions`)).status).toBe(204)
  // An older session that ends later does not turn the clock back.
  expect(await lastSeen()).toBe(seen)
  const listed = (await anna.get<Staff[]>('/api/staff')).body.find(({ id }) => id === jana.id)
  expect(listed?.lastSeenAt).toBe(seen)
})

test('APP-17 CALC-05 the right to see purchase figures is given by administrators, who always have it', async () => {
  const seen = async (caller: Caller) =>
    (await caller.get<{ user: { maySeePurchase: boolean } }>('/api/session')).body.user.maySeePurchase
  // Who is here already keeps it, and an invitation that says nothing gives it.
  expect([await seen(await signIn(desk.app, 'bernd')), await seen(anna)]).toEqual([true, true])
  expect(await colleague({ email: 'inga@reisewerk.example' })).toMatchObject({ maySeePurchase: true })
  const kai = await colleague({ email: 'kai@reisewerk.example', maySeePurchase: false })
  expect(kai.maySeePurchase).toBe(false)
  const caller = await callerOf(kai.email)
  expect(await seen(caller)).toBe(false)
  // Nobody gives it to themselves.
  expect((await caller.patch(`/api/staff/${kai.id}`, { maySeePurchase: true })).status).toBe(403)
  expect((await caller.patch('/api/session/profile', { maySeePurchase: true })).status).toBeGreaterThanOrEqual(400)
  expect((await anna.patch(`/api/staff/${kai.id}`, { maySeePurchase: 'ja' })).body).toMatchObject({
    violations: [{ propertyPath: 'maySeePurchase' }],
  })
  // Given and taken, it counts with the next request.
  expect((await anna.patch<Staff>(`/api/staff/${kai.id}`, { maySeePurchase: true })).body.maySeePurchase).toBe(true)
  expect(await seen(caller)).toBe(true)
  await anna.patch(`/api/staff/${kai.id}`, { maySeePurchase: false })
  expect(await seen(caller)).toBe(false)
  expect((await anna.patch<Staff>(`/api/staff/${kai.id}`, { role: 'ROLE_ADMIN' })).body.maySeePurchase).toBe(true)
  expect(await seen(caller)).toBe(true)
  expect((await anna.patch<Staff>(`/api/staff/${kai.id}`, { role: 'user' })).body.maySeePurchase).toBe(false)
})

test('LIST-04 APP-17 the colleagues one may see go out as a file, as far as they are sought', async () => {
  const { status, raw, headers } = await anna.get('/api/staff/export.xlsx?_search=bernd')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('spreadsheetml')
  const [sheet] = await readExcelFile(raw)
  const [head = [], ...rows] = sheet?.data ?? []
  expect(head).toEqual([
    'Name',
    'E-Mail',
    'Rolle',
    'Einkauf',
    'Organisationen',
    'Zweiter Faktor',
    'Zugang',
    'Zuletzt aktiv',
  ])
  expect(rows.map((row) => row.slice(0, 2))).toEqual([['Bernd Brandt', 'bernd@reisewerk.example']])
  expect(rows[0]?.slice(4, 7)).toEqual(['Reisewerk Nord', 'Keiner', 'Aktiv'])
})
