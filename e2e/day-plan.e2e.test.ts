import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import {
  askedHotel,
  choose,
  daysOf,
  freeText,
  hotelIn,
  open,
  planTrip,
  post,
  titlesIn,
} from './harness/planned-trip.ts'

test('HEAD-10 DAY-01 the list names its columns and every day, and says when there is none', async ({ page }) => {
  const plan = await planTrip(page)
  const list = await open(page, plan)
  const heads = await list.getByRole('columnheader').allTextContents()
  expect(heads).toEqual(['Beschreibung', 'Datum', 'Dauer', 'Uhrzeit', 'Kontingent', 'Option', 'Agentur/LT', 'Status'])
  await page.request.patch(`/api/days/${plan.days[0]?.id}`, { data: { name: 'Hamburg – Dresden', distance: 512 } })
  await list.getByText('Tag 1 - Sonntag - 14.05.2028 - Hamburg – Dresden (512 Km)').waitFor()
  await axeClean(page)
  await expect.poll(() => page.getByRole('button', { name: 'Tag hinzufügen' }).count()).toBe(0)
  for (const day of plan.days) await page.request.delete(`/api/days/${day.id}`)
  await page.getByText('Es gibt keine Tage').waitFor()
  await choose(page, 'Tag hinzufügen', 'Montag, 15.05.2028')
  await noticed(page, 'Ein Tag wurde hinzugefügt!')
  await list.getByText('Tag 1 - Montag - 15.05.2028').waitFor()
})

test('DAY-02 a day is edited in its row, and only one element at a time', async ({ page }) => {
  const plan = await planTrip(page)
  await hotelIn(page, plan.days[0], 'Oslo')
  const list = await open(page, plan)
  await choose(page, 'Tag 1: Aktionen', 'Tag bearbeiten')
  await page.getByRole('textbox', { name: 'Tagestitel' }).waitFor()
  await choose(page, 'Tag 2: Aktionen', 'Tag bearbeiten')
  await noticed(page, 'Es können nicht zwei Elemente gleichzeitig editiert werden!')
  // A new day takes its title and distance from its route, until somebody writes them by hand; another field is no hand.
  await page.getByRole('textbox', { name: 'Untertitel' }).fill('Am Fluss')
  await page.keyboard.press('Enter')
  await list.getByText('Am Fluss').waitFor()
  await expect
    .poll(async () => (await daysOf(page, plan.id))[0])
    .toMatchObject({ distanceIsCalculated: true, isAutomaticName: true })
  await choose(page, 'Tag 1: Aktionen', 'Tag bearbeiten')
  await page.getByRole('button', { name: 'Kilometer berechnen' }).click()
  await page.getByRole('textbox', { name: 'Kilometer' }).fill('77')
  await page.getByRole('textbox', { name: 'Untertitel' }).fill('Über die Elbe')
  await page.getByRole('button', { name: 'Automatischer Tagestitel' }).click()
  await page.getByRole('textbox', { name: 'Tagestitel' }).fill('Von Hand')
  await page.keyboard.press('Enter')
  await noticed(page, 'Der Tag wurde aktualisiert!')
  await list.getByText('Tag 1 - Sonntag - 14.05.2028 - Von Hand (77 Km)').waitFor()
  await list.getByText('Über die Elbe').waitFor()
  await choose(page, 'Tag 1: Aktionen', 'Tag bearbeiten')
  await page.getByRole('button', { name: 'Automatischer Tagestitel' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Tagestitel' }).inputValue()).toBe('Oslo')
  await page.getByRole('button', { name: 'Tag speichern' }).click()
  await list.getByText('Tag 1 - Sonntag - 14.05.2028 - Oslo (77 Km)').waitFor()
})

test('DAY-04 services are moved by the keyboard, within a day and to the next, and told to the ear', {
  repeats: 4, // a key may come before the row listens
}, async ({ page }) => {
  const plan = await planTrip(page)
  for (const text of ['Eins', 'Zwei', 'Drei']) await freeText(page, plan.days[0], text)
  await freeText(page, plan.days[1], 'Vier')
  const list = await open(page, plan)
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Zwei', 'Drei'])
  const told = page.getByRole('status').filter({ hasText: /Platz \d/ })
  const press = async (key: string, words: string) => {
    await page.keyboard.press(key)
    await expect.poll(() => told.textContent()).toBe(words)
  }
  await list.getByRole('button', { name: 'Eins verschieben' }).focus()
  await press('Space', 'Eins aufgenommen: Tag 1, Platz 1 von 3')
  await press('ArrowDown', 'Eins: Tag 1, Platz 2 von 3')
  await press('Space', 'Eins abgelegt: Tag 1, Platz 2 von 3')
  await noticed(page, 'Die Reihenfolge der Platzhalter wurde gespeichert!')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Zwei', 'Eins', 'Drei'])
  await list.getByRole('button', { name: 'Drei verschieben' }).focus()
  await press('Space', 'Drei aufgenommen: Tag 1, Platz 3 von 3')
  await press('ArrowDown', 'Drei: Tag 2, Platz 1 von 2')
  await press('ArrowDown', 'Drei: Tag 2, Platz 2 von 2')
  await press('Space', 'Drei abgelegt: Tag 2, Platz 2 von 2')
  await expect.poll(() => titlesIn(list, 2)).toEqual(['Vier', 'Drei'])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Drei verschieben')
  await expect
    .poll(async () => (await daysOf(page, plan.id)).map((day) => (day.sortHelper as string[]).length))
    .toEqual([2, 2, 0])
})

test('HEAD-01 what is added to the management description is shown until the view is left', async ({ page }) => {
  const plan = await planTrip(page)
  await freeText(page, plan.days[0], 'Von früher')
  const list = await open(page, plan)
  await page.getByText('Management', { exact: true }).click()
  await expect.poll(() => titlesIn(list, 1)).toEqual([])
  await choose(page, 'Tag 1: Leistung hinzufügen', 'Freitext hinzufügen')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Treffpunkt am Bus')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Treffpunkt am Bus'])
  await page.getByText('Route', { exact: true }).click()
  await page.getByText('Management', { exact: true }).click()
  await expect.poll(() => titlesIn(list, 1)).toEqual([])
})

