import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

test('MOVE-04 lists of payments and mails are taken along as files', async ({ page }) => {
  await signIn(page, 'anna', '/open-items?view=clients')
  for (const [address, file] of [
    ['/open-items?view=clients', /^Offene Posten je Kunde /],
    ['/reminders?view=all', /^Überfällige Rechnungen /],
    ['/bank-statements', /^Umsätze /],
    ['/emails', /^Empfangene E-Mails /],
  ] as const) {
    await page.goto(address)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Als .xlsx' }).click()
    expect((await coming).suggestedFilename()).toMatch(file)
  }
})
