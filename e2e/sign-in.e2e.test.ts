import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { demoPassword, people, signIn } from './harness/people.ts'

test('APP-02 whoever opens the app signs in with e-mail and password and is where they wanted to go', async ({
  page,
}) => {
  await page.goto('/orders')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(people.bernd)
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await axeClean(page)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('heading', { level: 1, name: 'REISEÜBERSICHT' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/orders')
})

test('APP-02 a wrong password is told beside the field and lets nobody in', async ({ page }) => {
  await page.goto('/orders')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(people.bernd)
  await page.getByLabel('Passwort', { exact: true }).fill('falsches-passwort')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('alert').filter({ hasText: 'Passwort' }).waitFor()
  expect((await page.request.get('/api/session')).status()).toBe(401)
})

test('APP-04 two people see the trips of their own organisation', async ({ page, newPage }) => {
  const other = await newPage()
  await Promise.all([signIn(page, 'bernd'), signIn(other, 'clara')])
  const [north, south] = await Promise.all([tripNumbers(page), tripNumbers(other)])
  expect(north.length).toBeGreaterThan(0)
  expect(south.length).toBeGreaterThan(0)
  expect(north.filter((number) => south.includes(number))).toEqual([])
})

async function tripNumbers(page: Page): Promise<string[]> {
  const links = page.getByRole('table', { name: 'Reisen' }).getByRole('link', { name: /^\d{7}/ })
  await links.first().waitFor()
  return links.allTextContents()
}
