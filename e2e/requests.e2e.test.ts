import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { choose, hotelIn, type Item, noticed, planTrip, post, read } from './harness/planned-trip.ts'

test('REQ-06 PLACE-14 the page of requests shows them over all days; services, mails and new requests open from it', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const train = await post(page, 'train_placeholders', { day: `/api/days/${plan.days[2]?.id}`, isBrandNew: false })
  await page.goto(plan.address)
  await page.getByRole('navigation', { name: 'Seiten der Reise' }).getByRole('link', { name: 'Anfragen' }).click()
  await page.getByText('Es gibt noch keine Anfragen').waitFor()

  // The form: which service is asked for, then the form of its kind.
  await page.getByRole('combobox', { name: 'Leistung' }).fill('Oslo')
  await page.getByRole('option', { name: 'Hotel in Oslo' }).click()
  await page.getByRole('button', { name: 'Anfrage hinzufügen' }).click()
  const form = page.getByRole('dialog', { name: 'Anfrage hinzufügen' })
  await form.getByRole('combobox', { name: 'Agentur' }).click()
  const agency = page.getByRole('option').first()
  const agencyName = (await agency.textContent()) ?? ''
  await agency.click()
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  const list = page.getByRole('table', { name: 'Anfragen' })
  const rows = list.locator('tbody').getByRole('row')
  await rows.filter({ hasText: 'Hotel in Oslo' }).filter({ hasText: agencyName }).waitFor()

  // What a colleague asks meanwhile comes by itself.
  await post(page, 'train_requests', {
    placeholder: `/api/train_placeholders/${train.id}`,
    optionTodo: { dueDate: '01.02.2026' },
  })
  await rows.filter({ hasText: 'Tag 3' }).getByText('01.02.2026').waitFor()
  expect(await rows.count()).toBe(2)
  await axeClean(page)

  // Filters stand in the address, so that a link shows the same.
  await page.getByRole('button', { name: 'Optionstermin: Alle Optionstermine' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Überfällig' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('1 von 2 Anfragen').waitFor()
  await page.reload()
  await page.getByText('1 von 2 Anfragen').waitFor()
  await page.getByRole('button', { name: 'Art: Alle Arten' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Hotel' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('Keine Anfrage passt zu den Filtern.').waitFor()
  await page.getByRole('button', { name: 'Filter aufheben' }).click()
  await list.getByRole('button', { name: 'Option', exact: true }).click()
  await expect.poll(() => rows.first().textContent()).toContain('01.02.2026')

  // The service opens in a dialog over the page; what was changed shows once it closes.
  await list.getByRole('button', { name: 'Hotel in Oslo' }).click()
  const service = page.getByRole('dialog', { name: 'Hotel in Oslo' })
  await service.getByRole('combobox', { name: 'Angebotsstatus' }).click()
  await page.getByRole('option', { name: 'Möglichkeit' }).click()
  await service.getByRole('button', { name: 'Speichern', exact: true }).click()
  await noticed(page, 'Platzhalter gespeichert')
  await list.getByRole('button', { name: 'Möglichkeit: Hotel in Oslo' }).waitFor()
  expect(await read(page, `hotel_placeholders/${hotel.id}`)).toMatchObject({ clientOffer: { status: 'optional' } })

  // The new-email modal of a request, and its status.
  const [asked] = await read<Item[]>(page, `requests?order.id=${plan.id}&placeholder.id=${hotel.id}`)
  await choose(page, `Anfrage ${agencyName}: Aktionen`, 'E-Mail')
  const letter = page.getByRole('dialog', { name: `Anfrage an ${agencyName}` })
  await letter.getByLabel('Betreff').waitFor()
  await page.keyboard.press('Escape')
  await letter.waitFor({ state: 'detached' })
  await choose(page, `Status der Anfrage ${agencyName}: Neu`, 'Angefragt')
  await expect.poll(() => read(page, `requests/${asked?.id}`)).toMatchObject({ requestStatus: { status: 'requested' } })
})
