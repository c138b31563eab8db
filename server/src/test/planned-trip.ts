import { addDays, germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { Answer, Caller } from './caller.ts'
import type { TestDatabase } from './test-database.ts'

export type PlannedTrip = {
  id: number
  order: string
  /** One per date, in order. */
  days: { id: number; link: string; date: string }[]
}
type Options = { organisation?: number; isAdminOnly?: boolean; startAt?: string; endAt?: string }

/** A trip of 38 guests from 14.05.2027 to 17.05.2027, made over the API by the caller. */
export async function planTrip(caller: Caller, options: Options = {}): Promise<PlannedTrip> {
  const { organisation = 1, isAdminOnly = false, startAt = '14.05.2027', endAt = '17.05.2027' } = options
  const order = await expectStatus<{ id: number }>(
    201,
    caller.post('/api/orders', {
      organisationFilter: `/api/organisations/${organisation}`,
      isAdminOnly,
      startAt,
      endAt,
      groupName: 'Kantorei St. Michael',
      hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 19 }],
    }),
  )
  const days = await addDaysTo(caller, order.id, startAt, endAt)
  return {
    id: order.id,
    order: `/api/orders/${order.id}`,
    days: days.map(({ id, date }) => ({ id, link: `/api/days/${id}`, date: date.slice(0, 10) })),
  }
}

/** A day on each date, as a planner adds them. */
export async function addDaysTo(caller: Caller, order: number, startAt: string, endAt: string) {
  const isoOf = (date: string) => date.split('.').reverse().join('-')
  const days: { id: number; date: string }[] = []
  for (let date = isoOf(startAt); date <= isoOf(endAt); date = addDays(date, 1)) {
    const body = { order: `/api/orders/${order}`, date: germanDate(date) }
    days.push(await expectStatus<{ id: number; date: string }>(201, caller.post('/api/days', body)))
  }
  return days
}

/** @returns the body of an answer of that status @throws with the answer when it is another */
export async function expectStatus<Body>(status: number, asked: Promise<Answer<unknown>>): Promise<Body> {
  const answer = await asked
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.raw.toString()}`)
  return answer.body as Body
}

/** Ports, places, a hotel, a shipping line and an agency that the trips of tests go to; answers their ids by name. */
export async function loadNorth(db: TestDatabase): Promise<Record<string, number>> {
  await db.query(`insert into airports (name, iata_code, country, latitude, longitude) values
    ('Lübeck', 'LBC', 'DE', 53.81, 10.72), ('Bergen-Flesland', 'BGO', 'NO', 60.29, 5.22) on conflict do nothing`)
  await db.query(`insert into train_stations (name, country, latitude, longitude) values
    ('Hamburg Hbf', 'DE', 53.55, 10.01), ('Oslo S', 'NO', 59.91, 10.75)`)
  const rows = await db.query<{ name: string; id: number }>(
    `with area as (
       insert into places (name, country, latitude, longitude) values
         ('Hamburg', 'DE', 53.55, 9.99), ('Oslo', 'NO', 59.91, 10.75) returning name, id),
     port as (
       insert into ports (name, country, latitude, longitude) values
         ('Hirtshals', 'DK', 57.59, 9.97), ('Larvik', 'NO', 59.05, 10.04) returning name, id),
     connection as (
       insert into port_connections (start_port_id, end_port_id)
       select one.id, other.id from port one, port other where one.id <> other.id),
     provider as (
       insert into providers (kind, name) values ('hotel', 'Hotel Fjordblick'), ('ferry', 'Nordlinie') returning name, id),
     agency as (insert into agencies (name) values ('Skandia Incoming') returning name, id)
     select name, id::int from area union all select name, id::int from port
     union all select name, id::int from provider union all select name, id::int from agency`,
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.id]))
}
