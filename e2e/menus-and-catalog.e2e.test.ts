import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { hotelIn, type Item, planTrip, post, read } from './harness/planned-trip.ts'

test('DOC-04 DOC-05 DOC-07 menus are chosen by day and listed, catalogue texts written and put out, and all of it is found among the documents', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const [menu] = await read<(Item & { name: string; subType: string; provider: string })[]>(
    page,
    'menus?locale=de_DE&isRetired=false&organisationFilter.id=1&_itemsPerPage=1',
  )
  const stay = await hotelIn(page, plan.days[0], 'Oslo')
  await post(page, 'hotel_requests', { placeholder: `/api/hotel_placeholders/${stay.id}`, provider: menu?.provider })

  await page.goto(`${plan.address}/menus`)
  const first = page.getByRole('region', { name: /^Tag 1 - Sonntag - 14\.05\.2028/ })
  await first.getByRole('button', { name: 'Menü hinzufügen' }).click()
  const save = first.getByRole('button', { name: 'Speichern', exact: true })
  await expect.poll(() => save.isDisabled()).toBe(true)
  await first.getByRole('combobox', { name: 'Leistungsträger' }).click()
  await page.getByRole('option').first().click()
  await save.click()
  const meal = first.getByRole('group', { name: 'Abendessen am 14.05.2028' })
  const text = meal.getByRole('textbox', { name: /^Text/ })
  await text.fill('Gebratener Saibling')
  const kept = () => read<{ menu: string | null; text: unknown }[]>(page, `trip_details?order.id=${plan.id}&type=menu`)
  await expect.poll(async () => JSON.stringify(await kept())).toContain('Saibling')
  await axeClean(page)
  await meal.getByRole('combobox', { name: 'Menü', exact: true }).click()
  await page
    .getByRole('option', { name: menu?.name ?? '' })
    .first()
    .click()
  await text.waitFor({ state: 'detached' })
  await expect.poll(async () => (await kept())[0]?.menu).toMatch(/^\/api\/menus\/\d+$/)

  await page.getByRole('tab', { name: 'Menüliste erstellen' }).click()
  await page.getByRole('img', { name: 'Die Menüliste, wie sie gedruckt wird, 1 Seite' }).waitFor()
  await page.getByRole('button', { name: 'Menüliste generieren' }).click()
  await noticed(page, 'Das Dokument wurde generiert!')
  await page
    .getByRole('region', { name: 'Gespeicherte Menülisten' })
    .getByRole('link', { name: /^Menüliste/ })
    .waitFor()
  await axeClean(page)

  await page.goto(`${plan.address}/catalog`)
  await page.getByRole('textbox', { name: 'Tag 1: Katalogtext' }).fill('Am Vormittag nach Oslo.')
  await expect
    .poll(async () => (await read(page, `days/${plan.days[0]?.id}?_groups[]=catalog_read`)).catalogText)
    .toBe('Am Vormittag nach Oslo.')
  await axeClean(page)
  await page.getByRole('button', { name: 'Textdatei generieren' }).click()
  await page.getByRole('menuitem', { name: 'Word (.docx), alle Tage' }).click()
  await page.getByRole('tab', { name: 'Dokumente' }).click()
  await page.getByRole('link', { name: /^Katalogtext/ }).waitFor()

  await page.goto(`${plan.address}/documents`)
  const table = page.getByRole('table', { name: 'Dokumente der Reise' })
  await table.getByRole('button', { name: /^Katalogtext/ }).waitFor()
  await page.getByRole('button', { name: 'Menüliste 1' }).click()
  await table.getByRole('button', { name: /^Katalogtext/ }).waitFor({ state: 'detached' })
  const detail = page.getByRole('complementary', { name: 'Ausgewähltes Dokument' })
  await detail.getByRole('switch', { name: 'Gilt für alle Reisen' }).click()
  await table.getByRole('img', { name: 'Für alle Reisen' }).waitFor()
  await axeClean(page)
  await detail.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await table.waitFor({ state: 'detached' })
})
