import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown> & { id: number; startAt: string; endAt: string }

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
const day = () => trip.days[0]?.link
const service = async (kind: string) => `/api/placeholders/${(await post(`${kind}_placeholders`, { day: day() })).id}`
const at = (date: number, clock: string) => `${date}.05.2027 ${clock}:00`
const refusedAt = (propertyPath: string, message: string) => ({
  status: 422,
  body: { violations: [{ propertyPath, message }] },
})
const late = refusedAt(
  'endAt',
  'Das Ende um 10:30 Uhr liegt vor dem Beginn um 12:00 Uhr. Bitte eine der Zeiten ändern, oder nach Mitternacht den Tag des Endes.',
)

test('REQ-02 PLACE-01 a hotel is asked for one night at least', async () => {
  const placeholder = await service('hotel')
  const sameDay = { startAt: at(14, '00:00'), endAt: at(14, '00:00') }
  const noNight = refusedAt('endAt', 'Ein Hotelaufenthalt dauert mindestens eine Nacht.')
  expect(await bernd.post('/api/hotel_requests', { placeholder, ...sameDay })).toMatchObject(noNight)
  const { id } = await post('hotel_requests', { placeholder, ...sameDay, endAt: at(15, '00:00') })
  const path = `/api/hotel_requests/${id}/quick_edit`
  expect(await bernd.patch(path, { endAt: at(14, '00:00') })).toMatchObject(noNight)
  expect(await bernd.patch(`/api/requests/${id}`, { endAt: at(14, '00:00') })).toMatchObject(noNight)
  expect(await expectStatus(200, bernd.patch(path, { startAt: at(15, '00:00') }))).toMatchObject({
    endAt: at(16, '00:00'),
  })
})

test('REQ-02 DRAW-02 a hotel is asked from day to day: its dates are kept without a clock time (001 §5)', async () => {
  const placeholder = await service('hotel')
  const stay = { startAt: at(14, '15:00'), endAt: at(16, '11:00') }
  const asked = await post('hotel_requests', { placeholder, ...stay, checkInAt: at(14, '15:00') })
  expect(asked).toMatchObject({ startAt: at(14, '00:00'), endAt: at(16, '00:00'), checkInAt: at(14, '15:00') })
  const save = (path: string, body: object) => expectStatus<Item>(200, bernd.patch(`/api/${path}`, body))
  expect(await save(`hotel_requests/${asked.id}/quick_edit`, { startAt: at(15, '13:45') })).toMatchObject({
    startAt: at(15, '00:00'),
    endAt: at(17, '00:00'),
    checkInAt: at(15, '15:00'),
  })
  expect(await save(`hotel_requests/${asked.id}/quick_edit`, { endAt: at(16, '09:30') })).toMatchObject({
    endAt: at(16, '00:00'),
  })
  await save(`requests/${asked.id}`, { startAt: at(14, '23:15'), endAt: at(16, '00:30') })
  expect(await expectStatus(200, bernd.get(`/api/hotel_requests/${asked.id}`))).toMatchObject({
    startAt: at(14, '00:00'),
    endAt: at(16, '00:00'),
  })
})

test('REQ-02 DRAW-02 the end of another service follows a start that is named alone (001 §4)', async () => {
  const placeholder = await service('other')
  const tour = { startAt: at(14, '09:00'), endAt: at(14, '11:30') }
  const { id } = await post('other_requests', { placeholder, ...tour })
  const paths = [`other_requests/${id}`, `other_requests/${id}/quick_edit`, `requests/${id}`]
  const save = (path: string, body: object) => expectStatus<Item>(200, bernd.patch(`/api/${path}`, body))
  for (const path of paths) {
    await save(paths[0] ?? '', tour)
    await save(path, { startAt: at(14, '15:00') })
    expect(await expectStatus(200, bernd.get(`/api/other_requests/${id}`))).toMatchObject({ endAt: at(14, '17:30') })
  }
  expect(await save(paths[1] ?? '', { startAt: at(15, '23:00') })).toMatchObject({ endAt: at(16, '01:30') })
  const named = { startAt: at(15, '10:00'), endAt: at(15, '10:30') }
  expect(await save(paths[1] ?? '', named)).toMatchObject(named)
  expect(await bernd.patch(`/api/${paths[1]}`, { startAt: at(15, '12:00'), endAt: at(15, '10:30') })).toMatchObject(
    late,
  )
  // What had no times lasts as long as its type does.
  const admin = await desk.as('anna')
  const type = { name: 'Hafenrundfahrt', category: 'guide', duration: 75 }
  const made = await expectStatus<Item>(201, admin.post('/api/other_service_types', type))
  const otherServiceType = `/api/other_service_types/${made.id}`
  const open = await post('other_requests', { placeholder, otherServiceType })
  expect(await save(`other_requests/${open.id}`, { startAt: at(14, '10:00') })).toMatchObject({
    endAt: at(14, '11:15'),
  })
})

