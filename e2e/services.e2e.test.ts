import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import {
  askedHotel,
  choose,
  daysOf,
  freeText,
  hotelIn,
  type Item,
  open,
  planTrip,
  post,
  read,
  servicesOf,
  titlesIn,
} from './harness/planned-trip.ts'

test('PLACE-01 PLACE-08 PLACE-12 a new hotel opens in its form, Enter saves it once its place is chosen', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const list = await open(page, plan)
  await choose(page, 'Tag 2: Leistung hinzufügen', 'Hotel hinzufügen')
  const form = page.getByRole('dialog', { name: 'Hotel hinzufügen' })
  await form.waitFor()
  const place = form.getByRole('combobox', { name: 'Ort' })
  await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => form.getByRole('button', { name: 'Speichern', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.type('Oslo')
  await page.getByRole('option', { name: 'Oslo' }).click()
  await expect.poll(() => form.getByRole('textbox', { name: 'Abreise' }).inputValue()).toBe('16.05.2028')
  await axeClean(page)
  // What a colleague changes in between is said, and Enter does not take it away in silence (001 §2.4).
  const draft = (await servicesOf(page, plan, 1, 'hotelPlaceholders'))[0]
  const [bergen] = await read<Item[]>(page, 'places?name=Bergen')
  const theirs = { place: `/api/places/${bergen?.id}`, board: 'full' }
  const changed = await page.request.patch(`/api/hotel_placeholders/${draft?.id}`, { data: theirs })
  expect(changed.status()).toBe(200)
  await form.getByText(/Jemand anderes hat diese Leistung inzwischen geändert: .*Ort.*Verpflegung/).waitFor()
  await place.press('Enter')
  const question = page.getByRole('dialog', { name: 'Änderungen ersetzen?' })
  await question.getByText(/Deine Angaben ersetzen: Ort\./).waitFor()
  await axeClean(page)
  await question.getByRole('button', { name: 'Ersetzen' }).click()
  await noticed(page, 'Platzhalter gespeichert')
  await expect.poll(() => titlesIn(list, 2)).toEqual(['Hotel in Oslo'])
  await list.getByText('1 N').waitFor()
  const [saved] = await servicesOf(page, plan, 1, 'hotelPlaceholders')
  expect(saved).toMatchObject({
    isBrandNew: false,
    board: 'full',
    startAt: '15.05.2028 00:00:00',
    clientOffer: { status: 'included' },
  })

  // What the house keeps comes into the times of the stay at once; what is set by hand stays (PLACE-12).
  await choose(page, 'Hotel in Oslo: Aktionen', 'Bearbeiten')
  const again = page.getByRole('dialog', { name: 'Hotel in Oslo' })
  const time = (name: string) => again.getByRole('textbox', { name, exact: true })
  await time('Frühstück').fill('6:45')
  const kept = [
    ['Abendessen', '20:00'],
    ['Anreise', '17:00'],
    ['Frühstück', '8:00'],
  ] as const
  for (const [type, clock] of kept) {
    await again.getByRole('button', { name: 'Zeit hinzufügen' }).click()
    const line = again.getByRole('list', { name: 'Zeiten des Hauses' }).getByRole('listitem').last()
    await line.getByRole('combobox', { name: 'Wofür' }).click()
    await page.getByRole('option', { name: type }).click()
    await line.getByRole('textbox').fill(clock)
  }
  await expect.poll(() => time('Abendessen').inputValue()).toBe('20:00')
  await expect.poll(() => time('Check-in').inputValue()).toBe('17:00')
  await again.getByRole('button', { name: 'Speichern', exact: true }).click()
  await again.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await servicesOf(page, plan, 1, 'hotelPlaceholders'))[0])
    .toMatchObject({
      times: [
        { type: 'checkIn', time: '17:00' },
        { type: 'breakfast', time: '06:45' },
        { type: 'lunch', time: '12:30' },
        { type: 'dinner', time: '20:00' },
      ],
      checkInAt: '15.05.2028 17:00:00',
    })
})

