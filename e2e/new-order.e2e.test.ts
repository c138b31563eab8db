import { describe, expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import {
  addRange,
  choose,
  chooseClient,
  clientWithInfos,
  fetched,
  field,
  type Item,
  type Order,
  openedTripId,
  openForm,
  pills,
  saveButton,
  select,
  tripsOf,
  typeRange,
} from './harness/new-trip-form.ts'
import { signIn } from './harness/people.ts'

test('NEW-01 the form opens with its defaults, finds favour with axe, and cancel goes to the list', async ({
  page,
}) => {
  await openForm(page, 'anna')
  await expect.poll(() => select(page, 'Verantwortlich').inputValue()).toBe('Anna Lindqvist')
  await expect.poll(() => select(page, 'Kategorie').inputValue()).toBe('Aktivreise')
  await expect.poll(() => select(page, 'Währung').inputValue()).toBe('EUR')
  await expect.poll(() => select(page, 'Herkunft der Anfrage').inputValue()).toBe('Unbekannt')
  await expect.poll(() => pills(page)).toEqual(['neu'])
  for (const name of ['Busfahrer', 'Reiseleitung'])
    await expect.poll(() => page.getByRole('switch', { name }).isChecked()).toBe(false)
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(overflow, 'pixels below 1440 × 900').toBeLessThanOrEqual(0)
  await axeClean(page)
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.waitForURL('**/orders')
})

describe('NEW-04 saving waits for what it needs', () => {
  test('NEW-04 with several organisations one must be chosen, and the reason stands beside the button', async ({
    page,
  }) => {
    await openForm(page, 'anna')
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
    await page.getByText('Bitte zuerst den Reisezeitraum angeben.').waitFor()
    await typeRange(page, '', '14.5.27', '23.5.27')
    await page.getByText('Bitte eine Organisation wählen.').waitFor()
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
    await choose(page, 'Organisation', 'Reisewerk Süd')
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true)
  })

  test('NEW-04 a single organisation is taken by itself; the keyboard alone is enough', async ({ page }) => {
    await openForm(page, 'bernd')
    expect(await select(page, 'Organisation').count()).toBe(0)
    await field(page, 'Beginn').focus()
    await page.keyboard.type('14.5.27')
    await page.keyboard.press('Tab')
    await page.keyboard.type('23.5.27')
    await page.keyboard.press('Control+Enter')
    const id = await openedTripId(page)
    await page.getByText('Die Reise wurde gespeichert!').waitFor()
    const order = await fetched<Order>(page, `/api/orders/${id}`)
    expect(order).toMatchObject({ organisationFilter: '/api/organisations/1', startAt: '14.05.2027 00:00:00' })
  })
})

test('NEW-03 one trip per range, by start: all but the last in new tabs, the last in this one', async ({ page }) => {
  await openForm(page, 'bernd')
  await field(page, 'Gruppenname').fill('Drei Abfahrten')
  await typeRange(page, '', '21.5.27', '30.5.27')
  await addRange(page)
  await typeRange(page, ' 2', '14.5.27', '23.5.27')
  await addRange(page)
  await typeRange(page, ' 3', '4.6.27', '6.6.27')
  await page.getByText('3 Reisen werden angelegt: 14.05., 21.05. und 04.06.2027').waitFor()
  const tabs: string[] = []
  page.context().on('page', (tab) => {
    tabs.push(tab.url())
  })
  await saveButton(page).click()
  const last = await openedTripId(page)
  const trips = await tripsOf(page, 'Drei Abfahrten')
  const byNumber = trips.toSorted((a, b) => a.orderNumber.localeCompare(b.orderNumber))
  expect(byNumber.map(({ startAt }) => startAt.slice(0, 10))).toEqual(['14.05.2027', '21.05.2027', '04.06.2027'])
  expect(byNumber.at(-1)?.id).toBe(last)
  await expect.poll(() => page.context().pages().length).toBe(3)
  const others = page.context().pages().slice(1)
  for (const tab of others) await tab.waitForURL(/\/orders\/\d+$/)
  expect(others.map((tab) => Number(tab.url().split('/').at(-1)))).toEqual(byNumber.slice(0, 2).map(({ id }) => id))
})

