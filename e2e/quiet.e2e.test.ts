import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { noticed } from './harness/notices.ts'
import { signIn } from './harness/people.ts'
import { forClient, hotelIn, type Item, open, planTrip, post, read } from './harness/planned-trip.ts'
import { cellAt } from './harness/sheet-cells.ts'

/** What the documents want to come late, or not to be told at all (001 §9, 000 §8). */

test('APP-20 tooltips come after a second; a generated file is downloaded unless it is in cloud storage', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await forClient(page, plan)
  await page.clock.install()
  await open(page, plan)
  const tooltip = page.getByRole('tooltip', { name: 'Karte der Reise' })
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
  /** Time passes for the page, and what it wants to show is drawn. */
  const passes = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    await page.evaluate(
      () =>
        new Promise<void>((drawn) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => drawn()
          port2.postMessage(null)
        }),
    )
  }
  await page.getByRole('button', { name: 'Karte der Reise' }).hover()
  for (const milliseconds of [700, 250]) {
    await passes(milliseconds)
    expect(await tooltip.count()).toBe(0)
  }
  await expect
    .poll(async () => {
      await passes(60)
      return tooltip.count()
    })
    .toBe(1)
  await page.clock.resume()

  await page.goto(`${plan.address}/offer`)
  // What is checked comes a little later, and the button stands below it.
  await page.getByRole('list', { name: 'Prüfung vor dem Erzeugen' }).getByRole('listitem').first().waitFor()
  const generate = page.getByRole('button', { name: 'Generieren' })
  const [file] = await Promise.all([page.waitForEvent('download'), generate.click()])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)

  await page.route('**/offer/generate-document*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), cloudStorage: true } })
  })
  const downloads: string[] = []
  page.on('download', (one) => downloads.push(one.suggestedFilename()))
  await expect.poll(() => generate.isEnabled()).toBe(true)
  const [tab] = await Promise.all([page.waitForEvent('popup'), generate.click()])
  expect(tab.url()).toMatch(/\/api\/documents\/\d+\/file$/)
  expect(downloads).toEqual([])
})

/** Failures the user is told of. */
const alerts = (page: Page) => page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')

const broken = { status: 500, json: { code: 'internal', message: 'Interner Fehler', requestId: 'x' } }

test('APP-21 what is to stay silent stays silent: services asked by an agency, a checklist that does not load, a cancelled quick edit; a contingent speaks', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const request = await post(page, 'hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  allowConsole(page, /status of 500|answer 500|checklist not loaded/)
  await page.addInitScript(() => localStorage.setItem('orders-tabs', JSON.stringify(['checklist', 'contingent'])))
  await page.route('**/api/checklist_items?*', (route) => route.fulfill(broken))
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('checklist not loaded'))
  const list = await open(page, plan)
  await logged
  await page.getByRole('textbox', { name: 'Neuer Punkt der Checkliste' }).waitFor()
  expect(await alerts(page).count()).toBe(0)

  await list.locator('input[data-selects="service"]').first().check()
  const panel = page.getByRole('region', { name: '1 Leistung ausgewählt', exact: true })
  await panel.getByRole('combobox', { name: 'Agentur' }).click()
  await page.getByRole('option').first().click()
  await page.route('**/api/placeholders/create_requests?*', (route) => route.fulfill(broken))
  const take = panel.getByRole('button', { name: 'Aufnehmen' })
  await Promise.all([page.waitForResponse('**/api/placeholders/create_requests?*'), take.click()])
  // It can be tried again: the failure has been dealt with.
  await expect.poll(() => take.isEnabled()).toBe(true)
  expect(await alerts(page).count()).toBe(0)
  await panel.getByRole('button', { name: 'Auswahl aufheben' }).click()

  const drawer = page.getByRole('region', { name: 'Schnellbearbeitung', exact: true })
  await drawer.getByRole('button', { name: 'Schnellbearbeitung öffnen' }).click()
  const grid = drawer.getByRole('grid', { name: 'Hotels' })
  const cell = await cellAt(grid, 0, 'ResaNr')
  let held = 0
  await page.route(`**/api/hotel_requests/${request.id}/quick_edit*`, (route) => {
    held += 1
    // The first save never comes back; the second one takes its place.
    return held === 1 ? undefined : route.continue()
  })
  const type = async (text: string) => {
    await cell.click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  const cancelled = page.waitForEvent('requestfailed', (one) => one.url().includes('quick_edit'))
  await type('ERSTE')
  await expect.poll(() => held).toBe(1)
  await type('ZWEITE')
  await cancelled
  await noticed(page, 'Die Daten wurden erfolgreich gespeichert')
  await expect.poll(async () => (await read<Item>(page, `hotel_requests/${request.id}`)).optionNr).toBe('ZWEITE')
  expect(await alerts(page).count()).toBe(0)
  await drawer.getByRole('button', { name: 'Schnellbearbeitung schließen' }).click()

  await page.route('**/api/order_contingent_hotels/*', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 422, json: { violations: [{ propertyPath: 'doubleRooms', message: 'Nein' }] } }),
  )
  const contingent = page.getByRole('grid', { name: 'KONTINGENT (K) UND BUCHUNGSSTAND (B)' })
  await (await cellAt(contingent, 'DZ / DK', 'Hotel Buchungsstand')).click()
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await alerts(page).getByText('Das konnte nicht aktualisiert werden! Server Error!').waitFor()
})

test('APP-08 a page whose program the server could not send says so in German and comes by itself', async ({
  page,
}) => {
  await signIn(page, 'anna')
  await page.getByRole('grid').or(page.getByRole('table')).first().waitFor()
  allowConsole(page, /Failed to load resource|net::ERR/)
  // The server is away for everything the page does not have yet.
  const away = /\/(assets|api|health)\b/
  await page.route(away, (route) => route.abort('connectionrefused'))
  await page.getByRole('navigation').getByRole('link', { name: 'Kunden' }).click()
  await page.getByRole('heading', { name: 'Der Server antwortet nicht' }).waitFor()
  expect(await page.getByText(/preload|import/).count()).toBe(0)
  await page.unroute(away)
  await page.getByRole('heading', { name: 'Kunden' }).waitFor()
})