test('PLACE-08 cancelling a new service deletes it, and so does leaving the page that holds its form', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const list = await open(page, plan)
  await choose(page, 'Tag 1: Leistung hinzufügen', 'Freitext hinzufügen')
  await page.getByRole('dialog', { name: 'Freitext hinzufügen' }).waitFor()
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Freitext'])
  await page.getByRole('textbox', { name: 'Uhrzeit' }).press('Escape')
  await expect.poll(() => titlesIn(list, 1)).toEqual([])
  const hotels = async () => (await daysOf(page, plan.id))[0]?.hotelPlaceholders
  await expect.poll(async () => (await daysOf(page, plan.id))[0]?.freeTextItems).toEqual([])

  const form = page.getByRole('dialog', { name: 'Hotel hinzufügen' })
  const addHotel = async () => {
    await choose(page, 'Tag 1: Leistung hinzufügen', 'Hotel hinzufügen')
    await form.waitFor()
    await expect.poll(() => titlesIn(list, 1)).toEqual(['Hotel'])
  }
  await addHotel()
  await page.reload()
  await expect.poll(hotels).toEqual([])
  await addHotel()
  await page.getByRole('navigation', { name: 'Seiten der Reise' }).getByRole('link', { name: 'Anfragen' }).click()
  await page.getByText('Es gibt noch keine Anfragen').waitFor()
  await expect.poll(hotels).toEqual([])

  // What somebody has touched meanwhile stays.
  await page.goto(plan.address)
  await addHotel()
  const [made] = await servicesOf(page, plan, 0, 'hotelPlaceholders')
  await page.request.patch(`/api/hotel_placeholders/${made?.id}`, { data: { board: 'full' } })
  await page.reload()
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Hotel'])
  await expect.poll(() => hotels()).toMatchObject([{ id: made?.id, board: 'full' }])
})