test('DAY-04 services are moved by the mouse', async ({ page }) => {
  const plan = await planTrip(page)
  for (const text of ['Eins', 'Zwei', 'Drei']) await freeText(page, plan.days[0], text)
  const list = await open(page, plan)
  const handle = list.getByRole('button', { name: 'Drei verschieben' })
  const target = list.getByRole('button', { name: 'Eins verschieben' })
  await handle.dragTo(target, { steps: 12, targetPosition: { x: 8, y: 3 } })
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Drei', 'Eins', 'Zwei'])
  await expect.poll(async () => (await daysOf(page, plan.id))[0]?.sortHelper).toHaveLength(3)
  await page.reload()
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Drei', 'Eins', 'Zwei'])
})

test('DAY-04 the list goes on under a service at its visible edge; what is let go over the drawer stays where it was', async ({
  page,
}) => {
  const plan = await planTrip(page)
  for (const day of plan.days) {
    for (let place = 1; place <= 12; place++) await freeText(page, day, `Text ${place}`)
  }
  await page.addInitScript(() => {
    const open = { expansion: 'open', view: 'edit', height: 400, closedTables: [] }
    localStorage.setItem('reisewerk.drawer', JSON.stringify(open))
  })
  const list = await open(page, plan)
  const drawer = page.getByRole('region', { name: 'Schnellbearbeitung', exact: true })
  const edge = (await drawer.boundingBox())?.y ?? 0
  const before = await titlesIn(list, 1)
  const handle = list.getByRole('button', { name: 'Text 3 verschieben' }).first()
  await handle.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await page.evaluate((top) => window.scrollBy(0, top), 200)
  const taken = await handle.boundingBox()
  if (taken === null) throw new Error('not shown')
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.mouse.move(taken.x + 8, taken.y + 8)
  await page.mouse.down()
  await page.mouse.move(taken.x + 8, taken.y + 20, { steps: 4 })
  const from = await scrolled()
  await page.mouse.move(taken.x + 8, edge - 12, { steps: 4 })
  await expect.poll(scrolled).toBeGreaterThan(from + 60)
  await page.mouse.move(taken.x + 8, edge + 120, { steps: 4 })
  await page.mouse.up()
  await page.getByText('Text 3 nicht verschoben').waitFor()
  await expect.poll(() => titlesIn(list, 1)).toEqual(before)
  await expect
    .poll(async () => (await daysOf(page, plan.id)).map((day) => (day.sortHelper as string[]).length))
    .toEqual([12, 12, 12])
})

