import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
})
afterAll(() => desk.close())

test('APP-04 MD-01 for a trip of one house nothing is offered that another keeps for itself', async () => {
  const entries: [resource: string, body: object][] = [
    ['hotels', {}],
    ['agencies', {}],
    ['predefined_free_text_items', {}],
    ['predefined_route_details', {}],
    ['other_service_types', { category: 'guide' }],
  ]
  for (const [resource, body] of entries) {
    for (const [name, house] of [
      ['Nordlicht', '/api/organisations/1'],
      ['Südwind', '/api/organisations/2'],
      ['Für alle', null],
    ]) {
      const { status, raw } = await anna.post(`/api/${resource}`, { ...body, name, organisationFilter: house })
      expect(status, `${resource}: ${raw.toString()}`).toBe(201)
    }
    const names = async (query: string) =>
      (await expectStatus<{ name: string }[]>(200, anna.get(`/api/${resource}?${query}`))).map(({ name }) => name)
    expect(await names('organisationFilter.id=1&_order[name]=asc'), resource).toEqual(['Für alle', 'Nordlicht'])
    expect(await names('organisationFilter.id=2&isRetired=false&_search=süd'), resource).toEqual(['Südwind'])
  }
})
