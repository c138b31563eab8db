import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Titled = { title?: string; name?: string }

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

async function listed(path: string, locale?: string): Promise<(string | undefined)[]> {
  const caller = locale === undefined ? bernd : bernd.with({ 'x-locale': locale })
  const items = await expectStatus<Titled[]>(200, caller.get(path))
  return items.map(({ title, name }) => title ?? name)
}

test('APP-06 MD-08 X-LOCALE: templates of a provider and menus are listed in the language asked for (002 §7)', async () => {
  const hotel = await expectStatus<{ id: number }>(201, bernd.post('/api/hotels', { name: 'Fjordblick' }))
  const provider = `/api/hotels/${hotel.id}`
  for (const [title, locale] of [
    ['Anfahrt', 'de_DE'],
    ['Parking', 'en'],
    ['Accès', 'fr'],
  ]) {
    const text = { provider, title, locale, type: 'box_map' }
    await expectStatus(201, bernd.post('/api/trip_detail_templates', text))
    await expectStatus(201, bernd.post('/api/menus', { provider, name: title, locale }))
  }
  const texts = `/api/trip_detail_templates?type=box_map&provider.id=${hotel.id}`
  expect(await listed(texts, 'fr')).toEqual(['Accès'])
  expect(await listed(texts, 'de')).toEqual(['Anfahrt'])
  expect(await listed(`/api/menus?provider.id=${hotel.id}`, 'en')).toEqual(['Parking'])
  // Without the header all of them; a language in the query is the narrower wish.
  expect((await listed(texts)).toSorted()).toEqual(['Accès', 'Anfahrt', 'Parking'])
  expect(await listed(`${texts}&locale=en`, 'fr')).toEqual(['Parking'])
  expect((await bernd.with({ 'x-locale': 'xx' }).get(texts)).status).toBe(400)
  // Lists that know no languages pass over it.
  expect((await bernd.with({ 'x-locale': 'xx' }).get('/api/hotels')).status).toBe(200)
})
