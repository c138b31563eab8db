import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { noticed } from './harness/notices.ts'
import { bringSession, signIn } from './harness/people.ts'
import { daysOf, hotelIn, type Item, type Plan, planTrip, post, read } from './harness/planned-trip.ts'

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const saved = (page: Page, path: string) => () => read(page, path)

async function openTrip(page: Page, plan: Plan, tabs: string[]): Promise<void> {
  await page.addInitScript((keys) => localStorage.setItem('orders-tabs', JSON.stringify(keys)), tabs)
  await page.goto(plan.address)
  await page.getByRole('heading', { level: 1, name: 'REISEMASKE' }).waitFor()
}

/** A client of Nord with two people. */
async function clientOf(page: Page): Promise<Item> {
  return post(page, 'clients', {
    organisationFilter: '/api/organisations/1',
    companyName: 'Kantorei St. Petri',
    shortName: 'Petri',
    contacts: [
      {
        firstName: 'Ada',
        lastName: 'Brandt',
        email: 'ada@petri.example',
        phoneFixed: '040 11',
        phoneMobile: '0170 22',
      },
      { firstName: 'Ben', lastName: 'Carstens' },
      { firstName: 'Eva', lastName: 'Engel' },
    ],
  })
}

test('HEAD-01 HEAD-03 CONT-04 HEAD-06 HEAD-11 HEAD-13 DAY-05 the head switches the view, moves dates with their days and keeps what is refused', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[2], 'Oslo')
  await post(page, 'hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  await page.request.put('/api/settings/1', { data: { orders: { additionalFields: ['Kostenstelle'] } } })
  await openTrip(page, plan, ['trip'])
  const head = page.locator('header').filter({ hasText: 'REISEMASKE' })

  await page.getByText('Management', { exact: true }).click()
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: 'Management' }).isChecked()).toBe(true)
  // Switched on by itself, also where 'Management' has just been chosen.
  await page.getByText('Route', { exact: true }).click()
  await page.getByText('Management', { exact: true }).click()
  await page.request.patch(`/api${plan.address}`, { data: { currentStatus: 'booked' } })
  await expect.poll(() => page.getByRole('radio', { name: 'Route' }).isChecked()).toBe(true)

  await head.getByRole('button', { name: /^Zeitraum/ }).click()
  const [from, to] = [
    page.getByRole('textbox', { name: 'Zeitraum von' }),
    page.getByRole('textbox', { name: 'Zeitraum bis' }),
  ]
  await from.fill('demnächst')
  await page.getByText('Bitte Anfang und Ende als Datum wie 14.05.2027 eingeben').waitFor()
  await from.fill('15.5.28')
  // Past the calendar, which goes.
  await page.keyboard.press('Tab')
  await expect.poll(() => to.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByText('Es wird ein Tag verschoben, der bereits Anfragen enthält. Bist du sicher?').waitFor()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByText('Der Zeitraum wurde nicht geändert.').waitFor()
  await expect.poll(() => from.inputValue()).toBe('15.05.2028')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await question.getByRole('button', { name: 'Verschieben' }).click()
  await page.getByText(/Der Tag 16.05.2028 enthält Leistungen.*Frühestes Ende: 17.05.2028/).waitFor()
  expect([await from.inputValue(), await to.inputValue()]).toEqual(['15.05.2028', '16.05.2028'])
  // Refused as a whole: neither end has moved.
  await expect.poll(() => read(page, `orders/${plan.id}`)).toMatchObject({ startAt: '14.05.2028 00:00:00' })
  await page.getByRole('button', { name: 'Gleich lang lassen: bis 17.05.2028' }).click()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await question.getByRole('button', { name: 'Verschieben' }).click()
  await noticed(page, 'Tage wurden aktualisiert!')
  await noticed(page, 'Tage haben Anfragen!')
  const period = head.getByRole('button', { name: /^Zeitraum 15\.05\.–17\.05\.2028/ })
  await period.waitFor()
  const dates = async () => (await daysOf(page, plan.id)).map(({ date }) => String(date).slice(0, 5))
  await expect.poll(dates).toEqual(['15.05', '16.05', '17.05'])

  await head.getByRole('button', { name: /^Kostenstelle/ }).click()
  await page.getByRole('textbox', { name: 'Kostenstelle' }).fill('4420')
  await page.keyboard.press('Enter')
  await expect.poll(saved(page, `orders/${plan.id}`)).toMatchObject({ additionalFields: { Kostenstelle: '4420' } })

  await head.getByRole('button', { name: /^Organisation/ }).click()
  await expect.poll(saved(page, `orders/${plan.id}`)).toMatchObject({ organisationFilter: '/api/organisations/2' })
  await head.getByRole('button', { name: /^Organisation/ }).click()
  await expect.poll(saved(page, `orders/${plan.id}`)).toMatchObject({ organisationFilter: '/api/organisations/1' })
  const client = await clientOf(page)
  await page.request.patch(`/api${plan.address}`, { data: { client: `/api/clients/${client.id}` } })
  await page.reload()
  const organisation = head.getByRole('button', { name: /^Organisation/, disabled: true })
  await organisation.waitFor()
  await organisation.and(page.getByTitle('Der Kunde dieser Reise gehört zu einer anderen Organisation.')).waitFor()

  // The pencil that shows beneath the pointer stands beside the button, and that beside the next fact.
  const clientFact = head.getByRole('button', { name: /^Kunde Kantorei/ })
  const about = head.getByRole('button', { name: 'Kunde ansehen' })
  await clientFact.hover({ position: { x: 12, y: 28 } })
  const pencil = clientFact.locator('svg')
  await expect.poll(() => pencil.evaluate((sign) => getComputedStyle(sign).opacity)).toBe('1')
  const edges = [await pencil.boundingBox(), await about.boundingBox(), await period.boundingBox()]
  const [sign, button, next] = edges.map((box) => box ?? { x: 0, width: 0 })
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0)
  await about.click()
  const dialog = page.getByRole('dialog', { name: 'Kantorei St. Petri' })
  await dialog.getByText('ada@petri.example').waitFor()
  await expect
    .poll(() => dialog.getByRole('link', { name: 'Zum Kundenprofil' }).getAttribute('href'))
    .toBe(`/clients/${client.id}`)
  await page.keyboard.press('Escape')
  await axeClean(page)

  // Another client brings its currency along; who speaks for the old one is its main contact no more, and the page says both.
  const companyName = `Anglo-German Choir ${plan.id}`
  await post(page, 'clients', {
    organisationFilter: '/api/organisations/1',
    companyName,
    shortName: 'Anglo',
    mainCurrency: 'GBP',
    mainLanguage: 'en',
  })
  const [ada] = await read<Item[]>(page, `contacts?client.id=${client.id}`)
  await page.request.patch(`/api${plan.address}`, { data: { primaryOrderContact: `/api/contacts/${ada?.id}` } })
  await openTrip(page, plan, ['contacts'])
  await page.getByRole('button', { name: 'Ada Brandt ist Hauptkontakt' }).waitFor()
  await head.getByRole('button', { name: /^Kunde Kantorei/ }).press('Enter')
  await page.getByRole('combobox', { name: 'Kunde', exact: true }).fill(companyName)
  await page.getByRole('option', { name: companyName }).click()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await page
    .getByText(/jetzt in GBP angeboten.*Angebots: Englisch.*Hauptkontakt gehört zum bisherigen Kunden/)
    .waitFor()
  await page.getByRole('button', { name: 'Ada Brandt zum Hauptkontakt machen' }).waitFor()
  await page.getByText('anderer Kunde').waitFor()
  await page.goto('/orders/12a')
  await page.getByText('Diese Seite gibt es nicht').waitFor()
})