test('NEW-07 a refusal stands beside its field and costs nothing that was typed', async ({ page }) => {
  await openForm(page, 'anna')
  const client = await clientWithInfos(page, 1)
  await chooseClient(page, client.companyName)
  const name = 'Sehr langer Gruppenname '.repeat(8).trim()
  await field(page, 'Gruppenname').fill(name)
  await typeRange(page, '', '14.5.27', '23.5.27')
  // The client brings its house along.
  await expect.poll(() => select(page, 'Organisation').inputValue()).toBe('Reisewerk Nord')
  await saveButton(page).click()
  await page.getByRole('alert').filter({ hasText: 'Bitte überprüfe deine Eingaben!' }).waitFor()
  await page.getByText('Höchstens 160 Zeichen').waitFor()
  await axeClean(page)
  // The refusal has led there; whoever comes back by hand has seen it (000 §5).
  await field(page, 'Gruppenname').press('Tab')
  await field(page, 'Gruppenname').focus()
  await page.getByText('Höchstens 160 Zeichen').waitFor({ state: 'detached' })

  await page.reload()
  await expect.poll(() => field(page, 'Gruppenname').inputValue()).toBe(name)
  await expect.poll(() => field(page, 'Beginn').inputValue()).toBe('14.05.2027')
  await expect.poll(() => select(page, 'Kunde').inputValue()).toBe(client.companyName)

  await field(page, 'Gruppenname').fill('Kurz')
  await choose(page, 'Organisation', 'Reisewerk Süd')
  // At the field and beside the button, which waits for it.
  const foreign = page.getByText('Dieser Kunde gehört zu einer anderen Organisation.')
  await expect.poll(() => foreign.count()).toBe(2)
  await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
  expect(await tripsOf(page, 'Kurz')).toEqual([])
})

test('NEW-01 NEW-03 NEW-07 NEW-12 a wrong entry keeps its place and its reason, and no way out loses what was typed', async ({
  page,
}) => {
  await signIn(page, 'bernd')
  await page.getByRole('link', { name: 'Neue Reise' }).click()
  await page.getByRole('heading', { name: 'Neue Reise anlegen' }).waitFor()
  // Nothing typed, nothing asked.
  await page.getByRole('link', { name: 'Kunden', exact: true }).click()
  await page.waitForURL('**/clients')
  await page.goBack()
  await field(page, 'Gruppenname').fill('Sehr langer Gruppenname '.repeat(8).trim())
  await typeRange(page, '', '14.5.27', '23.5.27')

  const triples = field(page, '3Z')
  const refused = page.getByText('Bitte eine ganze Zahl von 0 bis 9999 eingeben')
  for (const wrong of ['1,5', '-2']) {
    await triples.fill(wrong)
    await triples.press('Tab')
    await refused.waitFor()
    await expect.poll(() => triples.inputValue()).toBe(wrong)
    await expect.poll(() => triples.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
  }
  await triples.fill('2')
  await refused.waitFor({ state: 'detached' })
  await saveButton(page).click()
  await page.getByText('Höchstens 160 Zeichen').waitFor()
  await expect.poll(() => field(page, 'Gruppenname').evaluate((input) => input === document.activeElement)).toBe(true)

  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  const search = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /Suchen/ }).fill('Leistungsträger')
    await page.keyboard.press('Enter')
  }
  const link = page.getByRole('link', { name: 'Kunden', exact: true })
  const cancel = page.getByRole('button', { name: 'Abbrechen' })
  for (const leave of [() => link.click(), () => cancel.click(), () => page.evaluate(() => history.back()), search]) {
    await leave()
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await question.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/orders/add')
    await expect.poll(() => field(page, '3Z').inputValue()).toBe('2')
  }
  const closing = page.waitForEvent('dialog')
  void page.evaluate(() => location.reload())
  const dialog = await closing
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  await link.click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await page.waitForURL('**/clients')
  await page.goBack()
  await expect.poll(() => field(page, 'Gruppenname').inputValue()).toBe('')
})

