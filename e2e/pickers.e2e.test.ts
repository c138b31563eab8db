import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import {
  choose,
  hotelIn,
  type Item,
  open,
  type Plan,
  planTrip,
  post,
  read,
  servicesOf,
} from './harness/planned-trip.ts'
import { cellAt } from './harness/sheet-cells.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)

/** Types what nobody has heard of, and waits for what the list ends with. */
async function seek(page: Page, field: Locator, name: string): Promise<Locator> {
  await field.fill(name)
  const offer = page.getByRole('option', { name: `Neu anlegen: ${name}`, exact: true })
  await offer.waitFor()
  return offer
}

async function choirOf(page: Page, { id }: Plan): Promise<Item> {
  const companyName = `Kantorei ${id}`
  const client = await post(page, 'clients', {
    ...{ organisationFilter: '/api/organisations/1', companyName, shortName: 'Kantorei' },
  })
  const data = { client: `/api/clients/${client.id}` }
  expect((await page.request.patch(`/api/orders/${id}`, { data })).status()).toBe(200)
  return client
}

test('MOVE-05 a place nobody knows is made in the form of a hotel, by keys, and nothing typed there is lost', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const name = `Neustadt ${plan.id}`
  await open(page, plan)
  await choose(page, 'Tag 2: Leistung hinzufügen', 'Hotel hinzufügen')
  const form = dialog(page, 'Hotel hinzufügen')
  await form.getByRole('textbox', { name: 'Leistungsbeschreibung' }).fill('Mit Blick auf den See')
  const place = form.getByRole('combobox', { name: 'Ort' })
  await seek(page, place, name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const fresh = dialog(page, 'Neuer Ort')
  await fresh.waitFor()
  await axeClean(page)
  // Escape is back in the picker, and the form of the hotel stands.
  await page.keyboard.press('Escape')
  await expect.poll(() => fresh.count()).toBe(0)
  await expect.poll(() => isFocused(place)).toBe(true)
  await expect.poll(() => place.inputValue()).toBe(name)
  await page.getByRole('option', { name: `Neu anlegen: ${name}` }).click()
  const land = fresh.getByRole('combobox', { name: 'Land' })
  await expect.poll(() => isFocused(land)).toBe(true)
  expect(await fresh.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name)
  await land.fill('Schweden')
  await page.getByRole('option', { name: 'Schweden (SE)' }).click()
  await fresh.getByRole('button', { name: 'Koordinaten eingeben' }).click()
  await fresh.getByRole('textbox', { name: 'Breitengrad' }).fill('57,7')
  await fresh.getByRole('textbox', { name: 'Längengrad' }).fill('14,2')
  await fresh.getByRole('button', { name: 'Anlegen' }).click()
  await expect.poll(() => fresh.count()).toBe(0)
  await expect.poll(() => place.inputValue()).toBe(name)
  expect(await form.getByRole('textbox', { name: 'Leistungsbeschreibung' }).inputValue()).toBe('Mit Blick auf den See')
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect.poll(() => form.count()).toBe(0)
  const placed = async () => (await servicesOf(page, plan, 1, 'hotelPlaceholders')).map((one) => one.place)
  await expect.poll(placed).toEqual([expect.objectContaining({ name, country: 'SE' })])
  const [made] = await read<Item[]>(page, `places?name=${encodeURIComponent(name)}`)
  expect(made).toMatchObject({ latitude: 57.7, longitude: 14.2 })
})

test('MOVE-05 a person nobody knows is made where the offer asks whom it goes to', async ({ page }) => {
  const plan = await planTrip(page)
  const client = await choirOf(page, plan)
  await page.goto(`${plan.address}/offer`)
  const contact = page.getByRole('combobox', { name: 'Kontakt mit E-Mail' })
  await (await seek(page, contact, 'Ada Brandt')).click()
  const fresh = dialog(page, 'Neuer Kontakt')
  await expect.poll(() => fresh.getByRole('textbox', { name: 'Vorname' }).inputValue()).toBe('Ada')
  expect(await fresh.getByRole('textbox', { name: 'Nachname' }).inputValue()).toBe('Brandt')
  await fresh.getByRole('textbox', { name: 'E-Mail' }).fill(`ada.${plan.id}@kantorei.example`)
  await page.keyboard.press('Enter')
  await expect.poll(() => fresh.count()).toBe(0)
  await expect.poll(() => contact.inputValue()).toBe('Ada Brandt')
  const mainContact = async () => (await read(page, `orders/${plan.id}?_groups[]=contact_read`)).primaryOrderContact
  await expect.poll(mainContact).not.toBe(null)
  const people = await read<Item[]>(page, `contacts?client.id=${client.id}`)
  expect(people.map(({ fullName }) => fullName)).toEqual(['Ada Brandt'])
})

