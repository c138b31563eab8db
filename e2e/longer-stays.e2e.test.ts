import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { type Item, open, planTrip, post, read } from './harness/planned-trip.ts'

test('TRUE-08 TRUE-01 the stay before a night without a bed lasts longer by a click and back; deleting its request names who has a booking', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const [first, , third] = plan.days
  const hotel = await post(page, 'hotels', { name: `Haus Nord ${plan.id}` })
  const stay = (day: Item | undefined, startAt: string, endAt: string) =>
    post(page, 'hotel_placeholders', { day: `/api/days/${day?.id}`, isBrandNew: false, startAt, endAt })
  const house = await stay(first, '14.05.2028 00:00:00', '15.05.2028 00:00:00')
  await stay(third, '16.05.2028 00:00:00', '17.05.2028 00:00:00')
  const request = await post(page, 'hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${house.id}`, hotel: `/api/hotels/${hotel.id}` },
    ...{ requestStatus: { status: 'approved' }, contingent: { askedAmount: 24, reservedAmount: 24 } },
  })
  await page.request.patch(`/api/hotel_placeholders/${house.id}`, {
    data: { selectedRequest: `/api/requests/${request.id}` },
  })
  await open(page, plan)
  const clashes = page.getByRole('region', { name: 'Unstimmigkeiten' })
  const longer = clashes.getByRole('button', { name: `Haus Nord ${plan.id} eine Nacht länger` })
  await longer.waitFor()
  await axeClean(page)
  await longer.click()
  await noticed(page, `Haus Nord ${plan.id} verlängert!`)
  const end = async () => (await read<Item>(page, `hotel_requests/${request.id}`)).endAt
  await expect.poll(end).toBe('16.05.2028 00:00:00')
  await longer.waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'verlängert' }).getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(end).toBe('15.05.2028 00:00:00')
  await longer.waitFor()

  await page.goto(`${plan.address}/requests`)
  const list = page.getByRole('table', { name: 'Anfragen' })
  await list.getByRole('button', { name: /Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Anfrage löschen' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Anfrage löschen?' })
  await asked.getByText(`Haus Nord ${plan.id} hat für 24 Gäste bestätigt; das Löschen sagt dort nicht ab.`).waitFor()
  await asked.getByRole('button', { name: 'Abbrechen' }).click()
  await asked.waitFor({ state: 'detached' })
})
