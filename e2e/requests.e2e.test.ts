import { glob, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import {
  askedHotel,
  choose,
  hotelIn,
  type Item,
  open,
  planTrip,
  post,
  read,
  servicesOf,
} from './harness/planned-trip.ts'

test('REQ-06 PLACE-14 the page of requests shows them over all days; services, mails and new requests open from it', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const ferry = await post(page, 'ferry_placeholders', { day: `/api/days/${plan.days[2]?.id}`, isBrandNew: false })
  await page.goto(plan.address)
  await page.getByRole('navigation', { name: 'Seiten der Reise' }).getByRole('link', { name: 'Anfragen' }).click()
  await page.getByText('Es gibt noch keine Anfragen').waitFor()

  // The form: which service is asked for, then the form of its kind.
  await page.getByRole('combobox', { name: 'Leistung' }).fill('Oslo')
  await page.getByRole('option', { name: 'Hotel in Oslo' }).click()
  await page.getByRole('button', { name: 'Anfrage hinzufügen' }).click()
  const form = page.getByRole('dialog', { name: 'Anfrage hinzufügen' })
  await form.getByRole('combobox', { name: 'Agentur' }).click()
  const agency = page.getByRole('option').first()
  const agencyName = (await agency.textContent()) ?? ''
  await agency.click()
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  const list = page.getByRole('table', { name: 'Anfragen' })
  const rows = list.locator('tbody').getByRole('row')
  await rows.filter({ hasText: 'Hotel in Oslo' }).filter({ hasText: agencyName }).waitFor()

  const [asked] = await read<Item[]>(page, `requests?order.id=${plan.id}`)

  // What a colleague asks meanwhile comes by itself.
  const crossing = await post(page, 'ferry_requests', {
    placeholder: `/api/ferry_placeholders/${ferry.id}`,
    startAt: '16.05.2028 18:30:00',
    optionTodo: { dueDate: '01.02.2026' },
    agency: asked?.agency,
  })
  await rows.filter({ hasText: 'Tag 3' }).getByText('01.02.2026').waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: 'Anschreiben vorbereiten (2)', exact: true }).waitFor()
  await axeClean(page)

  // All of the list at once, for what is done with many.
  const all = list.getByRole('checkbox', { name: 'Alle Anfragen der Liste auswählen' })
  await all.check()
  await page.getByRole('region', { name: '2 Anfragen ausgewählt' }).waitFor()
  await all.uncheck()
  await page.getByRole('region', { name: '2 Anfragen ausgewählt' }).waitFor({ state: 'detached' })

  // Filters stand in the address, so that a link shows the same.
  await page.getByRole('button', { name: 'Optionstermin: Alle Optionstermine' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Überfällig' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('1 von 2 Anfragen').waitFor()
  await page.reload()
  await page.getByText('1 von 2 Anfragen').waitFor()
  await page.getByRole('button', { name: 'Art: Alle Arten' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Hotel' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('Keine Anfrage passt zu den Filtern.').waitFor()
  await page.getByRole('button', { name: 'Filter aufheben' }).click()
  await list.getByRole('button', { name: 'Option', exact: true }).click()
  await expect.poll(() => rows.first().textContent()).toContain('01.02.2026')

  // The service opens in a dialog over the page; what was changed shows once it closes.
  await list.getByRole('button', { name: 'Hotel in Oslo' }).click()
  const service = page.getByRole('dialog', { name: 'Hotel in Oslo' })
  await service.getByRole('combobox', { name: 'Abrechnung' }).click()
  await page.getByRole('option', { name: 'Möglichkeit' }).click()
  await service.getByRole('button', { name: 'Speichern', exact: true }).click()
  await noticed(page, 'Platzhalter gespeichert')
  await list.getByRole('button', { name: 'Möglichkeit: Hotel in Oslo' }).waitFor()
  await expect
    .poll(() => read(page, `hotel_placeholders/${hotel.id}`))
    .toMatchObject({ clientOffer: { status: 'optional' } })

  // The form of a request, here with what only a ferry has.
  await list
    .getByRole('row', { name: /Tag 3/ })
    .getByRole('button', { name: /Aktionen/ })
    .click()
  await page.getByRole('menuitem', { name: 'Details bearbeiten' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Einschiffung ab' }).fill('1715')
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect
    .poll(() => read(page, `ferry_requests/${crossing.id}`))
    .toMatchObject({ embarkAt: '16.05.2028 17:15:00' })
  await page.getByRole('button', { name: 'Art: Alle Arten' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Hotel' }).click()
  await page.keyboard.press('Escape')

  // The new-email modal of a request, and its status.
  await choose(page, `Anfrage ${agencyName}: Aktionen`, 'E-Mail')
  const letter = page.getByRole('dialog', { name: `Anfrage an ${agencyName}` })
  await letter.getByLabel('Betreff').waitFor()
  await page.keyboard.press('Escape')
  await letter.waitFor({ state: 'detached' })
  await choose(page, `Status der Anfrage ${agencyName}: Neu`, 'Angefragt')
  await expect.poll(() => read(page, `requests/${asked?.id}`)).toMatchObject({ requestStatus: { status: 'requested' } })

  // A house stands in its row once, though its service goes by its name elsewhere.
  const [house] = await read<(Item & { name: string })[]>(page, 'hotels?_itemsPerPage=1')
  const houseName = String(house?.name)
  await post(page, 'hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    hotel: `/api/hotels/${house?.id}`,
  })
  const row = rows.filter({ hasText: houseName })
  await row.getByRole('button', { name: `${houseName} als Leistung setzen` }).click()
  await noticed(page, 'Anfrage ausgewählt!')
  await row.getByRole('button', { name: 'Möglichkeit: Hotel in Oslo' }).waitFor()
  expect((await row.textContent())?.split(houseName)).toHaveLength(2)
})

/** A mail as the mail server of the tests has taken it, by its message id. */
async function sentFile(messageId: unknown): Promise<string> {
  const name = `${String(messageId).replaceAll(/[^\w.-]/g, '_')}.eml`
  for await (const file of glob(join(tmpdir(), 'reisewerk-e2e-*', 'mail', name))) return readFile(file, 'utf8')
  throw new Error(`no ${name}`)
}

test('REQ-05 REQ-08 the letter of a request is kept while it is written, sent, and its answer date becomes the option', async ({
  page,
}) => {
  const { plan, request } = await askedHotel(page)
  await page.goto(`${plan.address}/requests`)
  const file = { name: 'Zimmerliste.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Zimmer') }
  const menu = page.getByRole('table', { name: 'Anfragen' }).getByRole('button', { name: /Aktionen/ })
  const write = async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: 'E-Mail' }).click()
  }
  await write()
  const dialog = page.getByRole('dialog', { name: /^Anfrage an / })
  await dialog.getByText('Der Status der Anfrage wird ‚Angefragt‘.').waitFor()
  await dialog.getByLabel('An', { exact: true }).fill('gruppen@fjordblick.example')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Kopie' }).click()
  await dialog.getByLabel('Kopie (Cc)').fill('kopie@nord.example')
  await page.keyboard.press('Enter')
  // The text names the date by which an answer is asked for.
  const answerBy = dialog.getByRole('textbox', { name: 'Antwort bis (wird Optionsfrist)' })
  await answerBy.fill('31.01.2020')
  await dialog.getByText('Dieser Tag ist schon vorbei.').waitFor()
  await answerBy.fill('31.01.2028')
  await dialog.getByText(/31 January 2028|31\. Januar 2028/).waitFor()
  await dialog.getByLabel('Betreff').fill('Elbreise: zehn Doppelzimmer')
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('Zimmerliste.pdf').waitFor()
  await axeClean(page)

  // Closing loses nothing, nor does a reload.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await write()
  await expect.poll(() => dialog.getByLabel('Betreff').inputValue()).toBe('Elbreise: zehn Doppelzimmer')
  await dialog.getByText('Der Entwurf bleibt bei der Anfrage, bis er gesendet ist.').waitFor()
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click()
  await noticed(page, 'Die Anfrage wird gesendet.')
  // Notices stand top right, beside whose session it is, and in nobody's way.
  const notices = await page.getByRole('region', { name: 'Meldungen' }).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(width - (notices?.x ?? 0) - (notices?.width ?? 0)).toBeLessThan(80)
  expect(notices?.x).toBeGreaterThan(width / 2)

  const mails = () => read<Item[]>(page, `email_messages?request.id=${request.id}`)
  await expect
    .poll(async () => (await mails())[0])
    .toMatchObject({ status: 'sent', failure: null, cc: [{ address: 'kopie@nord.example' }] })
  const [mail] = await mails()
  const eml = await sentFile(mail?.messageId)
  for (const part of ['gruppen@fjordblick.example', 'Elbreise: zehn Doppelzimmer', 'Zimmerliste.pdf']) {
    expect(eml).toContain(part)
  }
  await expect
    .poll(() => read(page, `requests/${request.id}`))
    .toMatchObject({
      requestStatus: { status: 'requested' },
      optionTodo: { dueDate: '31.01.2028 00:00:00', status: 'open' },
    })
  await page.getByRole('table', { name: 'Anfragen' }).getByText('31.01.2028').waitFor()
  // What is sent is no draft any more.
  await write()
  // It has been asked by now, and what its status is by then is left alone.
  await dialog.getByText('Der Status der Anfrage bleibt ‚Angefragt‘.').waitFor()
  // So is its option's deadline, unless somebody names another one and is told.
  await expect.poll(() => answerBy.inputValue()).toBe('31.01.2028')
  expect(await dialog.getByText('Ersetzt die Optionsfrist').count()).toBe(0)
  await answerBy.fill('28.02.2028')
  await dialog.getByText('Ersetzt die Optionsfrist 31.01.2028.').waitFor()
})

test('TRUE-04 REQ-02 whom a new service is saved with to be asked is chosen, as with its request at once; a second one is not', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await open(page, plan)
  await choose(page, 'Tag 1: Leistung hinzufügen', 'Hotel hinzufügen')
  const asks = async (service: Locator) => {
    await service.getByRole('button', { name: 'Speichern und anfragen' }).click()
    const request = page.getByRole('dialog', { name: 'Anfrage hinzufügen' })
    await request.getByRole('combobox', { name: 'Agentur' }).click()
    await page.getByRole('option').first().click()
    await request.getByRole('button', { name: 'Speichern', exact: true }).click()
    await request.waitFor({ state: 'detached' })
  }
  const form = page.getByRole('dialog', { name: 'Hotel hinzufügen' })
  await form.getByRole('combobox', { name: 'Ort' }).fill('Oslo')
  await page.getByRole('option', { name: 'Oslo' }).click()
  await asks(form)
  const hotel = async () => (await servicesOf(page, plan, 0, 'hotelPlaceholders'))[0]
  const requests = async () => ((await hotel())?.requests ?? []) as Item[] // of a service
  await expect.poll(async () => (await requests()).length).toBe(1)
  const chosen = `/api/requests/${(await requests())[0]?.id}`
  await expect.poll(async () => (await hotel())?.selectedRequest).toBe(chosen)

  await choose(page, 'Hotel in Oslo: Aktionen', 'Bearbeiten')
  await asks(page.getByRole('dialog', { name: 'Hotel in Oslo' }))
  await expect.poll(async () => (await requests()).length).toBe(2)
  await expect.poll(async () => (await hotel())?.selectedRequest).toBe(chosen)
})