test('MOVE-05 MOVE-06 the client of a trip is made in its head, and one that seems there is taken instead', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const client = await choirOf(page, plan)
  const name = `Singkreis ${plan.id}`
  await open(page, plan)
  const field = page.getByRole('combobox', { name: 'Kunde', exact: true })
  await page.getByRole('button', { name: new RegExp(`^Kunde Kantorei ${plan.id}`) }).press('Enter')
  await (await seek(page, field, name)).click()
  const fresh = dialog(page, 'Neuer Kunde')
  await expect.poll(() => fresh.getByRole('textbox', { name: 'Kurzname' }).inputValue()).toBe(name)
  await fresh.getByRole('textbox', { name: 'Firma' }).fill(`${name} e. V.`)
  await expect.poll(() => fresh.getByRole('textbox', { name: 'Kurzname' }).inputValue()).toBe(`${name} e. V.`)
  await fresh.getByRole('button', { name: 'Anlegen' }).click()
  await expect.poll(() => fresh.count()).toBe(0)
  await expect.poll(() => field.inputValue()).toBe(`${name} e. V.`)
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  const ofTrip = async () =>
    (await read<{ client: { id: number } }>(page, `orders/${plan.id}?_groups[]=client_read`)).client.id
  await expect.poll(ofTrip).not.toBe(client.id)
  const made = await ofTrip()

  // The same club once more, by a name that is spelt another way.
  await page.getByRole('button', { name: new RegExp(`^Kunde ${name}`) }).press('Enter')
  await (await seek(page, field, `Singkreis ${plan.id} eV`)).click()
  await fresh.getByText('Gibt es das schon?').waitFor()
  await fresh.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Übernehmen' }).click()
  await expect.poll(() => fresh.count()).toBe(0)
  await expect.poll(() => field.inputValue()).toBe(`${name} e. V.`)
  expect(await ofTrip()).toBe(made)
})

test('MOVE-05 a cell of the drawer whose search finds nothing makes the agency in place and keeps it', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const name = `Fjordtours ${plan.id}`
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  await post(page, 'hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  await open(page, plan)
  const drawer = page.getByRole('region', { name: 'Schnellbearbeitung' })
  await drawer.getByRole('button', { name: 'Schnellbearbeitung öffnen' }).click()
  const cell = await cellAt(drawer.getByRole('grid', { name: 'Hotels' }), 0, 'Agentur')
  await cell.click()
  await page.keyboard.type(name)
  await page.getByRole('option', { name: `Neu anlegen: ${name}` }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const fresh = dialog(page, 'Neue Agentur')
  await expect.poll(() => fresh.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name)
  await fresh.getByRole('button', { name: 'Anlegen' }).click()
  await expect.poll(() => fresh.count()).toBe(0)
  await expect.poll(() => cell.textContent()).toBe(name)
  const asked = async () => (await read<Item[]>(page, `hotel_requests?order.id=${plan.id}`)).map(({ agency }) => agency)
  const [agency] = await read<Item[]>(page, `agencies?name=${encodeURIComponent(name)}`)
  await expect.poll(asked).toEqual([`/api/agencies/${agency?.id}`])
})

test('MOVE-05 where a port lies: the gazetteer tells it, a press on the map sets it, drawing moves it', async ({
  page,
}) => {
  const { id } = await planTrip(page)
  await page.goto('/ports?add')
  const form = dialog(page, 'Neuer Hafen')
  const status = form.getByRole('status').filter({ hasText: /°|ohne Lage/ })
  await form.getByRole('textbox', { name: 'Name' }).fill('Hirtshals')
  const hits = form.getByRole('group', { name: 'Vorschläge für die Lage' })
  await hits.getByRole('button', { name: 'Hirtshals, Dänemark · Hafen' }).click()
  await expect.poll(() => status.textContent()).toMatch(/^57,5\d+° N, 9,9\d+° O$/)
  await expect.poll(() => form.getByRole('combobox', { name: 'Land' }).inputValue()).toBe('Dänemark (DK)')

  // A press elsewhere, and a draw from there.
  const name = `Kleiner Hafen ${id}`
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByText('Die Karte wird gezeichnet ...').waitFor({ state: 'detached' })
  const map = form.getByRole('region', { name: 'Karte: Lage' })
  const told = await status.textContent()
  await map.click({ position: { x: 60, y: 60 } })
  await expect.poll(() => status.textContent()).not.toBe(told)
  const pressed = await status.textContent()
  // The point follows what is told of it; what stands around the map does not move it.
  const before = await map.boundingBox()
  const point = form.locator('.maplibregl-marker')
  const away = async () => {
    const [box, around] = [await point.boundingBox(), await map.boundingBox()]
    if (box === null || around === null) return null
    return Math.hypot(box.x + box.width / 2 - around.x - 60, box.y + box.height / 2 - around.y - 60)
  }
  await expect.poll(away).toBeLessThan(8)
  await hits.getByRole('button').first().waitFor({ state: 'detached' })
  expect(await map.boundingBox()).toEqual(before)
  const { x, y } = before ?? { x: 0, y: 0 }
  await page.mouse.move(x + 60, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + 100, y + 90, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => status.textContent()).not.toBe(pressed)
  await axeClean(page)
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const [port] = await read<Item[]>(page, `ports?name=${encodeURIComponent(name)}`)
  expect(port).toMatchObject({ country: 'DK' })
  // Other tests count what there is.
  expect((await page.request.delete(`/api/ports/${port?.id}`)).status()).toBe(204)
})
