import { writeSheet } from '@reisewerk/server/platform/sheet/sheet.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { signIn } from './harness/people.ts'
import { type Item, post, read } from './harness/planned-trip.ts'

test('MOVE-05 an administrator loads the geography a house begins with, and reads whose data it is', async ({
  page,
}) => {
  await signIn(page, 'anna', '/imports')
  const starter = page.getByRole('region', { name: 'Grundbestand der Geografie' })
  await starter.getByText('GeoNames').waitFor()
  await axeClean(page)
  await starter.getByRole('button', { name: 'Grundbestand laden' }).click()
  await starter.getByText('Der Grundbestand ist vollständig geladen.').waitFor()
  const runs = page.getByRole('table', { name: 'Letzte Importe' })
  await expect.poll(() => runs.getByRole('row', { name: /Geografie/ }).count()).toBe(1)
})

/** Lines as they are pasted out of a table. */
async function paste(page: Page, ...lines: readonly (readonly string[])[]) {
  await page
    .getByLabel('Oder Zeilen aus einer Tabelle einfügen')
    .fill(lines.map((cells) => cells.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Eingefügtes prüfen' }).click()
}
const clientsCalled = async (page: Page, name: string) =>
  (await read<Item[]>(page, `clients?_search=${encodeURIComponent(name)}&_groups[]=client_list_read`)).map(
    ({ companyName, city }) => [companyName, city],
  )

test('MOVE-03 clients are pasted: one is mended in place, one updated, one left, one added; all is taken back', async ({
  page,
}) => {
  await signIn(page, 'anna', '/imports')
  const house = '/api/organisations/1'
  for (const companyName of ['Kurrende Sandweg', 'Kurrende Bachtal'])
    await post(page, 'clients', { companyName, shortName: companyName, organisationFilter: house })
  await paste(
    page,
    ['Firma', 'Ort', 'Nachname', 'E-Mail'],
    ['Kurrende Sandweg e.V.', 'Celle', '', ''],
    ['Kurrende Bachtal', 'Ulm', '', ''],
    ['Kurrende Neuhof', 'Kiel', 'Brink', 'brink@@kurrende'],
  )
  const table = page.getByRole('table', { name: 'Zeilen der Datei' })
  await table.getByText('ist keine E-Mail-Adresse').waitFor()
  await table.getByRole('link', { name: 'Kurrende Sandweg' }).waitFor()
  await axeClean(page)
  const takeOver = page.getByRole('button', { name: / übernehmen$/ })
  await expect.poll(() => takeOver.isDisabled()).toBe(true)
  await table.getByRole('textbox', { name: 'E-Mail, Zeile 4' }).fill('brink@kurrende.example')
  await table.getByRole('combobox', { name: 'Zeile 2, schon vorhanden' }).click()
  await page.getByRole('option', { name: 'Aktualisieren' }).click()
  await page.getByRole('button', { name: '2 Kunden übernehmen' }).click()
  await noticed(page, '1 neu, 1 aktualisiert, 1 übersprungen.')
  await expect
    .poll(() => clientsCalled(page, 'Kurrende'))
    .toEqual(
      expect.arrayContaining([
        ['Kurrende Sandweg e.V.', 'Celle'],
        ['Kurrende Bachtal', ''],
        ['Kurrende Neuhof', 'Kiel'],
      ]),
    )

  const runs = page.getByRole('table', { name: 'Letzte Importe' })
  await runs.getByRole('button', { name: 'Import Eingefügt zurücknehmen' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await noticed(page, 'Der Import ist zurückgenommen.')
  await expect
    .poll(async () => (await clientsCalled(page, 'Kurrende')).toSorted())
    .toEqual([
      ['Kurrende Bachtal', ''],
      ['Kurrende Sandweg', ''],
    ])
})

test('MOVE-03 a file of clients with a bad line: the line is left out, the others come', async ({ page }) => {
  await signIn(page, 'anna', '/imports')
  const buffer = await writeSheet({
    name: 'Bestand',
    columns: ['Firma', 'USt-IdNr.'].map((title) => ({ title, width: 24 })),
    rows: [
      ['Blaskapelle Oberau', ''],
      ['Blaskapelle Unterau', 'DE12'],
    ],
  })
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await (await chosen).setFiles({ name: 'Bestand.xlsx', mimeType, buffer: Buffer.from(buffer) })
  await page.getByRole('heading', { name: 'Kunden aus „Bestand.xlsx“' }).waitFor()
  await page.getByRole('button', { name: 'Zeile 3 auslassen' }).click()
  await page.getByRole('button', { name: '1 Kunde übernehmen' }).click()
  await noticed(page, '1 neu, 0 aktualisiert, 1 übersprungen.')
  await expect.poll(() => clientsCalled(page, 'Blaskapelle')).toEqual([['Blaskapelle Oberau', '']])
})

test('MOVE-03 running trips are pasted with their dates, contingent and house, and taken back', async ({ page }) => {
  await signIn(page, 'anna', '/imports')
  const trips = () => read<Item[]>(page, `orders?_search=${encodeURIComponent('Posaunenchor Weidegrund')}`)
  await page.getByRole('radiogroup', { name: 'Was importiert wird' }).getByText('Reisen').click()
  await paste(
    page,
    ['Gruppe', 'Vorgangsnummer', 'Beginn', 'Ende', 'DZ', 'Hotel', 'Nächte'],
    ['Posaunenchor Weidegrund', 'ALT-771', '03.05.2028', '06.05.2028', '12', 'Haus Nirgendwo', '3'],
  )
  await page.getByText('Das Hotel „Haus Nirgendwo“ gibt es noch nicht').waitFor()
  await axeClean(page)
  await page.getByRole('button', { name: '1 Reise übernehmen' }).click()
  await noticed(page, '1 neu, 0 aktualisiert, 0 übersprungen.')
  await expect.poll(async () => (await trips()).length).toBe(1)
  await page.getByRole('button', { name: 'Import Eingefügt zurücknehmen' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await noticed(page, 'Der Import ist zurückgenommen.')
  await expect.poll(async () => (await trips()).length).toBe(0)
})
