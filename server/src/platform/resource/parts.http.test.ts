import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allResources, offers } from '../../test/access/resources.ts'
import type { Caller } from '../../test/caller.ts'
import { expectLateSaveTold, type LateSave } from '../../test/late-save.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { requiredColumn } from './columns.ts'
import { type Resource, type ResourceSet, resourceOf, resourceSet } from './resource.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const made = async (resource: string, body: object = {}, by = bernd) => {
  const named = { name: `Eintrag ${crypto.randomUUID()}`, ...body }
  return `/api/${resource}/${(await expectStatus<{ id: number }>(201, by.post(`/api/${resource}`, named))).id}`
}
const madeUnnamed = (resource: string, body: object) => made(resource, { ...body, name: undefined })
const many = (resource: string, count: number) => Promise.all(Array.from({ length: count }, () => made(resource)))

async function documents(): Promise<string[]> {
  const rows = await desk.db.query<{ id: number }>(
    `insert into documents (organisation_id, order_id, name, type, filetype, key, byte_size)
     select 1, $1, 'Programm', 'offer', 'pdf', gen_random_uuid()::text, 10 from generate_series(1, 2) returning id::int`,
    [trip.id],
  )
  return rows.map(({ id }) => `/api/documents/${id}`)
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const tier = (numberOfPersons: number, amount: string) => ({
  priceType: 'double',
  numberOfPersons,
  sellPrice: euros(amount),
})

const cases: [name: string, scene: () => Promise<LateSave>][] = [
  [
    'MD-09 the days of an overall concept',
    async () => {
      const days = await many('day_concepts', 3)
      const path = await made('order_concepts', { days })
      return {
        path,
        first: { days: days.toReversed() },
        second: { days: days.slice(0, 1) },
        other: { catalogPage: 12 },
      }
    },
  ],
  [
    'MD-09 the order of the days of an overall concept',
    async () => {
      const days = await many('day_concepts', 3)
      const [one, two, three] = days
      const path = await made('order_concepts', { days })
      return {
        path,
        first: { orderOfDays: [three, one, two] },
        second: { orderOfDays: [two, three, one] },
        other: { name: `Nordland ${crypto.randomUUID()}` },
      }
    },
  ],
  [
    'MD-09 the subtitle of a day concept',
    async () => ({
      path: await made('day_concepts'),
      first: { subtitle: 'Über das Meer' },
      second: { subtitle: 'Am Fjord' },
      other: { category: 'choir' },
      isOfEveryVersion: true,
    }),
  ],
  [
    'MD-09 the kilometres of a day concept',
    async () => ({
      path: await made('day_concepts'),
      first: { distance: 310 },
      second: { distance: 290 },
      other: { category: 'choir' },
      isOfEveryVersion: true,
    }),
  ],
  [
    'MAIL-01 what an e-mail is assigned to',
    async () => {
      const [one, two] = [trip.order, (await planTrip(bernd)).order]
      const body = {
        messageId: `<${crypto.randomUUID()}@kantorei.example>`,
        subject: 'Zimmer',
        fromAddress: 'k@kantorei.example',
      }
      const path = await madeUnnamed('email_assignments', { ...body, tags: [], links: [{ order: one }] })
      const links = [{ order: one }, { order: two }]
      return { path, first: { links }, second: { links: [{ order: one }] }, other: { tags: ['Zimmer'] } }
    },
  ],
  [
    'MAIL-03 the attachments of a mail',
    async () => {
      const [one, two] = await documents()
      const path = await madeUnnamed('email_messages', { order: trip.order, attachments: [one] })
      return {
        path,
        first: { attachments: [one, two] },
        second: { attachments: [one] },
        other: { subject: 'Ihre Reise' },
      }
    },
  ],
  [
    'OFFER-04 the prices of an offer',
    async () => {
      const { id } = await planTrip(bernd)
      const [calculation] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/calculations?order.id=${id}`))
      return {
        path: `/api/calculations/${calculation?.id}`,
        first: { packagePrices: [tier(20, '700.00')] },
        second: { packagePrices: [tier(20, '650.00')] },
        other: { minimumPersons: 15 },
      }
    },
  ],
  [
    'MD-07 the charges of a route point, linked from the charge',
    async () => {
      const [charge, own] = await many('location_charges', 2)
      const path = await made('predefined_route_details', { locationCharges: [own] })
      return {
        path,
        firstAt: charge as string,
        first: { predefinedRouteDetails: [path] },
        second: { locationCharges: [own] },
        other: { name: `Stabkirche ${crypto.randomUUID()}` },
      }
    },
  ],
  [
    'MD-01 MD-02 the contacts of a client, changed on their own',
    async () => {
      const path = await madeUnnamed('clients', {
        shortName: 'Kantorei',
        companyName: 'Kantorei',
        contacts: [{ lastName: 'Brandt' }],
      })
      const { contacts } = await expectStatus<{ contacts: { id: number }[] }>(
        200,
        bernd.get(`${path}?_groups[]=contact_read&_groups[]=client_read`),
      )
      const [contact] = contacts.map(({ id }) => id)
      return {
        path,
        firstAt: `/api/contacts/${contact}`,
        first: { email: 'brandt@kantorei.example' },
        second: { contacts: [{ id: contact, lastName: 'Brandt', email: null }] },
        other: { paymentType: null },
      }
    },
  ],
  [
    'MD-01 the contacts of a client, one more',
    async () => {
      const path = await madeUnnamed('clients', { shortName: 'Chor', companyName: 'Chor', contacts: [] })
      return {
        path,
        first: { contacts: [{ lastName: 'Neu' }] },
        second: { contacts: [] },
        other: { companyName: 'Chor am Dom' },
      }
    },
  ],
  [
    'MD-06 the times of a kind of service',
    async () => ({
      path: await made('other_service_types', { category: 'guide' }),
      first: { allServiceDayTimes: [{ startTimeOfDay: '10:00' }] },
      second: { allServiceDayTimes: [{ startTimeOfDay: '11:00' }] },
      other: { meetingPoint: 'Am Dom' },
    }),
  ],
]

test.each(cases)('APP-14 %s: who read it before a colleague saved is told', async (_name, scene) => {
  await expectLateSaveTold(bernd, anna, await scene())
})

type Part = { table: string; key: string; owner: string }

/** Where a resource keeps what stands not in its own row. */
function partsOf(resources: ResourceSet, { contract, binding }: Resource): Part[] {
  const part = (table: PgTable, column: string): Part => ({
    table: getTableName(table),
    key: requiredColumn(table, column).replaceAll('"', ''),
    owner: getTableName(binding.table),
  })
  const children = Object.entries(binding.parents ?? {}).flatMap(([path, { column }]) => {
    const field = fieldAt(contract.fields, path.split('.'))
    if (field?.kind !== 'children' || field.write !== 'always') return []
    return [part(resourceOf(resources, field.target?.resource ?? '').binding.table, column)]
  })
  return [
    ...Object.values(binding.joins ?? {}).map(({ table, own }) => part(table, own)),
    ...Object.values(binding.elsewhere ?? {}).map(({ table, column }) => part(table, column)),
    ...(binding.extension === undefined ? [] : [part(binding.extension, 'id')]),
    ...children,
  ]
}

function fieldAt(fields: Fields, [name = '', ...rest]: readonly string[]): Field | undefined {
  const field = fields[name]
  return rest.length === 0 ? field : fieldAt(field?.fields ?? {}, rest)
}

test('APP-14 every list and part that a resource declares raises the version of its item, whoever writes it', async () => {
  const resources = await allResources()
  const set = resourceSet(resources)
  const writable = resources.filter((resource) => offers(resource, 'update'))
  const parts = writable.flatMap((resource) => partsOf(set, resource))
  expect(parts.length).toBeGreaterThan(20)
  const forgotten: string[] = []
  for (const { table, key, owner } of parts) {
    const [known] = await desk.db.query(
      `select from owner_of($1) o where o.owner = $2 and o.key = $3
       and exists (select from pg_trigger t where t.tgrelid = $1::regclass and t.tgname = 'log_change')
       and exists (select from pg_trigger t where t.tgrelid = $2::regclass and t.tgname = 'touch_row')`,
      [table, owner, key],
    )
    if (known === undefined) forgotten.push(`${table}.${key} of ${owner}`)
  }
  expect(forgotten).toEqual([])
})
