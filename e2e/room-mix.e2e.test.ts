import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { type Item, planTrip, post, read } from './harness/planned-trip.ts'

test('TRUE-03 other rooms for as many guests are told in words where a house is asked, its letter is prepared by a click, and its yes takes the words away', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const { hotelContingent } = await read<{ hotelContingent: Item }>(
    page,
    `orders/${plan.id}?groups[]=trip_dashboard_read`,
  )
  const rooms = async (doubles: number, singles: number) => {
    const room = (persons: number, askedAmount: number) => [{ type: { persons, type: 'standard' }, askedAmount }]
    const data = { doubleRooms: room(2, doubles), singleRooms: room(1, singles) }
    const answer = await page.request.put(`/api/order_contingent_hotels/${hotelContingent.id}`, { data })
    expect(answer.status()).toBe(200)
  }
  await rooms(18, 8)
  const house = await post(page, 'hotels', { name: `Haus Fjordblick ${plan.id}` })
  const stay = await post(page, 'hotel_placeholders', { day: `/api/days/${plan.days[0]?.id}`, isBrandNew: false })
  const request = await post(page, 'hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${stay.id}`, hotel: `/api/hotels/${house.id}` },
    requestStatus: { status: 'approved' },
  })
  const flight = await post(page, 'airline_placeholders', {
    ...{ day: `/api/days/${plan.days[0]?.id}`, isBrandNew: false },
    ...{ startAt: '14.05.2028 08:00:00', endAt: '14.05.2028 09:30:00' },
  })
  const flown = await post(page, 'airline_requests', {
    ...{ placeholder: `/api/airline_placeholders/${flight.id}`, requestStatus: { status: 'approved' } },
  })
  await page.goto(plan.address)
  const row = page
    .getByRole('row')
    .filter({ hasText: `Haus Fjordblick ${plan.id}` })
    .first()
  await row.getByText('Bestätigt').waitFor()
  expect(await page.getByText('neu anzufragen').count()).toBe(0)

  // Somebody else changes the contingent: as many guests in other rooms.
  await rooms(20, 4)
  await row.getByText('2 DZ mehr, 4 EZ weniger').waitFor()
  await row.getByText('neu anzufragen').waitFor()
  const gap = page.getByRole('region', { name: 'Andere Zimmer als im Kontingent' })
  await gap.getByText('1 Hotel kennt andere Zimmer als das Kontingent: 2 DZ mehr, 4 EZ weniger.').waitFor()
  await axeClean(page)
  await gap.getByRole('button', { name: 'Neu anfragen: Anschreiben vorbereiten (1)' }).waitFor()
  // The flight leaves at another hour: it is written to in the same go, and so it counts.
  const later = await page.request.put(`/api/airline_requests/${flown.id}`, {
    data: { startAt: '14.05.2028 10:00:00', endAt: '14.05.2028 11:30:00' },
  })
  expect(later.status(), await later.text()).toBe(200)
  await gap.getByRole('button', { name: 'Neu anfragen: Anschreiben vorbereiten (2)' }).click()
  await page.getByRole('list', { name: 'E-Mails' }).getByRole('button').first().waitFor()

  // It says yes by telephone.
  await page.goto(`${plan.address}/requests`)
  const listed = page
    .getByRole('row')
    .filter({ hasText: `Haus Fjordblick ${plan.id}` })
    .first()
  await listed.getByText('2 DZ mehr, 4 EZ weniger').waitFor()
  await listed.getByRole('button', { name: /: Aktionen$/ }).click()
  await page.getByRole('menuitem', { name: 'Neue Daten sind bestätigt' }).click()
  await listed.getByText('2 DZ mehr, 4 EZ weniger').waitFor({ state: 'detached' })
  expect(await listed.getByText('neu anzufragen').count()).toBe(0)
  expect(await read(page, `hotel_requests/${request.id}`)).toMatchObject({
    agreedRooms: [
      { persons: 1, type: 'standard', amount: 4 },
      { persons: 2, type: 'standard', amount: 20 },
    ],
  })
})
