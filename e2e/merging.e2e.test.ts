import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { signIn } from './harness/people.ts'
import { post } from './harness/planned-trip.ts'

test('MOVE-06 who types a hotel that is nearly there is told so, and one that is not is not', async ({ page }) => {
  await signIn(page, 'anna', '/hotels')
  const place = await post(page, 'places', { name: 'Klippenfjord', country: 'NO', latitude: 60.5, longitude: 5.4 })
  await post(page, 'hotels', { name: 'Klippenfjord Strandhotell', place: `/api/places/${place.id}` })
  await page.getByRole('button', { name: 'Neues Hotel' }).first().click()
  const form = page.getByRole('dialog', { name: 'Neues Hotel' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Klippenfjord Strandhotel')
  await form.getByText('Gibt es das schon?').waitFor()
  await expect
    .poll(() => form.getByRole('status').getByRole('listitem').allTextContents())
    .toEqual(['Klippenfjord Strandhotell · Klippenfjord · ähnlicher Name'])
  await axeClean(page)
  await form.getByRole('textbox', { name: 'Name' }).fill('Ganz anderes Haus')
  await form.getByText('Gibt es das schon?').waitFor({ state: 'detached' })
})

test('MOVE-06 two clients become one by the keyboard, what moves is told before, and it is taken back', async ({
  page,
}) => {
  await signIn(page, 'anna', '/clients')
  const house = '/api/organisations/1'
  const client = (companyName: string) =>
    post(page, 'clients', { companyName, shortName: companyName, organisationFilter: house })
  const kept = await client('Singkreis Ahornweg')
  const gone = await client('Singkreis Ahornweg e.V.')
  await post(page, 'contacts', { client: `/api/clients/${gone.id}`, firstName: 'Ilse', lastName: 'Tannhof' })

  await page.goto(`/clients/${kept.id}`)
  const twins = page.getByRole('region', { name: 'Doppelt angelegt?' })
  await twins.getByText('gleicher Name').waitFor()
  await axeClean(page)
  await twins.getByRole('button', { name: 'Mit Singkreis Ahornweg e.V. zusammenführen' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kunde zusammenführen' })
  await dialog.getByText('1 Kontakt').waitFor()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Zusammenführen' }).focus()
  await page.keyboard.press('Enter')
  await noticed(page, 'Die Einträge sind jetzt einer.')
  await page.getByRole('textbox', { name: 'Nachname: Ilse Tannhof' }).waitFor()
  await twins.waitFor({ state: 'detached' })

  const merged = page.getByRole('region', { name: 'Zusammengeführt' })
  await merged.getByRole('button', { name: 'Singkreis Ahornweg e.V. trennen' }).focus()
  await page.keyboard.press('Enter')
  await noticed(page, 'Es sind wieder zwei Einträge.')
  await page.getByRole('textbox', { name: 'Nachname: Ilse Tannhof' }).waitFor({ state: 'detached' })
  await twins.getByText('gleicher Name').waitFor()

  // From the head one becomes one with any other; entries of the same name are told apart by more than it.
  await page.getByRole('button', { name: 'Zusammenführen', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Der andere Eintrag' }).fill('Ahornweg')
  await page.getByRole('option', { name: /Singkreis Ahornweg e\.V\. · \d+/ }).click()
  await dialog.getByText('1 Kontakt').waitFor()
  // The other one can be the one that stays; what moves is what names this one then.
  await dialog.getByRole('button', { name: 'Tauschen: „Singkreis Ahornweg e.V.“ bleibt' }).click()
  await dialog.getByText('Was aufgeht, wird nirgends genannt.').waitFor()
  await dialog.getByText(/„Singkreis Ahornweg e\.V\.“ bleibt, „Singkreis Ahornweg“ geht darin auf/).waitFor()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
  await noticed(page, 'Die Einträge sind jetzt einer.')
  await page.waitForURL(`**/clients/${gone.id}`)
  await page.getByRole('textbox', { name: 'Nachname: Ilse Tannhof' }).waitFor()
  await merged.getByRole('button', { name: 'Singkreis Ahornweg trennen' }).waitFor()
})
