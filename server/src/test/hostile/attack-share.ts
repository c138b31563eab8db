import { afterAll, expect, test } from 'vitest'
import { loadWorld, makePartners, makeTrip } from '../access/whole-trip.ts'
import { signIn, testApp } from '../test-app.ts'
import { type Attack, attack } from './attack.ts'
import { type Endpoint, endpointsOf, type OpenApi, shareOf } from './endpoints.ts'
import type { Sources } from './values.ts'

/** The same inputs in every run; `npm run test:long` goes looking for more (HOSTILE_SEED, HOSTILE_RUNS). */
const usualSeed = 2_600_417
const seed = Number(process.env.HOSTILE_SEED ?? usualSeed)
const runs = Number(process.env.HOSTILE_RUNS ?? 50)

/** How often chance may try to hit an endpoint. */
const tries = 10

/** In how many files the endpoints are attacked, so that they are attacked side by side. */
const hostileParts = 4

/**
 * What chance does not hit: a free date of a trip, the one complexity, a list's name, a tab's name, a password, a picture,
 * a service of one kind among seven, a session's key, a person and a trip of the same house, an entry nobody uses.
 */
const guarded = [
  // A deletion that can still come back, a request that lost its house, a file to read, somebody who may import: their own tests.
  'POST /api/deletions/{id}/restore',
  'POST /api/hotel_placeholders/{id}/ask_alternatives',
  'POST /api/imports/read',
  'GET /api/imports/ground',
  'GET /api/imports/sample',
  'GET /api/imports',
  'GET /api/imports/geography',
  // A name to look up, which no query made by chance has: its own tests.
  'GET /api/gazetteer',
  // A house of one's own, and an export one has begun oneself and not fetched: their own tests.
  'GET /api/house_exports/{id}/file',
  'GET /api/house_exports',
  'POST /api/house_exports',
  // Two entries of one house and kind that are not the same, and what was merged: tests of merging.
  'POST /api/merges',
  'POST /api/merges/{id}/take-back',
  'GET /api/merges',
  'GET /api/merges/moves',
  'POST /api/complexities',
  'POST /api/days',
  'DELETE /api/days/{id}',
  'DELETE /api/contacts/{id}',
  'DELETE /api/providers/{id}',
  'POST /api/train_requests',
  'POST /api/other_requests',
  'GET /api/requests/provider_by_date',
  'PUT /api/orders/{id}/todos_user',
  'POST /api/staff',
  'DELETE /api/session/sessions/{id}',
  'POST /api/placeholders/create_requests',
  // A period as long as the trip's, a free date, a trip without days, a trip's day beside a concept: new-trips and concepts tests.
  'POST /api/orders/{id}/copy',
  'POST /api/days/from_concept/{conceptId}',
  'POST /api/days/from_order_concept/{conceptId}',
  // A trip of the house among all numbers, and the words its page is narrowed by: tests of their sheets.
  'GET /api/orders/{id}/requests/export.xlsx',
  'GET /api/orders/{id}/hotel_prices/export.xlsx',
  // The kind of a paper: tests of what stands before vouchers.
  'GET /api/orders/{id}/paper_checks',
  // Services and days of one trip, a date of it, another house for a stay, a copy or swap that was made: copied-services, swap and plan-changes tests.
  'POST /api/placeholders/copy',
  'POST /api/days/{id}/copy',
  'POST /api/hotel_placeholders/{id}/swap',
  'POST /api/plan_changes/{id}/take_back',
  'GET /api/plan_changes',
  // One input in fifty fits it, and not in every order of those before.
  'POST /api/day_concepts/create_from_day/{dayId}',
  'GET /api/day_concepts/{id}/differences',
  'PUT /api/options/{organisationId}/{list}',
  'PUT /api/presence',
  'POST /api/session',
  'POST /api/session/second_factor',
  'POST /api/session/forgotten_password',
  'PUT /api/session/password',
  'PUT /api/session/image',
  // A real picture: its own test.
  'PUT /api/organisations/{id}/logo',
  'POST /api/invitation',
  'PUT /api/invitation',
  'GET /api/users/{id}/image',
  'PUT /api/session/second_factor',
  'DELETE /api/session/second_factor',
  // A real file of rates, a currency the trip has no rate of yet, a season of a provider of the house: their own tests.
  'POST /api/organisations/{id}/exchange_rates',
  'POST /api/order_exchange_rates',
  'POST /api/provider_rates',
  // A hotel among the providers, someone to write to at the client: tests of allotments and of travel documents.
  'POST /api/hotel_allotments',
  'POST /api/orders/{id}/trip-details/generate',
  'POST /api/orders/{id}/trip-details/generate-document',
  'POST /api/orders/{id}/trip-details',
  // Two ports of the few there are that no connection joins yet.
  'POST /api/port_connections',
  // A real .msg, a real file, a mail with somebody to send it to: mail and documents tests.
  'POST /api/email_files',
  'GET /api/email_files/{id}/attachments/{place}',
  'POST /api/email_files/{id}/attachments/{place}/document',
  'GET /api/email_files/{id}/begun_trip',
  'DELETE /api/email_files/{id}',
  'POST /api/email_messages/{id}/send',
  'POST /api/email_messages/{id}/rewrite',
  'POST /api/email_messages/{id}/tells_now',
  'POST /api/email_messages/{id}/sent_elsewhere',
  'GET /api/email_messages/{id}/file',
  'POST /api/requests/{id}/letter',
  // A real .eml, a mailbox at a server that answers: tests of mailboxes.
  'POST /api/received_emails',
  // A house has one, and this one has it.
  'POST /api/mailboxes',
  'POST /api/mailboxes/{id}/test',
  'POST /api/mailboxes/{id}/read',
  'POST /api/mail_servers',
  'POST /api/mail_servers/{id}/test',
  // The same of who translates; the module is off there.
  'POST /api/translation_services',
  'POST /api/organisations/{id}/translate',
  'POST /api/documents/upload',
  // A real picture, and all photos of one home, each once: tests of photos.
  'POST /api/photos/upload',
  'PUT /api/photos/sequence',
  'GET /api/photos/{id}/file',
  // A real e-invoice: its own test.
  'POST /api/e_invoices/read',
  // A real file of guests, and a list of the same trip: import and documents tests of room lists.
  'POST /api/orders/{id}/room-list/upload',
  'POST /api/orders/{id}/room-list/import',
  'POST /api/orders/{id}/room-list/import/preview',
  'POST /api/orders/{id}/room-list/generate-document',
  // Rooms and guests of that very list: tests of changes of room lists.
  'POST /api/room_lists/{id}/changes',
  'POST /api/room_lists/{id}/changes/{change}/take_back',
  // A trip with menus: tests of menus.
  'POST /api/orders/{id}/menu/generate-document',
  'POST /api/orders/{id}/menu/preview',
  // An amount below the rest, days in their order, an invoice that nobody sent or paid: tests of invoices.
  'POST /api/payments',
  'POST /api/orders/{id}/client-invoice/preview',
  'POST /api/orders/{id}/client-invoice/generate',
  'PUT /api/client_invoices/{id}/generate',
  // Only whoever had it drawn finds it: tests of invoices.
  'GET /api/client_invoice_previews/{id}/file',
  // Invoices that are overdue by days, and a letter about one: tests of reminders.
  'POST /api/reminders',
  'POST /api/reminders/preview',
  'POST /api/reminders/{id}/letter',
  'POST /api/reminders/{id}/sent',
  'PUT /api/reminders/{id}',
  'PATCH /api/reminders/{id}',
  'DELETE /api/reminders/{id}',
  // A real file of a bank, and open invoices for what it tells: tests of account entries.
  'POST /api/bank_statements',
  'POST /api/bank_lines/{id}/book',
  // Numbers of the tax adviser, days of this year in their order; an invoice that is approved by now: tests of accounting.
  'POST /api/organisations/{id}/datev_exports',
  'POST /api/supplier_invoices/{id}/approve',
  'POST /api/supplier_invoices/{id}/pay',
  'POST /api/supplier_invoices/{id}/withdraw',
  // An approved invoice with an account to pay to; a run that stands as the bank has it: tests of pay runs.
  'POST /api/organisations/{id}/pay_runs',
  'POST /api/pay_runs/{id}/hand_over',
  'POST /api/pay_runs/{id}/cancel',
  'POST /api/pay_runs/{id}/settle',
  'POST /api/pay_runs/{id}/reject',
  'GET /api/pay_runs/{id}/file',
  // A real file of a supplier, at an invoice that has none or has one: tests of suppliers' files.
  'POST /api/organisations/{id}/supplier_invoice_files',
  'POST /api/supplier_invoices/{id}/file',
  'GET /api/supplier_invoices/{id}/file',
  'DELETE /api/supplier_invoices/{id}/file',
  // Two days in their order: tests of margins.
  'GET /api/organisations/{id}/margins',
  'GET /api/organisations/{id}/margins/sheet',
  // A provider that is no creditor yet.
  'POST /api/creditors',
  // One that no mail holds: earlier attacks attach what there is.
  'DELETE /api/documents/{id}',
]

