import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { choose, freeText, type Item, open, planTrip, post, read } from './harness/planned-trip.ts'

test('BULK-04 HEAD-08 MD-09 a trip is kept as an overall concept, found among the concepts, and its days rearranged', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const own = (name: string) => `${name} ${plan.id}`
  await freeText(page, plan.days[0], 'Domführung')
  const existing = await post(page, `day_concepts/create_from_day/${plan.days[0]?.id}`, {
    name: own('Elbe mit Dom'),
    subtitle: 'Am Strom',
    distance: 77,
    category: 'culture',
    isHidden: true,
  })
  await freeText(page, plan.days[0], 'Orgelkonzert')
  await open(page, plan)
  await choose(page, 'Weitere Aktionen', 'Als Gesamtkonzept speichern')
  const dialog = page.getByRole('dialog', { name: 'Gesamtkonzept speichern' })
  const title = dialog.getByRole('textbox', { name: 'Titel', exact: true })
  await expect.poll(() => title.inputValue()).toBe('Elbreise')
  await title.fill(own('Elbe ganz'))
  // Two destinations are two to see: none is cut off at the edge of its field.
  const places = dialog.getByRole('combobox', { name: 'Destinationen: Tag 1' })
  for (const name of ['Bergen', 'Oslo']) {
    if ((await dialog.getByRole('row').nth(1).getByText(name, { exact: true }).count()) > 0) continue
    await places.click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  const cut = dialog.locator('.mantine-Pill-root').evaluateAll((pills) =>
    pills.filter((pill) => {
      const field = pill.closest('.mantine-MultiSelect-input')?.getBoundingClientRect()
      const { right, bottom } = pill.getBoundingClientRect()
      return field !== undefined && (right > field.right || bottom > field.bottom)
    }),
  )
  expect((await cut).length).toBe(0)
  const category = dialog.getByRole('combobox', { name: 'Kategorie: Tag 1' })
  await expect.poll(() => category.inputValue()).toBe('Klassische Rundreise')
  expect(await category.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  // An existing day concept lends its values and closes the fields; what differs is told, and both can be compared.
  const heading = dialog.getByRole('textbox', { name: 'Tagesüberschrift: Tag 1' })
  const found = dialog.getByRole('combobox', { name: 'Vorhandenes Tageskonzept: Tag 1' })
  await expect.poll(() => found.getAttribute('placeholder')).toBe('leer = neu aufnehmen')
  const take = async () => {
    await found.fill(String(existing.name))
    await page.getByRole('option', { name: `${existing.name} (inaktiv)` }).click()
    await expect.poll(() => heading.inputValue()).toBe(existing.name)
  }
  await take()
  await expect.poll(() => heading.isDisabled()).toBe(true)
  const value = (label: string) => dialog.getByRole('combobox', { name: `${label}: Tag 1` }).inputValue()
  expect([await value('Inaktiv'), await value('Kategorie')]).toEqual(['Ja', 'Kulturreise'])
  await dialog.getByTitle('Unterschiedliche Freitexte!').waitFor()
  await dialog.getByRole('button', { name: 'Tag 1: Leistungen vergleichen' }).click()
  await page.getByRole('region', { name: 'Tag 1 der Reise' }).getByText('Orgelkonzert').waitFor()
  expect(
    await page
      .getByRole('region', { name: String(existing.name) })
      .getByRole('listitem')
      .count(),
  ).toBe(1)
  await page.keyboard.press('Escape')
  await axeClean(page)

  // Cleared, the day is kept with its own values again.
  await dialog.getByRole('button', { name: 'Tag 1: neu aufnehmen' }).press('Enter')
  await expect.poll(() => heading.inputValue()).toBe('Tag 1')
  expect(await found.evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await value('Inaktiv'), await value('Kategorie'), await heading.isDisabled()]).toEqual([
    'Nein',
    'Klassische Rundreise',
    false,
  ])
  await take()
  await dialog.getByRole('textbox', { name: 'Tagesüberschrift: Tag 2' }).fill(own('Zweiter'))
  await dialog.getByRole('textbox', { name: 'Tagesüberschrift: Tag 3' }).fill(own('Dritter'))

  // What the server refuses stands at its row, and nothing typed is lost.
  await page.request.delete(`/api/day_concepts/${existing.id}`)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.getByText('Tageskonzept wurde nicht gefunden.').waitFor()
  await expect.poll(() => title.inputValue()).toBe(own('Elbe ganz'))
  await dialog.getByRole('button', { name: 'Tag 1: neu aufnehmen' }).click()
  await heading.fill(own('Erster'))
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await noticed(page, 'Das Konzept wurde erfolgreich gespeichert')
  const readKept = async () => {
    const [kept] = await read<Item[]>(
      page,
      `order_concepts?name=${encodeURIComponent(own('Elbe ganz'))}&_groups[]=order_concept_read`,
    )
    if (kept === undefined) throw new Error('the concept is gone')
    return kept
  }
  const kept = await readKept()
  const days = async () => ((await readKept()).days as { name: string }[]).map(({ name }) => name)
  await expect.poll(() => days()).toEqual(['Erster', 'Zweiter', 'Dritter'].map(own))

  // It stands among the concepts; its days are arranged, taken out and added.
  await page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link', { name: 'Konzepte' }).click()
  await page.getByRole('searchbox', { name: 'Gesamtkonzepte durchsuchen' }).fill(own('Elbe ganz'))
  await page
    .getByRole('table', { name: 'Gesamtkonzepte' })
    .getByRole('link', { name: own('Elbe ganz') })
    .click()
  const table = page.getByRole('table', { name: 'Tage des Konzepts' })
  const shown = () => table.getByRole('link').allTextContents()
  await expect.poll(shown).toEqual(['Erster', 'Zweiter', 'Dritter'].map(own))
  await axeClean(page)
  await table.getByRole('button', { name: `${own('Dritter')} nach oben` }).press('Enter')
  await expect.poll(shown).toEqual(['Erster', 'Dritter', 'Zweiter'].map(own))
  await table.getByTitle('Verschieben').nth(2).dragTo(table.getByTitle('Verschieben').first(), { steps: 12 })
  await expect.poll(shown).toEqual(['Zweiter', 'Erster', 'Dritter'].map(own))
  await expect.poll(days).toEqual(['Zweiter', 'Erster', 'Dritter'].map(own))
  await table.getByRole('button', { name: `${own('Erster')} inaktiv setzen` }).press('Enter')
  await table.getByText('Inaktiv').waitFor()
  await table.getByRole('button', { name: `${own('Erster')} wieder anbieten` }).click()
  await expect.poll(() => table.getByText('Inaktiv').count()).toBe(0)
  await table.getByRole('button', { name: `${own('Dritter')} herausnehmen` }).click()
  await page.getByRole('textbox', { name: 'Seite im Katalog' }).fill('12')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await noticed(page, 'Erfolgreich gespeichert!')
  const stored = await read<Item>(page, `order_concepts/${kept?.id}`)
  expect([stored.catalogPage, (stored.days as string[]).length]).toEqual([12, 2])

  // A day concept tells where it is used, is checked, and its services are worked on as in a trip.
  await table.getByRole('link', { name: own('Erster') }).click()
  const list = page.getByRole('table', { name: 'Tage der Reise' })
  await list.getByText('Orgelkonzert').waitFor()
  // Its day has no date, and what the server would refuse is not offered.
  await list.getByText('Tag 1 -').waitFor()
  expect(await list.getByText(/2000|01\.01\./).count()).toBe(0)
  expect(await list.getByRole('button', { name: 'Tag 1: Aktionen' }).count()).toBe(0)
  await page
    .getByRole('region', { name: 'Verwendet in' })
    .getByRole('link', { name: own('Elbe ganz') })
    .waitFor()
  await page.getByRole('combobox', { name: 'Prüfstatus' }).click()
  await page.getByRole('option', { name: 'Geprüft', exact: true }).click()
  await page.getByRole('textbox', { name: 'Katalogtext' }).fill('Mit Blick auf den Strom')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dayOf = () =>
    read<Item[]>(page, `day_concepts?name=${encodeURIComponent(own('Erster'))}&_groups[]=trip_dashboard_read`)
  await expect.poll(async () => (await dayOf())[0]?.checkStatus).toBe('checked')
  await page.getByRole('textbox', { name: 'Katalogtext' }).fill('Mit Blick auf die Elbe')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(async () => (await dayOf())[0]?.checkStatus).toBe('new')
  await list.getByRole('button', { name: 'Orgelkonzert: Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(async () => (await dayOf())[0]?.freeTextItems).toHaveLength(1)

  // In use, it is not deleted but hidden, and found among the inactive ones.
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByText('deshalb wird es nur inaktiv').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('searchbox', { name: 'Tageskonzepte durchsuchen' }).fill(own('Erster'))
  await page.getByText('Nichts passt zu Suche und Filtern.').waitFor()
  await page.getByRole('combobox', { name: 'Bestand' }).click()
  await page.getByRole('option', { name: 'Inaktive' }).click()
  await page
    .getByRole('table', { name: 'Tageskonzepte' })
    .getByRole('link', { name: own('Erster') })
    .waitFor()
}, 120_000)
