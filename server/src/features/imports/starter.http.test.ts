import type { ImportRun, RunOutcome } from '@reisewerk/domain/imports/import.contract.ts'
import type { StarterGround } from '@reisewerk/domain/imports/starter.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

type Named = { id: number; name: string; country: string; latitude: number }
const found = async (kind: string, term: string) =>
  (await anna.get<Named[]>(`/api/${kind}?_search=${encodeURIComponent(term)}`)).body
const ground = async () => (await anna.get<StarterGround>('/api/imports/geography?organisation=1')).body.missing
const count = async (table: string) =>
  (await desk.db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count
const load = () => expectStatus<RunOutcome>(201, anna.post('/api/imports/geography', { organisation: 1 }))

test('MOVE-05 a house gets the geography of Europe in German, keeps its own entries and gets none of them twice', async () => {
  const own = await expectStatus<Named>(
    201,
    anna.post('/api/places', { name: 'Firenze', country: 'IT', latitude: 43.77, longitude: 11.25 }),
  )
  const before = await ground()
  expect(before.places).toBeGreaterThan(5_000)
  const begun = Date.now()
  const done = await load()
  const took = Date.now() - begun
  expect(done.added).toBeGreaterThan(8_000)
  expect(took).toBeLessThan(20_000)
  expect((await anna.get<{ done: number; total: number }>('/api/imports/progress')).body).toMatchObject({
    done: done.added + done.skipped,
  })
  expect((await found('places', 'Florenz')).filter(({ name }) => name === 'Florenz')).toEqual([])
  expect((await found('places', 'Firenze')).map(({ id }) => id)).toContain(own.id)
  expect((await found('places', 'Krakau'))[0]).toMatchObject({ name: 'Krakau', country: 'PL' })
  expect((await found('airports', 'Rom-Fium'))[0]).toMatchObject({ country: 'IT' })
  expect((await found('train_stations', 'Wien Hbf'))[0]).toMatchObject({ name: 'Wien Hbf', country: 'AT' })
  const [kiel] = await found('ports', 'Kiel')
  const reached = await anna.get<Named[]>(`/api/ports?startPort.id[]=/api/ports/${kiel?.id}`)
  expect(reached.body.map(({ name }) => name).sort()).toEqual(['Göteborg', 'Klaipėda', 'Oslo'])
  const left = await ground()
  expect(Object.values(left).reduce((sum, missing) => sum + missing, 0)).toBe(0)
  const again = await load()
  expect(again.added).toBe(0)
  await expectStatus(200, anna.post(`/api/imports/${again.id}/take-back`))

  const [hotel] = await found('places', 'Krakau')
  await expectStatus(
    201,
    anna.post('/api/hotels', {
      name: 'Haus am Markt',
      place: `/api/places/${hotel?.id}`,
      organisationFilter: '/api/organisations/1',
    }),
  )
  const { stayed } = await expectStatus<{ stayed: number }>(200, anna.post(`/api/imports/${done.id}/take-back`))
  expect(stayed).toBeGreaterThan(0)
  expect((await found('places', 'Krakau')).map(({ name }) => name)).toEqual(['Krakau'])
  expect((await found('places', 'Firenze')).map(({ id }) => id)).toContain(own.id)
  expect(await count('train_stations')).toBeLessThan(20)
  const [, first] = (await anna.get<ImportRun[]>('/api/imports?organisation=1')).body
  expect(first).toMatchObject({ id: done.id, kind: 'geography', fileName: 'Grundbestand Geografie' })
}, 120_000)

test('MOVE-05 only administrators load it, and for their own houses', async () => {
  expect((await bernd.post('/api/imports/geography', { organisation: 1 })).status).toBe(403)
  expect((await bernd.get('/api/imports/geography?organisation=1')).status).toBe(403)
  expect((await anna.post('/api/imports/geography', { organisation: 9 })).status).toBe(404)
  expect((await anna.get('/api/imports/geography?organisation=9')).status).toBe(404)
})

test('MOVE-05 anybody who is signed in asks the gazetteer where something lies, own places among it; nobody else does', async () => {
  const where = (caller: Caller, name: string, kind: string) =>
    caller.get<{ name: string; country: string; kind: string; latitude: number }[]>(
      `/api/gazetteer?name=${encodeURIComponent(name)}&kind=${kind}`,
    )
  const [hirtshals] = (await where(bernd, 'Hirtshals', 'ports')).body
  expect(hirtshals).toMatchObject({ name: 'Hirtshals', country: 'DK', kind: 'ports' })
  expect((await where(bernd, 'Firenze', 'places')).body[0]).toMatchObject({ country: 'IT' })
  expect((await where(bernd, 'HAM', 'airports')).body[0]).toMatchObject({ country: 'DE', kind: 'airports' })
  const own = { name: 'Zwischenwasser am See', country: 'AT', latitude: 47.25, longitude: 9.65 }
  await expectStatus(201, anna.post('/api/places', own))
  expect((await where(bernd, 'zwischenwasser', 'places')).body).toEqual([{ kind: 'places', ...own }])
  expect((await where(bernd, '', 'places')).body).toEqual([])
  expect((await where(bernd, 'a\0b', 'places')).status).toBe(400)
  expect((await where(desk.nobody, 'Hirtshals', 'ports')).status).toBe(401)
})
