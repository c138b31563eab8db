import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { hotelIn, type Item, planTrip, read } from './harness/planned-trip.ts'

const generate = async (page: Parameters<typeof planTrip>[0], path: string) => {
  const answer = await page.request.post(`/api/${path}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Item & { name: string }
}

test('TRUE-04 papers made before the trip moved say at their place that they are outdated, and the trip leads to what was sent', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await hotelIn(page, plan.days[0], 'Oslo')
  const offer = await generate(page, `orders/${plan.id}/offer/generate-document?types=offer`)
  const [version] = await read<Item[]>(page, `offer_versions?order.id=${plan.id}`)
  await page.request.post(`/api/offer_versions/${version?.id}/sent`)

  await page.goto(plan.address)
  const notice = page.getByRole('region', { name: 'Überholte Papiere' })
  await page.getByRole('button', { name: 'Karte der Reise' }).waitFor()
  await expect.poll(() => notice.count()).toBe(0)

  const moved = { startAt: '21.05.2028', endAt: '23.05.2028' }
  expect((await page.request.patch(`/api${plan.address}`, { data: moved })).status()).toBe(200)
  // Nobody reloads: the page hears of it.
  await notice.getByText('1 versendetes Papier überholt').waitFor()
  await axeClean(page)
  await notice.getByRole('link', { name: offer.name }).click()
  const stored = page.getByRole('region', { name: 'ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN' })
  await stored.getByText('überholt', { exact: true }).waitFor()
  await stored.getByText(/ statt /).waitFor()

  await page.goto(`${plan.address}/documents`)
  await page.getByText('überholt', { exact: true }).first().waitFor()
  await axeClean(page)
})
