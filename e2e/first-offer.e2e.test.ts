import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readPdf } from '@reisewerk/server/platform/pdf/read-pdf.fixture.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { newDataDir, removeDataDir, type ServerProcess, startServer } from './harness/server-process.ts'
import { cellAt } from './harness/sheet-cells.ts'

/** An agency that begins with nothing: the way from an empty database to its first own offer (issue 16). */

const password = 'Kranich-und-7-Seen'
const owner = 'ida@eigenhaus.example'
/** A click, a key, a field that is filled or a file that is chosen each counts as one. */
const mostInteractions = 60

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await newDataDir()
  server = await startServer({ dataDir, env: { REISEWERK_DEMO: 'off' } })
  const command = join(import.meta.dirname, '../server/src/commands/admin-create.ts')
  const named = ['--email', owner, '--name', 'Ida Beispiel', '--organisation', 'Eigenhaus Gruppenreisen']
  const created = promisify(execFile)(process.execPath, [command, ...named], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  created.child.stdin?.end(`${password}\n`)
  expect((await created).stdout).toContain('kann sich jetzt anmelden')
})
afterAll(async () => {
  await server?.stop()
  await removeDataDir(dataDir)
})

/** Somebody at the desk whose hands are counted. */
function hands(page: Page) {
  let count = 0
  return {
    count: () => count,
    async click(what: Locator) {
      count++
      await what.click()
    },
    async fill(what: Locator, text: string) {
      count++
      await what.fill(text)
    },
    async type(text: string) {
      count++
      await page.keyboard.type(text)
    },
    async press(key: string) {
      count++
      await page.keyboard.press(key)
    },
    async choose(name: string, rows: readonly string[]) {
      count++
      const file = { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
      await page.getByRole('region', { name: 'Datei' }).locator('input[type=file]').setInputFiles(file)
    },
  }
}

const towns = ['21335;Lüneburg', '29221;Celle', '28195;Bremen', '79098;Freiburg', '34117;Kassel']
const clients = [
  'Kundennummer;Firma;Straße;PLZ;Ort;Anrede;Vorname;Nachname;E-Mail',
  ...Array.from({ length: 500 }, (_, index) =>
    [
      `K-${1001 + index};Chorverein Muster ${index + 1};Musterweg ${index + 1}`,
      `${towns[index % towns.length]};Frau;Mara;Muster;mara${index + 1}@verein.example`,
    ].join(';'),
  ),
]
const cities = ['Oslo;Norwegen', 'Bergen;Norwegen', 'Göteborg;Schweden', 'Kopenhagen;Dänemark', 'Stockholm;Schweden']
const hotels = [
  'Hotel;Ort;Land;Art;Sterne',
  ...Array.from({ length: 800 }, (_, index) => `Musterhof ${index + 1};${cities[index % cities.length]};Hotel;3`),
]

test('MOVE-01 MOVE-02 MOVE-03 MOVE-05 from nothing to an own offer in own letterhead, with 500 clients and 800 hotels', async ({
  newPage,
}) => {
  const page = await newPage({ baseURL: server.url })
  const { click, fill, type, press, choose, count } = hands(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
  const pages = page.getByRole('navigation', { name: 'Seiten der Reise' })
  const areas = page.getByRole('navigation', { name: 'Hauptbereiche' })

  await page.goto('/')
  await fill(page.getByLabel('E-Mail'), owner)
  await fill(page.getByLabel('Passwort'), password)
  await press('Enter')

  const steps = page.getByRole('region', { name: 'Erste Schritte' })
  await click(steps.getByRole('link', { name: 'Angaben eintragen' }))
  const house = page.getByRole('form', { name: 'Unser Haus' })
  for (const [name, text] of [
    ['Straße und Hausnummer', 'Am Hafen 3'],
    ['PLZ', '21335'],
    ['Ort', 'Lüneburg'],
    ['Telefon', '04131 5566'],
    ['E-Mail', 'reisen@eigenhaus.example'],
    ['Steuernummer', '33/123/45678'],
    ['IBAN', 'DE89370400440532013000'],
  ] as const)
    await fill(house.getByRole('textbox', { name, exact: true }), text)
  await page.getByRole('region', { name: 'Vorschau des Briefkopfs' }).getByText('vollständig').waitFor()
  await click(house.getByRole('button', { name: 'Speichern' }))
  await noticed(page, 'Die Angaben des Hauses wurden gespeichert.')

  await click(areas.getByRole('link', { name: 'Reisen' }))
  await steps.getByRole('button', { name: 'Unser Haus erledigt' }).waitFor()
  await click(steps.getByRole('button', { name: 'Daten übernehmen' }))
  await click(steps.getByRole('link'))
  await choose('kunden.csv', clients)
  await click(button('500 Kunden übernehmen'))
  await noticed(page, '500 neu')
  await click(page.getByText('Leistungsträger', { exact: true }).last())
  await choose('hotels.csv', hotels)
  await click(button('800 Leistungsträger übernehmen'))
  await noticed(page, '800 neu')

  await click(areas.getByRole('link', { name: 'Reisen' }))
  await click(page.getByRole('link', { name: 'Neue Reise' }).first())
  await fill(field('Beginn'), '14.05.2028')
  await fill(field('Ende'), '16.05.2028')
  await fill(page.getByRole('combobox', { name: 'Kunde', exact: true }), 'Muster 250')
  await click(page.getByRole('option', { name: /Muster 250/ }).first())
  await fill(field('Gruppenname'), 'Chor Muster')
  await fill(field('Reisename'), 'Oslo im Mai')
  await fill(field('DZ'), '15')
  await click(button('Reise speichern'))

  await click(button('Tag hinzufügen'))
  await click(item('Leere Tage an allen 3 freien Daten'))
  await click(button('Tag 1: Leistung hinzufügen'))
  await click(item('Hotel mit Anfrage'))
  await fill(page.getByRole('combobox', { name: 'Ort', exact: true }), 'Oslo')
  await click(page.getByRole('option', { name: /^Oslo/ }).first())
  await fill(field('Abreise'), '16.05.2028')
  await fill(page.getByRole('combobox', { name: 'Hotel in Oslo' }), 'Musterhof 251')
  // The list of before goes once the answer is there: an option that moves is not hit.
  await expect.poll(() => page.getByRole('option', { name: /Musterhof/ }).count()).toBe(1)
  await click(page.getByRole('option', { name: /Musterhof 251/ }))
  await click(button('Speichern'))
  await noticed(page, 'Platzhalter und Anfrage gespeichert')

  await click(pages.getByRole('link', { name: 'Kalkulation' }))
  const prices = page.getByRole('grid', { name: 'Paketpreise' })
  await prices.getByText('neu', { exact: true }).waitFor()
  await click(await cellAt(prices, 0, 'ab Pax'))
  await type('25')
  await press('Tab')
  await type('489')
  await press('Enter')
  await noticed(page, 'Der Preis wurde gespeichert!')

  await click(pages.getByRole('link', { name: 'Angebot', exact: true }))
  await page.getByRole('region', { name: 'Paketpreise' }).getByText('489,00 €').waitFor()
  await axeClean(page)
  await click(button('Generieren'))
  await noticed(page, 'Das Dokument wurde generiert!')
  expect(count()).toBeLessThan(mostInteractions)

  const filed = page.getByRole('region', { name: 'ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN' }).getByRole('link').first()
  const file = await page.request.get((await filed.getAttribute('href')) ?? '')
  const { text } = await readPdf(await file.body())
  for (const printed of [
    'Eigenhaus Gruppenreisen',
    'Am Hafen 3',
    '21335 Lüneburg',
    'DE89 3704 0044 0532 0130 00',
    'Chorverein Muster 250',
    'Musterhof 251',
    '489,00',
  ])
    expect(text).toContain(printed)
})
