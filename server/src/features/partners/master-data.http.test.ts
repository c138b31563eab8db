import { toldChange } from '@reisewerk/domain/history/told-change.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number } & Record<string, unknown>
type Usage = { trips: number; latestTrips: { name: string; startAt: string }[]; others: Item[]; hiddenTrips: number }
type Told = Parameters<typeof toldChange>[0]
type Change = { table: string; operation: string; userName: string }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
const nord = '/api/organisations/1'
const iban = 'DE02120300000000202051'

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  clara = await desk.as('clara')
})
afterAll(() => desk.close())

async function made(caller: Caller, resource: string, body: object): Promise<Item> {
  const answer = await caller.post<Item>(`/api/${resource}`, body)
  expect(answer.status, answer.raw.toString()).toBe(201)
  return answer.body
}

/** A trip of the client with a night in the hotel, asked of it. */
async function tripTo(hotel: Item, client: Item, name: string): Promise<Item> {
  const order = await made(bernd, 'orders', {
    startAt: '01.06.2027',
    endAt: '03.06.2027',
    client: `/api/clients/${client.id}`,
    trip: { name },
  })
  const [first] = await addDaysTo(bernd, order.id, '01.06.2027', '03.06.2027')
  const day = `/api/days/${first?.id}`
  const placeholder = await made(bernd, 'hotel_placeholders', { day })
  await made(bernd, 'hotel_requests', {
    placeholder: `/api/hotel_placeholders/${placeholder.id}`,
    provider: `/api/providers/${hotel.id}`,
  })
  return order
}

test('MD-01 MD-03 an entry tells in which trips it is used, cannot be deleted then, and is retired instead', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Singkreis Heide', shortName: 'Singkreis' })
  const hotel = await made(bernd, 'hotels', { name: 'Haus am Fjord' })
  const free = await bernd.get<Usage>(`/api/hotels/${hotel.id}/usage`)
  expect(free.body).toEqual({
    ...{ trips: 0, latestTrips: [], others: [] },
    ...{ deletedTrips: 0, hiddenTrips: 0, isUsedElsewhere: false },
  })
  await tripTo(hotel, client, 'Fjorde')
  const used = await bernd.get<Usage>(`/api/hotels/${hotel.id}/usage`)
  expect(used.body).toMatchObject({ trips: 1, latestTrips: [{ name: 'Fjorde', startAt: '01.06.2027 00:00:00' }] })

  const refusal = await bernd.delete<Item>(`/api/hotels/${hotel.id}`)
  expect(refusal.status).toBe(409)
  expect(refusal.body).toMatchObject({
    code: 'in_use',
    message: 'Hotel wird noch verwendet (1 Reise) und kann nicht gelöscht werden.',
  })
  expect((await bernd.delete(`/api/clients/${client.id}`)).status).toBe(409)
  expect((await bernd.patch(`/api/hotels/${hotel.id}`, { isRetired: true })).status).toBe(200)
  const offered = await bernd.get<Item[]>('/api/hotels?_search=Haus am Fjord&isRetired=false')
  expect(offered.body).toEqual([])
})

