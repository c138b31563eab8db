import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { allResources, idsOf, offers, type Rows, rowsAddedBy } from './resources.ts'
import { loadWorld, makePartners, makeTrip } from './whole-trip.ts'

const resources = (await allResources()).filter((resource) => offers(resource, 'remove'))
let desk: TestApp
let anna: Caller
let rows: Rows
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  const north = await loadWorld(desk.db)
  const made = await rowsAddedBy(desk.db, async () => {
    const partners = await makePartners(anna, 1, 'wieder')
    const trip = await makeTrip(anna, desk.db, { organisation: 1, partners, north, mark: 'wieder' })
    await makeUnused(trip.order)
  })
  rows = made.rows
})
afterAll(() => desk.close())

/** One of what the trip makes use of, which is not deleted then, and of what it has as a draft only. */
async function makeUnused(order: number) {
  const make = async (path: string, body: object) => {
    const made = await anna.post<{ id: number }>(`/api/${path}`, body)
    expect(made.status, `${path} ${JSON.stringify(made.body)}`).toBe(201)
    return made.body.id
  }
  const point = { latitude: 50, longitude: 9 }
  await make('destinations', { name: 'Unbenutzt' })
  await make('areas', { name: 'Unbenutzt' })
  await make('places', { name: 'Unbenutzt', country: 'DE', ...point })
  const ports = [
    await make('ports', { name: 'A', country: 'DE', ...point }),
    await make('ports', { name: 'B', country: 'DE', ...point }),
  ]
  await make('port_connections', { startPort: `/api/ports/${ports[0]}`, endPort: `/api/ports/${ports[1]}` })
  await make('ports', { name: 'Unbenutzt', country: 'DE', ...point })
  await make('airports', { name: 'Unbenutzt', iataCode: 'QQQ', country: 'DE', ...point })
  await make('train_stations', { name: 'Unbenutzt', country: 'DE', ...point })
  await make('clients', { companyName: 'Unbenutzt', shortName: 'U' })
  await make('hotels', { name: 'Unbenutzt' })
  await make('airlines', { name: 'Unbenutzt' })
  await make('ferries', { name: 'Unbenutzt' })
  await make('trains', { name: 'Unbenutzt' })
  await make('agencies', { name: 'Unbenutzt' })
  const provider = `/api/providers/${await make('hotels', { name: 'Ohne Leistung' })}`
  await make('other_services', { provider })
  await make('other_service_types', { name: 'Unbenutzt' })
  await make('predefined_route_details', { name: 'Unbenutzt' })
  await make('location_charges', { name: 'Unbenutzt' })
  const { body: days } = await anna.get<{ id: number }[]>(`/api/days?order.id=${order}&_order[date]=desc`)
  const day = `/api/days/${days[0]?.id}`
  await make('route_details', { day, isBrandNew: false, routeDescription: 'Unbenutzt' })
  await make('free_text_items', { day, isBrandNew: false, timeOfDay: '08:00' })
  await make(`day_concepts/create_from_day/${day.slice(10)}`, { name: 'Unbenutzt' })
}

/** Of these nothing can be deleted here, or nothing comes back, each for its reason. */
const without: Readonly<Record<string, string>> = {
  payments: 'a payment that was removed stays kept, and is told by the history (INV-04)',
  documents: 'those of the trip are sent, issued or attached; documents.http.test.ts has one that goes',
  email_files: 'what was dropped and belongs to nothing has no history',
}
/** What is fixed and stays without its link: an issued invoice without the address it went to. */
const fixed: Readonly<Record<string, string>> = { addresses: 'client_invoices' }

/** What every table holds, but for what tells of versions and what a deletion leaves out of the log for good (decision 037). */
async function prints(): Promise<Record<string, string>> {
  const tables = await desk.db.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'log_change' order by 1`,
  )
  const one = ({ name }: { name: string }) =>
    `select '${name}' as name, (select md5(string_agg(r, '|' order by r)) from (select (to_jsonb(x) - 'version' - 'updated_at' - 'created_at'
       - personal_columns('${name}'))::text as r from "${name}" x) s) as print`
  const found = await desk.db.query<{ name: string; print: string }>(tables.map(one).join(' union all '))
  return Object.fromEntries(found.map(({ name, print }) => [name, print]))
}

test.each(resources.map((resource) => [resource.contract.name, resource] as const))(
  'EASE-03 what was deleted comes back as it was: %s',
  async (name, resource) => {
    const told: string[] = []
    for (const id of await idsOf(resource, rows, desk.db)) {
      const before = await prints()
      const gone = await anna.delete(`/api/${name}/${id}`)
      const deletion = gone.headers['x-reisewerk-deletion']
      told.push(`${id}: ${gone.status} ${JSON.stringify(gone.body ?? deletion ?? null)}`)
      if (gone.status !== 204 || deletion === undefined) continue
      const back = await anna.post(`/api/deletions/${deletion}/restore`)
      expect(back.status, `${told.join('\n')}\n${JSON.stringify(back.body)}`).toBe(200)
      const leftOut = { [fixed[name] ?? '']: undefined }
      expect({ ...(await prints()), ...leftOut }).toEqual({ ...before, ...leftOut })
      return
    }
    expect(without[name], `${name}\n${told.join('\n')}`).toBeDefined()
  },
)
