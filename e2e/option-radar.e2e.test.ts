import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { hotelIn, type Item, planTrip, post, read } from './harness/planned-trip.ts'

const inDays = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000)
  const timeZone = 'Europe/Berlin'
  return new Intl.DateTimeFormat('de-DE', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(date)
}
/** The rows of options of one hotel of the test's own. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Optionen' }).getByRole('row').filter({ hasText: name })

async function option(page: Page, day: Item | undefined, name: string, dueDate: string): Promise<Item> {
  const hotel = await post(page, 'hotels', { name })
  const service = await hotelIn(page, day, 'Oslo')
  return post(page, 'hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${service.id}`, provider: `/api/hotels/${hotel.id}` },
    ...{ requestStatus: { status: 'option' }, optionTodo: { dueDate } },
    itemPrices: [{ name: 'Doppelzimmer', quantityType: 'per_person_night', price: { amount: '70', currency: 'EUR' } }],
  })
}

test('EASE-06 the option radar: expired first; extend, book, release and ask where the option stands', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const lapsed = await option(page, plan.days[0], 'Radarhof Alt', inDays(-400))
  const soon = await option(page, plan.days[1], 'Radarhof Neu', inDays(2))
  await page.goto('/orders')
  await page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link', { name: 'Optionen' }).click()
  await page.getByRole('searchbox', { name: 'Optionen durchsuchen' }).fill('Radarhof')
  await expect.poll(() => page.getByRole('table', { name: 'Optionen' }).getByRole('row').count()).toBe(3)
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Radarhof Alt')
  await rowOf(page, 'Radarhof Alt').getByText('1.400,00').waitFor()
  await page.getByText('1 abgelaufen · 1 läuft noch').waitFor()
  await axeClean(page)

  // Extended where it stands, it is a deadline ahead.
  await rowOf(page, 'Radarhof Alt')
    .getByRole('button', { name: /^Option Radarhof Alt verlängern/ })
    .click()
  await page.getByRole('textbox', { name: 'Option Radarhof Alt verlängern' }).fill(inDays(9))
  await page.keyboard.press('Enter')
  await page.getByText('2 laufen noch').waitFor()
  await expect
    .poll(() => read(page, `requests/${lapsed.id}`))
    .toMatchObject({ optionTodo: { dueDate: `${inDays(9)} 00:00:00` } })

  // The letter begins as in the trip.
  await page.getByRole('button', { name: 'Bei Radarhof Neu nachfragen' }).click()
  const letter = page.getByRole('dialog', { name: 'Anfrage an Radarhof Neu' })
  await letter.getByRole('textbox', { name: 'Betreff' }).waitFor()
  await letter.getByRole('textbox', { name: 'Betreff' }).press('Escape')
  await letter.waitFor({ state: 'hidden' })

  // Given back and booked they leave the list.
  await page.getByRole('button', { name: 'Option Radarhof Alt freigeben' }).click()
  await page.getByRole('menuitem', { name: 'Storniert' }).click()
  await rowOf(page, 'Radarhof Alt').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Option Radarhof Neu buchen' }).click()
  await page.getByRole('menuitem', { name: 'Bestätigt' }).click()
  await page.getByText('Keine offene Option passt zu Suche und Filtern.').waitFor()
  await expect.poll(() => read(page, `requests/${soon.id}`)).toMatchObject({ requestStatus: { status: 'approved' } })
})
