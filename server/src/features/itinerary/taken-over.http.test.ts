import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { readonly id: number; readonly meetingPoint: string }
type Card = { readonly fields: { readonly id: string; readonly content: string }[] }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

test('TRUE-04 REQ-02 requests go on saying the meeting point of their service; one of their own, and what was declined, stay', async () => {
  const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
  const type = await made('other_service_types', { name: 'Stadtführung', category: 'guide', meetingPoint: 'Rathaus' })
  const service = await made('other_placeholders', {
    day: trip.days[0]?.link,
    otherServiceType: `/api/other_service_types/${type.id}`,
  })
  const placeholder = `/api/other_placeholders/${service.id}`
  const first = await made('other_requests', { placeholder })
  const own = await made('other_requests', { placeholder, meetingPoint: 'Dom' })
  const declined = await made('other_requests', { placeholder, requestStatus: { status: 'declined' } })
  const said = () =>
    Promise.all(
      [first, own, declined].map(async ({ id }) => {
        const { meetingPoint } = await expectStatus<Item>(200, bernd.get(`/api/other_requests/${id}`))
        return meetingPoint
      }),
    )
  expect(await said()).toEqual(['Rathaus', 'Dom', 'Rathaus'])
  await expectStatus(200, bernd.patch(placeholder, { selectedRequest: `/api/other_requests/${first.id}` }))
  await expectStatus(200, bernd.patch(placeholder, { meetingPoint: 'Hafen, Kai 3' }))
  expect(await said()).toEqual(['Hafen, Kai 3', 'Dom', 'Rathaus'])
  const { fields } = await expectStatus<Card>(200, bernd.get(`/api/vouchers/${service.id}`))
  expect(fields.find(({ id }) => id === 'meetingPoint')?.content).toBe('Hafen, Kai 3')
})

test('TRUE-04 REQ-02 a house nobody has asked yet follows the board of its stay; one that was asked is told to differ', async () => {
  type Stay = { readonly id: number; readonly board: string }
  const made = (path: string, body: object) => expectStatus<Stay>(201, bernd.post(`/api/${path}`, body))
  const stay = await made('hotel_placeholders', { day: trip.days[0]?.link, board: 'half' })
  const placeholder = `/api/hotel_placeholders/${stay.id}`
  const hotel = await made('hotels', { name: 'Hotel Fjordblick' })
  const request = await made('hotel_requests', { placeholder, hotel: `/api/hotels/${hotel.id}` })
  const link = `/api/hotel_requests/${request.id}`
  await expectStatus(200, bernd.patch(placeholder, { selectedRequest: link }))
  const boardOf = async () => (await expectStatus<Stay>(200, bernd.get(link))).board
  const told = () => expectStatus<string[]>(200, bernd.get(`/api/orders/${trip.id}/lost_choices`))

  await expectStatus(200, bernd.patch(placeholder, { board: 'full' }))
  expect(await boardOf()).toBe('full')
  expect(await told()).toEqual([])
  await expectStatus(200, bernd.patch(link, { requestStatus: { status: 'requested' } }))
  await expectStatus(200, bernd.patch(placeholder, { board: 'half' }))
  expect(await boardOf()).toBe('full')
  expect(await told()).toEqual(['Tag 1: Hotel Fjordblick hat „Vollpension“, geplant ist „Halbpension“.'])
  await expectStatus(200, bernd.patch(link, { board: 'half' }))
  expect(await told()).toEqual([])
})