test('PLACE-02 PLACE-08 a night ferry arrives on the next day and asks about the driver', async ({ page }) => {
  const plan = await planTrip(page)
  const list = await open(page, plan)
  await choose(page, 'Tag 1: Leistung hinzufügen', 'Fähre hinzufügen')
  const form = page.getByRole('dialog', { name: 'Fähre hinzufügen' })
  await form.getByRole('combobox', { name: 'Starthafen' }).fill('Kiel')
  await page.getByRole('option', { name: 'Kiel' }).click()
  await form.getByRole('combobox', { name: 'Zielhafen' }).click()
  await page.getByRole('option', { name: 'Oslo' }).click()
  // The connection goes by night, but it only proposes: what is clicked counts (001 §4).
  const [byDay, byNight] = ['Tag', 'Nacht'].map((name) => form.getByRole('radio', { name, exact: true }))
  await expect.poll(() => byNight?.isChecked()).toBe(true)
  const arrives = form.getByRole('textbox', { name: 'Ankunft am' })
  await form.getByText('Tag', { exact: true }).click()
  expect([await byDay?.isChecked(), await arrives.inputValue()]).toEqual([true, '14.05.2028'])
  await form.getByText('Nacht', { exact: true }).click()
  expect([await byNight?.isChecked(), await arrives.inputValue()]).toEqual([true, '15.05.2028'])
  // Why it cannot be saved yet stands at its field, too.
  const driver = form.getByRole('combobox', { name: 'Fahrer' })
  await form.getByText('Bitte auswählen, ob Fahrer inkludiert werden soll!').first().waitFor()
  await expect.poll(() => driver.getAttribute('aria-invalid')).toBe('true')
  await driver.click()
  await page.getByRole('option', { name: 'Ohne Fahrer' }).click()
  await expect.poll(() => driver.getAttribute('aria-invalid')).toBe(null)
  await form.getByRole('textbox', { name: 'um' }).first().fill('1400')
  // What the connection takes gives the arrival (001 §7).
  await expect.poll(() => form.getByRole('textbox', { name: 'um' }).last().inputValue()).toBe('10:00')
  await form.getByRole('checkbox', { name: 'Klasse nicht zeigen' }).click()
  await page.keyboard.press('Enter')
  await noticed(page, 'Platzhalter gespeichert')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Nachtfähre Kiel – Oslo'])
  await list.getByText('20:00 h').waitFor()
  const [saved] = await servicesOf(page, plan, 0, 'ferryPlaceholders')
  expect(saved).toMatchObject({
    type: 'night',
    endAt: '15.05.2028 10:00:00',
    classCategory: 'second',
    driverNotParticipating: true,
  })
  // The day of arrival says it, too.
  await choose(page, 'Nachtfähre Kiel – Oslo: Aktionen', 'Bearbeiten')
  const edited = page.getByRole('dialog', { name: 'Nachtfähre Kiel – Oslo' })
  await edited.getByRole('textbox', { name: 'um' }).last().fill('2100')
  await edited.getByRole('textbox', { name: 'Ankunft am' }).fill('14.05.2028')
  await expect.poll(() => edited.getByRole('radio', { name: 'Tag', exact: true }).isChecked()).toBe(true)
  const [last, arrival] = [edited.getByRole('textbox', { name: 'um' }).last(), edited.getByLabel('Ankunft am')]
  await last.fill('0715')
  await edited.getByText('Die Ankunft um 07:15 Uhr liegt vor der Abfahrt um 14:00 Uhr.').first().waitFor()
  for (const field of [last, arrival]) await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await last.fill('2100')
  await edited.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Fähre Kiel – Oslo'])
  const [asShown] = await servicesOf(page, plan, 0, 'ferryPlaceholders')
  expect(asShown).toMatchObject({ type: 'day', endAt: '14.05.2028 21:00:00' })
  // What the server has against a value stands at its field: this agency has just been deleted.
  const { id } = await post(page, 'agencies', { name: 'Kurzlebig' })
  await choose(page, 'Fähre Kiel – Oslo: Aktionen', 'Bearbeiten')
  const shown = page.getByRole('dialog', { name: 'Fähre Kiel – Oslo' })
  const agency = shown.getByRole('combobox', { name: 'Agentur' })
  // A form that has just opened takes the focus to its first field; a list opened before that would close.
  await expect.poll(() => shown.locator('input:focus').count()).toBe(1)
  await agency.fill('Kurzlebig')
  await page.getByRole('option', { name: 'Kurzlebig' }).click()
  expect((await page.request.delete(`/api/agencies/${id}`)).status()).toBe(204)
  await shown.getByRole('button', { name: 'Speichern', exact: true }).click()
  await shown.getByText('Agentur wurde nicht gefunden.').waitFor()
  await expect.poll(() => agency.getAttribute('aria-invalid')).toBe('true')
})

