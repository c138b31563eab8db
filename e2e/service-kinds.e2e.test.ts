import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { choose, type Item, open, planTrip, post, read, servicesOf, titlesIn } from './harness/planned-trip.ts'

/** Types into a search of a form and takes what has exactly this name. */
async function pick(page: Page, label: string, term: string, found: string | RegExp = term) {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(term)
  await page.getByRole('option', { name: found }).first().click()
}

test('PLACE-03 PLACE-04 PLACE-05 PLACE-06 PLACE-08 PLACE-11 PLACE-13 PLACE-15 each kind is added in its own form, Enter saves it', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const list = await open(page, plan)
  const form = page.getByRole('dialog', { name: /hinzufügen$/ })

  await choose(page, 'Tag 1: Leistung hinzufügen', 'Flug hinzufügen')
  await expect.poll(() => form.getByRole('combobox', { name: 'Airline' }).isDisabled()).toBe(true)
  await expect.poll(() => form.getByRole('combobox', { name: 'Airline' }).inputValue()).toBe('no-name')
  await pick(page, 'Startflughafen', 'HAM', /\(HAM\)/)
  await pick(page, 'Zielflughafen', 'OSL', /\(OSL\)/)
  await form.getByRole('combobox', { name: 'Airline' }).click()
  await page.getByRole('option', { name: 'no-name' }).waitFor()
  await page.keyboard.press('Escape')
  await form.getByRole('textbox', { name: 'um' }).first().fill('0815')
  await axeClean(page)
  await page.keyboard.press('Enter')
  await noticed(page, 'Platzhalter gespeichert')
  await expect.poll(() => titlesIn(list, 1)).toEqual([expect.stringMatching(/^Flug Hamburg.* – Oslo/)])
  await expect
    .poll(async () => (await servicesOf(page, plan, 0, 'airlinePlaceholders'))[0])
    .toMatchObject({
      airline: '/api/airlines/-1',
      startAt: '14.05.2028 08:15:00',
      endAt: null,
      isBrandNew: false,
    })

  await choose(page, 'Tag 2: Leistung hinzufügen', 'Zug hinzufügen')
  await form.getByText('Nacht', { exact: true }).click()
  await expect.poll(() => form.getByRole('textbox', { name: 'Ankunft am' }).inputValue()).toBe('16.05.2028')
  const [left, arrives] = ['Abfahrt am', 'Ankunft am'].map((name) => form.getByRole('textbox', { name }))
  // A day that does not exist leads to none; the next one takes the arrival along.
  for (const typed of ['31.11.2028', '18.05.2028']) await left?.fill(typed)
  await expect.poll(() => arrives?.inputValue()).toBe('19.05.2028')
  await left?.fill('15.05.2028')
  const clocks = form.getByRole('textbox', { name: 'um', exact: true })
  await clocks.first().fill('22:30')
  await clocks.last().fill('05:45')
  await form.getByText('Tag', { exact: true }).click()
  await expect.poll(() => arrives?.inputValue()).toBe('15.05.2028')
  await form.getByText('Nacht', { exact: true }).click()
  await expect.poll(() => arrives?.inputValue()).toBe('16.05.2028')
  for (const clock of [clocks.first(), clocks.last()]) await clock.fill('')
  expect(await form.getByRole('textbox', { name: 'Routenbeschreibung' }).count()).toBe(0)
  await pick(page, 'Startbahnhof', 'Hamburg', /^Hamburg/)
  await pick(page, 'Zielbahnhof', 'München', /^München/)
  await form.getByText('Bitte auswählen, ob Fahrer inkludiert werden soll!').first().waitFor()
  const driver = form.getByRole('combobox', { name: 'Fahrer' })
  await driver.click()
  await page.getByRole('option', { name: 'Fahrer inkludiert' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => driver.inputValue()).toBe('Fahrer inkludiert')
  // What is sought and not found is not saved as something else.
  const to = form.getByRole('combobox', { name: 'Zielbahnhof' })
  await to.fill('Nirgendwo')
  await page.getByRole('option', { name: 'Neu anlegen: Nirgendwo' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => to.inputValue()).toMatch(/^München/)
  await form.getByRole('combobox', { name: 'Fahrer' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titlesIn(list, 2)).toEqual([expect.stringMatching(/^Nachtzug Hamburg.* – München/)])

  await choose(page, 'Tag 3: Leistung hinzufügen', 'Zusatzleistung hinzufügen')
  await form.getByText('Sie müssen einen zusätzlichen Dienst auswählen!').waitFor()
  await form.getByRole('combobox', { name: 'Kategorie' }).click()
  await page.getByRole('option', { name: 'Bootsfahrt' }).click()
  await pick(page, 'Leistungsart', 'Boots', 'Bootsfahrt')
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Treffpunkt' }).inputValue())
    .toBe('Anleger, eine Viertelstunde vor der Abfahrt')
  await expect.poll(() => form.getByRole('textbox', { name: 'um' }).last().inputValue()).toBe('')
  await form.getByRole('textbox', { name: 'um' }).first().fill('9')
  await expect.poll(() => form.getByRole('textbox', { name: 'um' }).last().inputValue()).toBe('11:00')
  await form.getByRole('combobox', { name: 'Zeiten der Leistungsart' }).click()
  await page.getByRole('option', { name: '15:00–17:00 Uhr' }).click()
  await expect.poll(() => form.getByRole('textbox', { name: 'Check-in' }).inputValue()).toBe('14:45')
  await form.getByRole('textbox', { name: 'Check-in' }).press('Enter')
  await expect.poll(() => titlesIn(list, 3)).toEqual(['Bootsfahrt'])
  await expect
    .poll(async () => (await servicesOf(page, plan, 2, 'otherPlaceholders'))[0])
    .toMatchObject({
      startAt: '16.05.2028 15:00:00',
      endAt: '16.05.2028 17:00:00',
      category: 'boat',
    })
  const kept = () => page.evaluate(() => localStorage.getItem('other-service-type-options') ?? '')
  await expect.poll(() => kept()).toContain('Bootsfahrt')

  await choose(page, 'Tag 3: Leistung hinzufügen', 'Routenstichpunkt hinzufügen')
  await pick(page, 'Vordefinierter Routenstichpunkt', 'Aurland', 'Aurlandsfjord')
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Ortsgebühr 1', exact: true }).inputValue())
    .toBe('Parken Stegastein')
  await form.getByRole('textbox', { name: 'Preis pro Person' }).fill('12,5')
  // An amount that nobody has named is neither kept nor dropped: the field asks for its name.
  await form.getByRole('button', { name: 'Eigene' }).click()
  await form.getByRole('textbox', { name: 'Preis der Ortsgebühr 2' }).fill('8')
  await page.keyboard.press('Enter')
  await form.getByText('Bitte ausfüllen').waitFor()
  const own = form.getByRole('textbox', { name: 'Ortsgebühr 2', exact: true })
  await expect.poll(() => own.getAttribute('aria-invalid')).toBe('true')
  await axeClean(page)
  await own.fill('Busparkplatz')
  await page.keyboard.press('Enter')
  await noticed(page, 'Routenstichpunkt wurde erstellt!')
  // The form gives the focus back when it is gone; what is open by then would close.
  await form.waitFor({ state: 'hidden' })
  await list.getByRole('button', { name: 'Aurlandsfjord: Gebühren' }).click()
  const charges = page.getByRole('dialog', { name: 'Aurlandsfjord: Gebühren' })
  await charges.getByText('Parken Stegastein').waitFor()
  await charges.getByRole('row', { name: /Busparkplatz.*8,00/ }).waitFor()
  await expect.poll(() => charges.getByRole('row', { name: /Eintritt pro Person/ }).textContent()).toContain('12,50')
})

test('PLACE-01 PLACE-04 PLACE-10 REQ-02 REQ-04 DAY-03 DAY-04 a train is added with its request; the card warns; the day has two subtitles', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const warnings = await read<Item[]>(page, 'infos?isShownOnTripDashboard=true&importance=high&_itemsPerPage=500')
  const place = warnings.find((info) => info.place !== null)
  await post(page, 'hotel_placeholders', {
    day: `/api/days/${plan.days[1]?.id}`,
    place: place?.place,
    isBrandNew: false,
  })
  const list = await open(page, plan)

  // The menu opens, and the entry is taken, by the keyboard alone.
  await page.getByRole('button', { name: 'Tag 1: Leistung hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Zug mit Anfrage' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Zug hinzufügen' })
  const times = form.getByRole('textbox', { name: 'um', exact: true })
  await pick(page, 'Startbahnhof', 'Hamburg Hbf')
  await pick(page, 'Zielbahnhof', 'München Hbf')
  // The route says when; another departure takes the arrival along, a typed arrival stays.
  await expect.poll(() => times.first().inputValue()).toBe('09:01')
  await expect.poll(() => times.last().inputValue()).toBe('14:46')
  await expect.poll(() => form.getByRole('combobox', { name: 'Zugart' }).inputValue()).toBe('Hochgeschwindigkeitszug')
  await times.first().fill('1001')
  await expect.poll(() => times.last().inputValue()).toBe('15:46')
  await times.last().fill('1600')
  await times.first().fill('1101')
  await expect.poll(() => times.last().inputValue()).toBe('16:00')
  await form.getByText('Bitte Leistungsträger oder Agentur auswählen').waitFor()
  // Who runs there stands first and says so; the others can be asked as well.
  await form.getByRole('combobox', { name: 'Bahngesellschaft' }).click()
  const companies = page.getByRole('option')
  await companies.filter({ hasText: 'fährt diese Strecke' }).first().waitFor()
  await expect.poll(() => companies.first().textContent()).toContain('fährt diese Strecke')
  await expect.poll(() => companies.last().textContent()).not.toContain('fährt diese Strecke')
  await companies.last().click()
  await form.getByRole('textbox', { name: 'Zugnummer' }).fill('ICE 577')
  await form.getByRole('button', { name: 'Platz oder Abteil hinzufügen' }).click()
  await form.getByRole('textbox', { name: 'Zeile 1: Angefragt' }).fill('10')
  await form.getByRole('textbox', { name: 'Zeile 1: Reserviert' }).fill('8')
  await form.getByRole('button', { name: 'Preis hinzufügen' }).click()
  await form.getByRole('textbox', { name: 'Preis 1: Bezeichnung' }).fill('Fahrkarte')
  await form.getByRole('textbox', { name: 'Preis 1: Betrag' }).fill('49,9')
  await axeClean(page)
  // A line more has the next class. What the server has against it stands at it, and the service is no less new for that.
  await form.getByRole('button', { name: 'Platz oder Abteil hinzufügen' }).click()
  const second = form.getByRole('combobox', { name: 'Zeile 2: Klasse' })
  await expect.poll(() => second.inputValue()).toMatch(/^1\. Klasse|^Erste/)
  await page.route('**/api/train_requests', async (route) => {
    const body = route.request().postDataJSON()
    body.contingent.doubleCabins[1].type.type = body.contingent.doubleCabins[0].type.type
    await route.continue({ postData: JSON.stringify(body) })
  })
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.getByText(/steht nur einmal je Personenzahl/).waitFor()
  await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect
    .poll(async () => (await servicesOf(page, plan, 0, 'trainPlaceholders'))[0])
    .toMatchObject({ isBrandNew: true })
  await page.unroute('**/api/train_requests')
  await form.getByRole('button', { name: 'Zeile 2 entfernen' }).click()
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await noticed(page, 'Platzhalter und Anfrage gespeichert')
  const [train] = await servicesOf(page, plan, 0, 'trainPlaceholders')
  expect(train).toMatchObject({
    withRequest: true,
    selectedRequest: expect.stringMatching(/^\/api\/requests\/\d+$/),
    startAt: '14.05.2028 11:01:00',
    endAt: '14.05.2028 16:00:00',
    requests: [
      {
        trainNumber: 'ICE 577',
        contingent: { reservedAmount: 16, doubleCabins: [{ askedAmount: 10, reservedAmount: 8 }] },
        itemPrices: [{ name: 'Fahrkarte', price: { amount: '49.90' } }],
      },
    ],
  })

  const hotel = list.getByRole('row', { name: /Hotel in/ })
  await hotel.getByRole('button', { name: /Hinweis.*Wichtigkeit hoch/ }).click()
  await page
    .getByRole('dialog', { name: /Wichtigkeit hoch/ })
    .getByText(String(place?.title))
    .waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Zug Hamburg.*: Aktionen$/ }).click()
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).hover()
  await page.getByRole('menuitem', { name: /^Tag 3/ }).click()
  await noticed(page, 'Die Reihenfolge der Platzhalter wurde gespeichert!')
  await expect.poll(() => titlesIn(list, 3)).toEqual([expect.stringMatching(/^Zug Hamburg/)])

  await choose(page, 'Tag 2: Aktionen', 'Tag bearbeiten')
  const head = page.getByRole('group', { name: 'Tag 2 bearbeiten' })
  await head.getByRole('textbox', { name: 'Untertitel' }).fill('Ankunft')
  await head.getByRole('button', { name: 'Untertitel hinzufügen' }).click()
  await head.getByRole('textbox', { name: 'Untertitel 2' }).fill('Konzert')
  await head.getByRole('textbox', { name: 'Untertitel 2' }).press('Enter')
  await noticed(page, 'Untertitel wurden gespeichert!')
  await list.getByText('Ankunft · Konzert').waitFor()
  await choose(page, 'Tag 2: Aktionen', 'Tag bearbeiten')
  await head.getByRole('button', { name: 'Untertitel entfernen' }).click()
  await head.getByRole('textbox', { name: 'Untertitel' }).press('Enter')
  await list.getByText('Ankunft · Konzert').waitFor({ state: 'detached' })
  await list.getByText('Konzert', { exact: true }).waitFor()
})

test('HEAD-10 from the head of the page one link leads past its many fields to the day plan', async ({ page }) => {
  const plan = await planTrip(page)
  await open(page, plan)
  await page.evaluate(() => document.getElementById('content')?.focus())
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Zum Tagesplan springen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('[aria-label="Tagesplan"] :focus').count()).toBe(1)
})