/**
 * Attacks one share of the endpoints, in a database of its own.
 * @param part from 0
 */
export async function attackShare(part: number): Promise<void> {
  const desk = await testApp()
  afterAll(() => desk.close())

  // With one house nobody has to choose one, which chance would hardly do.
  await desk.db.query('delete from user_organisations where user_id = 1 and organisation_id = 2')
  await loadWorld(desk.db)
  let attacker = await desk.as('anna')
  const { body: document } = await attacker.get<OpenApi>('/api/openapi.json')
  const all = endpointsOf(document).filter(({ isStream }) => !isStream)
  const endpoints = shareOf(all, part, hostileParts)
  const statuses = new Map<number, number>()
  /** Endpoints of which no attack was accepted: what lies behind their first checks was not attacked. */
  const unreached: string[] = []
  /** Undefined when the last attack may have made items. */
  let known: Sources['known'] | undefined

  /** An attack may end the session; whoever comes next signs in again, or all that follows would only be refused. */
  async function signedIn(): Promise<Record<string, string>> {
    if ((await attacker.get('/api/session')).status === 401) attacker = await signIn(desk.app, 'anna')
    return attacker.headers
  }

  /** Ids that are there now, by resource; earlier attacks made some of the items. */
  async function knownIds(): Promise<Sources['known']> {
    const lists = all.filter(({ method, path }) => method === 'GET' && /^\/api\/[a-z_]+$/.test(path))
    const ids = new Map<string, number[]>()
    for (const { path } of lists) {
      const { body } = await attacker.get<unknown>(isPaged(path) ? `${path}?_itemsPerPage=5` : path)
      if (Array.isArray(body))
        ids.set(
          path.split('/').at(-1) ?? '',
          body.slice(0, 5).map((item: { id: number }) => item.id),
        )
    }
    return Object.fromEntries(ids)
  }

  async function newestIds(resource: string): Promise<number[]> {
    const { body } = await attacker.get<unknown>(`/api/${resource}?_itemsPerPage=500`)
    const ids = Array.isArray(body) ? body.map((item: { id: number }) => item.id) : []
    return ids.sort((a, b) => b - a).slice(0, 5)
  }

  /** Whole pages of eighty lists, read again after every attack that made something, would take most of the time. */
  const isPaged = (path: string) => document.paths[path]?.get?.parameters?.some(({ name }) => name === '_itemsPerPage')

  /** A trip with one of everything, so that attacks reach what is there and not only the doors before it. */
  async function plantTrip(): Promise<void> {
    await signedIn()
    // Earlier attacks may have deleted the world, too, or locked its people, who then stand in for nobody.
    await desk.db.query('update users set is_active = true where not is_active')
    const north = await loadWorld(desk.db)
    const partners = await makePartners(attacker, 1, 'Köder')
    await makeTrip(attacker, desk.db, { organisation: 1, partners, north, mark: 'Köder' })
    known = await knownIds()
  }

  /** Filters and groups of a list; the refusal of an unknown one names them (design §2). */
  async function withQueryNames(endpoint: Endpoint): Promise<Endpoint> {
    if (endpoint.method !== 'GET' || endpoint.path.includes('{')) return endpoint
    const namesIn = async (query: string) => {
      const { body } = await attacker.get<{ message?: string } | undefined>(`${endpoint.path}?${query}=_unknown`)
      return /Bekannt sind: (.*)\.$/.exec(body?.message ?? '')?.[1]?.split(', ') ?? []
    }
    return { ...endpoint, queryNames: [...(await namesIn('_unknown')), '_groups[]'] }
  }

  test('the document names the endpoints to attack', () => {
    expect(endpoints.length).toBeGreaterThan(20)
  })

  test.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s answers hostile input as wrong input, and in time',
    async (_method: string, _path: string, endpoint: Endpoint) => {
      if (known === undefined || endpoint.method === 'DELETE') known = await knownIds()
      const resource = endpoint.path.split('/')[2] ?? ''
      if (known[resource]?.length === 0) await plantTrip()
      const session = await signedIn()
      const headers = endpoint.endsSessions ? signedIn : async () => session
      const target = await withQueryNames(endpoint)
      const name = `${endpoint.method} ${endpoint.path}`
      let isReached = guarded.includes(name)
      // Which input fits depends on what earlier attacks have made: chance gets more than one try.
      for (let round = 0; round === 0 || (!isReached && round < tries); round++) {
        // A list that was sent whole has replaced its items.
        if (round > 0) known = await knownIds()
        if (round > 0 && known[resource]?.length === 0) await plantTrip()
        // Of some only a part may be deleted, and earlier attacks may have taken just that: a new trip has it again.
        else if (round > 0 && endpoint.method === 'DELETE') {
          await plantTrip()
          known = { ...known, [resource]: await newestIds(resource) }
        }
        const sources = { known, shared: document.components?.schemas ?? {} }
        const plan: Attack = { sources, headers, runs, seed: seed + round, milliseconds: 20_000 }
        const answered = await attack(desk.app, target, plan)
        isReached ||= [...answered.keys()].some((status) => status < 300)
        for (const [status, count] of answered) statuses.set(status, (statuses.get(status) ?? 0) + count)
      }
      if (!isReached) unreached.push(name)
      if (endpoint.method === 'POST') known = undefined
    },
    Math.max(120_000, runs * 1_000),
  )

  test('some of it was accepted and more refused, so the inputs reach what lies behind the first checks', () => {
    const count = (from: number) =>
      [...statuses].reduce((sum, [status, n]) => (Math.floor(status / 100) === from ? sum + n : sum), 0)
    expect(count(2)).toBeGreaterThan(endpoints.length)
    expect(count(4)).toBeGreaterThan(count(2))
    expect(statuses.get(401) ?? 0).toBeLessThan(count(4) / 4)
  })

  test.skipIf(seed !== usualSeed)('every other endpoint was reached: at least one attack on it was accepted', () => {
    expect(unreached).toEqual([])
  })

  if (part > 0) return
  test('no address of the API escapes the attack by not being described', () => {
    const routes = desk.app.printRoutes({ commonPrefix: false }).split('\n')
    expect(routes.length).toBeGreaterThan(50)
    const open: string[] = []
    const above: string[] = []
    for (const line of routes) {
      const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
      above.splice(indent.length / 4)
      above.push(part)
      const path = above.join('').replaceAll(/:(\w+)/g, '{$1}')
      const asked = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
      open.push(...asked.map((method) => `${method} ${path}`))
    }
    const attacked = new Set(endpointsOf(document).map(({ method, path }) => `${method} ${path}`))
    const api = open.filter((route) => route.includes(' /api/') && !route.includes(' /api/docs'))
    expect(api.length).toBeGreaterThan(100)
    expect(api.filter((route) => !attacked.has(route))).toEqual(['GET /api/openapi.json'])
  })
}
