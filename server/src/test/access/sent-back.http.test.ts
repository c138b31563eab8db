import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { allResources, everyGroup, offers } from './resources.ts'
import { loadWorld, makePartners, makeTrip } from './whole-trip.ts'

type Item = { id: number; version: number } & Record<string, unknown>

const resources = (await allResources()).filter((one) => offers(one, 'update') && offers(one, 'list'))
let desk: TestApp
let anna: Caller

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  const north = await loadWorld(desk.db)
  await anna.post('/api/areas', { name: 'Vestland', destination: `/api/destinations/${north.Norwegen}` })
  const partners = await makePartners(anna, 1, 'Echo')
  await makeTrip(anna, desk.db, { organisation: 1, partners, north, mark: 'Echo' })
})
afterAll(() => desk.close())

/** Apart from what says that it was saved, and when. */
function unmarked(item: unknown): unknown {
  const marks = new Set(['version', 'updatedAt', 'lastContingentUpdate'])
  return JSON.parse(JSON.stringify(item, (name, value: unknown) => (marks.has(name) ? undefined : value)))
}

describe('every item sent back as it was read', () => {
  test.each(resources.map((resource) => resource.contract.name))(
    'APP-06 %s take what they answered, and change nothing by it',
    async (name) => {
      const contract = resources.find((one) => one.contract.name === name)?.contract
      if (contract === undefined) throw new Error(name)
      const items = (await anna.get<Item[]>(`/api/${name}?_itemsPerPage=4`)).body.filter(({ id }) => id > 0)
      expect(items).not.toHaveLength(0)
      for (const { id } of items) {
        for (const groups of ['', `?${everyGroup(contract)}`]) {
          const path = `/api/${name}/${id}${groups}`
          const before = await anna.get<Item>(path)
          const saved = await anna.put<Item>(path, before.body)
          expect([saved.status, saved.status === 200 ? '' : saved.body]).toEqual([200, ''])
          expect(unmarked((await anna.get<Item>(path)).body)).toEqual(unmarked(before.body))
        }
      }
    },
  )
})
