import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectStatus, loadNorth, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { bookHotel } from './booked-hotel.fixture.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => desk.close())

test('DOC-05 a PDF of a house that cannot be opened is told before travel documents are made, and nobody binds it in by hand', async () => {
  const bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  const trip = await planTrip(bernd)
  await bookHotel(bernd, north, trip)
  const told = async () => {
    const path = `/api/orders/${trip.id}/trip-details/preview`
    const { checks } = await expectStatus<{ checks: PaperCheck[] }>(200, bernd.post(path, {}))
    return checks
      .filter(({ key }) => key.startsWith('attachments'))
      .map(({ isMet, isRequired, message }) => ({ isMet, isRequired, message }))
  }
  expect(await told()).toEqual([{ isMet: true, isRequired: false, message: '' }])

  const owner = `provider=/api/providers/${north['Hotel Fjordblick']}`
  const broken = await expectStatus<{ id: number }>(
    201,
    bernd
      .with({ 'content-type': 'application/octet-stream' })
      .post(`/api/documents/upload?name=Kaputt.pdf&${owner}&type=trip_detail`, Buffer.from('%PDF-1.7 nichts')),
  )
  const message = '„Kaputt.pdf“ ist beschädigt und lässt sich nicht einbinden.'
  expect(await told()).toEqual([{ isMet: false, isRequired: false, message: `Hotel Fjordblick: ${message}` }])

  const papers = await expectStatus<{ id: number }>(201, bernd.post('/api/trip_papers', { order: trip.order }))
  const arrange = (isMerged: boolean) =>
    bernd.patch(`/api/trip_papers/${papers.id}`, {
      attachments: [{ document: `/api/documents/${broken.id}`, isMerged }],
    })
  expect(await arrange(true)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'attachments', message }] },
  })
  await expectStatus(200, arrange(false))
  // That it was moved in the list decides nothing of it.
  expect(await told()).toHaveLength(1)
})
