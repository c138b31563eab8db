import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { bringSession, signIn } from './harness/people.ts'

/** What a page asks the server for from now on, each address once for every time; what it says of itself is not among it. */
function asksOf(page: Page): string[] {
  const asks: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOfHere = pathname.startsWith('/api/') && !/^\/api\/(presence|events|session)/.test(pathname)
    if (isOfHere && request.method() !== 'PATCH') asks.push(pathname)
  })
  return asks
}

test('APP-12 TRUE-08 a saved field lets a colleague’s page ask for the trip alone, and one’s own for nothing of it', async ({
  page,
  newPage,
}) => {
  await bringSession(page, 'anna')
  const made = await page.request.post('/api/orders', {
    data: {
      ...{ organisationFilter: '/api/organisations/1', startAt: '14.05.2028', endAt: '16.05.2028' },
      ...{ groupName: 'Kammerchor', trip: { name: 'Elbreise' } },
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const address = `/orders/${(await made.json()).id}`
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'REISEMASKE' }).waitFor()
  const other = await newPage()
  await signIn(other, 'bernd', address)
  const here = page.getByRole('group', { name: 'Auch in dieser Reise' })
  await here.getByRole('img', { name: /Bernd/ }).waitFor()
  await Promise.all([page, other].map((one) => one.waitForLoadState('networkidle')))
  const [mine, theirs] = [asksOf(page), asksOf(other)]
  for (const name of ['Männerchor', 'Frauenchor']) {
    const facts = page.locator('header')
    await facts.getByRole('button', { name: /Gruppe/ }).click()
    await page.getByRole('textbox', { name: 'Gruppe' }).fill(name)
    await page.keyboard.press('Enter')
    await other.getByRole('button', { name: new RegExp(`Gruppe.*${name}`) }).waitFor()
  }
  // The bell, and who works here: signing in has just been noted.
  const beside = ['/api/notices', '/api/users']
  const ofTrip = (asked: string[]) => asked.filter((path) => !beside.includes(path))
  await expect.poll(() => ofTrip(theirs)).toEqual(Array(2).fill(`/api${address}`))
  await page.getByRole('button', { name: /Gruppe.*Frauenchor/ }).waitFor()
  expect(ofTrip(mine)).toEqual([])
})

test('APP-12 TRUE-08 an open trip tells at once that its driver has come onto another trip, and when that is called off or moved', async ({
  page,
}) => {
  await bringSession(page, 'anna')
  const send = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { id: number }
  }
  const dates = { startAt: '14.05.2029', endAt: '16.05.2029' }
  const trip = (groupName: string) =>
    send('POST', '/api/orders', { organisationFilter: '/api/organisations/1', ...dates, groupName })
  const [shown, other] = [await trip('Fahrt hier'), await trip('Fahrt dort')]
  const client = await send('POST', '/api/clients', {
    ...{ organisationFilter: '/api/organisations/1', companyName: 'Bus Ohlsen', shortName: 'Ohlsen' },
    contacts: [{ firstName: 'Jan', lastName: 'Ohlsen' }],
  })
  const [jan] = await (await page.request.get(`/api/contacts?client.id=${client.id}`)).json()
  const drive = ({ id }: { id: number }) =>
    send('POST', '/api/order_contacts', {
      ...{ order: `/api/orders/${id}`, role: '3_bus_driver', contact: `/api/contacts/${jan.id}` },
    })
  await drive(shown)
  await page.goto(`/orders/${shown.id}`)
  await page.getByRole('heading', { level: 1, name: 'REISEMASKE' }).waitFor()
  await page.waitForLoadState('networkidle')
  const clashes = page.getByRole('region', { name: 'Unstimmigkeiten' })
  expect(await clashes.count()).toBe(0)
  await drive(other)
  await clashes.getByText('Jan Ohlsen (Busfahrer)').waitFor()
  await send('PATCH', `/api/orders/${other.id}`, { currentStatus: 'cancelled' })
  await clashes.waitFor({ state: 'detached' })
  await send('PATCH', `/api/orders/${other.id}`, { currentStatus: 'booked' })
  await clashes.getByText('Jan Ohlsen (Busfahrer)').waitFor()
  await send('PATCH', `/api/orders/${other.id}`, { startAt: '20.05.2029', endAt: '22.05.2029' })
  await clashes.waitFor({ state: 'detached' })
})
