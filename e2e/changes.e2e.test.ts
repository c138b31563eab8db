import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { hotelIn, open, planTrip, post, read } from './harness/planned-trip.ts'

/** Whether all of it stands within its cell. */
const isWhole = (mark: Locator) =>
  mark.evaluate((one) => {
    const [own, cell] = [one.getBoundingClientRect(), one.closest('td')?.getBoundingClientRect()]
    return cell !== undefined && own.right <= cell.right && own.bottom <= cell.bottom + 1
  })

test('TRUE-02 TRUE-03 the day plan says in full who is to be asked anew and who asks for another number, and evens it out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const { id } = await post(page, 'hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    requestStatus: { status: 'bookings_sent' },
  })
  type Contingent = { id: number; doubleRooms: { id: number }[] }
  const [contingent] = await read<Contingent[]>(page, `order_contingent_hotels?order.id=${plan.id}`)
  const grown = { doubleRooms: [{ id: contingent?.doubleRooms[0]?.id, askedAmount: 12 }] }
  const answer = await page.request.patch(`/api/order_contingent_hotels/${contingent?.id}`, { data: grown })
  expect(answer.status(), await answer.text()).toBe(200)
  const list = await open(page, plan)
  const gap = page.getByRole('region', { name: 'Abweichungen vom Kontingent' })
  await gap.getByText('1 Anfrage nennt eine andere Zahl als das Kontingent (24).').waitFor()
  await axeClean(page)
  await gap.getByRole('button', { name: 'Alle angleichen (1)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alle angleichen' }).click()
  await gap.waitFor({ state: 'detached' })
  await expect.poll(() => read(page, `hotel_requests/${id}`)).toMatchObject({ contingent: { askedAmount: 24 } })
  // Beside the status that was given for the smaller group.
  const mark = list.getByText('neu anzufragen').first()
  await mark.waitFor()
  await expect.poll(() => isWhole(mark)).toBe(true)
})