test('PLACE-07 PLACE-08 a free text is written, changed and deleted', async ({ page }) => {
  const plan = await planTrip(page)
  const list = await open(page, plan)
  const form = page.getByRole('dialog', { name: 'Freitext hinzufügen' })
  const text = form.getByRole('textbox', { name: 'Text', exact: true })
  // One writes at once, and goes again by Escape: a new one that was not saved is gone with its form.
  for (const isFirst of [true, false]) {
    await choose(page, 'Tag 1: Leistung hinzufügen', 'Freitext hinzufügen')
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
    if (isFirst) await page.keyboard.press('Escape')
    if (isFirst) await form.waitFor({ state: 'hidden' })
  }
  await page.keyboard.type('Abfahrt am Gemeindehaus')
  await form.getByRole('textbox', { name: 'Uhrzeit' }).fill('830')
  await page.keyboard.press('Enter')
  await noticed(page, 'Freitext wurde erstellt!')
  const row = list.getByRole('row', { name: /Abfahrt am Gemeindehaus/ })
  await expect.poll(() => row.getByRole('cell').allTextContents()).toContain('08:30')
  await choose(page, 'Abfahrt am Gemeindehaus: Aktionen', 'Löschen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, 'Konzeptelement gelöscht!')
  await expect.poll(() => titlesIn(list, 1)).toEqual([])
})

test('PLACE-09 the offer status steps by menu and by key', async ({ page }) => {
  const plan = await planTrip(page)
  await freeText(page, plan.days[0], 'Hafenrundfahrt')
  const list = await open(page, plan)
  const row = list.getByRole('row', { name: /Hafenrundfahrt/ })
  await choose(page, 'Hafenrundfahrt: Aktionen', 'Abrechnung: Möglichkeit')
  await row.getByText('Möglichkeit:').waitFor()
  const status = async () => (await servicesOf(page, plan, 0, 'freeTextItems'))[0]?.clientOffer
  for (const [label, key] of [
    ['Zusätzlich buchbar:', 'additional'],
    ['Vor Ort:', 'atLocation'],
  ]) {
    await row.getByRole('button', { name: /Aktionen/ }).press('o')
    await row.getByText(label ?? '').waitFor()
    await expect.poll(status).toMatchObject({ status: key })
  }
  await row.getByRole('button', { name: /Aktionen/ }).press('o')
  await expect.poll(status).toMatchObject({ status: 'included' })

  // While the change is on its way a colleague's has the days asked for again: what one chose stays on the screen.
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/free_text_items/*', async (route) => {
    await held
    await route.continue()
  })
  await row.getByText('Vor Ort:').waitFor({ state: 'detached' })
  await row.getByRole('button', { name: /Aktionen/ }).press('o')
  await row.getByText('Möglichkeit:').waitFor()
  await freeText(page, plan.days[0], 'Stadtführung')
  await list.getByRole('row', { name: /Stadtführung/ }).waitFor()
  await expect.poll(() => row.getByText('Möglichkeit:').count()).toBe(1)
  letGo()
  await expect.poll(status).toMatchObject({ status: 'optional' })
})

test('REQ-01 REQ-02 a hotel is found by filters and asked; it is set as the service, with its dates, and taken back', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await hotelIn(page, plan.days[0], 'Oslo')
  const list = await open(page, plan)
  await choose(page, 'Hotel in Oslo: Aktionen', 'Anfrage hinzufügen')
  const form = page.getByRole('dialog', { name: 'Anfrage hinzufügen' })
  // What the service wishes hides nothing, it only stands first.
  await form.getByRole('combobox', { name: 'Hotel in Oslo' }).click()
  await page
    .getByRole('option', { name: /wie gewünscht/ })
    .first()
    .waitFor()
  const offered = await page.getByRole('option').allTextContents()
  expect(offered.map((text) => text.includes('wie gewünscht'))).toEqual(
    offered.map((_, place) => place < offered.filter((text) => text.includes('wie gewünscht')).length),
  )
  await form.getByRole('combobox', { name: 'Hotel in Oslo' }).fill('Holmenhøyden')
  await page.getByRole('option', { name: /^Holmenhøyden.*★★★★★/ }).waitFor()
  expect(await form.getByText(/Die Filter verbergen/).count()).toBe(0)
  await form.getByRole('combobox', { name: 'Sterne' }).click()
  await page.getByRole('option', { name: '4', exact: true }).click()
  await form.getByRole('combobox', { name: 'Hotel in Oslo' }).fill('Holmenhøyden')
  await form.getByText('Die Filter verbergen 1 Hotel.').waitFor()
  await form.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await form.getByRole('combobox', { name: 'Hotel in Oslo' }).fill('Holmenhøyden')
  await page.getByRole('option', { name: /^Holmenhøyden.*★★★★★/ }).waitFor()
  await form.getByRole('combobox', { name: 'Hotel in Oslo' }).fill('')
  for (const [filter, wanted] of [
    ['Sterne', '4'],
    ['Kategorie', 'alle'],
    ['Bewertung', '5 bis 10'],
  ] as const) {
    await form.getByRole('combobox', { name: filter }).click()
    await page.getByRole('option', { name: wanted, exact: true }).click()
  }
  await form.getByRole('combobox', { name: 'Hotel in Oslo' }).click()
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('★★★★')
  await page.getByRole('option').first().click()
  const name = (await form.getByRole('combobox', { name: 'Hotel in Oslo' }).inputValue()).split(' · ')[0] ?? ''
  await form.getByRole('textbox', { name: 'Reserviert', exact: true }).fill('16')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await noticed(page, 'Die Daten wurden erfolgreich gespeichert')
  await list.getByRole('button', { name: '1 Anfrage' }).click()
  const chosen = list.getByRole('button', { name: `${name} als Leistung setzen` })
  await chosen.click()
  await noticed(page, 'Anfrage ausgewählt!')
  await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true')
  await list.getByText('4 fehlen').waitFor()
  await chosen.click()
  await noticed(page, 'Anfrage abgewählt!')
  await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('false')

  const stay = async () => (await servicesOf(page, plan, 0, 'hotelPlaceholders'))[0]
  const other = { startAt: '15.05.2028', endAt: '17.05.2028' }
  const [request] = await read<Item[]>(page, `hotel_requests?order.id=${plan.id}`)
  await page.request.patch(`/api/hotel_requests/${request?.id}`, { data: other })
  await list.getByRole('img', { name: 'Angefragt für 15.05.–17.05., die Leistung hat 14.05.–15.05.' }).waitFor()
  await chosen.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Übernehmen' }).click()
  await expect.poll(stay).toMatchObject({ startAt: '15.05.2028 00:00:00', endAt: '17.05.2028 00:00:00' })
  await expect.poll(() => list.getByRole('img', { name: /^Angefragt für/ }).count()).toBe(0)
})

test('REQ-03 PLACE-10 status and option deadline of a request are changed where they stand', async ({ page }) => {
  const { list, request } = await askedHotel(page)
  const saved = () => read<Item>(page, `hotel_requests/${request.id}`)
  // Nobody misses places of a request that was only just made; once it is answered they are missing.
  await list.getByRole('button', { name: / als Leistung setzen$/ }).click()
  await noticed(page, 'Anfrage ausgewählt!')
  await list.getByText('–/20').waitFor()
  expect(await list.getByText(/fehlen$/).count()).toBe(0)
  await list.getByRole('button', { name: /Status der Anfrage/ }).click()
  await page.getByRole('menuitem', { name: 'Option erhalten' }).click()
  await list.getByText('20 fehlen').waitFor()
  await list.getByRole('button', { name: /Status der Anfrage.*: Option erhalten/ }).waitFor()
  await expect.poll(async () => (await saved()).requestStatus).toEqual({ status: 'option_received' })
  await list.getByRole('button', { name: /Optionstermin der Anfrage/ }).click()
  await page.keyboard.type('05.03.2028')
  await expect.poll(async () => (await saved()).optionTodo).toEqual({ dueDate: '05.03.2028 00:00:00', status: 'open' })
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: /Optionstermin der Anfrage.*: 05\.03\.2028/ }).click()
  // What is no day stays, and says so, whichever way the field is left.
  const deadline = list.getByRole('textbox', { name: /Optionstermin der Anfrage/ })
  for (const [typed, key, why] of [
    ['31.2.2028', 'Enter', 'Diesen Tag gibt es nicht.'],
    ['morgen früh', 'Tab', /^Bitte ein Datum wie/],
  ] as const) {
    await deadline.fill(typed)
    await deadline.press(key)
    await list.getByText(why).waitFor()
    await expect.poll(() => deadline.inputValue()).toBe(typed)
  }
  await expect.poll(async () => (await saved()).optionTodo).toMatchObject({ dueDate: '05.03.2028 00:00:00' })
  await deadline.fill('')
  await deadline.press('Enter')
  await expect.poll(async () => (await saved()).optionTodo).toEqual({ dueDate: null, status: null })
  await list.getByRole('button', { name: /^Anfrage .*: Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Anfrage löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, 'Anfrage wurde gelöscht!')
  await expect.poll(() => list.getByRole('button', { name: '1 Anfrage' }).count()).toBe(0)
})

test('REQ-03 a refused status goes back and says so', async ({ page }) => {
  const { list } = await askedHotel(page)
  await page.route('**/api/requests/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 422, json: { violations: [{ propertyPath: 'requestStatus', message: 'Nein' }] } })
      : route.continue(),
  )
  await list.getByRole('button', { name: /Status der Anfrage/ }).click()
  await page.getByRole('menuitem', { name: 'Bestätigt' }).click()
  await noticed(page, 'Status konnte nicht geändert werden! Server Error!')
  await list.getByRole('button', { name: /Status der Anfrage.*: Neu/ }).waitFor()
})
