import type { ImportGround, ImportRun, ReadTable, RunOutcome } from '@reisewerk/domain/imports/import.contract.ts'
import { fieldOfHeadIn, type ImportKind } from '@reisewerk/domain/imports/import-kinds.ts'
import { columnsOfTable } from '@reisewerk/domain/tables/columns.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  await loadNorth(desk.db)
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

const heads = ['Firma', 'Kundennr.', 'Straße', 'PLZ', 'Ort', 'Ansprechpartner', 'E-Mail', 'Telefon']
const choir = [
  'Kantorei St. Michael e.V.',
  '10001',
  'Domstr. 4',
  '23552',
  'Lübeck',
  'Helga Brandt',
  'h@kantorei.example',
  '0451 1',
]

/** A sheet as the page sends it when nobody chooses anything. */
function bodyOf(kind: ImportKind, rows: string[][], more: object = {}) {
  const columns = columnsOfTable(rows, 0, fieldOfHeadIn(kind)).map(({ field }) => field)
  return { organisation: 1, kind, fileName: 'Bestand.xlsx', rows, headRow: 0, columns, ...more }
}
const run = (kind: ImportKind, rows: string[][], more: object = {}) =>
  expectStatus<RunOutcome>(201, anna.post('/api/imports', bodyOf(kind, rows, more)))

type Client = {
  id: number
  companyName: string
  shortName: string
  customerNumber: string
  contacts: { firstName: string; lastName: string; email: string; phoneFixed: string; type: string }[]
  addresses: { streetAddress: string; zip: string; city: string }[]
}
const clients = async (search: string) =>
  (await anna.get<Client[]>(`/api/clients?_search=${encodeURIComponent(search)}&_groups[]=client_read`)).body

test('MOVE-03 clients come with their numbers, contacts and addresses; a second line adds a contact; one undo takes all back', async () => {
  const rows = [
    heads,
    choir,
    ['Kantorei St. Michael', '10001', '', '', 'Lübeck', 'Jens Ohlsen', 'j@kantorei.example', ''],
  ]
  const done = await run('clients', rows)
  expect(done).toMatchObject({ added: 1, changed: 0, skipped: 0 })
  const [client, ...others] = await clients('Kantorei')
  expect(others).toEqual([])
  expect(client).toMatchObject({
    ...{ companyName: choir[0], shortName: choir[0], customerNumber: '10001' },
    addresses: [{ streetAddress: 'Domstr. 4', zip: '23552', city: 'Lübeck' }],
    contacts: [
      { firstName: 'Helga', lastName: 'Brandt', email: 'h@kantorei.example', phoneFixed: '0451 1', type: 'primary' },
      { firstName: 'Jens', lastName: 'Ohlsen', type: 'other' },
    ],
  })
  expect((await anna.get<{ done: number; total: number }>('/api/imports/progress')).body).toEqual({ done: 2, total: 2 })
  const ground = await anna.get<ImportGround>('/api/imports/ground?kind=clients&organisation=1')
  expect(ground.body.known).toMatchObject([{ name: choir[0], place: 'Lübeck', number: '10001' }])
  expect(ground.body.remembered).toMatchObject({ ansprechpartner: 'lastName', kundennr: 'number' })

  expect(await expectStatus(200, anna.post(`/api/imports/${done.id}/take-back`))).toEqual({ stayed: 0 })
  expect(await clients('Kantorei')).toEqual([])
  const [kept] = (await anna.get<ImportRun[]>('/api/imports?organisation=1')).body
  expect(kept).toMatchObject({ id: done.id, kind: 'clients', fileName: 'Bestand.xlsx', stayed: 0 })
  expect((await anna.post(`/api/imports/${done.id}/take-back`)).status).toBe(404)
})

