import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { hotelIn, type Item, open, planTrip, post, read } from './harness/planned-trip.ts'

test('TRUE-01 whom to ask instead of a hotel that declined is chosen from the houses of the area, nearest first', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const houses = await read<{ houses: { id: number; name: string }[] }>(
    page,
    `hotel_placeholders/${hotel.id}/alternatives`,
  )
  const [lost] = houses.houses
  await post(page, 'hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    hotel: `/api/hotels/${lost?.id}`,
    requestStatus: { status: 'declined' },
    optionTodo: { dueDate: '01.05.2028' },
  })
  const list = await open(page, plan)
  // What was declined holds nothing until any day: its date stands with the request alone (TRUE-01).
  await list.getByText('ohne Haus').waitFor()
  const date = list.getByText('01.05.2028')
  expect(await date.count()).toBe(0)
  await list.getByRole('button', { name: '1 Anfrage' }).click()
  await date.waitFor()
  await page.getByRole('button', { name: /: Alternativen anfragen$/ }).click()
  const dialog = page.getByRole('dialog', { name: /Alternativen anfragen$/ })
  const declined = dialog.getByRole('checkbox', { name: lost?.name ?? '', exact: true })
  await declined.waitFor()
  await expect.poll(() => declined.isDisabled()).toBe(true)
  await dialog.getByText(/schon gefragt: Abgesagt/).waitFor()
  const ticked = dialog.getByRole('checkbox', { checked: true })
  await expect.poll(() => ticked.count()).toBeGreaterThan(0)
  await axeClean(page)
  // All but one are taken away again.
  while ((await ticked.count()) > 1) {
    const before = await ticked.count()
    await ticked.last().uncheck()
    await expect.poll(() => ticked.count()).toBe(before - 1)
  }
  await dialog.getByRole('button', { name: '1 Haus anfragen' }).click()
  await noticed(page, 'Neue Anfragen: 1')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await read<Item[]>(page, `requests?order.id=${plan.id}`)).length).toBe(2)
})
