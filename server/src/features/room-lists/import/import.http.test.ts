import { utils, write } from '@e965/xlsx'
import type { ImportBody, ImportOutcome, UploadedList } from '@reisewerk/domain/room-lists/import/import.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Guest = {
  id: number
  lastName: string
  firstName: string
  dateOfBirth: string | null
  documentNumber: string
  notes: string
}
type List = { id: number; rooms: { roomIndex: string; roomType: { persons: number }; passengers: Guest[] }[] }

let desk: TestApp
let bernd: Caller
let clara: Caller
let orderId: number
let client: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-03-01T10:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const [row] = await desk.db.query<{ id: number }>(
    `insert into clients (organisation_id, company_name, short_name) values (1, 'Kantorei e. V.', 'Kantorei') returning id::int`,
  )
  client = row?.id ?? 0
  orderId = await trip()
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<{ id: number }>(201, bernd.post(`/api/${path}`, body))

async function trip(): Promise<number> {
  const body = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '17.05.2027' }
  return (await make('orders', { ...body, client: `/api/clients/${client}` })).id
}

function xlsx(rows: readonly (readonly (string | number)[])[], hidden: readonly number[] = []): Uint8Array {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  sheet['!rows'] = rows.map((_, index) => ({ hidden: hidden.includes(index) }))
  utils.book_append_sheet(book, sheet, 'Teilnehmer')
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

function upload(name: string, bytes: Uint8Array, by = bernd, order = orderId) {
  const form = new FormData()
  form.set('user_file_upload', new Blob([new Uint8Array(bytes)]), name)
  return by.post(`/api/orders/${order}/room-list/upload`, form)
}

const heads = ['Zi', 'Nachname', 'Vorname', 'geb.', 'Pass-Nr.', 'Stimme']
const first = [
  ['Teilnehmer 2027'],
  heads,
  ['1', 'Albers', 'Heike', '22.02.1966', 'C01X11187', 'Alt'],
  ['1', 'Albers', 'Jörg', '31.04.1968', '', 'Bass'],
  ['2', 'Brandt', 'Helga', '27.07.1958', '', 'Alt'],
]
const listOf = (id: number) => expectStatus<List>(200, bernd.get(`/api/room_lists/${id}`))
const told = ({ rooms }: List) =>
  rooms.map(
    ({ roomIndex, roomType, passengers }) =>
      `${roomIndex}/${roomType.persons}: ${passengers.map(({ lastName, firstName }) => `${lastName} ${firstName}`).join(', ')}`,
  )

async function chosen(uploaded: UploadedList, list: number, more: Partial<ImportBody> = {}): Promise<object> {
  const [sheet] = uploaded.sheets
  return {
    ...{ importFile: uploaded.importFile.id, roomList: `/api/room_lists/${list}`, sheet: 0, forming: 'room' },
    ...{ headRow: sheet?.headRow, columns: sheet?.columns.map(({ field }) => field), ...more },
  }
}
const importInto = (body: object, step = '') => bernd.post(`/api/orders/${orderId}/room-list/import${step}`, body)

test('ROOM-04 an upload answers the file, its document and its sheets; then all of it is taken over or nothing', async () => {
  const list = (await make('room_lists', { order: `/api/orders/${orderId}` })).id
  const uploaded = await expectStatus<UploadedList>(201, upload('Teilnehmer Kantorei.xlsx', xlsx(first)))
  expect(uploaded.importFile).toMatchObject({ name: 'Teilnehmer Kantorei', filetype: 'xlsx' })
  expect(uploaded.document).toMatchObject({ id: uploaded.importFile.id, type: 'room_list' })
  expect(uploaded.sheets[0]).toMatchObject({ name: 'Teilnehmer', rowCount: 5, headRow: 1, problem: null })
  const renamed = await expectStatus<UploadedList>(201, upload('Teilnehmer.csv', xlsx(first)))
  expect(renamed.importFile.filetype).toBe('xlsx')
  expect(renamed.sheets).toEqual(uploaded.sheets)
  const refused = await importInto(await chosen(uploaded, list))
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ violations: [{ propertyPath: 'line.4', message: '31.04.1968 gibt es nicht.' }] })
  expect((await listOf(list)).rooms).toEqual([])
  const body = await chosen(uploaded, list, { mended: { '4:3': '30.04.1968' } })
  const { added } = await expectStatus<ImportOutcome>(200, importInto(body, '/preview'))
  expect(added).toHaveLength(3)
  expect((await listOf(list)).rooms).toEqual([])
  await expectStatus(201, importInto(body))
  const after = await listOf(list)
  expect(told(after)).toEqual(['1/2: Albers Heike, Albers Jörg', '2/1: Brandt Helga'])
  expect(after.rooms[0]?.passengers[0]).toMatchObject({
    dateOfBirth: '22.02.1966 00:00:00',
    documentNumber: 'C01X11187',
  })
})

