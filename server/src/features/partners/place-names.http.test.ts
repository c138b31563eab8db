import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
beforeAll(async () => {
  desk = await testApp()
  await loadNorth(desk.db)
  anna = await desk.as('anna')
})
afterAll(() => desk.close())

type Entry = { changes: { field: string }[] }

test('MD-01 APP-13 a place that gets another name is no change of its hotels; a hotel’s move is told once', async () => {
  await desk.db.query(`update providers set place_id = (select min(id) from places) where kind = 'hotel'`)
  const [hotel] = await desk.db.query<{ id: number; place: number; version: number }>(
    `select p.id, p.place_id as place, p.version from providers p where p.kind = 'hotel' and p.place_id is not null limit 1`,
  )
  const path = `/api/hotels/${hotel?.id}`
  const history = () => expectStatus<Entry[]>(200, anna.get(`${path}/history`))
  const before = await history()
  await expectStatus(200, anna.patch(`/api/places/${hotel?.place}`, { name: 'Bergen an der Förde' }))
  expect(await expectStatus(200, anna.get(path))).toMatchObject({ version: hotel?.version })
  expect(await history()).toEqual(before)
  const [other] = await desk.db.query<{ id: number }>('select id from places where id <> $1 limit 1', [hotel?.place])
  await expectStatus(200, anna.patch(path, { place: `/api/places/${other?.id}` }))
  const after = await history()
  expect(after.length).toBe(before.length + 1)
})
