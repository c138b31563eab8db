import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { freeText, open, planTrip, servicesOf, titlesIn } from './harness/planned-trip.ts'

const undo = (page: Page, told: string) =>
  page.getByRole('status').filter({ hasText: told }).getByRole('button', { name: 'Rückgängig' }).click()

async function select(page: Page, list: Locator, titles: readonly string[]): Promise<Locator> {
  for (const title of titles) await list.getByRole('checkbox', { name: title }).check()
  const panel = page.getByRole('region', { name: `${titles.length} Leistungen ausgewählt` })
  await panel.waitFor()
  return panel
}

test('EASE-02 selected services move, change their Abrechnung and go, each taken back by one click', async ({
  page,
}) => {
  const plan = await planTrip(page)
  for (const text of ['Eins', 'Zwei', 'Drei']) await freeText(page, plan.days[0], text)
  const list = await open(page, plan)
  const panel = await select(page, list, ['Eins', 'Zwei'])
  await axeClean(page)

  // By the keyboard alone.
  await panel.getByRole('button', { name: 'Verschieben nach …' }).press('Enter')
  await page.getByRole('menuitem', { name: /^Tag 3/ }).press('Enter')
  await noticed(page, '2 Leistungen verschoben!')
  await expect.poll(() => titlesIn(list, 3)).toEqual(['Eins', 'Zwei'])
  await undo(page, 'verschoben')
  await noticed(page, 'Rückgängig gemacht!')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Zwei', 'Drei'])

  const offers = async () =>
    (await servicesOf(page, plan, 0, 'freeTextItems')).map(
      ({ clientOffer }) => (clientOffer as { status: string }).status,
    )
  await panel.getByRole('button', { name: 'Abrechnung …' }).click()
  await page.getByRole('menuitem', { name: 'Möglichkeit' }).click()
  await noticed(page, 'Abrechnung geändert!')
  await expect.poll(() => offers()).toEqual(['optional', 'optional', 'included'])
  await undo(page, 'Abrechnung')
  await expect.poll(offers).toEqual(['included', 'included', 'included'])

  await panel.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, '2 Leistungen gelöscht!')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Drei'])
  await undo(page, 'gelöscht')
  await noticed(page, 'Wiederhergestellt!')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Zwei', 'Drei'])
})