test('MD-01 MD-03 a use in a deleted trip, one that is not shown and another house count as what they are, with no name', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Gelöscht e.V.', shortName: 'Gelöscht' })
  const hotel = await made(bernd, 'hotels', { name: 'Haus am Ende' })
  const gone = await tripTo(hotel, client, 'Ins Leere')
  expect((await bernd.patch(`/api/orders/${gone.id}`, { currentStatus: 'deleted' })).status).toBe(200)
  const usage = async (caller: Caller, path: string) => (await caller.get<Usage>(`${path}/usage`)).body
  const refusal = async (caller: Caller, path: string) => (await caller.delete<{ message: string }>(path)).body.message
  expect(await usage(bernd, `/api/hotels/${hotel.id}`)).toMatchObject({
    ...{ trips: 0, latestTrips: [], others: [], deletedTrips: 1, hiddenTrips: 0, isUsedElsewhere: false },
  })
  const used = (where: string) => `wird noch verwendet (${where}) und kann nicht gelöscht werden.`
  expect(await refusal(bernd, `/api/hotels/${hotel.id}`)).toBe(`Hotel ${used('1 gelöschte Reise')}`)

  const detail = await made(bernd, 'predefined_route_details', { name: 'Stopp am Pass', organisationFilter: nord })
  const agency = await made(bernd, 'agencies', { name: 'Stille Agentur', organisationFilter: nord })
  const secret = await made(anna, 'orders', {
    ...{
      organisationFilter: nord,
      isAdminOnly: true,
      startAt: '01.06.2027',
      endAt: '03.06.2027',
      trip: { name: 'Geheim' },
    },
  })
  const [day] = await addDaysTo(anna, secret.id, '01.06.2027', '01.06.2027')
  await made(anna, 'route_details', {
    day: `/api/days/${day?.id}`,
    predefinedRouteDetail: `/api/predefined_route_details/${detail.id}`,
  })
  await made(anna, 'hotel_placeholders', { day: `/api/days/${day?.id}`, agency: `/api/agencies/${agency.id}` })
  for (const [title, path] of [
    ['Vordefinierter Routenstichpunkt', `/api/predefined_route_details/${detail.id}`],
    ['Agentur', `/api/agencies/${agency.id}`],
  ] as const) {
    const told = await bernd.get<Usage>(`${path}/usage`)
    expect(told.body).toMatchObject({ trips: 0, latestTrips: [], deletedTrips: 0, hiddenTrips: 1 })
    expect(told.raw.toString()).not.toMatch(/Geheim|orderNumber/)
    expect(await refusal(bernd, path)).toBe(`${title} ${used('1 Reise, die dir nicht gezeigt wird')}`)
    // Who sees the trip is told of it as of any other.
    expect(await usage(anna, path)).toMatchObject({ trips: 1, latestTrips: [{ name: 'Geheim' }], hiddenTrips: 0 })
  }
  const place = await made(bernd, 'places', { name: 'Überall', country: 'NO', latitude: 60, longitude: 10 })
  await made(clara, 'hotels', {
    name: 'Haus im Süden',
    place: `/api/places/${place.id}`,
    organisationFilter: '/api/organisations/2',
  })
  expect(await usage(bernd, `/api/places/${place.id}`)).toMatchObject({ trips: 0, others: [], isUsedElsewhere: true })
})

test('MD-01 MD-03 what nobody uses is deleted; what hangs on it goes along', async () => {
  const hotel = await made(bernd, 'hotels', { name: 'Nie gebucht' })
  const contact = await made(bernd, 'contacts', { lastName: 'Portier', provider: `/api/hotels/${hotel.id}` })
  expect((await bernd.delete(`/api/hotels/${hotel.id}`)).status).toBe(204)
  expect((await bernd.get(`/api/contacts/${contact.id}`)).status).toBe(404)
})

test('MD-01 MD-02 MD-03 another organisation sees nothing of an entry: no usage, no history, no deletion', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Nur Nord', shortName: 'Nur Nord' })
  const hotel = await made(bernd, 'hotels', { name: 'Nur Nord' })
  for (const path of [`/api/clients/${client.id}`, `/api/hotels/${hotel.id}`]) {
    expect((await clara.get(`${path}/usage`)).status).toBe(404)
    expect((await clara.get(`${path}/history`)).status).toBe(404)
    expect((await clara.delete(path)).status).toBe(404)
    expect((await clara.patch(path, { isRetired: true })).status).toBe(404)
  }
  expect((await clara.get<Item[]>('/api/clients?_search=Nur Nord')).body).toEqual([])
  expect((await clara.get<Item[]>('/api/hotels?_search=Nur Nord')).body).toEqual([])
})

