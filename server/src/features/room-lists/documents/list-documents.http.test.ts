import { bookedStatuses } from '@reisewerk/domain/requests/booked-statuses.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Stored = { id: number; name: string; type: string; filetype: string; path: string; documents: Stored[] }

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let list: number
/** Requests of the two hotels. */
let hotels: number[]
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-19T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  await desk.db.query(`insert into providers (kind, name, place_id) values ('hotel', 'Hotell Karl Johan', $1)`, [
    north.Oslo,
  ])
  const [karl] = await desk.db.query<{ id: number }>(`select id::int from providers where name = 'Hotell Karl Johan'`)
  hotels = [await stay(0, karl?.id ?? 0), await stay(1, north['Hotel Fjordblick'] ?? 0)]
  list = (await make('room_lists', { order: trip.order })).id
  const room = (roomIndex: string, persons: number, passengers: object[], more: object = {}) =>
    make('rooms', {
      ...{
        roomList: `/api/room_lists/${list}`,
        roomIndex,
        roomType: { persons, type: 'standard' },
        passengers,
        ...more,
      },
    })
  const albers = {
    ...{ lastName: 'Albers', dateOfBirth: '22.02.1966', nationality: 'D' },
    ...{ documentType: 'Personalausweis', documentNumber: 'C01X11187' },
  }
  await room('1', 2, [
    { ...albers, firstName: 'Heike', gender: 'W', allergies: 'Nüsse' },
    { lastName: 'Albers', firstName: 'Jörg', gender: 'M' },
  ])
  await room('2', 2, [{ lastName: '=HYPERLINK("http://spion.example")', firstName: 'Eve' }], { twin: true })
  await room('3', 1, [{ lastName: 'Petersen', firstName: 'Dörte' }], { extraType: 'cancelled' })
  await room('4a', 1, [{ lastName: 'Sievers', firstName: 'Heinz' }], { extraType: 'driver' })
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<{ id: number }>(201, bernd.post(`/api/${path}`, body))

async function stay(day: number, provider: number): Promise<number> {
  const { link, date } = trip.days[day] ?? { link: '', date: '' }
  const placeholder = await make('hotel_placeholders', { day: link, startAt: date })
  const request = await make('hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${placeholder.id}`, provider: `/api/hotels/${provider}` },
  })
  return request.id
}

function generate(query: string, by = bernd): Promise<Stored> {
  return expectStatus<Stored>(200, by.post(`/api/orders/${trip.id}/room-list/generate-document?${query}`))
}
const bytesOf = async ({ path }: Stored, by = bernd) => (await by.get(path)).raw
const plain = (text: string) => untypeset(text).replaceAll(/\s+/g, ' ')

