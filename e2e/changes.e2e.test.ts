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

test('TRUE-03 cabins of the trip that are raised after its rooms are told at the crossing, and evened out', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const [contingent] = await read<{ id: number }[]>(page, `order_contingent_ferries?order.id=${plan.id}`)
  const saved = async (cabins: object) => {
    const answer = await page.request.patch(`/api/order_contingent_ferries/${contingent?.id}`, { data: cabins })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json() as Promise<{ doubleCabins: { id: number }[] }>
  }
  const { doubleCabins } = await saved({
    doubleCabins: [{ type: { persons: 2, type: 'inside' }, askedAmount: 5 }],
  })
  const crossing = await post(page, 'ferry_placeholders', {
    day: `/api/days/${plan.days[0]?.id}`,
    type: 'night',
    startPort: null,
    endPort: null,
  })
  const { id } = await post(page, 'ferry_requests', { placeholder: `/api/ferry_placeholders/${crossing.id}` })
  await open(page, plan)
  const gap = page.getByRole('region', { name: 'Abweichungen vom Kontingent' })
  await page.getByText('Fähre', { exact: false }).first().waitFor()
  expect(await gap.count()).toBe(0)
  await saved({ doubleCabins: [{ id: doubleCabins[0]?.id, askedAmount: 9 }] })
  await page.reload()
  await gap.getByText('1 Anfrage nennt andere Kabinen als das Kontingent.').waitFor()
  await gap.getByRole('button', { name: 'Alle angleichen (1)' }).click()
  await page.getByRole('alertdialog').getByText('Kabinen für 10 → 18').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alle angleichen' }).click()
  await gap.waitFor({ state: 'detached' })
  await expect
    .poll(() => read(page, `ferry_requests/${id}`))
    .toMatchObject({ contingent: { doubleCabins: [{ askedAmount: 9 }] } })
})
