import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { planServices } from '../../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let ids: { hotel: number; ferry: number; free: number }
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const [first, second] = trip.days as [PlannedTrip['days'][number], PlannedTrip['days'][number]]
  ids = await planServices(bernd, north, second, trip.days[2]?.date ?? first.date, '01.05.2027')
})
afterAll(() => desk.close())

type Entry = Record<string, string>

/** Reads a calendar as RFC 5545 has it: folded lines, properties with parameters, escaped texts. */
function parsed(text: string): { calendar: Entry; events: Entry[] } {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const calendar: Entry = {}
  const events: Entry[] = []
  let target = calendar
  for (const line of lines.filter((one) => one !== '')) {
    const [, name = '', value = ''] = /^([^:;]+(?:;[^:]+)?):(.*)$/.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') {
      target = {}
      events.push(target)
    } else if (line === 'END:VEVENT') target = calendar
    else target[name] = value.replaceAll(/\\([;,\\n])/g, (_, mark) => (mark === 'n' ? '\n' : mark))
  }
  return { calendar, events }
}
async function read() {
  const answer = await bernd.get(`${trip.order}/timetable.ics`)
  expect(answer.status).toBe(200)
  return { ...parsed(answer.raw.toString()), headers: answer.headers, text: answer.raw.toString() }
}
const eventOf = (events: Entry[], key: string) => events.find(({ UID }) => UID?.startsWith(`${key}.`))

test('DOC-05 the timetable of a trip is a calendar: its days, its nights, and what has a time at that time by the local clock', async () => {
  const { calendar, events, headers } = await read()
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename\*=UTF-8''\d{7}%20Kantorei%20St\.%20Michael\.ics$/,
  )
  expect(calendar).toMatchObject({ BEGIN: 'VCALENDAR', VERSION: '2.0', METHOD: 'PUBLISH', END: 'VCALENDAR' })
  expect(events).toHaveLength(trip.days.length + 3)
  expect(eventOf(events, `tag-${trip.days[1]?.id}`)).toMatchObject({
    'DTSTART;VALUE=DATE': '20270515',
    'DTEND;VALUE=DATE': '20270516',
    SUMMARY: expect.stringMatching(/^Tag 2/),
    DESCRIPTION: expect.stringContaining('14:30 · Probe im Dom'),
  })
  // Denmark and Norway are two hours ahead of UTC in May.
  expect(eventOf(events, `leistung-${ids.ferry}`)).toMatchObject({
    DTSTART: '20270515T181500Z',
    DTEND: '20270516T043000Z',
    SUMMARY: expect.stringContaining('Hirtshals'),
    DESCRIPTION: expect.stringContaining('Check-in bis 19:15 Uhr'),
    LOCATION: expect.stringContaining('Hirtshals'),
  })
  expect(eventOf(events, `leistung-${ids.hotel}`)).toMatchObject({
    'DTSTART;VALUE=DATE': '20270515',
    'DTEND;VALUE=DATE': '20270516',
    SUMMARY: 'Hotel Fjordblick',
    DESCRIPTION: expect.stringContaining('Buchungsnummer: FJ-77'),
  })
  expect(eventOf(events, `leistung-${ids.free}`)).toMatchObject({
    ...{ DTSTART: '20270515T123000Z', SUMMARY: 'Probe im Dom' },
  })
})

test('DOC-05 it names no price; made again it has the same entries, of which a change is told by a higher SEQUENCE', async () => {
  await desk.db.query(
    `update change_log set at = at - interval '1 minute' where order_id = ${trip.id};
     alter table orders disable trigger user;
     update orders set updated_at = updated_at - interval '1 minute' where id = ${trip.id};
     alter table orders enable trigger user`,
  )
  const before = await read()
  expect(before.text).not.toMatch(/89[.,]5|€|EUR/)
  await expectStatus(
    200,
    bernd.patch(`/api/ferry_placeholders/${ids.ferry}`, {
      startAt: '15.05.2027 21:00:00',
      endAt: '16.05.2027 06:30:00',
    }),
  )
  const after = await read()
  expect(after.events.map(({ UID }) => UID)).toEqual(before.events.map(({ UID }) => UID))
  expect(new Set(after.events.map(({ UID }) => UID)).size).toBe(after.events.length)
  expect(eventOf(after.events, `leistung-${ids.ferry}`)?.DTSTART).toBe('20270515T190000Z')
  const [first, second] = [before, after].map(({ events }) =>
    Number(eventOf(events, `leistung-${ids.ferry}`)?.SEQUENCE),
  ) as [number, number]
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first)
  expect(second).toBeLessThan(2 ** 31)
})

test('DOC-05 APP-04 the timetable of a trip of another house is not there', async () => {
  expect((await clara.get(`${trip.order}/timetable.ics`)).status).toBe(404)
})

test('DOC-05 MOVE-08 the calendar says in its language what is entered in it, as the papers do', async () => {
  const [, day] = trip.days
  await expectStatus(
    200,
    bernd.patch(day?.link ?? '', { name: 'Am Fjord', translations: { fr: { name: 'Au fjord' } } }),
  )
  await expectStatus(
    200,
    bernd.patch(`/api/free_text_items/${ids.free}`, { translations: { fr: { text: 'Répétition à la cathédrale' } } }),
  )
  const answer = await bernd.with({ 'x-locale': 'fr' }).get(`${trip.order}/timetable.ics`)
  const { events } = parsed(answer.raw.toString())
  const told = eventOf(events, `tag-${day?.id}`)
  expect(told?.SUMMARY?.replaceAll(/\s/g, ' ')).toBe('Jour 2 : Au fjord')
  expect(told?.DESCRIPTION).toContain('Répétition à la cathédrale')
  expect(eventOf(events, `leistung-${ids.free}`)?.SUMMARY).toBe('Répétition à la cathédrale')
})
