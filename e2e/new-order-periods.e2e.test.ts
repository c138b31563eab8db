import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

test('NEW-05 NEW-02 whoever removes a period by keyboard goes on at the one in its place; dates keep their year where it is narrow', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // What is no number copies nothing.
  await signIn(page, 'anna', '/orders/add?copy=abc')
  const more = page.getByRole('button', { name: 'Zeitraum', exact: true })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'Zeitraum 2 entfernen' }).press('Enter')
  const removers = page.getByRole('button', { name: /^Zeitraum \d entfernen$/ })
  await expect.poll(() => removers.count()).toBe(2)
  await removers.nth(1).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => removers.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  expect(asked.filter((url) => url.includes('NaN'))).toEqual([])

  await page.setViewportSize({ width: 960, height: 700 })
  for (const name of ['Beginn', 'Ende']) {
    const date = page.getByRole('textbox', { name, exact: true })
    await date.fill('24.12.2027')
    const room = await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(room).toBeLessThanOrEqual(0)
  }
  const cut = await page
    .getByRole('main')
    .getByRole('button', { name: /Abbrechen|speichern/ })
    .evaluateAll((buttons) => buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(cut).toBe(0)
})