test('HEAD-02 HEAD-05 HEAD-08 BULK-03 TRIP-01 APP-11 the menu changes estimate, origin and tags, the head the currency; deleted, an admin brings it back', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  const client = await clientOf(page)
  await page.request.patch(`/api${plan.address}`, {
    data: { client: `/api/clients/${client.id}`, complexity: { offerComplexity: 7 } },
  })
  await openTrip(page, plan, ['trip'])
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  const copy = page.getByRole('menuitem', { name: 'Reise kopieren' })
  await expect.poll(() => copy.getAttribute('href')).toBe(`/orders/add/?copy=${plan.id}`)
  await page.keyboard.press('Escape')

  await menu('Komplexität und Rentabilität bearbeiten')
  const dialog = page.getByRole('dialog', { name: 'Komplexität und Rentabilität bearbeiten' })
  const offer = dialog.getByRole('group', { name: 'Komplexität Angebot' }).getByRole('button')
  await offer.first().waitFor()
  await expect.poll(() => offer.allTextContents()).toEqual(['1', '2', '3', '7'])
  await expect.poll(() => hasFocus(offer.nth(3))).toBe(true)
  await offer.nth(3).click()
  await dialog.getByRole('group', { name: 'Komplexität Durchführung' }).getByRole('button', { name: '9' }).click()
  await dialog.getByRole('textbox', { name: 'Rentabilität p. P.' }).fill('45,90')
  await dialog.getByRole('combobox', { name: 'Buchungswahrscheinlichkeit' }).click()
  await page.getByRole('option', { name: '60 %' }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Die Details wurden erfolgreich gespeichert').waitFor()
  const estimate = async () => (await read<Item[]>(page, `complexities?order.id=${plan.id}`))[0]
  await expect
    .poll(estimate)
    .toMatchObject({ offerComplexity: null, operationComplexity: 9, rentability: 45, bookingProbability: 60 })
  const panel = page.getByRole('region', { name: 'REISE', exact: true })
  await panel.getByText('45 €').waitFor()
  // Sold in another currency, the trip loses a margin that was meant in this one: that is asked, and may be refused.
  const head = page.locator('header').filter({ hasText: 'REISEMASKE' })
  const inFrancs = page.getByRole('alertdialog', { name: 'Reise in CHF anbieten?' })
  for (const answer of ['Abbrechen', 'Währung ändern']) {
    await head.getByRole('button', { name: 'Währung EUR' }).click()
    await page.getByRole('option', { name: 'CHF' }).click()
    await inFrancs.getByText('Die Rentabilität von 45 € p. P. wird geleert').waitFor()
    await inFrancs.getByRole('button', { name: answer }).click()
    await inFrancs.waitFor({ state: 'detached' })
  }
  const inHead = head.getByRole('button', { name: 'Währung CHF' })
  await noticed(page, 'Die Währung wurde geändert.')
  await expect.poll(() => panel.getByText(/^45 (€|CHF)$/).count()).toBe(0)
  expect([await read(page, `orders/${plan.id}`), await estimate()]).toMatchObject([
    { orderCurrency: 'CHF' },
    { rentability: null },
  ])
  await expect.poll(() => hasFocus(inHead)).toBe(true)
  await panel.getByRole('group', { name: 'Kundenkomplexität' }).getByRole('button', { name: '4' }).click()
  await page.getByText('Die Kundenkomplexität wurde in den Stammdaten gespeichert').waitFor()
  await expect.poll(() => read(page, `clients/${client.id}`)).toMatchObject({ clientComplexity: 4 })

  await menu('Herkunft und Tags bearbeiten')
  const origin = page.getByRole('dialog', { name: 'Herkunft und Tags bearbeiten' })
  await origin.getByRole('combobox', { name: 'Herkunft der Anfrage' }).click()
  await page.getByRole('option', { name: 'Messe' }).click()
  await origin.getByRole('combobox', { name: 'Tags' }).fill('chor-spezial')
  await origin.getByRole('combobox', { name: 'Tags' }).press('Enter')
  // Open or not, the list leaves the buttons to the mouse.
  await origin.getByRole('combobox', { name: 'Tags' }).click()
  await page.getByRole('option', { name: 'chor-spezial gewählt' }).waitFor()
  await origin.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Tags und Herkunft wurden aktualisiert!').waitFor()
  await expect
    .poll(() => read(page, `orders/${plan.id}`))
    .toMatchObject({ requestSource: 'fair', traitTags: ['neu', 'chor-spezial'] })

  await menu('Nur für Admins sichtbar machen')
  await page.getByTitle('Reise nur für Admins sichtbar').waitFor()
  await menu('Für alle sichtbar machen')
  await expect.poll(saved(page, `orders/${plan.id}`)).toMatchObject({ isAdminOnly: false })
  const other = await newPage()
  await signIn(other, 'bernd', plan.address)
  await other.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await other.getByRole('menuitem', { name: 'Reise kopieren' }).waitFor()
  expect(await other.getByRole('menuitem', { name: /sichtbar machen/ }).count()).toBe(0)

  // Deleted, it is there for nobody; an admin finds it, reads it and brings it back to the status it had.
  const turn = async (status: string) => {
    await page.getByRole('button', { name: /^Status: / }).click()
    await page.getByRole('menuitem', { name: status, exact: true }).click()
  }
  await turn('Angebot versendet')
  await expect.poll(saved(page, `orders/${plan.id}`)).toMatchObject({ currentStatus: 'offer_sent' })
  const { orderNumber } = await read<Item>(page, `orders/${plan.id}`)
  await turn('Gelöscht')
  const meant = page.getByRole('alertdialog').filter({ hasText: `Reise ${orderNumber}` })
  await meant.getByRole('button', { name: 'Abbrechen' }).click()
  await meant.waitFor({ state: 'detached' })
  await expect.poll(() => read<Item>(page, `orders/${plan.id}`)).toMatchObject({ currentStatus: 'offer_sent' })
  await turn('Gelöscht')
  await meant.getByRole('button', { name: 'Löschen' }).click()
  await page.waitForURL(/\/user-dashboard$/)
  for (const one of [page, other]) allowConsole(one, /404/)
  await other.goto(plan.address)
  await other.getByText('Diese Seite gibt es nicht').waitFor()
  expect(await other.getByRole('button', { name: 'Wiederherstellen' }).count()).toBe(0)
  await other.goto('/orders')
  await other.getByRole('link', { name: 'Alle Reisen' }).waitFor()
  expect(await other.getByRole('link', { name: 'Gelöschte Reisen' }).count()).toBe(0)
  await page.goto('/orders')
  await page.getByRole('link', { name: 'Gelöschte Reisen' }).click()
  await page
    .getByRole('table', { name: 'Reisen' })
    .getByRole('link', { name: String(orderNumber) })
    .click()
  await page.getByText('Diese Reise ist gelöscht').waitFor()
  await page.getByRole('table', { name: 'Tage der Reise' }).getByText('Tag 1 - Sonntag - 14.05.2028').waitFor()
  await page.getByRole('table', { name: 'Verlauf' }).waitFor()
  await axeClean(page)
  // A kept address of one of its pages leads there, too.
  await page.goto(`${plan.address}/emails`)
  await page.getByText('Diese Reise ist gelöscht').waitFor()
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await page.getByRole('button', { name: 'Status: Angebot versendet' }).waitFor()
  await expect.poll(() => read(page, `orders/${plan.id}`)).toMatchObject({ currentStatus: 'offer_sent' })
})

