import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { noticed } from './harness/notices.ts'
import { planTrip } from './harness/planned-trip.ts'
import { cellAt } from './harness/sheet-cells.ts'

test('CALC-06 APP-14 what tells of a refused cell does not lie over the last line of the last sheet', async ({
  page,
}) => {
  const plan = await planTrip(page)
  allowConsole(page, /422/)
  await page.setViewportSize({ width: 1440, height: 560 })
  await page.goto(`${plan.address}/calculations`)
  await page.getByRole('button', { name: 'Extra hinzufügen' }).click()
  for (const [place, text] of ['Frühbucher', 'pro P', '', '-20'].entries()) {
    if (place > 0) await page.keyboard.press('Tab')
    if (text !== '') await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await noticed(page, 'Der Preis wurde gespeichert!')
  const extras = page.getByRole('grid', { name: 'Extras und Rabatte', exact: true })
  const violations = [{ propertyPath: 'sellPrice.amount', message: 'Die Zelle ist gesperrt' }]
  await page.route('**/api/calculation_*/**', (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: 'Nein', violations } }),
  )
  await (await cellAt(extras, 0, 'Verkauf €')).click()
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  const told = page.getByRole('button', { name: /^Nicht gespeichert: Zeile 1/ })
  await told.waitFor()
  const below = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const [line, bar] = await Promise.all([extras.getByRole('row').last().boundingBox(), told.boundingBox()])
    return line === null || bar === null ? null : bar.y - (line.y + line.height)
  }
  await expect.poll(below).toBeGreaterThanOrEqual(-1)
})
