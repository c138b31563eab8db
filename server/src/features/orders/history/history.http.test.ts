import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { toldChange } from '@reisewerk/domain/history/told-change.ts'
import { isSilent, thingWord, wordOf } from '@reisewerk/domain/history/vocabulary.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { placeOf, tableSql } from '../../../platform/resource/columns.ts'
import { allResources } from '../../../test/access/resources.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
type Entry = Parameters<typeof toldChange>[0] & { id: number; userName: string }

beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
})
afterAll(() => desk.close())

async function newTrip(): Promise<number> {
  const made = await anna.post<{ id: number }>('/api/orders', {
    organisationFilter: '/api/organisations/1',
    startAt: '14.05.2027',
    endAt: '15.05.2027',
  })
  return made.body.id
}
const historyOf = async (orderId: number, query = '', by = anna) =>
  by.get<Entry[]>(`/api/orders/${orderId}/history${query}`)
const lineOf = (entry: Entry | undefined) => {
  if (entry === undefined) return ''
  const { thing, verb, fields } = toldChange(entry)
  return `${thing} ${verb}: ${fields.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; ')}`
}

test('APP-13 every logged table and each of its columns has a word, or is silent on purpose', async () => {
  const columns = await desk.db.query<{ table: string; column: string }>(
    `select c.relname::text as "table", a.attname::text as "column" from pg_trigger t
     join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where t.tgname = 'log_change'
       and exists (select from pg_attribute o where o.attrelid = c.oid and (o.attname = 'order_id' and not o.attisdropped or c.relname = 'orders'))
     order by 1, 2`,
  )
  expect(columns.length).toBeGreaterThan(100)
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => thingWord(table) === undefined)
  const missing = columns.filter(({ table, column }) => wordOf(table, column) === null && !isSilent(table, column))
  expect({ tables, columns: missing.map(({ table, column }) => `${table}.${column}`) }).toEqual({
    tables: [],
    columns: [],
  })
})

/** Every field of a contract that is one of a list, at whatever depth, and its keys. */
function choicesIn(fields: Fields, prefix = ''): { path: string; field: Field; keys: string[] }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    if (field.kind === 'object') return choicesIn(field.fields ?? {}, `${path}.`)
    if (field.kind !== 'choice') return []
    const list = field.out instanceof z.ZodNullable ? field.out.unwrap() : field.out
    return [{ path, field, keys: list instanceof z.ZodEnum ? list.options.map(String) : [] }]
  })
}

test('APP-13 whatever can be chosen anywhere is told in words, never by its key', async () => {
  const told = (await allResources()).flatMap((resource) =>
    choicesIn(resource.contract.fields).flatMap(({ path, field, keys }) => {
      const { table, extension, elsewhere = {}, computed = {} } = resource.binding
      // What another table keeps is a field of that one's resource.
      if ((path.split('.')[0] ?? '') in elsewhere || path in computed) return []
      const { column, inExtension } = placeOf(resource, path, field)
      const name = column.replaceAll('"', '')
      const of = tableSql(inExtension && extension !== undefined ? extension : table).replaceAll('"', '')
      return keys.map((key) => {
        const change = { table: of, operation: 'update', before: { [name]: null }, after: { [name]: key } }
        return { key, place: `${of}.${name}`, words: toldChange(change).fields[0]?.after ?? null }
      })
    }),
  )
  expect(told.length).toBeGreaterThan(200)
  // 'EUR' and 'Herr' are words themselves; a column that is not told has none.
  const bare = told.filter(({ key, words }) => words === key && /^[a-z]/.test(key))
  expect(bare.map(({ place, key }) => `${place}: ${key}`)).toEqual([])
})

test('APP-13 references are told by their names, and names the reader may not see stay hidden', async () => {
  const client = await anna.post<{ id: number }>('/api/clients', {
    organisationFilter: '/api/organisations/1',
    companyName: 'Kantorei St. Michael',
    shortName: 'Kantorei',
  })
  const orderId = await newTrip()
  await anna.patch(`/api/orders/${orderId}`, { client: `/api/clients/${client.body.id}`, user: '/api/users/2' })
  const [changed] = (await historyOf(orderId)).body
  expect(lineOf(changed)).toContain('Kunde:  → Kantorei St. Michael')
  expect(lineOf(changed)).toMatch(/Verantwortlich: .+ → Bernd Brandt/)
  expect(JSON.stringify(toldChange(changed as Entry))).not.toMatch(/_id|\d{3,}/)

  // Who is gone keeps the name.
  const order = `/api/orders/${orderId}`
  const person = { firstName: 'Käthe', lastName: 'Müller', client: `/api/clients/${client.body.id}` }
  const contact = await expectStatus<{ id: number }>(201, anna.post('/api/contacts', person))
  const member = { order, role: '1_contact', contact: `/api/contacts/${contact.id}` }
  const { id: main } = await expectStatus<{ id: number }>(201, anna.post('/api/order_contacts', member))
  await expectStatus(200, anna.patch(order, { primaryOrderContact: `/api/order_contacts/${main}` }))
  await expectStatus(204, anna.delete(`/api/order_contacts/${main}`))
  const lines = (await historyOf(orderId)).body.map(lineOf).join('\n')
  expect(lines).toContain('Hauptkontakt: Käthe Müller → ')
  expect(lines).not.toContain('nicht sichtbar')

  // Bernd knows nothing of the other organisation: who was responsible there has no name for him.
  await desk.db.query('update orders set request_to_user_id = 3 where id = $1', [orderId])
  const [hidden] = (await historyOf(orderId, '', bernd)).body
  expect(lineOf(hidden)).toContain('(für dich nicht sichtbar)')
  expect(JSON.stringify(hidden)).not.toContain('Clara')
})

