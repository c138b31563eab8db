import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { bringSession } from './people.ts'

export type Item = { id: number; [field: string]: unknown }
export type Plan = { id: number; address: string; days: Item[] }

/** Says to the server what the page will find; what a test is about is done by hand in the browser. */
export async function post(page: Page, path: string, data: object): Promise<Item> {
  const answer = await page.request.post(`/api/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

export async function read<Body = Item>(page: Page, path: string): Promise<Body> {
  const answer = await page.request.get(`/api/${path}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

export const daysOf = (page: Page, tripId: number) =>
  read<Item[]>(page, `days?order.id=${tripId}&_order[date]=asc&_groups[]=trip_dashboard_read`)

/** The services of one kind on a day, counted from 0, as the server keeps them. */
export async function servicesOf(page: Page, { id }: Plan, index: number, list: string): Promise<Item[]> {
  const day = (await daysOf(page, id))[index]
  // Lists of a day hold items.
  return (day?.[list] ?? []) as Item[]
}

/** A trip of three days for 20 guests, 14. to 16.05.2028, of the test's own. */
export async function planTrip(page: Page): Promise<Plan> {
  await bringSession(page, 'anna')
  const { id } = await post(page, 'orders', {
    organisationFilter: '/api/organisations/1',
    startAt: '14.05.2028',
    endAt: '16.05.2028',
    groupName: 'Kammerchor',
    trip: { name: 'Elbreise' },
    hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 10 }],
  })
  for (const date of ['14.05.2028', '15.05.2028', '16.05.2028']) {
    await post(page, 'days', { order: `/api/orders/${id}`, date })
  }
  return { id, address: `/orders/${id}`, days: await daysOf(page, id) }
}

/** Gives a trip the first client of its house. */
export async function forClient(page: Page, { address }: Plan): Promise<void> {
  const clients = await read<Item[]>(page, 'clients?_itemsPerPage=100')
  const client = clients.find(({ organisationFilter }) => organisationFilter === '/api/organisations/1')
  expect(
    (await page.request.patch(`/api${address}`, { data: { client: `/api/clients/${client?.id}` } })).status(),
  ).toBe(200)
}

export const freeText = (page: Page, day: Item | undefined, text: string) =>
  post(page, 'free_text_items', {
    day: `/api/days/${day?.id}`,
    isBrandNew: false,
    text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  })

export async function find(page: Page, resource: string, name: string): Promise<string> {
  const [item] = await read<Item[]>(page, `${resource}?_search=${encodeURIComponent(name)}`)
  expect(item, `${resource}: ${name}`).toBeDefined()
  return `/api/${resource}/${item?.id}`
}

export async function hotelIn(page: Page, day: Item | undefined, place: string): Promise<Item> {
  return post(page, 'hotel_placeholders', {
    day: `/api/days/${day?.id}`,
    place: await find(page, 'places', place),
    isBrandNew: false,
  })
}

export async function open(page: Page, { address }: Plan): Promise<Locator> {
  await page.goto(address)
  const list = page.getByRole('table', { name: 'Tage der Reise' })
  await list.waitFor()
  return list
}

/** The rows of a day, its head first. */
const block = (list: Locator, number: number) => list.getByRole('rowgroup').nth(number)

/** What stands in the first line of every service of a day. */
export async function titlesIn(list: Locator, number: number): Promise<string[]> {
  const handles = block(list, number).getByRole('button', { name: /verschieben$/ })
  const names = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return names.filter((name) => !/^Tag \d/.test(name)).map((name) => name.replace(' verschieben', ''))
}

export async function choose(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export async function askedHotel(page: Page): Promise<{ plan: Plan; list: Locator; request: Item }> {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const request = await post(page, 'hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    agency: await find(page, 'agencies', ''),
  })
  const list = await open(page, plan)
  await list.getByRole('button', { name: '1 Anfrage' }).click()
  return { plan, list, request }
}
