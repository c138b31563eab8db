import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession } from './harness/people.ts'
import { planTrip } from './harness/planned-trip.ts'

test('EASE-07 a colleague named by @ in the notes of a trip hears of it in the bell, at once, with the way there', async ({
  page,
  newPage,
}) => {
  const other = await newPage()
  await bringSession(other, 'bernd')
  await other.goto('/orders')
  const bell = other.getByRole('button', { name: /^Mitteilungen/ })
  await bell.waitFor()

  const plan = await planTrip(page)
  await page.evaluate(() => localStorage.setItem('orders-tabs', JSON.stringify(['notes'])))
  await page.goto(plan.address)
  const notes = page.getByRole('textbox', { name: 'Bemerkungen' })
  await notes.click()
  await page.keyboard.type('Kennt das Hotel jemand? @ber')
  await page
    .getByRole('listbox', { name: 'Kollegen erwähnen' })
    .getByRole('option', { name: 'Bernd Thomsen' })
    .waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => notes.textContent()).toContain('@Bernd Thomsen ')

  // Nobody reloads: the bell hears of it.
  await bell.click()
  const line = other.getByRole('listitem').filter({ hasText: 'Kennt das Hotel jemand? @Bernd Thomsen' })
  await line.getByText('Ungelesen').waitFor()
  await axeClean(other)
  await line.getByRole('link').click()
  await other.waitForURL(`**${plan.address}`)
  await bell.click()
  await line.waitFor()
  await expect.poll(() => line.getByText('Ungelesen').count()).toBe(0)

  // Switched off, it is told no more.
  await other.getByRole('link', { name: 'Einstellen' }).click()
  const mentions = other.getByRole('switch', { name: 'Erwähnungen' })
  await mentions.click({ force: true })
  await expect.poll(() => mentions.isChecked()).toBe(false)
  await bell.click()
  await other.getByRole('button', { name: 'Alle als gelesen' }).waitFor()
  await expect.poll(() => line.count()).toBe(0)
  await other.keyboard.press('Escape')
  await mentions.click({ force: true })
  await expect.poll(() => mentions.isChecked()).toBe(true)
})