test('APP-13 CAP-04 a change of the contingent tells which room or cabin it means, also when that is gone', async () => {
  const orderId = await newTrip()
  const kinds = ['hotels', 'ferries'] as const
  const [hotel, ferry] = await Promise.all(
    kinds.map(async (kind) => {
      const { body } = await anna.get<Record<string, { id: number }[]>[]>(
        `/api/order_contingent_${kind}?order.id=${orderId}`,
      )
      return body[0] as unknown as { id: number } & Record<string, { id: number }[]>
    }),
  )
  const room = hotel?.doubleRooms?.[0]
  const added = { type: { persons: 2, type: 'Superior' }, askedAmount: 3 }
  const saved = await anna.patch<{ doubleRooms: { id: number }[] }>(`/api/order_contingent_hotels/${hotel?.id}`, {
    doubleRooms: [{ id: room?.id, askedAmount: 20 }, added],
  })
  const superior = saved.body.doubleRooms[1]?.id
  await anna.patch(`/api/order_contingent_hotels/${hotel?.id}`, {
    doubleRooms: [{ id: room?.id }, { id: superior, reservedAmount: 2 }],
  })
  await anna.patch(`/api/order_contingent_hotels/${hotel?.id}`, { doubleRooms: [{ id: room?.id }] })
  await anna.patch(`/api/order_contingent_ferries/${ferry?.id}`, {
    doubleCabins: (ferry?.doubleCabins ?? []).map(({ id }, index) => (index === 1 ? { id, askedAmount: 4 } : { id })),
  })
  const lines = (await historyOf(orderId)).body.map(lineOf)
  expect(lines).toContain('Hotelkontingent DZ Standard geändert: Kontingent: 0 → 20')
  expect(lines).toContain('Hotelkontingent DZ Superior geändert: Buchungsstand: 0 → 2')
  expect(lines).toContain('Fährkontingent DK Außen geändert: Kontingent: 0 → 4')
})

test('APP-13 a history of 10,000 entries is read page by page, counted in the header, and nothing shifts', async () => {
  const orderId = await newTrip()
  await desk.db.query(
    `insert into change_log (user_id, organisation_id, order_id, table_name, row_id, operation, before, after)
     select 1, 1, $1, 'orders', $1, 'update', jsonb_build_object('group_name', n), jsonb_build_object('group_name', n + 1)
     from generate_series(1, 10000) n`,
    [orderId],
  )
  const first = await historyOf(orderId, '?_itemsPerPage=500')
  expect(first.body).toHaveLength(500)
  expect(Number(first.headers['x-total-items'])).toBeGreaterThanOrEqual(10_000)
  const next = await historyOf(orderId, `?before=${first.body.at(-1)?.id}`)
  expect(next.body).toHaveLength(100)
  expect(next.body[0]?.id).toBeLessThan(first.body.at(-1)?.id ?? 0)
  const third = await historyOf(orderId, '?_page=6')
  expect(third.body[0]?.id).toBe(next.body[0]?.id)
  expect((await historyOf(orderId, '?_page=0')).status).toBe(400)
})

