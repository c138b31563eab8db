import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let desk: TestApp
let callers: readonly [anna: Caller, bernd: Caller, clara: Caller]
const trips: number[] = []
beforeAll(async () => {
  desk = await testApp()
  callers = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
  const [anna] = callers
  for (const options of [{}, {}, { isAdminOnly: true }, { organisation: 2 }]) {
    trips.push((await planTrip(anna, options)).id)
  }
})
afterAll(() => desk.close())

const narrowed = [
  ...['', 'currentStatus=booked', 'isAdminOnly=false', 'organisationFilter.id=2', '_groups[]=soft_delete'],
  ...[
    'category=choir',
    'category[]=choir&category[]=activity',
    'category=choir&currentStatus=booked',
    'bookingSituation=open',
  ],
  ...['traitTags=neu', 'traitTags=chor', 'traitTags[]=chor&traitTags[]=neu', 'traitTags=chor&category=choir'],
  ...['traitTags=chor&currentStatus=booked', 'traitTags=fehlt'],
]

/** The total as told, and as many items as there really are. */
async function totals(caller: Caller, query: string): Promise<[told: number, listed: number]> {
  const { headers, body } = await caller.get<unknown[]>(`/api/orders?_itemsPerPage=500&${query}`)
  return [Number(headers['x-total-items']), body.length]
}

async function expectTrueTotals(): Promise<void> {
  for (const caller of callers) {
    for (const query of narrowed) {
      const [told, listed] = await totals(caller, query)
      expect(told, query).toBe(listed)
    }
  }
}

test('LIST-01 totals are true whatever becomes of trips, for everybody', async () => {
  const [anna] = callers
  const [first, second, hidden] = trips
  await expectTrueTotals()
  expect(await totals(anna, '')).toEqual([4, 4])
  await anna.patch(`/api/orders/${first}`, { currentStatus: 'booked' })
  await anna.patch(`/api/orders/${second}`, { isAdminOnly: true })
  await anna.patch(`/api/orders/${hidden}?_groups[]=soft_delete`, { currentStatus: 'deleted' })
  await expectTrueTotals()
  expect(await totals(anna, '')).toEqual([3, 3])
})

test('LIST-03 totals by category, by how full trips are and by tag follow every change', async () => {
  const [anna] = callers
  const [first, second] = trips
  await anna.patch(`/api/orders/${first}`, { category: 'choir', traitTags: ['neu', 'chor'] })
  await anna.patch(`/api/orders/${second}`, { traitTags: ['chor'], bookingSituation: 'full' })
  await expectTrueTotals()
  expect(await totals(anna, 'traitTags=chor&isAdminOnly=false')).toEqual([1, 1])
  expect(await totals(anna, 'category=choir')).toEqual([1, 1])
  await anna.patch(`/api/orders/${first}`, { traitTags: ['neu'], category: 'activity' })
  await expectTrueTotals()
  expect(await totals(anna, 'category=choir')).toEqual([0, 0])
})

test('LIST-01 totals stay true when they are added up, also while others change trips', async () => {
  const [anna] = callers
  const [first] = trips
  const changes = Array.from({ length: 12 }, (_, index) =>
    anna.patch(`/api/orders/${first}`, { currentStatus: index % 2 === 0 ? 'new' : 'booked' }),
  )
  const sums = Array.from({ length: 6 }, () => desk.db.query('select add_up_order_counts()'))
  await Promise.all([...changes, ...sums])
  await expectTrueTotals()
  await desk.db.query('select add_up_order_counts()')
  await expectTrueTotals()
  const [kinds] = await desk.db.query<{ apart: boolean }>(
    `select count(*) = count(distinct (organisation_id, is_admin_only, current_status, category, booking_situation)) as apart
     from order_counts`,
  )
  expect(kinds?.apart).toBe(true)
})

test.each([
  ['kantorei', 2],
  ['MICHAEL kant', 2],
  ['st', 2],
  ['%', 0],
  ['kantorei fehlt', 0],
  ['kantorei st sankt', 0],
  ['st michael kantorei', 2],
  ['sankt michael kantorei st', 0],
])('LIST-02 the search for %j finds %i of the trips that are shown', async (term, count) => {
  const [anna] = callers
  const { body } = await anna.get<unknown[]>(`/api/orders?isAdminOnly=false&_search=${encodeURIComponent(term)}`)
  expect(body).toHaveLength(count)
})

test('LIST-02 APP-04 a word that thousands of trips answer to is counted and paged like any other', async () => {
  const [anna, bernd, clara] = callers
  // As a house that moves in brings them, with what is kept of trips worked out behind it.
  await desk.db.query('set session_replication_role = replica')
  await desk.db.query(
    `insert into orders (organisation_id, order_number, group_name, current_status, is_admin_only, start_at, end_at, user_id)
     select 1 + (n % 3 = 0)::int, 'V' || n, case when n > 900 then 'Vieltausend ' else 'Wenig ' end || n,
       case when n % 4 = 0 then 'booked' when n % 4 = 1 then 'deleted' else 'new' end, n % 10 = 0,
       date '2033-01-01' + n / 5, date '2033-01-03' + n / 5, 1
     from generate_series(1, 6000) n`,
  )
  await desk.db.query('set session_replication_role = origin')
  for (const kept of ['refresh_order_search', 'refresh_order_figures', 'refresh_order_counts'])
    await desk.db.query(`select ${kept}()`)
  const found = async (caller: Caller, query: string) => {
    const { headers, body } = await caller.get<{ groupName: string }[]>(`/api/orders?_search=vieltausend&${query}`)
    return {
      total: Number(headers['x-total-items']),
      names: body.map(({ groupName }) => Number(groupName.split(' ')[1])),
    }
  }
  const seen = (is: (n: number) => boolean) => Array.from({ length: 5100 }, (_, index) => 901 + index).filter(is)
  const shown = (n: number) => n % 4 !== 1
  const inOrder = '_order[startAt]=asc&_itemsPerPage=30'
  const all = seen(shown)
  expect(await found(anna, inOrder)).toEqual({ total: all.length, names: all.slice(0, 30) })
  expect(await found(anna, `${inOrder}&_page=3`)).toEqual({ total: all.length, names: all.slice(60, 90) })
  expect(await found(anna, `${inOrder}&_page=1000`)).toEqual({ total: all.length, names: [] })
  const last = [...all].sort((a, b) => Math.floor(b / 5) - Math.floor(a / 5) || a - b)
  expect(await found(anna, '_order[startAt]=desc&_itemsPerPage=30')).toEqual({
    total: all.length,
    names: last.slice(0, 30),
  })
  const booked = seen((n) => n % 4 === 0)
  expect(await found(anna, `${inOrder}&currentStatus=booked`)).toEqual({
    total: booked.length,
    names: booked.slice(0, 30),
  })
  const ofBernd = seen((n) => shown(n) && n % 3 !== 0 && n % 10 !== 0)
  expect(await found(bernd, inOrder)).toEqual({ total: ofBernd.length, names: ofBernd.slice(0, 30) })
  expect((await found(clara, inOrder)).total).toBe(seen((n) => shown(n) && n % 3 === 0 && n % 10 !== 0).length)
  expect((await found(anna, `${inOrder}&_groups[]=soft_delete`)).total).toBe(5100)
  expect((await found(anna, `${inOrder}&user.id=1`)).total).toBe(all.length)
})