test('NEW-08 the client brings currency, notes and complexity, and takes the complexity back', async ({ page }) => {
  await openForm(page, 'bernd')
  const client = await clientWithInfos(page, 1)
  await chooseClient(page, client.companyName)
  const notes = page.getByRole('textbox', { name: 'Bemerkungen' })
  const [info] = client.infos
  await notes
    .locator('strong', { hasText: info?.title ?? '' })
    .first()
    .waitFor()
  await expect.poll(() => notes.textContent()).toContain(info?.content.split('\n')[0])
  await expect.poll(() => select(page, 'Währung').inputValue()).toBe(client.mainCurrency)
  const before = await select(page, 'Kundenkomplexität').inputValue()
  const next = before === '7' ? '8' : '7'
  await choose(page, 'Kundenkomplexität', next)
  await typeRange(page, '', '14.5.27', '16.5.27')
  // The client learns of it with the trip, not before (000 §4).
  expect(String((await fetched<Item>(page, `/api/clients/${client.id}`)).clientComplexity ?? '')).toBe(before)
  await saveButton(page).click()
  await page.getByText('Die Kundenkomplexität wurde in den Stammdaten gespeichert').waitFor()
  await expect
    .poll(async () => (await fetched<Item>(page, `/api/clients/${client.id}`)).clientComplexity)
    .toBe(Number(next))
})

test('NEW-12 a new trip has number, contingents, contacts and complexity as typed', async ({ page }) => {
  await openForm(page, 'bernd')
  await typeRange(page, '', '14.5.27', '23.5.27')
  await field(page, 'Reisename').fill('Fjorde und Chöre')
  const rooms = page.getByRole('group', { name: 'Kontingent Hotel' })
  await rooms.getByLabel('EZ').fill('4')
  await rooms.getByLabel('DZ').fill('18')
  await rooms.getByLabel('3Z').fill('')
  await page.getByRole('group', { name: 'Kontingent Fähre' }).getByLabel('DK').fill('12')
  await expect.poll(() => rooms.getByText('40').count()).toBe(1)
  await expect.poll(() => rooms.getByLabel('3Z').inputValue()).toBe('0')
  await page.getByRole('switch', { name: 'Busfahrer' }).click()
  await choose(page, 'Kabine des Busfahrers', 'DK Innen')
  await page.getByRole('radiogroup', { name: 'Komplexität Angebot' }).getByText('3', { exact: true }).click()
  await choose(page, 'Buchung', '70 %')
  await field(page, 'Rentabilität p. P.').fill('145')
  await saveButton(page).click()
  const id = await openedTripId(page)

  const groups = ['order_complexity', 'contingent_read', 'order_contact_read']
  const order = await fetched<Order>(page, `/api/orders/${id}?${groups.map((group) => `_groups[]=${group}`).join('&')}`)
  expect(order.orderNumber).toMatch(/^\d{7}$/)
  expect(order).toMatchObject({
    trip: { name: 'Fjorde und Chöre' },
    complexity: { offerComplexity: 3, operationComplexity: null, rentability: 145, bookingProbability: 70 },
    hotelContingent: {
      singleRooms: [{ type: { persons: 1, type: 'standard' }, askedAmount: 4 }],
      doubleRooms: [{ type: { persons: 2, type: 'standard' }, askedAmount: 18 }],
    },
    ferryContingent: {
      doubleCabins: [
        { type: { type: 'inside' }, askedAmount: 12 },
        { type: { type: 'outside' }, askedAmount: 0 },
      ],
    },
    orderContacts: [
      { role: '3_bus_driver', contact: null, roomType: { persons: 1 }, cabinType: { type: 'inside', persons: 2 } },
    ],
  })
  expect(await fetched<Item[]>(page, `/api/days?order.id=${id}`)).toEqual([])
})

test('NEW-11 tags: new and existing ones, and a count once more than three are chosen', async ({ page }) => {
  await openForm(page, 'bernd')
  await select(page, 'Tags').click()
  for (const tag of ['Orgelkonzert', 'Fjordblick']) {
    await page.keyboard.type(tag)
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => pills(page)).toEqual(['neu', 'Orgelkonzert', 'Fjordblick'])
  await select(page, 'Tags').click()
  await page.getByRole('option', { name: 'Konzert', exact: true }).click()
  await expect.poll(() => pills(page)).toEqual(['4 Tags'])
  await page.getByRole('option', { name: 'Fjordblick gewählt' }).click()
  await expect.poll(() => pills(page)).toEqual(['neu', 'Orgelkonzert', 'Konzert'])
})
