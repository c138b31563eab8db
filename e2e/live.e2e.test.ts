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