test('MOVE-03 who is there already is updated, left or added, as it was decided; undo brings back what was there', async () => {
  const first = await run('clients', [heads, choir])
  const changed = [...choir.slice(0, 4), 'Lübeck', 'Helga Brandt', 'neu@kantorei.example', '0451 2']
  expect(await run('clients', [heads, changed])).toMatchObject({ added: 0, changed: 0, skipped: 1 })
  const renamed = ['Kantorei am Dom', ...changed.slice(1)]
  const update = await run('clients', [heads, renamed], { otherwise: 'update' })
  expect(update).toMatchObject({ added: 0, changed: 1, skipped: 0 })
  expect((await clients('Kantorei am Dom')).map(({ customerNumber }) => customerNumber)).toEqual(['10001'])
  const numberTaken = await anna.post('/api/imports', bodyOf('clients', [heads, changed], { decisions: { 2: 'new' } }))
  expect(numberTaken).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'line.2' }] } })
  const another = ['Kantorei am Dom', '', '', '', 'Lübeck', '', '', '']
  expect(await run('clients', [heads, another], { decisions: { 2: 'new' } })).toMatchObject({ added: 1 })
  expect(await clients('Kantorei am Dom')).toHaveLength(2)
  await expectStatus(200, anna.post(`/api/imports/${update.id}/take-back`))
  expect((await clients('Kantorei St. Michael')).map(({ customerNumber }) => customerNumber)).toEqual(['10001'])

  const [client] = await clients('Kantorei St. Michael')
  await expectStatus(201, anna.post('/api/contacts', { client: `/api/clients/${client?.id}`, lastName: 'Später' }))
  expect(await expectStatus(200, anna.post(`/api/imports/${first.id}/take-back`))).toEqual({ stayed: 1 })
  // Whoever was added since keeps the client; what else the run brought is gone.
  const [left] = await clients('Kantorei St. Michael')
  expect(left?.contacts.map(({ lastName }) => lastName)).toEqual(['Später'])
})

test('MOVE-03 MOVE-06 who is nearly called like somebody there is new, left or brought up to date, as it was decided', async () => {
  const line = (name: string) => [
    ['Firma', 'Ort', 'Telefon'],
    [name, 'Fehmarn', '04371 9'],
  ]
  await run('clients', line('Seniorenkreis Landkirchen'))
  const typed = line('Seniorenkreis Landkirchn')
  expect(await run('clients', typed, { decisions: { 2: 'skip' } })).toMatchObject({ added: 0, changed: 0, skipped: 1 })
  expect(await run('clients', typed, { decisions: { 2: 'update' } })).toMatchObject({ added: 0, changed: 1 })
  expect(await clients('Seniorenkreis Land')).toHaveLength(1)
  // It is called as it was typed now.
  expect(await run('clients', line('Seniorenkreis Landkirchen'))).toMatchObject({ added: 1, changed: 0 })
  expect(await clients('Seniorenkreis Land')).toHaveLength(2)
})

test('MOVE-03 nothing is taken over while one line is wrong; mended or left out, all is', async () => {
  const rows = [
    heads,
    ['', '10007', '', '', 'Kiel', '', '', ''],
    ['Chor Kiel', 'K#12', '', '', 'Kiel', '', 'keine', ''],
  ]
  const refused = await anna.post<{ violations: { propertyPath: string; message: string }[] }>(
    '/api/imports',
    bodyOf('clients', rows),
  )
  expect(refused.status).toBe(422)
  expect(refused.body.violations.map(({ propertyPath }) => propertyPath)).toEqual(['line.2', 'line.3', 'line.3'])
  expect(await clients('Chor Kiel')).toEqual([])
  const mended = { mended: { '3:1': 'K-12', '3:6': 'chor@kiel.example' }, leftOut: [2] }
  expect(await run('clients', rows, mended)).toMatchObject({ added: 1, skipped: 1 })
  expect(await clients('Chor Kiel')).toMatchObject([{ customerNumber: 'K-12' }])
})