test('ROOM-04 lines that are hidden in the file are not taken over, and a total at its foot waits for a word', async () => {
  const list = (await make('room_lists', { order: `/api/orders/${orderId}`, name: 'Verborgen' })).id
  const rows = [
    heads,
    ['1', 'Albers', 'Heike', '', '', ''],
    ['2', 'Versteckt', 'Hilde', '', '', ''],
    ['3', 'Brandt', 'Helga', '', '', ''],
    ['', '2 Personen', '', '', '', ''],
  ]
  const uploaded = await expectStatus<UploadedList>(201, upload('Verborgen.xlsx', xlsx(rows, [2])))
  expect(uploaded.sheets[0]).toMatchObject({ rowCount: 5, hiddenCount: 1 })
  expect(uploaded.sheets[0]?.rows[2]).toEqual([])
  expect((await importInto(await chosen(uploaded, list))).body).toMatchObject({
    violations: [{ propertyPath: 'line.5', message: 'Das zählt Gäste, statt einen zu nennen.' }],
  })
  await expectStatus(201, importInto(await chosen(uploaded, list, { leftOut: [5] })))
  expect(told(await listOf(list))).toEqual(['1/1: Albers Heike', '3/1: Brandt Helga'])
})

test('ROOM-04 ROOM-06 a file of which nothing is taken over goes with its import, and no bell brings it back; one that was taken over stays', async () => {
  const list = (await make('room_lists', { order: `/api/orders/${orderId}`, name: 'Abbruch' })).id
  const good = [heads, ['1', 'Albers', 'Heike', '22.02.1966', 'C01X11187', 'Alt']]
  const [gone, kept] = [
    await expectStatus<UploadedList>(201, upload('Abbruch.xlsx', xlsx(good))),
    await expectStatus<UploadedList>(201, upload('Übernahme.xlsx', xlsx(good))),
  ]
  const waiting = async () =>
    (await desk.db.query<{ name: string }>('select name from documents where awaits_import')).map(({ name }) => name)
  expect(await waiting()).toEqual(expect.arrayContaining(['Abbruch', 'Übernahme']))
  await expectStatus(200, importInto(await chosen(kept, list), '/preview'))
  await expectStatus(201, importInto(await chosen(kept, list)))
  const away = await bernd.delete(`/api/documents/${gone.document.id}`)
  expect(away.status).toBe(204)
  expect((await bernd.get(`/api/documents/${gone.document.id}`)).status).toBe(404)
  expect((await importInto(await chosen(gone, list))).status).toBe(404)
  expect((await bernd.get(`/api/documents/${kept.document.id}`)).status).toBe(200)
  expect(await waiting()).not.toEqual(expect.arrayContaining(['Übernahme']))
})

test('ROOM-04 where the trip has no list yet one is made of the file, and none where the file is refused', async () => {
  const order = await trip()
  const named = ['Zi', 'Nachname', 'Vorname', 'Typ']
  const lists = () => expectStatus<List[]>(200, bernd.get(`/api/room_lists?order.id=${order}`))
  const into = async (rows: string[][], step = '') => {
    const file = await expectStatus<UploadedList>(201, upload('Liste.xlsx', xlsx([named, ...rows]), bernd, order))
    const { roomList: _, ...body } = (await chosen(file, 0)) as { roomList: string } // as made above
    return bernd.post<ImportOutcome>(`/api/orders/${order}/room-list/import${step}`, body)
  }
  const refused = await into([['1', 'Albers', 'Heike', '5-Bett']])
  expect(refused.body).toMatchObject({ violations: [{ message: 'Zimmer mit 5 Betten hat das Kontingent nicht.' }] })
  expect((await into([['1', 'Albers', 'Heike', 'DZ']], '/preview')).body).toMatchObject({
    roomList: null,
    added: ['Albers Heike'],
  })
  expect(await lists()).toEqual([])
  const made = await expectStatus<ImportOutcome>(201, into([['1', 'Albers', 'Heike', 'DZ']]))
  const [list] = await lists()
  expect(made.roomList).toBe(`/api/room_lists/${list?.id}`)
  expect(list && told(list)).toEqual(['1/2: Albers Heike'])
})