/** Services and requests of what goes by day or by night. */
const crossings = ['ferry_placeholders', 'train_placeholders', 'ferry_requests', 'train_requests'] as const
const home = async (resource: (typeof crossings)[number]) =>
  resource.endsWith('requests') ? { placeholder: await service(resource.split('_')[0] ?? '') } : { day: day() }

test.each(crossings)('PLACE-02 PLACE-04 REQ-02 %s: type and dates agree (001 §4)', async (resource) => {
  const crossing = { ...(await home(resource)), driverNotParticipating: false }
  const body = resource.endsWith('requests')
    ? { placeholder: (crossing as { placeholder: string }).placeholder }
    : crossing
  const byDay = await post(resource, { ...body, type: 'day', startAt: at(14, '08:00'), endAt: at(15, '12:00') })
  expect(byDay).toMatchObject({ type: 'day', endAt: at(14, '12:00') })
  const path = `/api/${resource}/${byDay.id}`
  const choice = resource.endsWith('requests') ? {} : { driverNotParticipating: false }
  expect(await expectStatus(200, bernd.put(path, { type: 'night', ...choice }))).toMatchObject({
    endAt: at(15, '12:00'),
  })
  expect(await expectStatus(200, bernd.put(path, { endAt: at(14, '07:30') }))).toMatchObject({ endAt: at(15, '07:30') })
  expect(await bernd.put(path, { type: 'day' })).toMatchObject(
    refusedAt(
      'endAt',
      'Die Ankunft um 07:30 Uhr liegt vor der Abfahrt um 08:00 Uhr. Bitte eine der Zeiten ändern; geht die Fahrt über Mitternacht, im Formular „Nacht“ wählen.',
    ),
  )
  // It is on the way as long as before (decision 120).
  expect(await expectStatus(200, bernd.put(path, { startAt: at(14, '06:00') }))).toMatchObject({
    endAt: at(15, '05:30'),
  })
  await expectStatus(200, bernd.put(path, { endAt: at(15, '07:30') }))
  expect(await expectStatus(200, bernd.put(path, { type: 'day' }))).toMatchObject({ endAt: at(14, '07:30') })
  // Who names an end may travel several nights; the switch alone says the next day (decision 005).
  const voyage = { startAt: at(14, '18:30'), endAt: at(17, '09:15') }
  expect(await post(resource, { ...body, type: 'night', ...voyage })).toMatchObject({ type: 'night', ...voyage })
  const times = { startAt: at(14, '18:30'), endAt: at(15, '06:30') }
  expect(await post(resource, { ...body, ...times })).toMatchObject({ type: 'night', ...times })
  expect(
    await bernd.post(`/api/${resource}`, { ...body, startAt: at(15, '08:00'), endAt: at(14, '09:00') }),
  ).toMatchObject(
    refusedAt('endAt', 'Die Ankunft liegt an einem früheren Tag als die Abfahrt. Bitte den Tag der Ankunft ändern.'),
  )
})

test('REQ-02 HEAD-11 requests lie around their trip; what a partner has instead may be some days off', async () => {
  const placeholder = await service('other')
  const outside = 'Die Anfrage liegt außerhalb der Reise (14.05.2027 bis 17.05.2027).'
  const lastYear = { placeholder, startAt: '14.05.2026 09:00:00' }
  expect(await bernd.post('/api/other_requests', lastYear)).toMatchObject(refusedAt('startAt', outside))
  const { id } = await post('other_requests', { placeholder, startAt: at(17, '22:00'), endAt: at(18, '06:00') })
  const path = `/api/other_requests/${id}`
  expect(await bernd.patch(path, { endAt: '18.05.2028 06:00:00' })).toMatchObject(refusedAt('endAt', outside))
  expect(await bernd.patch(path, { startAt: at(19, '22:00') })).toMatchObject({ status: 200 })
  // Kept from before the trip had these dates.
  await desk.db.query(`update requests set start_at = '2026-05-14 09:00', end_at = null where id = $1`, [id])
  await expectStatus(200, bernd.put(path, { startAt: '14.05.2026 09:00:00', notes: 'Wie gehabt' }))
})

