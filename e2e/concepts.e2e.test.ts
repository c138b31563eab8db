import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { noticed } from './harness/notices.ts'
import {
  choose,
  daysOf,
  hotelIn,
  type Item,
  open,
  type Plan,
  planTrip,
  post,
  read,
  servicesOf,
} from './harness/planned-trip.ts'

type Concept = Item & { name: string; sortHelper: string[] }
type Trip = Item & { groupName: string; startAt: string }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const lookup = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function pick(page: Page, field: string, term: string): Promise<void> {
  await lookup(page, field).fill(term)
  await page.getByRole('option', { name: new RegExp(term) }).click()
}

async function typeRange(page: Page, number: string, start: string, end: string): Promise<void> {
  for (const [name, value] of [
    ['Beginn', start],
    ['Ende', end],
  ]) {
    await page.getByRole('textbox', { name: `${name}${number}`, exact: true }).fill(value ?? '')
    await page.keyboard.press('Tab')
  }
}

const placesOn = async (page: Page, trip: number) =>
  (await daysOf(page, trip)).map((day) =>
    (day.hotelPlaceholders as { place: { name: string } }[]).map(({ place }) => place.name),
  )

/** A trip of three days with hotels on the first and the last. */
async function plannedTrip(page: Page, groupName: string): Promise<Plan> {
  const plan = await planTrip(page)
  await hotelIn(page, plan.days[0], 'Oslo')
  await hotelIn(page, plan.days[2], 'Bergen')
  await page.request.patch(`/api/orders/${plan.id}`, { data: { groupName } })
  return plan
}

test('NEW-02 NEW-05 NEW-13 a trip is copied into two periods; too short a period says so', async ({ page }) => {
  const plan = await plannedTrip(page, 'Kopierchor')
  await page.goto(`/orders/add/?copy=${plan.id}`)
  await expect.poll(() => lookup(page, 'Reise').inputValue()).toContain('Elbreise · 3 Tage')
  await expect.poll(() => page.getByRole('textbox', { name: 'Gruppenname' }).inputValue()).toBe('Kopierchor')
  await axeClean(page)
  // What came by itself is nobody's typing: it goes without a question, and no other new trip begins with it.
  await page.getByRole('link', { name: 'Reisen', exact: true }).click()
  await page.getByRole('link', { name: 'Neue Reise' }).click()
  await page.waitForURL('**/orders/add')
  await expect.poll(() => page.getByRole('textbox', { name: 'Gruppenname' }).inputValue()).toBe('')
  await page.goto(`/orders/add/?copy=${plan.id}`)
  await expect.poll(() => lookup(page, 'Reise').inputValue()).toContain('Elbreise · 3 Tage')
  const prices = page.getByRole('checkbox', { name: 'Preise' })
  await expect.poll(() => prices.isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: 'Kalkulation' }).check()
  await prices.check()
  await page.getByRole('checkbox', { name: 'Kalkulation' }).uncheck()
  await expect.poll(() => prices.isChecked()).toBe(false)
  const tooShort = 'Der Reisezeitraum ist für die Reise nicht ausreichend'
  await typeRange(page, '', '01.06.2029', '02.06.2029')
  await expect.poll(() => page.getByText(tooShort).count()).toBe(2)
  await expect.poll(() => button(page, 'Reise speichern').isDisabled()).toBe(true)
  await typeRange(page, '', '01.06.2029', '03.06.2029')
  await button(page, 'Zeitraum').click()
  await typeRange(page, ' 2', '01.07.2029', '04.07.2029')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), button(page, '2 Reisen speichern').click()])
  await noticed(page, 'Die Reise wurde gespeichert!')
  await tab.close()
  await page.waitForURL(/\/orders\/\d+$/)
  const copies = (await read<Trip[]>(page, 'orders?_search=Kopierchor&_order[startAt]=asc')).filter(
    ({ id }) => id !== plan.id,
  )
  expect(copies.map(({ startAt }) => startAt.slice(0, 10))).toEqual(['01.06.2029', '01.07.2029'])
  await expect.poll(() => placesOn(page, copies[0]?.id ?? 0)).toEqual([['Oslo'], [], ['Bergen']])
  await expect.poll(() => placesOn(page, copies[1]?.id ?? 0)).toEqual([['Oslo'], [], ['Bergen'], []])
  allowConsole(page, /404/)
  await page.goto('/orders/add?copy=999999999')
  await noticed(page, 'Reise konnte nicht geladen werden!')
})