test('ROOM-04 a second, changed file tells who is new, changed and gone; who stays is not doubled', async () => {
  const list = (await make('room_lists', { order: `/api/orders/${orderId}`, name: 'Zweite' })).id
  const good = first.map((row) => row.map((cell) => (cell === '31.04.1968' ? '30.04.1968' : cell)))
  const one = await expectStatus<UploadedList>(201, upload('Liste.xlsx', xlsx(good)))
  await expectStatus(201, importInto(await chosen(one, list)))
  const [heike] = (await listOf(list)).rooms[0]?.passengers ?? []
  const changed = [heads, ['2', 'ALBERS', 'Heike', '22.02.1966', 'C99', ''], ['3', 'Grothe', 'Petra', '', '', '']]
  const csv = new Uint8Array(Buffer.from(changed.map((row) => row.join(';')).join('\r\n'), 'latin1'))
  const two = await expectStatus<UploadedList>(201, upload('Liste.csv', csv))
  // Who is missing is told also when nobody is taken off the list for it.
  const missing = await expectStatus<ImportOutcome>(200, importInto(await chosen(two, list), '/preview'))
  expect(missing.gone).toEqual(['Albers Jörg', 'Brandt Helga'])
  const body = await chosen(two, list, { replace: true })
  const outcome = await expectStatus<ImportOutcome>(201, importInto(body))
  expect(outcome).toMatchObject({
    added: ['Grothe Petra'],
    changed: ['Albers Heike'],
    gone: ['Albers Jörg', 'Brandt Helga'],
  })
  const after = await listOf(list)
  expect(told(after)).toEqual(['2/1: ALBERS Heike', '3/1: Grothe Petra'])
  expect(after.rooms[0]?.passengers[0]).toMatchObject({
    id: heike?.id,
    documentNumber: 'C99',
    dateOfBirth: '22.02.1966 00:00:00',
  })
})

test('ROOM-04 ROOM-06 an import is taken back whole: who went is there again with all that was known of them', async () => {
  const list = (await make('room_lists', { order: `/api/orders/${orderId}`, name: 'Zurück' })).id
  const take = async (rows: string[][]) => {
    const uploaded = await expectStatus<UploadedList>(201, upload('Liste.xlsx', xlsx([heads, ...rows])))
    return expectStatus<ImportOutcome>(201, importInto(await chosen(uploaded, list, { replace: true })))
  }
  await take([['1', 'Albers', 'Heike', '22.02.1966', 'C01X11187', 'Sopran']])
  const before = await listOf(list)
  const { change, gone } = await take([['7', 'Grothe', 'Petra', '', '', '']])
  expect([gone, told(await listOf(list)).length]).toEqual([['Albers Heike'], 1])
  await expectStatus(201, bernd.post(`/api/room_lists/${list}/changes/${change}/take_back`))
  const after = await listOf(list)
  const seen = ({ rooms }: List) =>
    rooms.map(({ passengers, ...room }) => [
      room.roomIndex,
      passengers.map(({ version: _, updatedAt: __, ...guest }: Record<string, unknown>) => guest),
    ])
  expect(seen(after)).toEqual(seen(before))
})

test('ROOM-04 what was chosen for a client is proposed for its next list, in another trip too', async () => {
  const list = (await make('room_lists', { order: `/api/orders/${orderId}`, name: 'Dritte' })).id
  const uploaded = await expectStatus<UploadedList>(
    201,
    upload('Liste.xlsx', xlsx([heads, ['1', 'Uhlig', 'Jan', '', '', 'Bass']])),
  )
  const columns = ['room', 'lastName', 'firstName', 'dateOfBirth', 'documentNumber', 'notes'] as const
  await expectStatus(201, importInto(await chosen(uploaded, list, { columns: [...columns], forming: 'order' })))
  const next = await expectStatus<UploadedList>(201, upload('Neu.xlsx', xlsx([heads]), bernd, await trip()))
  expect([next.forming, next.sheets[0]?.columns.at(-1)]).toEqual([
    'order',
    { title: 'Stimme', field: 'notes', isSure: true },
  ])
})

test('ROOM-04 what cannot be read is refused in a sentence; another house, and who may not see personal data, import nothing', async () => {
  const many = new Uint8Array(Buffer.from('Name;Vorname\n'.repeat(100_000)))
  const answers = [
    await upload('Bild.png', Uint8Array.of(1, 2)),
    await upload('Liste.xlsx', Uint8Array.of(1, 2, 3)),
    await upload('Liste.csv', many),
    await upload('Bild.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)),
    await upload('Liste.csv', new Uint8Array()),
    await bernd.post(`/api/orders/${orderId}/room-list/upload`, new FormData()),
    await upload('Liste.csv', Uint8Array.of(65), clara),
  ]
  expect(answers.map(({ status }) => status)).toEqual([415, 422, 422, 422, 422, 422, 404])
  expect(answers[2]?.body).toMatchObject({
    message: 'Die Tabelle hat 100.000 Zeilen; übernommen werden höchstens 2.000.',
  })
  await desk.db.query(`update users set may_see_personal = false where email = 'bernd@reisewerk.example'`)
  expect((await upload('Liste.csv', Uint8Array.of(65), await desk.as('bernd'))).status).toBe(403)
  await desk.db.query(`update users set may_see_personal = true where email = 'bernd@reisewerk.example'`)
})