test('APP-13 what is told of to-dos, requests, services and contacts names them, in words and by German clocks', async () => {
  const orderId = await newTrip()
  const order = `/api/orders/${orderId}`
  const post = async (path: string, body: object) => (await anna.post<{ id: number }>(`/api/${path}`, body)).body.id
  const todo = await post('todos', { order, name: 'Bus bestellen' })
  await anna.patch(`/api/todos/${todo}`, { status: 'done', doneDate: '21.11.2026 10:08:00' })
  const day = `/api/days/${await post('days', { order, date: '14.05.2027' })}`
  const tour = await post('other_placeholders', { day })
  await anna.patch(`/api/other_placeholders/${tour}`, { category: 'guide', isBrandNew: true })
  const agency = `/api/agencies/${await post('agencies', { name: 'Skandia Incoming' })}`
  const request = await post('other_requests', { placeholder: `/api/placeholders/${tour}`, agency })
  await anna.patch(`/api/requests/${request}`, { requestStatus: { status: 'requested' } })
  const item = await post('checklist_items', { order, title: 'Reiseleitung gebucht' })
  await anna.patch(`/api/checklist_items/${item}`, { doneDate: '21.11.2026 10:08:00' })
  const lines = (await historyOf(orderId)).body.map(lineOf).join('\n')
  expect(lines).toMatch(/Aufgabe „Bus bestellen“ geändert: .*Erledigt am: {2}→ 21\.11\.2026 10:08/)
  expect(lines).toContain('Anfrage „Skandia Incoming“ geändert: Status: Neu → Angefragt')
  expect(lines).toMatch(/Checkliste „Reiseleitung gebucht“ geändert: .*21\.11\.2026 10:08/)
  expect(lines).toMatch(/Zusatzleistung am 14\.05\.2027 geändert: Kategorie: {2}→ (?!guide)\p{Lu}/u)
})

test('APP-13 a service is told by its kind and its title, also when it is just made, moved or has lost its name', async () => {
  const north = await loadNorth(desk.db)
  const { id: orderId, days } = await planTrip(anna)
  const day = days[0]?.link
  const post = async (path: string, body: object) => {
    const { id } = await expectStatus<{ id: number }>(201, anna.post(`/api/${path}`, body))
    return { id, link: `/api/${path}/${id}` }
  }
  const patch = (link: string, body: object) => expectStatus(200, anna.patch(link, body))
  const { link: house } = await post('hotels', { name: 'Scandic Bergen' })
  const { link: hotel } = await post('hotel_placeholders', { day, place: `/api/places/${north.Oslo}` })
  const { link: ferry } = await post('ferry_placeholders', {
    day,
    startPort: `/api/ports/${north.Hirtshals}`,
    endPort: `/api/ports/${north.Larvik}`,
  })
  const asked = await post('hotel_requests', { placeholder: hotel, hotel: house })
  await patch(hotel, { serviceDescription: 'Seeseite' })
  await patch(ferry, { serviceDescription: 'Außenkabinen' })
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Freier Nachmittag' }] }] }
  const free = await post('free_text_items', { day, text })
  await patch(free.link, { timeOfDay: '14:00' })
  const guide = await post('other_placeholders', { day })
  const lines = async () => (await historyOf(orderId)).body.map(lineOf)
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Hotel „Scandic Bergen“ geändert: .*Seeseite/),
      expect.stringMatching(/^Fähre „Hirtshals – Larvik“ geändert: .*Außenkabinen/),
      expect.stringMatching(/^Freitext „Freier Nachmittag“ angelegt/),
      expect.stringMatching(/^Freitext „Freier Nachmittag“ geändert: Uhrzeit/),
      expect.stringMatching(/^Zusatzleistung am \d\d\.\d\d\.\d{4} angelegt/),
    ]),
  )
  // Two houses are asked and none is chosen: the service is where it is.
  await post('hotel_requests', { placeholder: hotel })
  expect(await lines()).toContainEqual(expect.stringMatching(/^Hotel „Oslo“ geändert: .*Seeseite/))
  expect((await lines()).join()).not.toContain('Hotel „Scandic Bergen“')
  await patch(hotel, { selectedRequest: `/api/requests/${asked.id}` })
  expect(await lines()).toContainEqual(expect.stringMatching(/^Hotel „Scandic Bergen“ geändert: Ausgewählte Anfrage/))
  await expectStatus(204, anna.delete(guide.link))
  expect(await lines()).toContainEqual(expect.stringMatching(/^Zusatzleistung am 14\.05\.2027 gelöscht/))

  // What is gone is still called as it was, with all it consisted of.
  const nobody = await post('ferry_requests', { placeholder: ferry })
  await expectStatus(204, anna.delete(`/api/hotel_requests/${asked.id}`))
  await expectStatus(204, anna.delete(nobody.link))
  await expectStatus(204, anna.delete(ferry))
  await expectStatus(204, anna.delete(hotel))
  const gone = (await lines()).filter((line) => line.includes(' gelöscht: '))
  expect(gone).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Hotelanfrage „Scandic Bergen“ gelöscht: /),
      expect.stringMatching(/^Anfrage „Scandic Bergen“ gelöscht: /),
      expect.stringMatching(/^Fähranfrage „Hirtshals – Larvik“ gelöscht: /),
      expect.stringMatching(/^Fähre „Hirtshals – Larvik“ gelöscht: /),
      expect.stringMatching(/^Hotel „Oslo“ gelöscht: /),
    ]),
  )
  expect(gone.filter((line) => !line.startsWith('Zusatzleistung') && !/^\S+ „/.test(line))).toEqual([])
  expect(await lines()).toContainEqual(expect.stringMatching(/^Hotel „Oslo“ geändert: .*Seeseite/))
})