test('MOVE-03 providers, agencies and places come with what is known of them', async () => {
  await run('places', [
    ['Ort', 'Land', 'Lat', 'Lon'],
    ['Ulvik', 'Norwegen', '60,57', '6,91'],
  ])
  await run('providers', [
    ['Hotel', 'Art', 'Ort', 'Sterne', 'Zimmer', 'E-Mail', 'Ansprechpartner'],
    ['Hotel Ulvik', 'Hotel', 'Ulvik', '****', '80', 'post@ulvik.example', 'Nilsen, Kari'],
    ['Fjordlinie', 'Reederei', 'Nirgendwo', '', '', '', ''],
  ])
  const { body } = await anna.get<{ name: string }[]>(
    '/api/providers?_search=Ulvik&_groups[]=contact_read&_groups[]=place_read',
  )
  expect(body).toMatchObject([
    {
      ...{ name: 'Hotel Ulvik', kind: 'hotel', stars: 4, roomCount: 80 },
      place: { name: 'Ulvik' },
      contacts: [{ lastName: 'Nilsen', firstName: 'Kari' }],
    },
  ])
  const ferries = await anna.get('/api/ferries?_search=Fjordlinie')
  expect(ferries.body).toMatchObject([{ name: 'Fjordlinie', place: null }])
  await run('agencies', [
    ['Agentur', 'Telefon'],
    ['Nordland Incoming', '+47 1'],
  ])
  expect((await anna.get('/api/agencies?_search=Nordland')).body).toMatchObject([
    { name: 'Nordland Incoming', phone: '+47 1' },
  ])
})

test('MOVE-03 a file is read sheet by sheet, the sample among them, and another kind of file refused', async () => {
  const sample = await anna.get('/api/imports/sample?kind=clients')
  expect(sample.status).toBe(200)
  const answer = await upload(new Uint8Array(sample.raw), 'Kunden.xlsx')
  const [sheet] = (answer.json() as ReadTable).sheets
  const rows = (sheet?.rows ?? []).map((row) => [...row])
  expect(columnsOfTable(rows, 0, fieldOfHeadIn('clients')).map(({ field }) => field)).not.toContain(null)
  expect(await run('clients', rows)).toMatchObject({ added: 1 })
  expect((await upload(new Uint8Array(sample.raw), 'Kunden.docx')).statusCode).toBe(415)
})

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData()
  form.set('file', new File([bytes], name))
  const request = new Request('http://x', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { ...anna.headers, 'content-type': request.headers.get('content-type') ?? '' }
  return desk.app.inject({ method: 'POST', url: '/api/imports/read', payload, headers })
}

test('MOVE-03 only administrators import, and into their own houses', async () => {
  const body = bodyOf('clients', [heads, choir])
  expect((await bernd.post('/api/imports', body)).status).toBe(403)
  expect((await bernd.get('/api/imports?organisation=1')).status).toBe(403)
  expect((await anna.post('/api/imports', { ...body, organisation: 9 })).status).toBe(404)
  expect((await anna.get('/api/imports?organisation=9')).status).toBe(404)
})

test('MOVE-03 thousands of lines come in one run and go in one undo', async () => {
  const many = Array.from({ length: Number(process.env.IMPORT_LINES ?? 1_200) }, (_, index) => [
    `Verein ${index}`,
    String(700_000 + index),
    `Weg ${index}`,
    '24103',
    'Kiel',
    `Vorsitz Person${index}`,
    `v${index}@verein.example`,
    '0431 1',
  ])
  const begun = Date.now()
  const done = await run('clients', [heads, ...many])
  const undone = Date.now()
  expect(done.added).toBe(many.length)
  expect(await expectStatus(200, anna.post(`/api/imports/${done.id}/take-back`))).toEqual({ stayed: 0 })
  if (process.env.IMPORT_LINES !== undefined) console.log({ imported: undone - begun, undone: Date.now() - undone })
  const [left] = await desk.db.query<{ count: number }>(
    `select count(*)::int as count from clients where company_name like 'Verein %'`,
  )
  expect(left?.count).toBe(0)
}, 120_000)

test('INV-08 MOVE-03 debtor numbers of a file lie in the range of debtors and are no creditor’s; the line says so', async () => {
  const brought = (number: string) =>
    anna.post(
      '/api/imports',
      bodyOf('clients', [
        ['Firma', 'Debitorennummer'],
        ['Chor Sankt Nikolai', number],
      ]),
    )
  expect(await brought('70013')).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'line.2', message: expect.stringMatching(/von 10000 bis 69999/) }] },
  })
  expect(await brought('123456789')).toMatchObject({ status: 422 })
  expect((await brought('10013')).status).toBe(201)
})
