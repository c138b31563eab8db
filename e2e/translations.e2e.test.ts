import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession } from './harness/people.ts'
import { freeText, planTrip, post, read } from './harness/planned-trip.ts'

test('MOVE-08 what an offer in French lacks leads to where it is entered, and is no longer named once it is', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await post(page, 'offers', { order: `/api${plan.address}` })
  const { id } = await freeText(page, plan.days[0], 'Der Abend ist frei')
  expect((await page.request.patch(`/api${plan.address}`, { data: { orderLocale: 'fr' } })).status()).toBe(200)

  await page.goto(`${plan.address}/offer`)
  const missing = page.getByRole('link', { name: /Tag 1: offenbar nicht auf Französisch/ })
  await missing.click()
  const form = page.getByRole('dialog', { name: 'Der Abend ist frei', exact: true })
  await translateInForm(page, form, 'Text', 'La soirée est libre')
  await expect
    .poll(() => read(page, `free_text_items/${id}`))
    .toMatchObject({ translations: { fr: { text: 'La soirée est libre' } } })

  await page.goto(`${plan.address}/offer`)
  await page.getByRole('list', { name: 'Prüfung vor dem Erzeugen' }).getByRole('listitem').first().waitFor()
  await expect.poll(() => missing.count()).toBe(0)

  await page.goto(`${plan.address}#day-${plan.days[0]?.id}`)
  await page
    .getByRole('group', { name: 'Tag 1 bearbeiten' })
    .getByRole('button', { name: /^Tag 1: Übersetzungen/ })
    .waitFor()
})