test('REQ-02 PLACE-05 another type moves the end of what is asked for, as it does that of the service (001 §4)', async () => {
  const admin = await desk.as('anna')
  const typeOf = async (name: string, duration: number | null) => {
    const made = expectStatus<Item>(201, admin.post('/api/other_service_types', { name, category: 'guide', duration }))
    return `/api/other_service_types/${(await made).id}`
  }
  const [short, long, open] = [await typeOf('Turm', 45), await typeOf('Altstadt', 120), await typeOf('Frei', null)]
  const placeholder = await service('other')
  const tour = { otherServiceType: short, startAt: at(14, '09:00') }
  const asked = await post('other_requests', { placeholder, ...tour })
  expect(asked).toMatchObject({ endAt: at(14, '09:45') })
  const path = `/api/other_requests/${asked.id}`
  const save = (body: object, to = path) => expectStatus<Item>(200, bernd.patch(to, body))
  expect(await save({ otherServiceType: long })).toMatchObject({ endAt: at(14, '11:00') })
  expect(await save({ otherServiceType: short }, `${path}/quick_edit`)).toMatchObject({ endAt: at(14, '09:45') })
  // Sent back as read, or without a usual duration, it stays; a named end is the end.
  expect(await save({ endAt: at(14, '10:00') })).toMatchObject({ endAt: at(14, '10:00') })
  expect(await save({ otherServiceType: short })).toMatchObject({ endAt: at(14, '10:00') })
  expect(await save({ otherServiceType: open })).toMatchObject({ endAt: at(14, '10:00') })
  expect(await save({ otherServiceType: long, endAt: at(14, '10:15') })).toMatchObject({ endAt: at(14, '10:15') })
  expect(await save({ otherServiceType: short, startAt: at(14, '12:00') })).toMatchObject({ endAt: at(14, '12:45') })
  // So does a service that is chosen, which brings its type.
  const provider = await expectStatus<Item>(201, admin.post('/api/providers', { name: 'Stadtführer', kind: 'other' }))
  const offered = { provider: `/api/providers/${provider.id}`, otherServiceType: long }
  const { id } = await expectStatus<Item>(201, admin.post('/api/other_services', offered))
  await save({ otherService: `/api/other_services/${id}` }, `/api/requests/${asked.id}`)
  expect(await expectStatus(200, bernd.get(path))).toMatchObject({ otherServiceType: long, endAt: at(14, '14:00') })
})

test('TRUE-04 the chosen ferry goes at another hour: its service goes then as well, unless it has an hour of its own', async () => {
  const passage = { startAt: at(14, '14:00'), endAt: at(15, '10:00'), checkInAt: at(14, '12:30') }
  const ferry = await post('ferry_placeholders', { day: day(), ...passage })
  const path = `/api/ferry_placeholders/${ferry.id}`
  const times = async () => {
    const { startAt, endAt, checkInAt } = await expectStatus<Item>(200, bernd.get(path))
    return { startAt, endAt, checkInAt }
  }
  const asked = await post('ferry_requests', { placeholder: `/api/placeholders/${ferry.id}`, ...passage })
  const other = await post('ferry_requests', { placeholder: `/api/placeholders/${ferry.id}`, ...passage })
  const chosen = { selectedRequest: `/api/requests/${asked.id}`, driverNotParticipating: false }
  await expectStatus(200, bernd.patch(path, chosen))
  expect(await times()).toEqual(passage)

  await expectStatus(200, bernd.patch(`/api/ferry_requests/${other.id}`, { startAt: at(14, '18:00') }))
  expect(await times()).toEqual(passage)
  await expectStatus(200, bernd.patch(`/api/ferry_requests/${asked.id}/quick_edit`, { startAt: at(14, '16:00') }))
  expect(await times()).toMatchObject({ startAt: at(14, '16:00') })
  await expectStatus(200, bernd.patch(`/api/requests/${asked.id}`, { checkInAt: at(14, '14:30') }))
  expect(await times()).toMatchObject({ startAt: at(14, '16:00'), checkInAt: at(14, '14:30') })

  await desk.db.query(`update placeholders set start_at = '2027-05-14 16:15' where id = $1`, [ferry.id])
  await expectStatus(200, bernd.patch(`/api/ferry_requests/${asked.id}`, { startAt: at(14, '17:00') }))
  expect(await times()).toMatchObject({ startAt: at(14, '16:15') })
})