test('CONT-01 CONT-02 CONT-03 CONT-04 CONT-05 people come to a trip by role, get star, bed and bus, and go again', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const client = await clientOf(page)
  await page.request.patch(`/api${plan.address}`, { data: { client: `/api/clients/${client.id}` } })
  await openTrip(page, plan, ['contacts'])
  const role = (name: string) => page.getByRole('region', { name })
  const contacts = () => read<Item[]>(page, `order_contacts?order.id=${plan.id}`)
  await page.getByRole('button', { name: 'Ansprechpartner hinzufügen' }).click()
  await page.getByRole('combobox', { name: 'Vorhandener Kontakt' }).click()
  await page.getByRole('option', { name: 'Ada Brandt' }).click()
  await role('Ansprechpartner').getByText('Ada Brandt').waitFor()
  await page.getByText('Die Ansprechpartner wurden erfolgreich hinzugefügt!').waitFor()
  await page.getByRole('button', { name: 'Ansprechpartner hinzufügen' }).click()
  await page.getByRole('combobox', { name: 'Vorhandener Kontakt' }).click()
  await page.getByRole('option', { name: 'Ben Carstens' }).waitFor()
  expect(await page.getByRole('option', { name: 'Ada Brandt' }).count()).toBe(0)
  await page.getByRole('option', { name: 'Ben Carstens' }).click()
  await page.getByRole('button', { name: 'Ada Brandt zum Hauptkontakt machen' }).click()
  await page.getByText('Der Hauptkontakt wurde geändert!').waitFor()
  await page.getByRole('button', { name: /^040 11\. Ada Brandt: Mobilnummer zeigen/ }).click()
  await page.getByText('0170 22').waitFor()
  await page.getByRole('button', { name: 'E-Mail von Ben Carstens kopieren' }).click()
  await page.getByText('keine E-Mail gefunden').waitFor()

  // Whoever is on the trip already is offered for no role (000 §5).
  await page.getByRole('button', { name: 'Busfahrer hinzufügen' }).click()
  await page.getByRole('combobox', { name: 'Vorhandener Kontakt' }).click()
  await page.getByRole('option', { name: 'Eva Engel' }).waitFor()
  expect(await page.getByRole('option', { name: 'Ben Carstens' }).count()).toBe(0)
  await page.getByRole('option', { name: 'Eva Engel' }).click()
  await page.getByRole('textbox', { name: 'Bus von Eva Engel: Höhe' }).fill('3,80 m')
  await page.getByRole('textbox', { name: 'Bus von Eva Engel: Kennzeichen' }).fill('XY-RW 412')
  await role('Busfahrer').getByRole('button', { name: 'Mehr zu Eva Engel' }).click()
  await page.getByRole('menuitem', { name: 'EK Außen' }).click()
  await expect
    .poll(async () => (await contacts()).find((contact) => contact.role === '3_bus_driver'))
    .toMatchObject({ busHeight: '3,80 m', busPlate: 'XY-RW 412', cabinType: { type: 'outside', persons: 1 } })

  await page.getByRole('button', { name: 'Reiseleitung hinzufügen' }).click()
  await page.getByRole('button', { name: 'Neuer Kontakt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reiseleitung: neuer Kontakt' })
  await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Dorn')
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('keine Adresse')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Der Kontakt konnte nicht gespeichert werden!').waitFor()
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('dorn@petri.example')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Kontakt wurde erfolgreich hinzugefügt!').waitFor()
  await expect
    .poll(() => read(page, `clients/${client.id}?_groups[]=contact_read`))
    .toMatchObject({
      contacts: [{}, {}, {}, { lastName: 'Dorn' }],
    })
  await page.getByRole('button', { name: 'Mehr zu Dorn' }).click()
  await page.getByRole('menuitem', { name: 'Kontaktdaten bearbeiten' }).click()
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Cara')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Contact synchronized!').waitFor()
  await role('Reiseleitung').getByText('Cara Dorn').waitFor()
  await page.route('**/api/order_contacts/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: { code: 'in_use' } }) : route.continue(),
  )
  const remove = async (answer = 'Löschen') => {
    await page.getByRole('button', { name: 'Mehr zu Cara Dorn' }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
  }
  await remove('Abbrechen')
  expect(await contacts()).toHaveLength(4)
  await remove()
  await page.getByText('Der Kontakt konnte nicht gelöscht werden').waitFor()
  await role('Reiseleitung').getByText('Cara Dorn').waitFor()
  await page.unroute('**/api/order_contacts/*')
  await remove()
  await page.getByText('Der Kontakt wurde erfolgreich gelöscht').waitFor()
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Reiseleitung hinzufügen' }))).toBe(true)
  await expect
    .poll(async () => (await contacts()).map((contact) => contact.role))
    .toEqual(['1_contact', '1_contact', '3_bus_driver'])
  await axeClean(page)
})