test('MD-01 a list of clients tells number of trips and last trip, and sorts by them', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Vielfahrer', shortName: 'Viel' })
  await made(bernd, 'addresses', { client: `/api/clients/${client.id}`, city: 'Uelzen', zip: '29525' })
  for (const year of [2027, 2028]) {
    const days = { startAt: `01.06.${year}`, endAt: `02.06.${year}` }
    await made(bernd, 'orders', { ...days, client: `/api/clients/${client.id}` })
  }
  const query = '_groups[]=client_list_read&_order[tripCount]=desc&_order[lastTripAt]=desc'
  const { body } = await bernd.get<Item[]>(`/api/clients?${query}`)
  expect(body[0]).toMatchObject({ id: client.id, tripCount: 2, lastTripAt: '01.06.2028 00:00:00', city: 'Uelzen' })
  expect((await clara.get<Item[]>(`/api/clients?${query}`)).body).toEqual([])
})

test('MD-01 a client is found by its names in any order, by its people and by its place', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Kantorei Sankt Jakobi', shortName: 'Jakobi' })
  const link = `/api/clients/${client.id}`
  await made(bernd, 'contacts', { client: link, firstName: 'Ottilie', lastName: 'Zwirner' })
  await made(bernd, 'addresses', { client: link, zip: '21680', city: 'Stade' })
  for (const term of ['jakobi kantorei', 'Zwirner Ottilie', '21680 stade', '100%', '_']) {
    const { body } = await bernd.get<Item[]>(`/api/clients?_search=${encodeURIComponent(term)}`)
    expect(body.map(({ id }) => id)).toEqual(/[%_]/.test(term) ? [] : [client.id])
  }
  expect((await clara.get<Item[]>('/api/clients?_search=jakobi')).body).toEqual([])
})

test('MD-01 HEAD-03 the complexity is saved by PUT and PATCH, and the whole list of contacts with bank_account_write', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Förderkreis', shortName: 'Förder' })
  const path = `/api/clients/${client.id}`
  expect((await bernd.put(path, { clientComplexity: 4 })).body).toMatchObject({ clientComplexity: 4 })
  expect((await bernd.patch(path, { clientComplexity: 9 })).body).toMatchObject({ clientComplexity: 9 })
  expect((await bernd.patch(path, { clientComplexity: 11 })).status).toBe(422)
  const saved = await bernd.put<Item>(`${path}?_groups[]=bank_account_write&_groups[]=contact_read`, {
    contacts: [{ firstName: 'Ada', lastName: 'Lorenz', type: 'primary' }],
  })
  expect(saved.body).toMatchObject({ contacts: [{ fullName: 'Ada Lorenz', type: 'primary', deleted: false }] })
})

test('MD-01 the number of an account is masked but for administrators who ask for it, and only they change it', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Zahler', shortName: 'Zahler' })
  const path = `/api/clients/${client.id}`
  const account = { owner: 'Zahler e. V.', iban, bic: null, bankName: 'Bank' }
  expect((await bernd.put(path, { bankAccounts: [account] })).status).toBe(403)
  expect((await anna.put(path, { bankAccounts: [account] })).status).toBe(200)
  const numberFor = async (caller: Caller, group: string) =>
    (await caller.get<{ bankAccounts: Item[] }>(`${path}?_groups[]=${group}`)).body.bankAccounts
  const masked = 'DE•• •••• •••• 2051'
  expect(await numberFor(anna, 'bank_account_write')).toMatchObject([{ iban }])
  expect(await numberFor(anna, 'bank_account_read')).toMatchObject([{ iban: masked }])
  expect(await numberFor(bernd, 'bank_account_write')).toMatchObject([{ iban: masked }])

  // What was shown masked and comes back changes nothing, whoever sends it.
  const shown = await numberFor(bernd, 'bank_account_write')
  expect((await bernd.put(path, { bankAccounts: shown })).status).toBe(200)
  expect((await anna.put(path, { bankAccounts: shown })).status).toBe(200)
  expect(await numberFor(anna, 'bank_account_write')).toMatchObject([{ iban }])
  expect((await bernd.put(path, { bankAccounts: [] })).status).toBe(403)
  expect((await anna.patch(`/api/bank_accounts/${shown[0]?.id}`, { iban: 'keine' })).status).toBe(422)
  expect((await clara.get(`/api/bank_accounts/${shown[0]?.id}`)).status).toBe(404)

  const history = await bernd.get<Change[]>(`${path}/history`)
  expect(history.body.map(({ table }) => table)).not.toContain('bank_accounts')
  expect(history.raw.toString()).not.toContain('202051')
})

