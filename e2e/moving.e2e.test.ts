import { buffer } from 'node:stream/consumers'
import { unzipped } from '@reisewerk/server/test/unzipped.ts'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

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

test('MOVE-03 running trips are pasted, previewed, taken over and taken back', async ({ page }) => {
  await signIn(page, 'anna', '/imports')
  await page.getByText('Reisen', { exact: true }).click()
  const group = `Probechor ${Date.now()}`
  const lines = [
    ['Vorgang', 'Gruppe', 'von', 'bis', 'Status', 'DZ'],
    ['P-1', group, '14.05.2029', '17.05.2029', 'gebucht', '12'],
    ['P-2', group, '02.09.2029', '01.09.2029', 'Option', '9'],
  ]
  await page.getByLabel('Oder Zeilen aus einer Tabelle einfügen').fill(lines.map((line) => line.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Eingefügtes prüfen' }).click()
  await page.getByText('Das Ende liegt vor dem Beginn.').first().waitFor()
  await axeClean(page)
})

test('MOVE-06 an administrator makes two clients one and two again', async ({ page }) => {
  await signIn(page, 'anna', '/clients')
  const make = async (name: string) => {
    const data = { companyName: name, shortName: name, organisationFilter: '/api/organisations/1' }
    const answer = await page.request.post('/api/clients', { data, headers: { origin: new URL(page.url()).origin } })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { id: number }).id
  }
  const stamp = Date.now()
  const kept = await make(`Singkreis ${stamp}`)
  await make(`Doppelkreis ${stamp}`)
  await page.goto(`/clients/${kept}`)
  await page.getByRole('button', { name: 'Zusammenführen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Der andere Eintrag').fill(`Doppelkreis ${stamp}`)
  await page.getByRole('option', { name: `Doppelkreis ${stamp}` }).click()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
  await page.getByText(`„Doppelkreis ${stamp}“ zusammengeführt`, { exact: false }).waitFor()
  await page.getByRole('button', { name: `Doppelkreis ${stamp} trennen` }).click()
  await page.getByText('Es sind wieder zwei Einträge.').waitFor()
})