test('ROOM-05 ROOM-07 TRUE-03 a hotel gets its list as PDF/A, named by the pattern, without who has cancelled', async () => {
  const stored = await generate(`room_list_type=hotel_pdf&room_list=${list}&requestId[]=${hotels[0]}&language=de_DE`)
  expect(stored).toMatchObject({ type: 'room_list', filetype: 'pdf' })
  expect(stored.name).toMatch(
    /^\[\d{7}\] Kantorei St. Michael - Zimmerliste, Hotell Karl Johan, 14\.05\.–15\.05\.2027$/,
  )
  const pdf = await readPdf(await bytesOf(stored))
  expect([pdf.archival, pdf.isTagged]).toEqual(['2A', true])
  const text = plain(pdf.text)
  for (const words of [
    'Hotell Karl Johan',
    'Albers',
    'Heike',
    '22.02.1966',
    'DZ Twin',
    'EZ, Fahrer',
    '19. April 2027',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toMatch(/Doppelzimmer davon 1 Twin 2 /)
  // The hotel reads the number of its list alone; beside the contingent it is compared on the page.
  expect(text).not.toMatch(/Kontingent|Abgleich/)
  expect(text).not.toContain('Petersen')
})

test('ROOM-05 DOC-06 no word is broken in the table of a list, upright or wide', async () => {
  const own = (await make('room_lists', { order: trip.order, name: 'Lange Wörter' })).id
  const roomList = `/api/room_lists/${own}`
  const guest = { nationality: 'Deutschland', documentType: 'Personalausweis', documentNumber: 'C01X11187' }
  const lead = { ...guest, lastName: 'Hinrichsmeyer', firstName: 'Friederike' }
  await make('rooms', {
    roomList,
    roomType: { persons: 1, type: 'standard' },
    extraType: 'guide_french',
    passengers: [lead],
  })
  for (const [kind, language, words] of [
    ['hotel_pdf', 'de_DE', ['Reiseleitung']],
    ['hotel_long_pdf', 'de_DE', ['Reiseleitung', 'Deutschland', 'Personalausweis']],
    ['hotel_long_pdf', 'fr', ['Deutschland']],
  ] as const) {
    const query = `room_list_type=${kind}&room_list=${own}&requestId[]=${hotels[0]}&language=${language}`
    const { text } = await readPdf(await bytesOf(await generate(query)))
    const lines = text.split('\n')
    expect(
      lines.filter((line) => /\p{Ll}[-‐]$/u.test(line.trim())),
      kind,
    ).toEqual([])
    for (const word of words) expect(text.toLowerCase(), kind).toContain(word.toLowerCase())
  }
  await expectStatus(204, bernd.delete(`/api/room_lists/${own}`))
})

test('ROOM-05 speaks the language that is asked for, or that of the hotel', async () => {
  const read = async (language: string) =>
    plain(
      (
        await readPdf(
          await bytesOf(await generate(`room_list_type=hotel_long_pdf&requestId[]=${hotels[0]}&language=${language}`)),
        )
      ).text,
    )
  const french = await read('fr')
  expect(french).toMatch(/Liste des chambres.*Prénom.*Heike F .*Carte d’identité C01X11187/i)
  expect(french).toContain('1 chauffeur')
  expect(french).not.toContain('Fahrer')
  const english = await read('provider')
  expect(english).toMatch(/Rooming list.*Document no.*Heike F .*Identity card C01X11187/i)
  expect(english).toContain('1 driver')
})

test.each(['hotel', 'hotel_short', 'hotel_long_word'])('ROOM-05 %s is a Word file of one table', async (kind) => {
  const stored = await generate(`room_list_type=${kind}&requestId[]=${hotels[0]}`)
  expect(stored.filetype).toBe('docx')
  const xml = strFromU8(unzipSync(await bytesOf(stored))['word/document.xml'] ?? new Uint8Array())
  expect(xml).toMatch(/w:tblHeader.*Albers/s)
  expect(xml).not.toContain('Kontingent')
  expect(xml).not.toContain('Petersen')
})

test('ROOM-05 what a hotel is to heed are points of their own in Word too', async () => {
  const own = (await make('room_lists', { order: trip.order, notes: 'Anreise spät\nKoffer aufs Zimmer' })).id
  await expectStatus(200, bernd.patch(trip.order, { roomlistNotes: 'Bitte ruhige Zimmer' }))
  const stored = await generate(`room_list_type=hotel&room_list=${own}&requestId[]=${hotels[0]}`)
  await expectStatus(200, bernd.patch(trip.order, { roomlistNotes: '' }))
  await expectStatus(204, bernd.delete(`/api/room_lists/${own}`))
  const xml = strFromU8(unzipSync(await bytesOf(stored))['word/document.xml'] ?? new Uint8Array())
  const points = xml.split('</w:p>').filter((paragraph) => paragraph.includes('<w:numPr>'))
  expect(points.map((paragraph) => paragraph.replaceAll(/<[^>]*>/g, ''))).toEqual([
    ...['Bitte ruhige Zimmer', 'Anreise spät', 'Koffer aufs Zimmer'],
  ])
})

test.each([
  ['hotel_short_excel', ['Zimmer', 'Typ', 'Gäste']],
  ['hotel_excel_buspaket', ['Hotel', 'Anreise', 'Abreise', 'Zimmer', 'Typ', 'Name', 'Vorname', 'M/W', 'Bemerkung']],
  [
    'passengers_excel',
    ['Nr.', 'Name', 'Vorname', 'M/W', 'Geboren', 'Geburtsort', 'Nat.', 'Ausweis', 'Ausweisnummer', 'Zimmer'],
  ],
])('ROOM-05 %s is a sheet with filters and a print area, in which nothing becomes a formula', async (kind, heads) => {
  const stored = await generate(`room_list_type=${kind}&requestId[]=${hotels[0]}`)
  const bytes = await bytesOf(stored)
  const [, head, ...rows] = await readSheet(Buffer.from(bytes))
  expect(head).toEqual(heads)
  expect(rows.flat().some((cell) => String(cell).includes('=HYPERLINK'))).toBe(true)
  expect(JSON.stringify(rows)).not.toContain('Petersen')
  const files = unzipSync(bytes)
  const [sheet, book] = ['xl/worksheets/sheet1.xml', 'xl/workbook.xml'].map((name) =>
    strFromU8(files[name] ?? new Uint8Array()),
  )
  expect(sheet).toContain('<autoFilter ref="A2:')
  expect(sheet).not.toContain('<f>')
  // As text 10 would stand before 2.
  if (heads[0] === 'Nr.') expect(rows.map(([number]) => number)).toEqual(rows.map((_, index) => index + 1))
  expect(new Set(rows.map((row) => row[heads.indexOf('Zimmer')]))).toEqual(new Set([1, 2, '4a']))
  expect(book).toMatch(/^(?!.*<definedNames\/>).*_xlnm\.Print_Area.*_xlnm\.Print_Titles/s)
})

test('ROOM-07 several hotels get a document each, named by themselves, from the list that is made for them if asked', async () => {
  const [hotel] = await desk.db.query<{ id: number }>(`select id::int from providers where name = 'Hotel Fjordblick'`)
  const own = await make('room_lists', { order: trip.order, provider: `/api/hotels/${hotel?.id}` })
  const passengers = [{ lastName: 'Wulff', firstName: 'Hannelore' }]
  await make('rooms', { roomList: `/api/room_lists/${own.id}`, roomType: { persons: 1, type: 'standard' }, passengers })
  const both = `requestId[]=${hotels[0]}&requestId[]=${hotels[1]}&room_list=${list}&document_name=Meine`
  const names = ['Hotell Karl Johan', 'Hotel Fjordblick']
  const told = async (source: string) => {
    const { documents } = await generate(`room_list_type=hotel_short_excel&${both}${source}`)
    expect(documents.map(({ name }) => names.find((hotelName) => name.includes(hotelName)))).toEqual(names)
    return Promise.all(
      documents.map(async (document) => JSON.stringify(await readSheet(Buffer.from(await bytesOf(document))))),
    )
  }
  const [, current = ''] = await told('')
  expect(current).toContain('Albers')
  const [first = '', individual = ''] = await told('&hotel_list_type=individual')
  expect([first.includes('Albers'), individual.includes('Wulff'), individual.includes('Albers')]).toEqual([
    true,
    true,
    false,
  ])
  const alone = await generate(`room_list_type=hotel_short_excel&requestId[]=${hotels[0]}&document_name=Meine Liste`)
  expect(alone.name).toBe('Meine Liste')
})

test('ROOM-06 personal data are in no document for who has not the right, and those that hold them are not there', async () => {
  const stored = await generate(`room_list_type=hotel_pdf&requestId[]=${hotels[0]}`)
  await desk.db.query(`update users set may_see_personal = false where email = 'bernd@reisewerk.example'`)
  const blind = await desk.as('bernd')
  expect((await blind.get(stored.path)).status).toBe(404)
  const refused = await blind.post(`/api/orders/${trip.id}/room-list/generate-document?room_list_type=passengers_excel`)
  expect(refused.status).toBe(403)
  const open = await generate(`room_list_type=hotel_pdf&requestId[]=${hotels[0]}`, blind)
  const text = plain((await readPdf(await bytesOf(open, blind))).text)
  expect(text).toContain('Albers')
  expect(text).not.toMatch(/22\.02\.1966|Geboren/)
  await desk.db.query(`update users set may_see_personal = true where email = 'bernd@reisewerk.example'`)
})

test('ROOM-06 MAIL-03 a mail with a list one may not see does not go out without it', async () => {
  const { id } = await generate(`room_list_type=hotel_pdf&requestId[]=${hotels[0]}`)
  const body = {
    to: [{ address: 'haus@bryggekanten.example' }],
    subject: 'Liste',
    body: richTextOf('Anbei die Liste.'),
  }
  const mail = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/email_messages', { order: trip.order, ...body, attachments: [`/api/documents/${id}`] }),
  )
  await desk.db.query(`update users set may_see_personal = false where email = 'bernd@reisewerk.example'`)
  const blind = await desk.as('bernd')
  const refused = { status: 403, body: { message: expect.stringContaining('Ein Anhang enthält Personendaten') } }
  expect(await blind.get(`/api/email_messages/${mail.id}/file`)).toMatchObject(refused)
  expect(await blind.post(`/api/email_messages/${mail.id}/send`)).toMatchObject(refused)
  await desk.db.query(`update users set may_see_personal = true where email = 'bernd@reisewerk.example'`)
  const file = await bernd.get(`/api/email_messages/${mail.id}/file`)
  expect(file.raw.toString()).toContain('application/pdf')
})

test('TRUE-04 which driver or guide a hotel’s list lacks is told, except where the driver sleeps elsewhere', async () => {
  const path = `/api/orders/${trip.id}/room-list/hotels`
  // The first one stays first.
  const missingNow = async () => (await bernd.get<{ missing: string[] }[]>(path)).body[0]?.missing
  expect(await missingNow()).toEqual([])
  await desk.db.query(
    `with people as (insert into contacts (provider_id, first_name, last_name) select id, n, l from providers,
       (values ('Heinz', 'Sievers'), ('Uwe', 'Petersen')) as x (n, l) where name = 'Hotell Karl Johan' returning id)
     insert into order_contacts (order_id, contact_id, role, room_type)
     select ${trip.id}, id, '3_bus_driver', '{"type": "standard", "persons": 1}' from people`,
  )
  expect(await missingNow()).toEqual(['Uwe Petersen, Fahrer'])
  const service = `(select placeholder_id from requests where id = ${hotels[0]})`
  await desk.db.query(`update placeholders set driver_not_participating = true where id = ${service}`)
  expect(await missingNow()).toEqual([])
})

test('ROOM-08 a hotel that is merely asked is told apart from one that is booked', async () => {
  const bookedNow = async () =>
    (await bernd.get<{ request: number; isBooked: boolean }[]>(`/api/orders/${trip.id}/room-list/hotels`)).body
      .filter(({ request }) => request === hotels[1])
      .map(({ isBooked }) => isBooked)
  const turn = (status: string) =>
    expectStatus(200, bernd.patch(`/api/hotel_requests/${hotels[1]}`, { requestStatus: { status } }))
  for (const [status, isBooked] of [
    ['option', false],
    ['pre_booked', true],
    ['new', false],
    ['approved', true],
  ] as const) {
    await turn(status)
    expect([status, await bookedNow()]).toEqual([status, [isBooked]])
  }
})

test('ROOM-08 the to-dos of rooming lists take the same requests for booked as the page', async () => {
  const [made] = await desk.db.query<{ prosrc: string }>(`select prosrc from pg_proc where proname = 'room_list_todos'`)
  expect(made?.prosrc).toContain(`(${bookedStatuses.map((status) => `'${status}'`).join(', ')})`)
})

test('ROOM-08 a hotel that has a list is shown what is different in the next one, and its confirmation is noted', async () => {
  const query = `room_list_type=hotel_pdf&room_list=${list}&requestId[]=${hotels[0]}`
  const before = await generate(query)
  await desk.db.query(`update hotel_lists set sent_at = '2027-04-19T10:00:00Z' where document_id = $1`, [before.id])
  await make('rooms', { roomList: `/api/room_lists/${list}`, roomIndex: '9', passengers: [{ lastName: 'Neuling' }] })
  const text = plain((await readPdf(await bytesOf(await generate(query)))).text)
  expect(text).toMatch(/9 neu/)
  expect(text.match(/neu\b|geändert/g)).toHaveLength(1)
  const { rooms } = await expectStatus<{ rooms: { id: number; roomIndex: string }[] }>(
    200,
    bernd.get(`/api/room_lists/${list}`),
  )
  const roomOf = (name: string) => `/api/rooms/${rooms.find(({ roomIndex }) => roomIndex === name)?.id}`
  await expectStatus(200, bernd.patch(roomOf('1'), { twin: true }))
  await expectStatus(204, bernd.delete(roomOf('4a')))
  const gone = 'Seit der letzten Liste entfallen: Zimmer 4a.'
  for (const kind of ['hotel', 'hotel_short', 'hotel_long_word']) {
    const stored = await generate(query.replace('hotel_pdf', kind))
    const xml = strFromU8(unzipSync(await bytesOf(stored))['word/document.xml'] ?? new Uint8Array())
    const words = [...xml.matchAll(/<w:t[ >][^<]*<|<w:t>[^<]*</g)].join(' ')
    const found = [/1 \(geändert\)/.test(words), /9 \(neu\)/.test(words), words.includes(gone)]
    expect(found, kind).toEqual([true, true, true])
  }
  for (const kind of ['hotel_short_excel', 'hotel_excel_buspaket']) {
    const [, said, head, ...rows] = await readSheet(
      Buffer.from(await bytesOf(await generate(query.replace('hotel_pdf', kind)))),
    )
    const place = kind === 'hotel_short_excel' ? 0 : 3
    expect([said?.[0], head?.at(-1)], kind).toEqual([gone, 'Änderung'])
    const marks = new Map(rows.map((row) => [row[place], row.at(-1)]))
    expect([...marks], kind).toEqual([
      [1, 'geändert'],
      [2, null],
      [9, 'neu'],
    ])
  }
  const hotelsNow = await bernd.get<{ added: string[]; changed: string[]; gone: string[] }[]>(
    `/api/orders/${trip.id}/room-list/hotels`,
  )
  expect(hotelsNow.body[0]).toMatchObject({ added: ['9'], changed: ['1'], gone: ['4a'] })
  const [sent] = (
    await expectStatus<{ id: number; document: string; sentAt: string | null }[]>(
      200,
      bernd.get(`/api/hotel_lists?order.id=${trip.id}`),
    )
  ).filter(({ document }) => document === `/api/documents/${before.id}`)
  expect(sent?.sentAt).toBe('19.04.2027 12:00:00')
  const confirmed = await bernd.patch(`/api/hotel_lists/${sent?.id}`, { isConfirmed: true })
  expect(confirmed.body).toMatchObject({ isConfirmed: true })
  const [next] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/hotel_lists?order.id=${trip.id}`))
  const never = await bernd.patch(`/api/hotel_lists/${next?.id}`, { isConfirmed: true })
  expect(never.status).toBe(422)
  expect(never.body).toMatchObject({ violations: [{ propertyPath: 'isConfirmed' }] })
})

test('ROOM-05 ROOM-07 kinds and languages are told apart by name', async () => {
  const names: string[] = []
  for (const kind of ['hotel_short_excel', 'hotel_long_pdf&language=en', 'passengers_word&language=fr', 'border_pdf']) {
    names.push((await generate(`room_list_type=${kind}&requestId[]=${hotels[0]}`)).name.replace(/^.* - /, ''))
  }
  const stay = 'Hotell Karl Johan, 14.05.–15.05.2027'
  expect(names).toEqual([
    `Zimmerliste kurz, ${stay}`,
    `Zimmerliste lang (englisch), ${stay}`,
    `Passagierliste (französisch), ${stay}`,
    `Passagierliste Grenze, ${stay}`,
  ])
})

test('ROOM-05 says what it does not take; another house has no such trip', async () => {
  const path = `/api/orders/${trip.id}/room-list/generate-document`
  for (const query of [
    'room_list_type=hotel_gold',
    'language=xx',
    'requestId[]=999999',
    'room_list=999999',
    'farbe=rot',
  ]) {
    const { status } = await bernd.post(`${path}?${query}`)
    expect(`${query} ${Math.floor(status / 100)}`).toBe(`${query} 4`)
  }
  expect((await clara.post(`${path}?room_list_type=hotel`)).status).toBe(404)
})

test('ROOM-05 ROOM-08 a hotel whose option has run out, or that declined, is on no list; one that is held again is', async () => {
  const offered = async () =>
    (await bernd.get<{ request: number }[]>(`/api/orders/${trip.id}/room-list/hotels`)).body.map(
      ({ request }) => request,
    )
  const [first, second] = hotels
  const asks = (change: object) => expectStatus(200, bernd.patch(`/api/hotel_requests/${second}`, change))
  const asked = `/api/orders/${trip.id}/room-list/generate-document?room_list_type=hotel_pdf&requestId[]=${second}`
  expect(await offered()).toEqual([first, second])
  await asks({ requestStatus: { status: 'option' }, optionTodo: { dueDate: '18.04.2027' } })
  expect(await offered()).toEqual([first])
  const refused = await bernd.post<{ violations: { message: string }[] }>(asked)
  expect([refused.status, refused.body.violations[0]?.message]).toEqual([
    422,
    `Die Hotelanfrage ${second} gehört nicht zur Reise, hat abgesagt, oder ihre Option ist abgelaufen.`,
  ])
  await asks({ optionTodo: { dueDate: '19.04.2027' } })
  expect(await offered()).toEqual([first, second])
  await asks({ requestStatus: { status: 'declined' } })
  expect(await offered()).toEqual([first])
})