test('NEW-02 NEW-06 a trip starts from an overall concept; changing the mode clears the source', async ({ page }) => {
  const plan = await plannedTrip(page, 'Konzeptchor')
  const rows = plan.days.map(({ id }) => ({ day: `/api/days/${id}`, requests: true }))
  await post(page, 'order_concepts', { name: 'Fjordklang in drei Tagen', category: 'choir', days: rows })
  await page.goto('/orders/add')
  await page.getByText('Gesamtkonzept', { exact: true }).click()
  await typeRange(page, '', '01.08.2029', '05.08.2029')
  await page.getByText('Bitte eine Organisation wählen.').waitFor()
  await pick(page, 'Gesamtkonzept', 'Fjordklang')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Reisename' }).inputValue())
    .toBe('Fjordklang in drei Tagen')
  await page.getByText('Reise kopieren', { exact: true }).click()
  await expect.poll(() => lookup(page, 'Reise').inputValue()).toBe('')
  await page.getByText('Gesamtkonzept', { exact: true }).first().click()
  await expect.poll(() => lookup(page, 'Gesamtkonzept').inputValue()).toBe('')
  // With the concept went what it had filled in, its house too.
  await page.getByText('Bitte eine Organisation wählen.').waitFor()
  await page.getByRole('combobox', { name: 'Organisation', exact: true }).click()
  await page.getByRole('option', { name: 'Reisewerk Nord' }).click()
  await page.getByText('Bitte wählen Sie ein Konzept aus!').waitFor()
  await pick(page, 'Gesamtkonzept', 'Fjordklang')
  await expect.poll(() => button(page, 'Reise speichern').isEnabled()).toBe(true)
  await button(page, 'Reise speichern').click()
  await page.waitForURL(/\/orders\/\d+$/)
  const trip = Number(page.url().split('/').at(-1))
  await expect.poll(() => placesOn(page, trip)).toEqual([['Oslo'], [], ['Bergen'], [], []])
  await page.getByText('Tag 5 - Sonntag - 05.08.2029').waitFor()
})

test('DAY-06 DAY-07 a day is kept as a concept and added to a trip again, a whole concept fills an empty trip', async ({
  page,
}) => {
  const plan = await plannedTrip(page, 'Tagechor')
  await page.request.patch(`/api/days/${plan.days[0]?.id}`, { data: { name: 'Oslo am Morgen', distance: 120 } })
  const list = await open(page, plan)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const keep = async () => choose(page, 'Tag 1: Aktionen', 'Als Tageskonzept speichern')
  await keep()
  await expect.poll(() => name.inputValue()).toBe('Oslo am Morgen')
  await axeClean(page)
  await button(page, 'Speichern').click()
  await noticed(page, 'Das Tageskonzept wurde gespeichert!')
  const [kept] = await read<Concept[]>(page, 'day_concepts?name=Oslo am Morgen')
  expect(kept).toMatchObject({ category: 'classic', distance: 120, isHidden: false, checkStatus: 'new' })
  await keep()
  await page.getByText('This name already exists!').waitFor()
  await expect.poll(() => button(page, 'Speichern').isDisabled()).toBe(true)
  await name.fill('Oslo am Abend')
  await expect.poll(() => page.getByText('This name already exists!').count()).toBe(0)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await post(page, 'day_concepts', { name: 'Oslo am Mittag', organisationFilter: '/api/organisations/1' })
  await page.goto(`/day_concepts/${kept?.id}`)
  await name.fill('oslo am mittag')
  await page.getByText('This name already exists!').waitFor()
  await name.fill('Oslo am Morgen')
  await expect.poll(() => page.getByText('This name already exists!').count()).toBe(0)
  await open(page, plan)

  await page.request.delete(`/api/days/${plan.days[1]?.id}`)
  await choose(page, 'Tag hinzufügen', 'Tageskonzept hinzufügen')
  await button(page, 'Hinzufügen').click()
  await noticed(page, 'Bitte wählen Sie ein Konzept aus!')
  await pick(page, 'Tageskonzept', 'Oslo am Morgen')
  await page.getByRole('textbox', { name: /^Nächte .*Oslo/ }).fill('2')
  await button(page, 'Hinzufügen').click()
  await noticed(page, 'Ein Tag wurde hinzugefügt!')
  await list.getByText('Tag 2 - Montag - 15.05.2028 - Oslo am Morgen (120 Km)').waitFor()
  const [stay] = await servicesOf(page, plan, 1, 'hotelPlaceholders')
  expect([stay?.startAt, stay?.endAt]).toEqual(['15.05.2028 00:00:00', '17.05.2028 00:00:00'])

  const days = (await daysOf(page, plan.id)).map(({ id }) => ({ day: `/api/days/${id}` }))
  await post(page, 'order_concepts', { name: 'Elbe und Fjord', days })
  for (const { id } of await daysOf(page, plan.id)) await page.request.delete(`/api/days/${id}`)
  await page.getByText('Es gibt keine Tage').waitFor()
  await choose(page, 'Tag hinzufügen', 'Gesamtkonzept verwenden')
  await pick(page, 'Gesamtkonzept', 'Elbe und Fjord')
  await button(page, 'Hinzufügen').click()
  await list.getByText('Tag 3 - Dienstag - 16.05.2028').waitFor()
  await expect.poll(() => placesOn(page, plan.id)).toEqual([['Oslo'], ['Oslo'], ['Bergen']])
})
