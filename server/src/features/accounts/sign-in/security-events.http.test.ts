import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggingOptions } from '../../../platform/observe/logging.ts'
import { testPassword } from '../../../test/test-accounts.ts'
import { signIn, type TestApp, testApp } from '../../../test/test-app.ts'

let desk: TestApp
const lines: string[] = []
beforeAll(async () => {
  desk = await testApp({
    logging: loggingOptions({ level: 'info', stream: { write: (line) => void lines.push(line) } }),
  })
})
afterAll(() => desk.close())

/** The events since the last look, without time and request id. */
function eventsSoFar() {
  const events = lines
    .splice(0)
    .map((line) => JSON.parse(line))
    .filter((line) => 'securityEvent' in line)
  return events.map(({ level: _level, time: _time, requestId: _requestId, msg: _msg, ...event }) => event)
}

test('APP-17 signing in and out, wrong tries and refusals are events in the log, by number and without names', async () => {
  const bernd = await signIn(desk.app, 'bernd')
  const wrong = { email: 'bernd@reisewerk.example', password: 'falsch geraten' }
  await desk.nobody.post('/api/session', wrong)
  await desk.nobody.post('/api/session', { ...wrong, email: 'niemand@reisewerk.example' })
  await bernd.get('/api/staff')
  await bernd.with({ 'sec-fetch-site': 'cross-site' }).delete('/api/session')
  await bernd.delete('/api/session')
  const text = lines.join('')
  expect(eventsSoFar()).toEqual([
    { securityEvent: 'signed_in', userId: 2 },
    { securityEvent: 'sign_in_refused', userId: 2, reason: 'invalid_credentials' },
    { securityEvent: 'sign_in_refused', userId: null, reason: 'invalid_credentials' },
    { securityEvent: 'refused', userId: 2, reason: 'forbidden' },
    { securityEvent: 'refused', userId: null, reason: 'cross_site' },
    { securityEvent: 'signed_out', userId: 2 },
  ])
  expect(text).not.toMatch(/reisewerk\.example|falsch geraten|127\.0\.0\.1/)
})

test('APP-17 changes of locks and rights are events that say who made them', async () => {
  const [anna, clara] = [await signIn(desk.app, 'anna'), await signIn(desk.app, 'clara')]
  eventsSoFar()
  await clara.put('/api/session/password', { currentPassword: testPassword, newPassword: 'ein ganz neues Passwort' })
  await anna.patch('/api/staff/3', { role: 'ROLE_ADMIN' })
  await anna.delete('/api/staff/3/sessions')
  expect(eventsSoFar()).toEqual([
    { securityEvent: 'password_changed', userId: 3, by: 3 },
    { securityEvent: 'access_changed', userId: 3, by: 1 },
    { securityEvent: 'signed_out_by_admin', userId: 3, by: 1 },
  ])
})
