import type { BegunExport, HouseExportNote } from '@reisewerk/domain/imports/whole-house/house-export.contract.ts'
import { readCsv } from '@reisewerk/domain/tables/csv.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../../platform/database/connect.ts'
import { newFileKey } from '../../../platform/file-store/file-key.ts'
import { sealWith } from '../../../platform/seal/seal.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { filesOfHouse } from './house-export.service.ts'
import { hiddenColumns, leftOut } from './left-out.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let files: Record<string, Uint8Array>
let own: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  await loadNorth(desk.db)
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  own = await planTrip(anna)
  const others = await planTrip(anna, { organisation: 2 })
  const list = await expectStatus<{ id: number }>(201, anna.post('/api/room_lists', { order: own.order }))
  const told = {
    dateOfBirth: '01.02.1950',
    placeOfBirth: 'Lüneburg',
    documentNumber: 'C01X00T47',
    allergies: 'Nüsse; Soja',
  }
  const passengers = [{ lastName: 'Albers', ...told }, { lastName: 'Bruns' }]
  await expectStatus(
    201,
    anna.post('/api/rooms', { roomList: `/api/room_lists/${list.id}`, roomType: { persons: 2 }, passengers }),
  )
  await keep(1, own.id, 'Angebot', '%PDF-1.7 Angebot')
  await keep(1, own.id, 'Zimmerliste', 'mit Ausweisen', true)
  await keep(2, others.id, 'Fremdes', 'nicht für uns')
  await expectStatus(
    201,
    anna.post('/api/clients', {
      companyName: '=Chor; "Cantate"',
      shortName: 'Cantate',
      organisationFilter: '/api/organisations/1',
    }),
  )
  await expectStatus(
    201,
    anna.post('/api/clients', {
      companyName: 'Geheimer Südkunde',
      shortName: 'Süd',
      organisationFilter: '/api/organisations/2',
    }),
  )
  const begun = await expectStatus<BegunExport>(201, anna.post('/api/house_exports', { organisation: 1 }))
  const { status, raw, headers } = await anna.get(begun.path)
  expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
  files = unzipSync(new Uint8Array(raw))
  expect((await anna.get(begun.path)).status, 'fetched once').toBe(404)
}, 60_000)
afterAll(() => desk.close())

async function keep(house: number, order: number, name: string, content: string, isPersonal = false) {
  const key = newFileKey()
  await desk.files.put(key, Buffer.from(content), 'application/pdf')
  await desk.db.query(
    `insert into documents (organisation_id, order_id, name, type, filetype, key, byte_size, holds_personal)
     values ($1, $2, $3, 'trip', 'pdf', $4, $5, $6)`,
    [house, order, name, key, content.length, isPersonal],
  )
}

const text = (name: string) => new TextDecoder().decode(files[name])
function headsIn(name: string): string[] {
  const [heads = []] = readCsv(text(`daten/${name}.csv`).replace(/^\uFEFF/, ''), 10_000).rows
  return heads
}
function table(name: string): Record<string, string>[] {
  const [heads = [], ...rows] = readCsv(text(`daten/${name}.csv`).replace(/^\uFEFF/, ''), 10_000).rows
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])))
}

test('MOVE-04 all data of a house are tables with German heads, its files, and a word on what is what', () => {
  expect(table('clients')).toMatchObject([{ Firma: `'=Chor; "Cantate"`, 'Organisation (Nummer)': '1' }])
  expect(table('orders').map((order) => order.Gruppenname)).toEqual(['Kantorei St. Michael'])
  expect(table('days')[0]).toMatchObject({ Datum: '2027-05-14' })
  const [document = {}] = table('documents').filter(({ Name }) => Name === 'Angebot')
  expect(text(`dateien/dokumente/${document.Nummer} Angebot.pdf`)).toBe('%PDF-1.7 Angebot')
  expect(text('LIESMICH.txt')).toContain('1 Datei:')
  const contents = readCsv(text('inhalt.csv').replace(/^\uFEFF/, ''), 1_000).rows
  expect(contents).toContainEqual(['daten/clients.csv', 'Kunde', '1'])
  // A table is told by a word of its own, and so is each of its columns.
  const named = contents.slice(1).filter(([, word = '']) => /^[a-z_]+$/.test(word))
  expect(named).toEqual([])
  const heads = Object.keys(files).flatMap((name) => {
    const [, of] = /^daten\/(\w+)\.csv$/.exec(name) ?? []
    return of === undefined ? [] : headsIn(of).map((head) => [of, head])
  })
  expect(heads.filter(([, head = '']) => /[a-z]_[a-z]|^[a-z]+$/.test(head))).toEqual([])
})

