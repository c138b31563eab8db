import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { askedHotel, open, planTrip, post, servicesOf } from './harness/planned-trip.ts'

test('EASE-01 a row of the day plan opens by a click, and its cells are edited where they stand', async ({ page }) => {
  const { plan, list } = await askedHotel(page)
  const hotel = async () => (await servicesOf(page, plan, 0, 'hotelPlaceholders'))[0]

  const clock = list.getByRole('button', { name: /^Uhrzeit der Leistung Hotel in Oslo/ })
  await clock.press('Enter')
  const field = list.getByRole('textbox', { name: /^Uhrzeit der Leistung/ })
  await field.fill('23:59')
  await field.press('Escape')
  await expect.poll(() => clock.evaluate((button) => button === document.activeElement)).toBe(true)
  await clock.press('Enter')
  await field.fill('1830')
  await field.press('Enter')
  await expect.poll(async () => (await hotel())?.checkInAt).toBe('14.05.2028 18:30:00')

  await list.getByRole('button', { name: /^Reservierte Personen der Leistung Hotel in Oslo: –\/20/ }).click()
  const persons = list.getByRole('textbox', { name: /^Reservierte Personen/ })
  await persons.fill('18')
  await axeClean(page)
  await persons.press('Enter')
  await list.getByText('18/20').waitFor()

  await list.getByRole('button', { name: /^Status der Leistung Hotel in Oslo/ }).click()
  await page.getByRole('menuitem', { name: 'Vorgebucht' }).click()
  await list.getByRole('button', { name: /^Status der Leistung .*: Vorgebucht/ }).waitFor()

  await list.getByRole('button', { name: /^Optionstermin der Leistung/ }).click()
  const option = list.getByRole('textbox', { name: /^Optionstermin der Leistung/ })
  await option.fill('01.02.2028')
  await option.press('Enter')
  await list.getByRole('button', { name: /^Optionstermin der Leistung .*: 01\.02\.2028/ }).waitFor()
  await expect
    .poll(async () => (await hotel())?.requests)
    .toMatchObject([{ contingent: { reservedAmount: 18 }, requestStatus: { status: 'pre_booked' } }])

  // Its number of nights is text of the row.
  await list.getByText('1 N').click()
  await page.getByRole('dialog', { name: 'Hotel in Oslo' }).waitFor()
})

test('TRUE-08 a ferry that leaves later takes check-in and arrival along, and one click takes all of it back', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await post(page, 'ferry_placeholders', {
    ...{ day: `/api/days/${plan.days[0]?.id}`, isBrandNew: false, driverNotParticipating: false },
    ...{ startAt: '14.05.2028 14:00:00', endAt: '14.05.2028 20:00:00', checkInAt: '14.05.2028 12:30:00' },
  })
  const list = await open(page, plan)
  const times = async () => {
    const [ferry] = await servicesOf(page, plan, 0, 'ferryPlaceholders')
    return [ferry?.startAt, ferry?.checkInAt, ferry?.endAt]
  }
  await list.getByRole('button', { name: /^Uhrzeit der Leistung/ }).press('Enter')
  const field = list.getByRole('textbox', { name: /^Uhrzeit der Leistung/ })
  await field.fill('1515')
  await field.press('Enter')
  await expect.poll(times).toEqual(['14.05.2028 15:15:00', '14.05.2028 13:45:00', '14.05.2028 21:15:00'])
  const told = page.getByRole('status').filter({ hasText: /Check-in jetzt um 13:45 Uhr.*Ankunft jetzt um 21:15 Uhr/ })
  await told.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(times).toEqual(['14.05.2028 14:00:00', '14.05.2028 12:30:00', '14.05.2028 20:00:00'])
})

test('TRUE-08 a day ferry that would arrive after midnight says so where its time is typed, and keeps what was typed', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await post(page, 'ferry_placeholders', {
    ...{ day: `/api/days/${plan.days[0]?.id}`, isBrandNew: false, driverNotParticipating: false },
    ...{ startAt: '14.05.2028 12:00:00', endAt: '14.05.2028 18:00:00' },
  })
  const list = await open(page, plan)
  await list.getByRole('button', { name: /^Uhrzeit der Leistung/ }).press('Enter')
  const field = list.getByRole('textbox', { name: /^Uhrzeit der Leistung/ })
  await field.fill('2000')
  await field.press('Enter')
  await list.getByText(/Die Ankunft um 18:00 Uhr liegt vor der Abfahrt um 20:00 Uhr\. .*„Nacht“ wählen/).waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => field.inputValue()).toBe('2000')
  await axeClean(page)
  await field.fill('1300')
  await field.press('Enter')
  const start = async () => (await servicesOf(page, plan, 0, 'ferryPlaceholders'))[0]?.startAt
  await expect.poll(start).toBe('14.05.2028 13:00:00')
})
