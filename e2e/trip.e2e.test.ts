import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession, signIn } from './harness/people.ts'
import { cellAt } from './harness/sheet-cells.ts'

/** A trip of its own for each test, so that none stands in another's way. @returns its address */
async function newTrip(page: Page, fields: object = {}): Promise<string> {
  const answer = await page.request.post('/api/orders', {
    data: {
      organisationFilter: '/api/organisations/1',
      startAt: '14.05.2028',
      endAt: '16.05.2028',
      groupName: 'Kammerchor',
      trip: { name: 'Elbreise' },
      hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 10 }],
      ...fields,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return `/orders/${(await answer.json()).id}`
}

async function openTrip(page: Page, fields: object = {}): Promise<string> {
  await bringSession(page, 'anna')
  const address = await newTrip(page, fields)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'REISEMASKE' }).waitFor()
  return address
}

test('HEAD-03 Enter keeps a text edited in the head, Escape and leaving the field drop it', async ({ page }) => {
  const address = await openTrip(page)
  const facts = page.locator('header')
  await facts.getByRole('button', { name: /Gruppe/ }).click()
  await page.getByRole('textbox', { name: 'Gruppe' }).fill('Männerchor')
  await page.keyboard.press('Enter')
  await facts.getByRole('button', { name: /Gruppe.*Männerchor/ }).waitFor()
  await facts.getByRole('button', { name: /Gruppe/ }).click()
  await page.getByRole('textbox', { name: 'Gruppe' }).fill('Verworfen')
  await page.keyboard.press('Escape')
  await facts.getByRole('button', { name: /Gruppe.*Männerchor/ }).waitFor()
  await facts.getByRole('button', { name: /Gruppe/ }).click()
  await page.getByRole('textbox', { name: 'Gruppe' }).fill('Auch verworfen')
  await page.getByRole('heading', { name: 'BEMERKUNGEN' }).click()
  await facts.getByRole('button', { name: /Gruppe.*Männerchor/ }).waitFor()
  await expect.poll(async () => (await (await page.request.get(`/api${address}`)).json()).groupName).toBe('Männerchor')
})

test('HEAD-02 the head shows the trip and lets its facts be edited', async ({ page }) => {
  const address = await openTrip(page)
  await axeClean(page)
  await page.getByRole('button', { name: 'Als Dummy-Reise kennzeichnen' }).click()
  await page.getByRole('button', { name: 'Dummy-Reise: Kennzeichen entfernen' }).waitFor()
  await page
    .locator('header')
    .getByRole('button', { name: /Kategorie/ })
    .click()
  await page.getByRole('option', { name: 'Chorreise' }).click()
  await page.keyboard.press('Enter')
  const read = async () => (await page.request.get(`/api${address}`)).json()
  await expect.poll(async () => (await read()).category).toBe('choir')
  await expect.poll(async () => (await read()).trip.isDummy).toBe(true)
})

const ownFields = [
  'Kostenstelle',
  'Referenznummer',
  'Chorleiter',
  'Saison',
  'Kanal',
  'Gutschein',
  'Projekt',
  'Zahlungsziel in Tagen',
]