test('MOVE-08 the day of a concept and a destination are translated where they stand', async ({ page }) => {
  const plan = await planTrip(page)
  const [day] = plan.days
  const subtitle = { daySubtitles: [{ subtitle: 'Ankunft am Mittag' }] }
  expect((await page.request.patch(`/api/days/${day?.id}`, { data: subtitle })).status()).toBe(200)
  const concept = await post(page, `day_concepts/create_from_day/${day?.id}`, { name: `Übersetzt ${plan.id}` })
  await page.goto(`/day_concepts/${concept.id}`)
  await page.getByRole('button', { name: /^Tag 1: Übersetzungen/ }).click()
  const texts = page.getByRole('dialog', { name: /Übersetzungen$/ })
  await texts.getByRole('textbox', { name: 'Untertitel auf Englisch' }).fill('Arrival at noon')
  await texts.getByRole('button', { name: 'Übernehmen' }).click()
  await page.getByRole('button', { name: /^Tag 1: Übersetzungen \(.*Englisch: 1 von 2 Texten/ }).waitFor()
  await axeClean(page)
  const { daySubtitles } = await read<{ daySubtitles: object[] }>(page, `days/${concept.id}`)
  expect(daySubtitles).toMatchObject([{ translations: { en: { subtitle: 'Arrival at noon' } } }])

  const destination = await post(page, 'destinations', { name: `Fjordland ${plan.id}` })
  await page.goto(`/destinations/${destination.id}`)
  await page.getByRole('button', { name: /^Fjordland .*: Übersetzungen/ }).click()
  await texts.getByRole('button', { name: 'Name bleibt auf Französisch gleich' }).click()
  await texts.getByRole('button', { name: 'Übernehmen' }).click()
  await expect
    .poll(() => read(page, `destinations/${destination.id}`))
    .toMatchObject({ translations: { fr: { name: destination.name } } })
  await axeClean(page)
})

test('MOVE-08 a port, an airport and a station are translated on their pages', async ({ page }) => {
  await bringSession(page, 'anna')
  const number = Date.now() % 100_000
  const at = { country: 'DK', latitude: 55.7, longitude: 12.6 }
  const letter = (place: number) => String.fromCharCode(65 + (place % 26))
  // No airport's code begins so.
  const iataCode = `Q${letter(number / 26)}${letter(number)}`
  const made = [
    ['ports', await post(page, 'ports', { name: `Königshafen ${number}`, ...at })],
    ['airports', await post(page, 'airports', { name: `Königsflug ${number}`, iataCode, ...at })],
    ['train_stations', await post(page, 'train_stations', { name: `Königsbahn ${number}`, ...at })],
  ] as const
  const texts = page.getByRole('dialog', { name: /Übersetzungen$/ })
  for (const [path, { id }] of made) {
    await page.goto(`/${path}/${id}`)
    await page.getByRole('button', { name: /^Königs.*: Übersetzungen/ }).click()
    await texts.getByRole('textbox', { name: 'Name auf Französisch' }).fill(`Royal ${number}`)
    await texts.getByRole('button', { name: 'Übernehmen' }).click()
    await expect
      .poll(() => read(page, `${path}/${id}`))
      .toMatchObject({ translations: { fr: { name: `Royal ${number}` } } })
  }
  await axeClean(page)
})

test('MOVE-08 where one meets is translated with the other words of its service', async ({ page }) => {
  const plan = await planTrip(page)
  const type = await post(page, 'other_service_types', { name: `Rundgang ${plan.id}`, category: 'guide' })
  const tour = await post(page, 'other_placeholders', {
    ...{ day: `/api/days/${plan.days[0]?.id}`, otherServiceType: `/api/other_service_types/${type.id}` },
    ...{ isBrandNew: false, driverNotParticipating: false, meetingPoint: 'Vor dem Rathaus' },
  })
  await page.goto(`${plan.address}#service-${tour.id}`)
  const form = page.getByRole('dialog', { name: `Rundgang ${plan.id}` })
  await translateInForm(page, form, 'Treffpunkt', 'Devant la mairie')
  await expect
    .poll(() => read(page, `other_placeholders/${tour.id}`))
    .toMatchObject({ translations: { fr: { meetingPoint: 'Devant la mairie' } } })
})

test('MOVE-08 the name of a trip is translated where it stands, and marked once it is another one', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const rename = (name: string) => page.request.patch(`/api${plan.address}`, { data: { trip: { name } } })
  expect((await rename('Fjorde und Fjelle')).status()).toBe(200)
  await page.goto(plan.address)
  await page.getByRole('button', { name: /^Reisename: Übersetzungen \(Französisch: fehlt/ }).click()
  const texts = page.getByRole('dialog', { name: /Übersetzungen$/ })
  await texts.getByRole('textbox', { name: 'Reisename auf Französisch' }).fill('Fjords et fjells')
  await texts.getByRole('button', { name: 'Übernehmen' }).click()
  await page.getByRole('button', { name: /^Reisename: Übersetzungen \(Französisch: übersetzt ·/ }).waitFor()
  const kept = () => read(page, `orders/${plan.id}?_groups[]=trip_dashboard_read`)
  await expect.poll(kept).toMatchObject({ translations: { fr: { tripName: 'Fjords et fjells' } } })

  expect((await rename('Fjorde und Berge')).status()).toBe(200)
  await page.getByRole('button', { name: /Französisch: übersetzt, Deutsch wurde seither geändert/ }).click()
  await texts.getByText('Deutsch wurde seither geändert').waitFor()
  await axeClean(page)
  await texts.getByRole('button', { name: 'Reisename stimmt auf Französisch noch' }).click()
  await texts.getByRole('button', { name: 'Übernehmen' }).click()
  await page.getByRole('button', { name: /^Reisename: Übersetzungen \(Französisch: übersetzt ·/ }).waitFor()
})

/** Writes what nobody has translated yet in French, where it stands, and saves it. */
async function translateInForm(page: Page, form: Locator, field: string, french: string): Promise<void> {
  await form.getByRole('button', { name: /Übersetzungen \(Französisch: fehlt · Englisch: fehlt\)/ }).click()
  const texts = page.getByRole('dialog', { name: /Übersetzungen$/ })
  await texts.getByRole('textbox', { name: `${field} auf Französisch` }).fill(french)
  await axeClean(page)
  await texts.getByRole('button', { name: 'Übernehmen' }).click()
  await form.getByRole('button', { name: /Übersetzungen \(Französisch: übersetzt/ }).waitFor()
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
}
