import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>'

test('MOVE-01 who keeps the house types its facts with page 1 of its letters beside them', async ({ page }) => {
  await signIn(page, 'anna', '/settings?organisation=2&area=house')
  const form = page.getByRole('form', { name: 'Unser Haus' })
  const preview = page.getByRole('region', { name: 'Vorschau des Briefkopfs' })
  await preview.getByText('vollständig').waitFor()
  await preview.getByRole('img', { name: /wie er gedruckt wird/ }).waitFor()
  await axeClean(page)

  // What is missing is told while one types; nothing is saved yet.
  await form.getByLabel('PLZ').fill('')
  await preview.getByText('Es fehlt: Anschrift').waitFor()
  await form.getByLabel('PLZ').fill('79100')
  await preview.getByText('vollständig').waitFor()

  await form.getByLabel('IBAN', { exact: true }).fill('DE00')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await form.getByText('Diese IBAN gibt es nicht').first().waitFor()
  await form.getByRole('button', { name: 'Verwerfen' }).click()
  await form.getByLabel('PLZ').fill('79100')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Die Angaben des Hauses wurden gespeichert.').waitFor()
  const house = async () => (await page.request.get('/api/organisations/2?_groups[]=house')).json()
  await expect.poll(() => house()).toMatchObject({ zip: '79100', city: 'Freiburg' })

  await form.getByLabel('Datei des Logos').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg.replace('<path', '<script/><path')),
  })
  await form.getByText('Das SVG enthält Programm').waitFor()
  await form
    .getByLabel('Datei des Logos')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect.poll(async () => (await house()).logoSvg).toBe(svg)
})