test('DAY-04 a refused order goes back', async ({ page }) => {
  const plan = await planTrip(page)
  for (const text of ['Eins', 'Zwei']) await freeText(page, plan.days[0], text)
  const list = await open(page, plan)
  const moves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') moves.push(new URL(request.url()).pathname.replace(/\d+$/, ''))
  })
  await page.route('**/api/free_text_items/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { code: 'conflict', message: 'Nein' } })
      : route.continue(),
  )
  await list.getByRole('button', { name: 'Zwei verschieben' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Zwei aufgenommen').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Zwei: Tag 1, Platz 1 von 2').waitFor()
  await page.keyboard.press('Space')
  await noticed(page, 'Die Reihenfolge der Platzhalter konnte nicht gespeichert werden! Server Error!')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Zwei'])

  // To another day, too, it is one request: nothing is there to be taken back.
  await list.getByRole('button', { name: 'Eins verschieben' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Eins aufgenommen').waitFor()
  for (const place of ['Tag 1, Platz 2 von 2', 'Tag 2, Platz 1 von 1']) {
    await page.keyboard.press('ArrowDown')
    await page.getByText(`Eins: ${place}`).waitFor()
  }
  await page.keyboard.press('Space')
  await expect.poll(() => moves).toEqual(['/api/free_text_items/', '/api/free_text_items/'])
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Zwei'])
  await expect
    .poll(async () => (await daysOf(page, plan.id)).map((day) => (day.sortHelper as string[]).length))
    .toEqual([2, 0, 0])
})

test('DAY-05 a day with requests is moved only when it is meant; days are dragged once they are unlocked', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await page.request.patch(`/api/days/${plan.days[2]?.id}`, { data: { name: 'Zuletzt' } })
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  await post(page, 'hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  const list = await open(page, plan)
  await page.getByRole('button', { name: 'Tag 3: Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).click()
  await page.getByRole('menuitem', { name: /14\.05\.2028/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Es wird ein Tag verschoben, der bereits Anfragen enthält. Bist du sicher?').waitFor()
  await question.getByRole('button', { name: 'Verschieben' }).click()
  await noticed(page, 'Tage wurden aktualisiert!')
  await noticed(page, 'Tage haben Anfragen!')
  await list.getByText('Tag 1 - Sonntag - 14.05.2028 - Zuletzt').waitFor()
  await expect
    .poll(async () => (await daysOf(page, plan.id)).map(({ id }) => id))
    .toEqual([plan.days[2]?.id, plan.days[0]?.id, plan.days[1]?.id])

  await expect.poll(() => page.getByRole('button', { name: 'Tag 2 verschieben' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Verschieben der Tage erlauben' }).click()
  await page.getByRole('button', { name: 'Tag 2 verschieben' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Tag 2 aufgenommen').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Tag 2: auf den 16.05.2028').waitFor()
  await page.keyboard.press('Space')
  await question.getByRole('button', { name: 'Verschieben' }).click()
  await expect
    .poll(async () => (await daysOf(page, plan.id)).map(({ id }) => id))
    .toEqual([plan.days[2]?.id, plan.days[1]?.id, plan.days[0]?.id])
})

test('APP-08 DAY-09 deleting a day asks first and tells afterwards', async ({ page }) => {
  const plan = await planTrip(page)
  const list = await open(page, plan)
  await choose(page, 'Tag 2: Aktionen', 'Tag löschen')
  const question = page.getByRole('alertdialog', { name: 'Tag 2 löschen?', exact: true })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.poll(() => daysOf(page, plan.id)).toHaveLength(3)
  await choose(page, 'Tag 2: Aktionen', 'Tag löschen')
  await question.getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, 'has been deleted!')
  await list.getByText('Tag 2 - Dienstag - 16.05.2028').waitFor()
  await expect.poll(() => daysOf(page, plan.id)).toHaveLength(2)
  // By the keyboard one goes on at what has moved, or at what stands in the place of what was deleted.
  for (const text of ['Eins', 'Zwei']) await freeText(page, plan.days[0], text)
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Zwei'])
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // A question takes the focus a moment after it is there.
  const agree = async () => {
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' })
    await expect.poll(() => yes.evaluate((button) => button === document.activeElement)).toBe(true)
    await press('Enter')
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await list.getByRole('button', { name: 'Eins: Aktionen' }).focus()
  await press('Enter')
  // A menu takes the focus to its first entry once it is open.
  const entry = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(entry).toMatch(/^Bearbeiten/)
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).focus()
  await press('ArrowRight')
  await expect.poll(entry).toBe('Nach unten')
  await page.getByRole('menuitem', { name: 'Tag 2 - Dienstag, 16.05.2028' }).focus()
  await press('Enter')
  await expect.poll(() => titlesIn(list, 2)).toEqual(['Eins'])
  await expect.poll(focused).toBe('Eins: Aktionen')
  await list.getByRole('button', { name: 'Zwei: Aktionen' }).focus()
  await press('Delete')
  await agree()
  await noticed(page, 'Konzeptelement gelöscht!')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Tag 1 - Sonntag/)
  for (const [number, next] of [
    [1, 'Tag 1: Aktionen'],
    [1, 'Tag hinzufügen'],
  ] as const) {
    await list.getByRole('button', { name: `Tag ${number}: Aktionen` }).focus()
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Tag löschen' }).focus()
    await press('Enter')
    await agree()
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent),
      )
      .toBe(next)
  }
})

test('APP-12 APP-09 a colleague sees services, their order and the status of requests without reload; what they delete stays open where it is edited', async ({
  page,
  newPage,
}) => {
  const { plan, list, request } = await askedHotel(page)
  const other = await newPage()
  await bringSession(other, 'bernd')
  const theirs = await open(other, plan)
  await theirs.getByRole('button', { name: '1 Anfrage' }).click()
  await list.getByRole('button', { name: /Status der Anfrage/ }).click()
  await page.getByRole('menuitem', { name: 'Vorgebucht' }).click()
  await theirs.getByRole('button', { name: /Status der Anfrage.*: Vorgebucht/ }).waitFor()
  const greeting = await freeText(page, plan.days[0], 'Begrüßung')
  await expect.poll(() => titlesIn(theirs, 1)).toHaveLength(2)
  await list.getByRole('button', { name: 'Begrüßung verschieben' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Begrüßung aufgenommen').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Begrüßung: Tag 1, Platz 1 von 2').waitFor()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await titlesIn(theirs, 1))[0]).toBe('Begrüßung')

  // What a colleague deletes while it is edited stays open with what was typed, says who, and cannot be saved (design §5).
  const deletes = async (path: string) => expect((await other.request.delete(`/api/${path}`)).status()).toBe(204)
  const [form, save] = [page.getByRole('dialog'), page.getByRole('button', { name: 'Speichern', exact: true })]
  const close = page.getByRole('button', { name: 'Ohne Speichern schließen' })
  await choose(page, 'Begrüßung: Aktionen', 'Bearbeiten')
  await form.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type(' am Hafen')
  await deletes(`free_text_items/${greeting.id}`)
  await form.getByRole('alert').getByText('Bernd Thomsen hat diese Leistung gelöscht.').waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Text', exact: true }).textContent()).toContain('am Hafen')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await axeClean(page)
  await close.click()
  await form.waitFor({ state: 'detached' })

  await list.getByRole('button', { name: /^Anfrage .*: Aktionen$/ }).click()
  await page.getByRole('menuitem', { name: 'Details bearbeiten' }).click()
  await form.getByRole('textbox', { name: 'Leistungsbeschreibung' }).fill('Zimmer zum Hof')
  await deletes(`hotel_requests/${request.id}`)
  await form.getByRole('alert').getByText('Bernd Thomsen hat diese Anfrage gelöscht.').waitFor()
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Leistungsbeschreibung' }).inputValue())
    .toBe('Zimmer zum Hof')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await close.click()

  await choose(page, 'Tag 2: Aktionen', 'Tag bearbeiten')
  const title = list.getByRole('textbox', { name: 'Tagestitel' })
  await list.getByRole('button', { name: 'Automatischer Tagestitel' }).click()
  await title.fill('Hafentag')
  await deletes(`days/${plan.days[1]?.id}`)
  await list.getByRole('alert').getByText('Bernd Thomsen hat diesen Tag gelöscht.').waitFor()
  await title.press('Enter')
  await expect.poll(() => title.inputValue()).toBe('Hafentag')
  await expect.poll(() => list.getByRole('button', { name: 'Tag speichern' }).isDisabled()).toBe(true)
  await close.click()
  await title.waitFor({ state: 'detached' })
  await list.getByText('Tag 2 - Dienstag - 16.05.2028').waitFor()

  await choose(page, 'Tag 2: Aktionen', 'Als Tageskonzept speichern')
  await form.getByRole('textbox', { name: 'Name' }).fill('Heimreise über Celle')
  await deletes(`days/${plan.days[2]?.id}`)
  await form.getByRole('alert').getByText('Bernd Thomsen hat diesen Tag gelöscht.').waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Heimreise über Celle')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await close.click()
})

test('DAY-08 the map of the trip names its stops, that of a day its own', async ({ page }) => {
  const plan = await planTrip(page)
  await hotelIn(page, plan.days[0], 'Oslo')
  await hotelIn(page, plan.days[1], 'Bergen')
  await open(page, plan)
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host) outside.push(request.url())
  })
  await page.getByRole('button', { name: 'Karte der Reise' }).click()
  const map = page.getByRole('dialog', { name: 'Karte der Reise' })
  const stops = map.getByRole('list', { name: 'Stationen der Reise' })
  await stops.waitFor()
  // The legend names the ways of travelling that the trip makes use of.
  const legend = map.getByRole('list', { name: 'Legende der Karte' })
  await legend.waitFor()
  await expect.poll(() => legend.getByRole('listitem').allInnerTexts()).toEqual(['Bus'])
  await expect
    .poll(() => stops.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining('Oslo (Tag 1)'), expect.stringContaining('Bergen (Tag 2)')])
  await page.keyboard.press('Escape')
  await expect.poll(() => map.count()).toBe(0)
  await choose(page, 'Tag 2: Aktionen', 'Karte des Tages')
  const ofDay = page.getByRole('dialog', { name: 'Karte von Tag 2' })
  // What has to be fetched and drawn first says so, until it is there.
  await ofDay.getByText('Die Karte wird gezeichnet ...').waitFor({ state: 'detached' })
  await ofDay.getByRole('region', { name: /^Karte:/ }).waitFor()
  const ownStops = ofDay.getByRole('list', { name: 'Stationen des Tages' }).getByRole('listitem')
  await expect
    .poll(() => ownStops.allInnerTexts())
    .toEqual([expect.stringContaining('Oslo'), expect.stringContaining('Bergen')])
  await axeClean(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => ofDay.count()).toBe(0)
  expect(outside.filter((url) => !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual([])
})
