import { buffer } from 'node:stream/consumers'
import { unzipped } from '@reisewerk/server/test/unzipped.ts'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'
import { planTrip } from './harness/planned-trip.ts'

test('MOVE-04 an administrator takes all data of the house along, and it is noted', async ({ page }) => {
  await signIn(page, 'anna', '/imports')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alle Daten herunterladen' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\d\d\.\d\d\.\d{4}\.zip$/)
  const bytes = await buffer(await file.createReadStream())
  expect(unzipped(bytes)).toContain('daten/orders.csv;Reise;')
  await page.reload()
  await page.getByRole('table', { name: 'Letzte Ausgaben' }).getByText('Anna').first().waitFor()
  await axeClean(page)
})

test('MOVE-04 lists of payments, mails and of one trip are taken along as files', async ({ page }) => {
  await signIn(page, 'anna', '/open-items?view=clients')
  const trip = await planTrip(page)
  for (const [address, file] of [
    ['/open-items?view=clients', /^Offene Posten je Kunde /],
    ['/reminders?view=all', /^Überfällige Rechnungen /],
    ['/bank-statements', /^Umsätze /],
    ['/emails', /^Empfangene E-Mails /],
    ['/accounting?tab=suppliers', /^Lieferantenrechnungen /],
    ['/accounting?tab=creditors', /^Kreditoren /],
    ['/accounting?tab=payRuns', /^Zahlläufe /],
    ['/master-data/task-templates', /^Aufgabenvorlagen /],
    [`/orders/${trip.id}/requests?status=%5B%22new%22%5D`, /^Anfragen /],
    [`/orders/${trip.id}/services`, /^Hotelpreise /],
    [`/orders/${trip.id}/client-invoice`, /^Kundenrechnungen /],
  ] as const) {
    await page.goto(address)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Als .xlsx' }).first().click()
    expect((await coming).suggestedFilename()).toMatch(file)
  }
})