test('MD-01 APP-06 however the number of an account is typed, it is kept one way, and may be sent back as it was shown', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Tipper', shortName: 'Tipper' })
  const account = { client: `/api/clients/${client.id}`, owner: 'Tipper' }
  const [lower, spaced] = [
    await made(anna, 'bank_accounts', { ...account, iban: 'de89 3704 0044 0532 0130 00' }),
    await made(anna, 'bank_accounts', { ...account, iban: 'DE02 1203 0000 0000 2020 51' }),
  ]
  expect([lower.iban, spaced.iban]).toEqual(['DE•• •••• •••• 3000', 'DE•• •••• •••• 2051'])
  for (const one of [lower, spaced]) {
    const path = `/api/bank_accounts/${one.id}`
    for (const caller of [anna, bernd]) {
      const read = (await caller.get<Item>(path)).body
      expect((await caller.put(path, read)).status).toBe(200)
    }
  }
  const whole = `/api/clients/${client.id}?_groups[]=bank_account_write`
  const read = (await anna.get<{ bankAccounts: Item[] }>(whole)).body
  expect(read.bankAccounts).toMatchObject([{ iban: 'DE89370400440532013000' }, { iban }])
  expect((await anna.put(whole, read)).body).toMatchObject({ bankAccounts: read.bankAccounts })
  const wrong = ['DE00370400440532013000', 'DE8937040044053201300', 'DE•• •••• •••• 1111']
  for (const iban of wrong) {
    expect(await anna.patch(`/api/bank_accounts/${lower.id}`, { iban })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'iban', message: 'Bitte eine gültige IBAN eingeben' }] },
    })
  }
})

test('MD-01 MD-02 the history of a client tells of its people too, those who are gone included', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Chronik', shortName: 'Chronik' })
  const contact = await made(bernd, 'contacts', { client: `/api/clients/${client.id}`, lastName: 'Alt' })
  await bernd.patch(`/api/contacts/${contact.id}`, { lastName: 'Neu' })
  await bernd.delete(`/api/contacts/${contact.id}`)
  const { body } = await bernd.get<Change[]>(`/api/clients/${client.id}/history`)
  expect(body.filter(({ table }) => table === 'contacts').map(({ operation }) => operation)).toContain('delete')
  expect(body.at(-1)).toMatchObject({ table: 'clients', operation: 'insert', userName: 'Bernd Brandt' })
})

test('MD-01 APP-13 the history of a client names whom or what in its lists a change is about, now and when that is gone', async () => {
  const client = await made(bernd, 'clients', { companyName: 'Namen', shortName: 'Namen' })
  const link = `/api/clients/${client.id}`
  const contact = await made(bernd, 'contacts', { client: link, firstName: 'Ida', lastName: 'Lund' })
  const info = await made(bernd, 'client_infos', { client: link, title: 'Anreise' })
  await bernd.patch(`/api/contacts/${contact.id}`, { phoneFixed: '+49 431 10' })
  await bernd.patch(`/api/client_infos/${info.id}`, { content: 'Mit dem Bus' })
  await bernd.patch(link, { paymentType: 'Rechnung' })
  const told = async () =>
    (await bernd.get<Told[]>(`${link}/history`)).body.map((change) => {
      const { thing, verb, fields } = toldChange(change)
      return `${thing} ${verb}: ${fields.map(({ field }) => field)}`
    })
  const named = [
    'Kontakt „Ida Lund“ geändert: Telefon',
    'Information „Anreise“ geändert: Text',
    'Kunde geändert: Zahlungsart',
  ]
  expect(await told()).toEqual(expect.arrayContaining(named))
  await bernd.patch(link, { infos: [] })
  expect(await told()).toEqual(
    expect.arrayContaining([...named, expect.stringMatching(/^Information „Anreise“ gelöscht/)]),
  )
})

