import type { HouseLetter } from '@reisewerk/domain/documents/house-letter.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
})
afterAll(() => desk?.close())

type House = { name: string; street: string; brandColor: string; logoSvg: string | null; version: number }
const house = '/api/organisations/1'
const facts = {
  ...{ legalName: 'Nordwind Reisen GmbH', legalForm: 'gmbh', street: 'Kaistraße 12', zip: '20457', city: 'Hamburg' },
  ...{ phone: '040 66969-120', management: 'Ida Beispiel', register: 'Amtsgericht Hamburg, HRB 417' },
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>'

test('MOVE-01 administrators keep the facts of their house; others read them, and another house is not there', async () => {
  const saved = await expectStatus<House>(200, anna.patch(`${house}?_groups[]=house`, facts))
  expect(saved).toMatchObject({ ...facts, brandColor: '#863472' })
  expect((await bernd.get<House>(`${house}?_groups[]=house`)).body).toMatchObject(facts)
  expect(Object.keys((await bernd.get<House>(house)).body)).not.toContain('street')
  expect((await bernd.patch(house, { phone: '1' })).status).toBe(403)
  expect((await bernd.get('/api/organisations/2')).status).toBe(404)
  const clara = await desk.as('clara')
  for (const answer of [clara.patch(house, { phone: '1' }), clara.post(`${house}/letter`, {})]) {
    expect([403, 404]).toContain((await answer).status)
  }
  for (const [field, wrong] of [
    ['iban', 'DE02 1203 0000 0000 2020 52'],
    ['email', 'buero'],
    ['brandColor', 'rot'],
    ['name', ''],
  ] as const) {
    expect(await anna.patch(house, { [field]: wrong })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: field }] } },
    })
  }
})

test('MOVE-01 the database itself lets nobody else write a house', async () => {
  const rows = await desk.db.query(
    `select polcmd, polpermissive from pg_policy where polrelid = 'organisations'::regclass and polname = 'kept_by_administrators'`,
  )
  expect(rows).toEqual([{ polcmd: 'w', polpermissive: false }])
})

test('MOVE-01 page 1 is drawn with what is being typed, and says what is missing; nothing is stored', async () => {
  const before = (await anna.get<House>(house)).body.version
  const drawn = await expectStatus<HouseLetter>(200, anna.post(`${house}/letter`, { street: '', register: '' }))
  expect(drawn).toMatchObject({
    pages: 1,
    svg: expect.stringContaining('<svg'),
    missing: ['Anschrift', 'Handelsregister'],
  })
  expect((await expectStatus<HouseLetter>(200, anna.post(`${house}/letter`, {}))).missing).toEqual([])
  expect((await bernd.post(`${house}/letter`, {})).status).toBe(403)
  expect((await anna.get<House>(house)).body.version).toBe(before)
})

test('MOVE-01 the page of the sign-in shows the one house there is, and none of several', async () => {
  const told = async () => (await desk.nobody.get('/api/session/house')).body
  expect(await told()).toBeNull()
  await desk.db.query('update organisations set is_active = false where id = 2')
  expect(await told()).toEqual({ name: 'Reisewerk Nord', logoSvg: null, logoAlt: '' })
  await desk.db.query('update organisations set is_active = true where id = 2')
})

test('MOVE-02 the first steps of a house are done by what there is, put off and taken up again', async () => {
  type Steps = { isShown: boolean; steps: { key: string; isDone: boolean; isLeft: boolean }[] }
  const path = `${house}/first_steps`
  const steps = async () => (await expectStatus<Steps>(200, anna.get(path))).steps
  const stepOf = async (key: string) => (await steps()).find((step) => step.key === key)
  expect((await steps()).map(({ key }) => key)).toEqual(['house', 'people', 'mail', 'import', 'trip'])
  expect(await stepOf('house')).toEqual({ key: 'house', isDone: true, isLeft: false })
  expect(await stepOf('trip')).toMatchObject({ isDone: false })
  await expectStatus(200, anna.patch(house, { leftSteps: ['trip'] }))
  expect(await stepOf('trip')).toEqual({ key: 'trip', isDone: false, isLeft: true })
  await expectStatus(200, anna.patch(house, { leftSteps: [], showsSteps: false }))
  expect((await expectStatus<Steps>(200, anna.get(path))).isShown).toBe(false)
  expect((await bernd.get(path)).status).toBe(403)
})

test('MOVE-01 a logo is checked by its bytes and drawn once before it is kept', async () => {
  const put = (file: string) =>
    anna.with({ 'content-type': 'image/svg+xml' }).put<House>(`${house}/logo`, Buffer.from(file))
  expect((await expectStatus<House>(200, put(svg))).logoSvg).toBe(svg)
  for (const file of [
    svg.replace('<path', '<script/><path'),
    'Nordwind',
    svg.replace('d="M0 0h40v10H0z"/>', 'd="M0 0">'),
  ]) {
    expect(await put(file)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'file' }] } })
  }
  expect((await bernd.put(`${house}/logo`, Buffer.from(svg))).status).toBe(403)
  expect((await expectStatus<House>(200, anna.delete(`${house}/logo`))).logoSvg).toBeNull()
})
