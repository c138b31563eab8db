import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { planTrip, read } from './harness/planned-trip.ts'

type Offer = { id: number; version: number; introTitle: string; attachRouteDescription: string; conditions: object[] }

const offersOf = (page: Page, trip: number) => read<Offer[]>(page, `offers?order.id=${trip}`)
const toldOf = async (page: Page, trip: number) =>
  (await read<{ table: string }[]>(page, `orders/${trip}/history`)).filter(({ table }) => table === 'offers').length
const subject = (page: Page) => page.getByRole('textbox', { name: 'Betreff' })

async function look(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/offer`)
  await subject(page).waitFor()
  await page.waitForLoadState('networkidle')
}

test('OFFER-06 looking at the offer of a trip makes none and tells nobody; the first thing written opens it', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const sent: string[] = []
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url())
    // Who is where is told of every page.
    if (asked.method() !== 'GET' && pathname !== '/api/presence') sent.push(`${asked.method()} ${pathname}`)
  })
  await look(page, plan.address)
  await expect.poll(() => page.getByRole('textbox', { name: 'Nummer' }).inputValue()).toMatch(/ \/ 1$/)
  expect([await offersOf(page, plan.id), await toldOf(page, plan.id), sent]).toEqual([[], 0, []])
  // What the first paper would tell of the route.
  expect(await page.getByRole('combobox', { name: 'Routenbeschreibung' }).inputValue()).toBe('ausführlich')

  await subject(page).fill('Ihre Reise an den Fjord')
  // Gone before a second is over in which it would have been saved.
  await page.getByRole('navigation', { name: 'Seiten der Reise' }).getByRole('link', { name: 'Kalkulation' }).click()
  await expect.poll(async () => (await offersOf(page, plan.id))[0]?.introTitle).toBe('Ihre Reise an den Fjord')
  expect(sent).toEqual(['POST /api/offers', expect.stringMatching(/^PATCH \/api\/offers\/\d+$/)])
  await look(page, plan.address)
  await expect.poll(() => subject(page).inputValue()).toBe('Ihre Reise an den Fjord')
})

test('OFFER-06 APP-12 two who look at a trip without an offer write one offer, and nothing of either is lost', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  const colleague = await newPage()
  await bringSession(colleague, 'bernd')
  await Promise.all([look(page, plan.address), look(colleague, plan.address)])
  const route = colleague.getByRole('combobox', { name: 'Routenbeschreibung' })
  await Promise.all([subject(page).pressSequentially('Ihre Reise an den Fjord', { delay: 40 }), route.click()])
  await colleague.getByRole('option', { name: 'kurz' }).click()
  await subject(page).pressSequentially(' im Mai')
  await expect
    .poll(async () =>
      (await offersOf(page, plan.id)).map(({ introTitle, attachRouteDescription }) => [
        introTitle,
        attachRouteDescription,
      ]),
    )
    .toEqual([['Ihre Reise an den Fjord im Mai', 'short']])
  // Live, on the page of whoever had only looked.
  await expect.poll(() => subject(colleague).inputValue()).toBe('Ihre Reise an den Fjord im Mai')
  expect(await toldOf(page, plan.id)).toBeGreaterThan(0)
})

test('OFFER-06 saving nothing opens no offer, a set of conditions does', async ({ page }) => {
  const plan = await planTrip(page)
  await look(page, plan.address)
  await page.getByRole('button', { name: 'Angebot speichern' }).click()
  await noticed(page, 'Das Angebot wurde aktualisiert!')
  expect(await offersOf(page, plan.id)).toEqual([])
  await page.getByRole('button', { name: 'Satz anwenden' }).click()
  await page.getByRole('menuitem').first().click()
  await expect.poll(async () => (await offersOf(page, plan.id))[0]?.conditions.length ?? 0).toBeGreaterThan(0)
  await subject(page).fill('Mit Konditionen')
  await expect
    .poll(async () => (await offersOf(page, plan.id)).map(({ introTitle }) => introTitle))
    .toEqual(['Mit Konditionen'])
})
