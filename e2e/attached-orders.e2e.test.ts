import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { appUrl } from './harness/app-url.ts'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { planTrip, post, read } from './harness/planned-trip.ts'

const create = (page: Page) => page.getByRole('region', { name: 'Angebot erstellen' })
const numberOf = async (page: Page, id: number) => String((await read(page, `orders/${id}`)).orderNumber)

test('OFFER-01 a trip is attached to the offer of another one, which colleagues see at once, and detached again', async ({
  page,
  newPage,
}) => {
  const [main, second] = [await planTrip(page), await planTrip(page)]
  const [mainNumber, secondNumber] = [await numberOf(page, main.id), await numberOf(page, second.id)]
  const colleague = await newPage()
  await bringSession(colleague, 'bernd')
  await colleague.goto(`${second.address}/offer`)
  await colleague.getByRole('region', { name: 'Paketpreise' }).waitFor()

  await page.goto(`${main.address}/offer`)
  await create(page).getByText('Keine angehängten Reisen.').waitFor()
  await create(page).getByRole('combobox', { name: 'Reise anhängen' }).fill(secondNumber)
  await page.getByRole('option', { name: new RegExp(secondNumber) }).click()
  await noticed(page, 'Das Angebot wurde aktualisiert!')
  await create(page)
    .getByRole('link', { name: new RegExp(secondNumber) })
    .waitFor()
  await page.getByRole('region', { name: 'Paketpreise' }).waitFor()
  await axeClean(page)

  // The other trip has no panel of its own any more, only the way to its offer.
  const way = create(colleague).getByRole('link', { name: `Angebot der Reise ${mainNumber}` })
  await way.waitFor()
  await expect.poll(() => colleague.getByRole('region', { name: 'Paketpreise' }).count()).toBe(0)
  expect(await colleague.getByRole('button', { name: 'Generieren' }).count()).toBe(0)
  await axeClean(colleague)
  await way.click()
  await colleague.waitForURL(`**/orders/${main.id}/offer`)
  await create(colleague)
    .getByRole('link', { name: new RegExp(secondNumber) })
    .waitFor()

  await page.goto(`${second.address}/offer`)
  await create(page).getByText('Diese Reise', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Bist du sicher?' }).getByRole('button', { name: 'Lösen' }).click()
  await page.getByRole('region', { name: 'Paketpreise' }).waitFor()
  await create(colleague).getByText('Keine angehängten Reisen.').waitFor()

  // From this side, too: the trip that shall speak for it is looked for.
  await create(page).getByText('Über andere Reise', { exact: true }).click()
  await create(page).getByRole('combobox', { name: 'Reise, über die das Angebot verwaltet wird' }).fill(mainNumber)
  await page.getByRole('option', { name: new RegExp(mainNumber) }).click()
  await create(page)
    .getByRole('link', { name: `Angebot der Reise ${mainNumber}` })
    .waitFor()
  await create(colleague)
    .getByRole('button', { name: `Reise ${secondNumber} lösen` })
    .click()
  await colleague.getByRole('dialog', { name: 'Bist du sicher?' }).getByRole('button', { name: 'Lösen' }).click()
  await create(page).getByText('Keine angehängten Reisen.').waitFor()
})

test('OFFER-01 looking at the offer page of an attached trip makes it no offer, nor does looking at that of its main trip', async ({
  page,
}) => {
  const [main, second] = [await planTrip(page), await planTrip(page)]
  const number = await numberOf(page, main.id)
  const offer = await post(page, 'offers', { order: `/api/orders/${main.id}` })
  const attached = await page.request.patch(`/api/offers/${offer.id}`, {
    data: { attachedOrders: [`/api/orders/${second.id}`] },
    headers: { origin: appUrl() },
  })
  expect(attached.status()).toBe(200)
  const offersOfSecond = () => read<unknown[]>(page, `offers?order.id=${second.id}`)
  await page.goto(`${second.address}/offer`)
  await create(page)
    .getByRole('link', { name: `Angebot der Reise ${number}` })
    .waitFor()
  await page.waitForLoadState('networkidle')
  expect(await offersOfSecond()).toEqual([])
  await page.goto(`${main.address}/offer`)
  await page.getByRole('region', { name: /^Fotos im Angebot: / }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await offersOfSecond()).toEqual([])
})