test('APP-03 APP-09 CONT-05 NOTE-01 what a colleague takes away while it is written stays to be kept elsewhere, and says who', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  const other = await newPage()
  await bringSession(other, 'bernd')
  const client = await clientOf(page)
  const { contacts } = await read<{ contacts: Item[] }>(page, `clients/${client.id}?_groups[]=contact_read`)
  const row = await post(page, 'order_contacts', {
    order: `/api/orders/${plan.id}`,
    role: '1_contact',
    contact: `/api/contacts/${contacts[0]?.id}`,
  })
  await openTrip(page, plan, ['contacts', 'notes'])
  await page.getByRole('button', { name: 'Mehr zu Ada Brandt' }).click()
  await page.getByRole('menuitem', { name: 'Kontaktdaten bearbeiten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kontaktdaten bearbeiten' })
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('040 99')
  expect((await other.request.delete(`/api/order_contacts/${row.id}`)).status()).toBe(204)
  await dialog.getByText('Bernd Thomsen hat diesen Kontakt der Reise gelöscht.').waitFor()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Contact synchronized!').waitFor()
  await expect.poll(() => read(page, `contacts/${contacts[0]?.id}`)).toMatchObject({ phoneFixed: '040 99' })

  allowConsole(page, /404/)
  await page.getByRole('textbox', { name: 'Bemerkungen' }).click()
  await page.keyboard.type('Der Bus hält am Gemeindehaus')
  const deleted = { data: { currentStatus: 'deleted' } }
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 404)
  expect((await other.request.patch(`/api${plan.address}`, deleted)).status()).toBe(200)
  await page.getByRole('heading', { name: 'Diese Reise ist nicht mehr da' }).waitFor()
  const lost = page.getByRole('main').getByRole('alert')
  await lost.getByText('Bernd Thomsen hat sie gelöscht.').waitFor()
  // Also once what was typed has been sent, and refused.
  await refused
  await lost.getByText('Der Bus hält am Gemeindehaus').waitFor()
  expect(await page.getByText('Notizen konnten nicht gespeichert werden!').count()).toBe(0)
})