test('MOVE-04 every table there is comes along, unless it is said why not; nothing in it opens a door', async () => {
  const tables = await desk.db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'auth\\_%'`,
  )
  const taken = Object.keys(files).flatMap((name) => /^daten\/(\w+)\.csv$/.exec(name)?.[1] ?? [])
  expect([...taken, ...Object.keys(leftOut)].sort()).toEqual(tables.map(({ name }) => name).sort())
  const columns = await desk.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any ($1) and column_name ~ 'password|secret|token|sealed|(^|_)key$|hash|code$'`,
    [taken],
  )
  // Keys of choices, of bookings and of countries are words.
  const words = ['bank_lines.entry_key', 'options.key', 'airports.iata_code', 'booking_stands.key']
  const open = columns.map(({ name }) => name).filter((name) => !hiddenColumns.has(name) && !words.includes(name))
  expect(open.filter((name) => !/\.(key|iata_code|tax_code)$/.test(name))).toEqual([])
})

test('MOVE-04 APP-04 of another house there is nothing, though who exports belongs to it as well', async () => {
  const whole = Object.keys(files)
    .filter((name) => name.endsWith('.csv'))
    .map(text)
    .join('\n')
  expect(whole).not.toContain('Geheimer Südkunde')
  expect(whole).not.toContain('Fremdes')
  const ofTables = Object.keys(files).flatMap((name) => /^daten\/(\w+)\.csv$/.exec(name)?.[1] ?? [])
  const foreign = ofTables.flatMap((name) =>
    table(name)
      .map((row) => row['Organisation (Nummer)'])
      .filter((house) => house === '2')
      .map(() => name),
  )
  expect(foreign).toEqual([])
  expect(Object.keys(files).filter((name) => name.includes('Fremdes'))).toEqual([])
})

test('MOVE-04 ROOM-06 what is told of guests in confidence comes along for who may see it, and is noted for its trip', async () => {
  expect(table('passengers')).toMatchObject([
    {
      ...{ Nachname: 'Albers', Geburtsdatum: '1950-02-01', Geburtsort: 'Lüneburg' },
      ...{ Ausweisnummer: 'C01X00T47', Allergien: 'Nüsse; Soja' },
    },
    { Nachname: 'Bruns', Geburtsdatum: '', Geburtsort: '', Ausweisnummer: '', Allergien: '' },
  ])
  expect(text('LIESMICH.txt')).toContain('daten/passengers.csv nennt Geburtsdatum')
  const notes = await desk.db.query(
    `select order_id::int as trip, user_id::int as by, guests from personal_data_readings where reason = 'taken'`,
  )
  expect(notes).toEqual([{ trip: own.id, by: 1, guests: 1 }])
  // Documents that hold such data are opened singly, where that is noted.
  expect(Object.keys(files).filter((name) => name.includes('Zimmerliste'))).toEqual([])
  expect(text('LIESMICH.txt')).toContain('1 Dokument,')
})

test('MOVE-04 ROOM-06 without the right the columns are not there, it is said, and nothing is noted as read', async () => {
  const actor = { userId: 1, organisationIds: [1], isAdmin: true, maySeePurchase: true, maySeePersonal: false }
  const [{ id } = { id: 0 }] = await desk.db.query<{ id: number }>(
    `insert into house_exports (organisation_id, user_id) values (1, 1) returning id::int`,
  )
  const database = connectDatabase(desk.db.adminUrl, 1)
  const platform = { database, files: desk.files, seal: sealWith(new Uint8Array(32)), now: () => new Date() }
  const texts = new Map<string, string>()
  for await (const { name, content } of filesOfHouse(platform, actor, { id, house: 1, name: 'Nord' })) {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    texts.set(name, Buffer.concat(parts).toString('utf8'))
  }
  await database.close()
  const whole = texts.get('daten/passengers.csv') ?? ''
  const [heads = ''] = whole.split('\r\n')
  for (const word of ['Geburtsdatum', 'Geburtsort', 'Ausweisnummer', 'Allergien']) expect(heads).not.toContain(word)
  expect(whole).toContain('Albers')
  expect(texts.get('LIESMICH.txt')).toContain(
    'fehlen die Spalten Geburtsdatum, Geburtsort, Ausweisnummer und Allergien',
  )
  expect(await desk.db.query(`select from personal_data_readings where reason = 'taken'`)).toHaveLength(1)
})

test('MOVE-04 only administrators take a house along, their own, and it is noted who did', async () => {
  expect((await bernd.post('/api/house_exports', { organisation: 1 })).status).toBe(403)
  expect((await anna.post('/api/house_exports', { organisation: 9 })).status).toBe(404)
  const [note] = await expectStatus<HouseExportNote[]>(200, anna.get('/api/house_exports?organisation=1'))
  expect(note).toMatchObject({ userName: expect.stringContaining('Anna'), endedAt: expect.any(String), fileCount: 1 })
  expect(note?.rowCount).toBeGreaterThan(5)
  expect((await anna.get('/api/house_exports?organisation=9')).status).toBe(404)
  const log = await desk.db.query(
    `select from change_log where table_name = 'house_exports' and operation = 'insert' and user_id = 1 and organisation_id = 1`,
  )
  expect(log).toHaveLength(1)
})