test('MD-02 contacts are narrowed to a provider or an agency, searched, and say whom they speak for', async () => {
  const hotel = await made(bernd, 'hotels', { name: 'Seeblick', organisationFilter: nord })
  const agency = await made(bernd, 'agencies', { name: 'Fjordagentur' })
  await made(bernd, 'contacts', { provider: `/api/hotels/${hotel.id}`, lastName: 'Vik', phoneFixed: '+47 55 31 20 99' })
  await made(bernd, 'contacts', { agency: `/api/agencies/${agency.id}`, lastName: 'Dahl', type: 'other' })
  const names = async (query: string) =>
    (await bernd.get<Item[]>(`/api/contacts?${query}`)).body.map((one) => one.lastName)
  expect(await names(`provider.id=${hotel.id}`)).toEqual(['Vik'])
  expect(await names(`agency.id=${agency.id}`)).toEqual(['Dahl'])
  expect(await names('_search=5531 2099')).toEqual(['Vik'])
  const { body } = await bernd.get<Item[]>('/api/contacts?_groups[]=contact_home_read&_search=vik')
  expect(body).toMatchObject([{ home: { link: `/api/hotels/${hotel.id}`, name: 'Seeblick' } }])
  expect((await clara.get<Item[]>('/api/contacts?_search=vik')).body).toEqual([])
  for (const resource of ['contacts', 'order_contacts'])
    expect((await bernd.options(`/api/${resource}`)).status).toBe(200)
})

test('MD-03 MD-04 what serves everybody is named, placed and retired by administrators, and known by everybody', async () => {
  const hotel = await made(anna, 'hotels', { name: 'Gemeinsam', organisationFilter: null })
  const place = await made(bernd, 'places', { name: 'Dorf', country: 'DE', latitude: 53.1, longitude: 10.2 })
  for (const body of [{ name: 'Anders' }, { isRetired: true }, { place: `/api/places/${place.id}` }])
    expect((await bernd.patch(`/api/hotels/${hotel.id}`, body)).status).toBe(403)
  expect((await bernd.delete(`/api/hotels/${hotel.id}`)).status).toBe(403)
  expect((await bernd.patch(`/api/hotels/${hotel.id}`, { rating: 9, phone: '0123' })).status).toBe(200)
  expect((await bernd.patch(`/api/hotels/${hotel.id}`, { name: 'Gemeinsam', rating: 8 })).status).toBe(200)
  expect((await bernd.patch(`/api/places/${place.id}`, { latitude: 0 })).status).toBe(403)
  expect((await anna.patch(`/api/hotels/${hotel.id}`, { name: 'Anders', isRetired: true })).status).toBe(200)
  expect((await anna.patch(`/api/places/${place.id}`, { name: 'Dorf am See', isRetired: true })).status).toBe(200)
})

test('MD-04 a place used by a hotel tells so and stays; ports tell which ports are reached from them', async () => {
  const at = { country: 'NO', latitude: 60.4, longitude: 5.3 }
  const place = await made(anna, 'places', { name: 'Vågen', ...at })
  await made(anna, 'hotels', { name: 'Am Hafen', place: `/api/places/${place.id}`, organisationFilter: nord })
  const usage = await anna.get<Usage>(`/api/places/${place.id}/usage`)
  expect(usage.body.others).toMatchObject([{ resource: 'providers', title: 'Leistungsträger', count: 1 }])
  const refusal = await anna.delete<Item>(`/api/places/${place.id}`)
  expect(refusal.body.message).toBe('Ort wird noch verwendet (1 Leistungsträger) und kann nicht gelöscht werden.')

  const start = await made(anna, 'ports', { name: 'Strandkaien', ...at })
  const end = await made(anna, 'ports', { name: 'Hirtshals Kai', ...at, country: 'DK' })
  await made(anna, 'port_connections', { startPort: `/api/ports/${start.id}`, endPort: `/api/ports/${end.id}` })
  const reached = await bernd.get<Item[]>(`/api/ports?startPort.id=${start.id}`)
  expect(reached.body.map(({ id }) => id)).toEqual([end.id])
})
