import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { cutElements } from './harness/cut-elements.ts'
import { demoTrip } from './harness/demo-trip.ts'
import { bringSession } from './harness/people.ts'

test('EASE-11 on a telephone the head of a trip says what matters first, and the rest unfolds', async ({ page }) => {
  await bringSession(page, 'anna')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/orders/${await demoTrip(page)}`)
  const head = page.getByRole('region', { name: /^Reise \d+/ })
  await head.getByRole('button', { name: /^Status: / }).waitFor()
  await head.getByRole('button', { name: /^Zeitraum/ }).waitFor()
  await expect.poll(async () => (await head.boundingBox())?.height ?? 999).toBeLessThan(300)
  const category = head.getByRole('button', { name: /^Kategorie/ })
  await expect.poll(() => category.isVisible()).toBe(false)
  await axeClean(page)
  await head.getByRole('button', { name: 'Weitere Angaben' }).click()
  await category.waitFor()
  await head.getByRole('button', { name: 'Weniger' }).click()
  await expect.poll(() => category.isVisible()).toBe(false)
})

test('EASE-11 MOVE-01 on a telephone the areas of the settings are folded above the house', async ({ page }) => {
  await bringSession(page, 'anna')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings?organisation=1&area=house')
  const name = page.getByRole('form', { name: 'Unser Haus' }).getByLabel('Name', { exact: false }).first()
  await name.waitFor()
  await expect.poll(async () => (await name.boundingBox())?.y ?? 999).toBeLessThan(320)
  await axeClean(page)
  await page.getByRole('button', { name: 'Bereiche der Einstellungen: Unser Haus' }).click()
  await page.getByRole('link', { name: 'Mailserver' }).click()
  await page.getByRole('button', { name: 'Bereiche der Einstellungen: Mailserver' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Kundenrechnungen' }).isVisible()).toBe(false)
})

test('EASE-11 INV-12 INV-08 on a telephone the keyboard comes to whatever a panel scrolls sideways', async ({
  page,
}) => {
  await bringSession(page, 'anna')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, table] of [
    [`/orders/${await demoTrip(page)}/invoices`, 'Geplant und berechnet'],
    ['/accounting?organisation=1', 'Monate'],
  ] as const) {
    await page.goto(address)
    const shown = page.getByRole('table', { name: table })
    await shown.getByRole('row').nth(1).waitFor()
    const panel = shown.locator('xpath=..')
    await expect.poll(() => panel.evaluate((area) => area.scrollWidth > area.clientWidth)).toBe(true)
    // One that holds a button is reached by it.
    await expect
      .poll(() =>
        panel
          .locator('a[href], button:enabled')
          .or(panel.and(page.locator('[tabindex="0"]')))
          .count(),
      )
      .toBeGreaterThan(0)
    await axeClean(page)
  }
})

test('EASE-11 DOC-01 on a telephone the services of a day are read, and its page does not scroll sideways', async ({
  page,
}) => {
  await bringSession(page, 'anna')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/orders/${await demoTrip(page)}/trip-details?tab=providers`)
  const day = page.getByRole('region', { name: 'Tag 1' })
  const table = day.getByRole('table', { name: 'Übersicht des Tages' })
  const service = table.getByRole('row').nth(1).getByRole('cell').first()
  await service.waitFor()
  const widthOf = async () => (await service.boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeGreaterThan(150)
  await expect.poll(async () => (await day.getByRole('heading').boundingBox())?.width ?? 0).toBeGreaterThan(200)
  expect(await cutElements(page, 'screen')).toEqual([])
  await axeClean(page)
})