test('HEAD-13 HEAD-02 eight fields of the organisation stand in lines of their own, and nothing lies on or cuts another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await bringSession(page, 'anna')
  const places: { id: number; name: string }[] = await (
    await page.request.get('/api/destinations?_itemsPerPage=2')
  ).json()
  const address = await openTrip(page, {
    groupName: 'Kammerchor St. Michael und Freunde des Gesangs',
    trip: {
      name: 'Konzertreise des Kammerchores St. Michael durch das Baltikum',
      destinations: places.map(({ id }) => `/api/destinations/${id}`),
      mainDestination: null,
    },
    additionalFields: Object.fromEntries(
      ownFields.map((name, index) => [name, `Wert ${index} ${'lang '.repeat(index)}`]),
    ),
  })
  const head = page.locator('header').filter({ hasText: 'REISEMASKE' })
  // Without a main one there is nothing a dot could part from the first.
  const [first, second] = places
  await head.getByRole('button', { name: `Destinationen ${first?.name} · ${second?.name}`, exact: true }).waitFor()

  const buttons = await head.getByRole('button').all()
  const boxes = await Promise.all(
    buttons.map(async (button) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      return { name: await button.textContent(), left: x, right: x + width, top: y, bottom: y + height }
    }),
  )
  const onEachOther = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
      .map((two) => `${one.name} | ${two.name}`),
  )
  expect(onEachOther).toEqual([])
  // The long ones may be cut, but stay readable; all else stands there in full.
  expect(boxes.filter(({ left, right }) => right > 1280 || right - left < 24)).toEqual([])
  expect((await head.getByRole('button', { name: /^Gruppe/ }).boundingBox())?.width).toBeGreaterThanOrEqual(120)
  for (const name of [...ownFields, 'Buchungslage', 'Kategorie']) {
    const isCut = await head
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .evaluate((fact) => [fact, ...fact.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
    expect(isCut, name).toBe(false)
  }

  // Editing moves nothing, and a field at the right edge opens to the left.
  const before = await head.boundingBox()
  await head.getByRole('button', { name: /^Projekt/ }).click()
  await page.getByRole('textbox', { name: 'Projekt' }).fill('Jubiläum')
  expect(await head.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)

  // Also a period of two years is readable in full where three panels stand side by side.
  await page.request.put(`/api${address}`, { data: { startAt: '31.12.2027', endAt: '01.01.2028' } })
  await page.evaluate(() => localStorage.setItem('orders-tabs', JSON.stringify(['trip', 'contingent', 'notes'])))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await page.reload()
  const period = page.getByRole('region', { name: 'REISE', exact: true }).getByText('31.12.2027–01.01.2028')
  await period.waitFor()
  expect(await period.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('HEAD-04 the status applies at once', async ({ page }) => {
  const address = await openTrip(page)
  await page.getByRole('button', { name: 'Status: Neu' }).click()
  await page.getByRole('menuitem', { name: 'Fest gebucht' }).click()
  await page.getByRole('button', { name: 'Status: Fest gebucht' }).waitFor()
  await expect.poll(async () => (await (await page.request.get(`/api${address}`)).json()).currentStatus).toBe('booked')
})

test('HEAD-04 a refused status goes back and says so', async ({ page }) => {
  const address = await openTrip(page)
  await page.route(`**/api${address}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 422, json: { violations: [{ propertyPath: 'currentStatus', message: 'Nein' }] } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Status: Neu' }).click()
  await page.getByRole('menuitem', { name: 'Fest gebucht' }).click()
  await page.getByText('Status konnte nicht geändert werden! Server Error!').waitFor()
  await page.getByRole('button', { name: 'Status: Neu' }).waitFor()
})

test('HEAD-07 several panels stand open, one always does, and the browser remembers which', async ({ page }) => {
  await openTrip(page)
  const tab = (name: string) => page.getByRole('group', { name: 'Offene Bereiche' }).getByRole('button', { name })
  await tab('Hinweise').click()
  await expect.poll(() => tab('Hinweise').getAttribute('aria-pressed')).toBe('false')
  await tab('Kontingent').click()
  await expect.poll(() => tab('Kontingent').getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await expect.poll(() => tab('Hinweise').getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => tab('Kontingent').getAttribute('aria-pressed')).toBe('true')
})

test('HEAD-07 a trip with all six panels open asks for everything at once; nothing waits for the answer to something else', async ({
  page,
}) => {
  const tabs = ['trip', 'contacts', 'contingent', 'notes', 'todos', 'checklist']
  await page.addInitScript((keys) => localStorage.setItem('orders-tabs', JSON.stringify(keys)), tabs)
  await bringSession(page, 'anna')
  const address = await newTrip(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const [, resource] = /\/api\/(\w+)/.exec(request.url()) ?? []
    // The live stream is no question: it stands beside all of them and begins when the tab that held it has let go. What it tells
    // lets the bell ask again.
    const isLive = resource === 'events' || resource === 'notices'
    if (request.method() === 'GET' && resource !== undefined && !isLive) asked.push(resource)
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api${address}?*trip_dashboard_read*`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address)
  // The trip's own page, what clashes in it, which of its papers are outdated, who may read it, its days, contacts of both kinds, both lists of to-dos, what it is estimated at, its
  // PDFs, the house and who works in each of Anna's two houses.
  const shown = [
    'checklist_items',
    'complexities',
    'days',
    'documents',
    'order_contacts',
    'orders',
    'settings',
    'todos',
    'users',
  ]
  await expect.poll(() => shown.filter((resource) => !asked.includes(resource))).toEqual([])
  for (const [resource, times] of Object.entries({ orders: 5, settings: 2, users: 2 })) {
    await expect.poll(() => asked.filter((one) => one === resource).length).toBe(times)
  }
  const before = asked.length
  release()
  for (const name of ['REISE', 'KONTAKTE', 'AUFGABEN', 'CHECKLISTE']) {
    await page.getByRole('region', { name, exact: true }).waitFor()
  }
  await page.getByText('Noch niemand angefragt').waitFor()
  await page.getByText('Es gibt keine Tage').waitFor()
  expect(asked.slice(before)).toEqual([])
})

test('CAP-01 CAP-02 the contingent is typed like in a sheet and saved at once', async ({ page }) => {
  const address = await openTrip(page)
  const grid = page.getByRole('grid', { name: 'KONTINGENT (K) UND BUCHUNGSSTAND (B)' })
  await (await cellAt(grid, 'DZ / DK', 'Hotel Buchungsstand')).click()
  await page.keyboard.type('8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const pax = grid.getByRole('row', { name: /^Pax/ })
  await expect.poll(async () => (await pax.getByRole('gridcell').allTextContents()).slice(1, 3)).toEqual(['20', '19'])
  const figures = async () => (await (await page.request.get(`/api${address}`)).json()).info
  await expect.poll(figures).toEqual({ paxAsked: 20, paxReserved: 19 })
  const single = await cellAt(grid, 'EZ / EK', 'Hotel Kontingent')
  await single.dblclick()
  await single.getByRole('textbox').fill('')
  await page.keyboard.press('Enter')
  await expect.poll(() => single.textContent()).toBe('0')
  await single.click()
  await page.keyboard.type('-3')
  await page.keyboard.press('Enter')
  await single.getByText('-3', { exact: true }).waitFor()
  await expect.poll(() => single.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(async () => (await figures()).paxAsked).toBe(20)
  await single.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => single.textContent()).toBe('0')
})

test('NOTE-01 APP-12 notes save themselves and a colleague sees them, the status too, without reload', async ({
  page,
  newPage,
}) => {
  const address = await openTrip(page)
  const other = await newPage()
  await signIn(other, 'bernd', address)
  await other.getByRole('textbox', { name: 'Bemerkungen' }).waitFor()
  await page.getByRole('group', { name: 'Auch in dieser Reise' }).getByRole('img', { name: /Bernd/ }).waitFor()
  await page.getByRole('textbox', { name: 'Bemerkungen' }).click()
  await page.keyboard.type('Zwei Gäste mit Rollator')
  await page.getByText('Notizen erfolgreich gespeichert!').waitFor()
  await other.getByText('Zwei Gäste mit Rollator').waitFor()
  await page.getByRole('button', { name: 'Status: Neu' }).click()
  await page.getByRole('menuitem', { name: 'Vorreservierung' }).click()
  await other.getByRole('button', { name: 'Status: Vorreservierung' }).waitFor()
  // Whoever reloads before it is saved is no colleague of themselves.
  await page.getByRole('textbox', { name: 'Bemerkungen' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' und Stock')
  await page.reload()
  await other.getByText('Zwei Gäste mit Rollator und Stock').waitFor()
  await page.getByRole('textbox', { name: 'Bemerkungen' }).getByText('Zwei Gäste mit Rollator und Stock').waitFor()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /unsaved|conflict/.test(key)))
  await expect.poll(kept).toEqual([])
  expect(await page.getByText('gleichzeitig geändert').count()).toBe(0)
})

test('NOTE-01 notes are read without their editor; what is typed before it is there is not lost', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/rich-text-editor/, async (route) => {
    await code.promise
    await route.continue()
  })
  await openTrip(page)
  const notes = page.getByRole('textbox', { name: 'Bemerkungen' })
  await notes.click()
  await page.keyboard.type('Bus um 9')
  await page.keyboard.press('Backspace')
  // What no key brings, such as a composed letter.
  await page.keyboard.insertText('8 ab Café')
  await page.keyboard.press('Enter')
  await page.keyboard.type('hält')
  expect(await notes.textContent()).toBe('')
  code.resolve()
  await notes.getByText('Bus um 8 ab Café', { exact: true }).waitFor()
  await page.keyboard.type(' am Gemeindehaus')
  await notes.getByText('hält am Gemeindehaus', { exact: true }).waitFor()
  await page.getByText('Notizen erfolgreich gespeichert!').waitFor()
})

test('APP-14 two people write the same notes: the second gets both versions and loses nothing', async ({
  page,
  newPage,
}) => {
  const address = await openTrip(page)
  const other = await newPage()
  await signIn(other, 'bernd', address)
  const mine = page.getByRole('textbox', { name: 'Bemerkungen' })
  const theirs = other.getByRole('textbox', { name: 'Bemerkungen' })
  await Promise.all([mine.click(), theirs.click()])
  await Promise.all([page.keyboard.type('Fassung von Anna'), other.keyboard.type('Fassung von Bernd')])
  const conflicts = [page, other].map((one) => one.getByRole('alert').filter({ hasText: 'gleichzeitig geändert' }))
  await expect
    .poll(async () => (await Promise.all(conflicts.map((one) => one.isVisible()))).filter(Boolean).length)
    .toBe(1)
  const loser = (await conflicts[0]?.isVisible()) ? page : other
  await loser.getByRole('region', { name: 'Meine Fassung' }).waitFor()
  await loser.getByRole('button', { name: 'Beide untereinander behalten' }).press('Enter')
  // One writes on where one was.
  const field = loser.getByRole('textbox', { name: 'Bemerkungen' })
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  const saved = async () => JSON.stringify((await (await page.request.get(`/api${address}`)).json()).notes)
  await expect.poll(saved).toContain('Fassung von Anna')
  await expect.poll(saved).toContain('Fassung von Bernd')
})

test('APP-14 whoever pauses in the notes sees what a colleague saved, and adds to it', async ({ page, newPage }) => {
  const address = await openTrip(page)
  const other = await newPage()
  await signIn(other, 'bernd', address)
  const mine = page.getByRole('textbox', { name: 'Bemerkungen' })
  const theirs = other.getByRole('textbox', { name: 'Bemerkungen' })
  await mine.click()
  await page.keyboard.type('Anna eins.')
  await theirs.getByText('Anna eins.').waitFor()
  await theirs.click()
  await other.keyboard.press('Control+End')
  await other.keyboard.type(' Bernd eins.')
  await mine.getByText('Anna eins. Bernd eins.').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Anna zwei.')
  await theirs.getByText('Anna eins. Bernd eins. Anna zwei.').waitFor()
})

test('APP-03 a trip hidden while a colleague has it open leaves their screen', async ({ page, newPage }) => {
  const address = await openTrip(page)
  const other = await newPage()
  await signIn(other, 'bernd', address)
  await other.getByRole('heading', { level: 1, name: 'REISEMASKE' }).waitFor()
  await other.getByRole('button', { name: 'Tag hinzufügen' }).click()
  await other.getByRole('menuitem', { name: 'Leere Tage' }).click()
  await other.getByRole('button', { name: 'Tag 1: Leistung hinzufügen' }).click()
  await other.getByRole('menuitem', { name: 'Freitext hinzufügen' }).click()
  await other.getByRole('textbox', { name: 'Text', exact: true }).click()
  await other.keyboard.type('Abfahrt am Gemeindehaus')
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Nur für Admins sichtbar machen' }).click()
  // What was just typed does not vanish without a word (design §5).
  const lost = other.getByRole('alert')
  await lost.getByText('Text: Abfahrt am Gemeindehaus').waitFor()
  // It stays while the trip comes and goes, until it has been seen.
  const shown = async (isAdminOnly: boolean) => {
    expect((await page.request.patch(`/api${address}`, { data: { isAdminOnly } })).status()).toBe(200)
  }
  await shown(false)
  await lost.getByRole('heading', { name: 'Diese Reise ist wieder da' }).waitFor()
  await lost.getByText('Text: Abfahrt am Gemeindehaus').waitFor()
  await shown(true)
  await lost.getByRole('heading', { name: 'Diese Reise ist nicht mehr da' }).waitFor()
  await lost.getByRole('button', { name: 'Ohne Speichern schließen' }).click()
  await other.getByText('Diese Seite gibt es nicht').waitFor()
  expect(await other.getByText('Elbreise').count()).toBe(0)
})

test('APP-12 TRUE-08 what changes between the first answers of a page and its live stream is shown, however late that comes', async ({
  page,
}) => {
  await bringSession(page, 'anna')
  const trip = await newTrip(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/events*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(trip)
  await page.getByText('Kammerchor').first().waitFor()
  const answer = await page.request.patch(`/api${trip}`, { data: { groupName: 'Domkantorei' } })
  expect(answer.status(), await answer.text()).toBe(200)
  letGo()
  await page.getByText('Domkantorei').first().waitFor()
})
