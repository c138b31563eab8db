import { checkInFollowing } from '@reisewerk/domain/itinerary/service-times.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number; startAt: string; checkInAt: string | null; embarkAt?: string | null }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const post = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
const patch = (path: string, body: object) => expectStatus<Item>(200, bernd.patch(`/api/${path}`, body))
const at = (date: number, clock: string) => `${date}.05.2027 ${clock}:00`
const timesOf = async (path: string) => {
  const { startAt, checkInAt, embarkAt } = await expectStatus<Item>(200, bernd.get(`/api/${path}`))
  return [startAt, checkInAt, ...(embarkAt == null ? [] : [embarkAt])]
}

const passage = { startAt: at(14, '14:00'), endAt: at(14, '20:00'), checkInAt: at(14, '12:30') }
const service = (kind: string) =>
  post(`${kind}_placeholders`, { day: trip.days[0]?.link, ...passage, driverNotParticipating: false })

test.each(['ferry', 'airline', 'train'])(
  'TRUE-08 the check-in of a %s goes along with its hour and comes back with it; one that is named stays',
  async (kind) => {
    const path = `${kind}_placeholders/${(await service(kind)).id}`
    expect(await patch(path, { startAt: at(14, '15:15') })).toMatchObject({ checkInAt: at(14, '13:45') })
    expect(await patch(path, { startAt: at(14, '14:00') })).toMatchObject({ checkInAt: at(14, '12:30') })
    const named = { startAt: at(14, '16:00'), checkInAt: at(14, '12:30') }
    expect(await patch(path, named)).toMatchObject({ checkInAt: at(14, '12:30') })
  },
)

test('TRUE-08 requests that follow their ferry take check-in and boarding along, one with hours of its own keeps them', async () => {
  const { id } = await service('ferry')
  const placeholder = `/api/placeholders/${id}`
  const ask = (times: object) => post('ferry_requests', { placeholder, ...passage, ...times })
  const same = await ask({ embarkAt: at(14, '13:15') })
  const earlier = await ask({ checkInAt: at(14, '12:00') })
  const own = await ask({ startAt: at(14, '14:10'), embarkAt: at(14, '13:15') })
  await patch(`ferry_placeholders/${id}`, { startAt: at(14, '15:00') })
  expect(await timesOf(`ferry_requests/${same.id}`)).toEqual([at(14, '15:00'), at(14, '13:30'), at(14, '14:15')])
  expect(await timesOf(`ferry_requests/${earlier.id}`)).toEqual([at(14, '15:00'), at(14, '13:00')])
  expect(await timesOf(`ferry_requests/${own.id}`)).toEqual([at(14, '14:10'), at(14, '12:30'), at(14, '13:15')])
})

test('TRUE-08 a chosen request that goes at another hour takes its check-in and boarding along, and those of its service', async () => {
  const { id } = await service('ferry')
  const asked = await post('ferry_requests', {
    ...{ placeholder: `/api/placeholders/${id}`, ...passage },
    ...{ checkInAt: at(14, '12:00'), embarkAt: at(14, '13:15') },
  })
  await patch(`ferry_placeholders/${id}`, { selectedRequest: `/api/requests/${asked.id}` })
  await patch(`ferry_placeholders/${id}`, { checkInAt: at(14, '12:45') })
  await patch(`ferry_requests/${asked.id}/quick_edit`, { startAt: at(14, '16:00') })
  expect(await timesOf(`ferry_requests/${asked.id}`)).toEqual([at(14, '16:00'), at(14, '14:00'), at(14, '15:15')])
  expect(await timesOf(`ferry_placeholders/${id}`)).toEqual([at(14, '16:00'), at(14, '14:45')])
})

test.each(['ferry', 'airline', 'train'])(
  'TRUE-08 the arrival of a %s goes along with its hour, and so do requests that follow; one that is named stays',
  async (kind) => {
    const { id } = await service(kind)
    const path = `${kind}_placeholders/${id}`
    const asked = await post(`${kind}_requests`, { placeholder: `/api/placeholders/${id}`, ...passage })
    expect(await patch(path, { startAt: at(14, '15:15') })).toMatchObject({ endAt: at(14, '21:15') })
    const request = await expectStatus<object>(200, bernd.get(`/api/${kind}_requests/${asked.id}`))
    expect(request).toMatchObject({ startAt: at(14, '15:15'), endAt: at(14, '21:15') })
    expect(await patch(path, { startAt: at(15, '14:00') })).toMatchObject({ endAt: at(15, '20:00') })
    const named = { startAt: at(14, '14:30'), endAt: at(14, '20:00') }
    expect(await patch(path, named)).toMatchObject(named)
    // The row of a request, which leaves on its own, does the same.
    const moved = await patch(`${kind}_requests/${asked.id}/quick_edit`, { startAt: at(14, '13:00') })
    expect(moved).toMatchObject({ startAt: at(14, '13:00'), endAt: at(14, '18:30') })
  },
)

test('TRUE-08 an arrival that its provider has confirmed stays, and so does one that would be on another day than that of a day ferry', async () => {
  const { id } = await service('ferry')
  const asked = await post('ferry_requests', { placeholder: `/api/placeholders/${id}`, ...passage })
  await patch(`ferry_placeholders/${id}`, { selectedRequest: `/api/requests/${asked.id}` })
  expect(await patch(`ferry_placeholders/${id}`, { startAt: at(14, '19:30') })).toMatchObject({
    endAt: at(14, '20:00'),
  })
  await patch(`ferry_placeholders/${id}`, passage)
  await patch(`ferry_requests/${asked.id}`, { requestStatus: { status: 'approved' } })
  expect(await patch(`ferry_placeholders/${id}`, { startAt: at(14, '15:00') })).toMatchObject({
    endAt: at(14, '20:00'),
  })
  expect(await patch(`ferry_requests/${asked.id}`, { startAt: at(14, '15:30') })).toMatchObject({
    endAt: at(14, '20:00'),
  })
  // On another day nobody has confirmed it.
  await patch(`ferry_placeholders/${id}`, { startAt: at(15, '15:00') })
  expect(await patch(`ferry_placeholders/${id}`, { startAt: at(15, '14:00') })).toMatchObject({
    endAt: at(15, '19:00'),
  })
})

test('TRUE-08 the database says of a check-in what the program says', async () => {
  const said = ['14T12:45:00', '14T23:00:00', '15T00:00:00', '14T00:45:00'].map((time) => `2027-05-${time}`)
  const starts = ['14T12:45:00', '15T00:30:00', '15T00:00:01', '14T00:00:00', '16T01:30:00'].map(
    (time) => `2027-05-${time}`,
  )
  for (const checkInAt of said) {
    for (const startAt of starts) {
      for (const to of starts) {
        const [row] = await desk.db.query(
          `select to_char(check_in_following($1, $2, $3), 'YYYY-MM-DD"T"HH24:MI:SS') as told`,
          [checkInAt, startAt, to],
        )
        expect([checkInAt, startAt, to, row?.told]).toEqual([
          checkInAt,
          startAt,
          to,
          checkInFollowing({ startAt, checkInAt }, to),
        ])
      }
    }
  }
})
