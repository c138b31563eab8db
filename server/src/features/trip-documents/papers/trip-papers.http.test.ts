import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { planServices } from '../../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { bookHotel } from './booked-hotel.fixture.ts'
import { pdfOf } from './pdf-of.fixture.ts'

type Stored = { id: number; name: string; path: string; type: string; cloudStorage: boolean }
type Refused = { violations: { propertyPath: string; message: string }[] }
type Offered = { name: string; isMerged: boolean; createdAt: string }
type Kept = { id: number; contact: string | null; freeText: unknown; version: number }

const incomplete = { propertyPath: '_contact', message: 'Bitte füllen Sie zuerst das Formular aus!' }

let desk: TestApp
let bernd: Caller
let clara: Caller
let north: Record<string, number>
let trip: PlannedTrip
let client: string
let contact: number
let foreigner: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const clients = await desk.db.query<{ id: number }>(
    `insert into clients (organisation_id, company_name, short_name) values (1, 'Kantorei St. Michael', 'KSM'), (1, 'Andere', 'A')
     returning id::int`,
  )
  const people = await desk.db.query<{ id: number }>(
    `insert into contacts (client_id, salutation, first_name, last_name, email) values ($1, 'Frau', 'Helga', 'Brandt', 'h@x.example'),
      ($2, 'Herr', 'Fremder', 'Herr', 'f@x.example') returning id::int`,
    clients.map(({ id }) => id),
  )
  ;[contact, foreigner] = people.map(({ id }) => id) as [number, number]
  client = `/api/clients/${clients[0]?.id}`
  await expectStatus(200, bernd.patch(trip.order, { client, isFormal: true }))
  const request = await bookHotel(bernd, north, trip)
  const details: [string, string | null, string, string][] = [
    ['provider_info', null, 'Gut zu wissen', 'Frühstück ab 06:30 Uhr'],
    ['box', 'QR-Code', 'Festzug', 'Zeiten: https://oslo.example/17mai'],
    ['menu', 'Abendessen', '15.05.2027', 'Gebratener Saibling'],
  ]
  const ofTrip = { order: trip.order }
  for (const [type, subType, title, text] of details) {
    const of = { ...ofTrip, request }
    await expectStatus(201, bernd.post('/api/trip_details', { ...of, type, subType, title, text: richTextOf(text) }))
  }
  const power = { type: 'general_info', title: 'Strom', text: richTextOf('230 Volt wie zu Hause') }
  await expectStatus(201, bernd.post('/api/trip_details', { ...ofTrip, ...power }))
})
afterAll(() => desk.close())

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const everything = {
  ...{ _route: true, _generalInfos: true, _questionaire: true, print: false },
  ...{ coverLetter: true, menu: true, detailed_route: true },
}
const generate = (body: object, by = bernd, address = '/generate') =>
  by.post<Stored & Refused>(`/api/orders/${trip.id}/trip-details${address}`, body)
const made = (body: object, by = bernd) => expectStatus<Stored>(200, generate({ _contact: contact, ...body }, by))

async function read(document: Pick<Stored, 'path'>) {
  const pdf = await readPdf((await bernd.get(document.path)).raw)
  return { ...pdf, text: untypeset(pdf.text).replaceAll(/\s+/g, ' ') }
}

async function upload(name: string, bytes: Uint8Array, to: string): Promise<Stored> {
  return expectStatus<Stored>(
    201,
    bernd
      .with({ 'content-type': 'application/octet-stream' })
      .post(`/api/documents/upload?name=${encodeURIComponent(name)}&${to}`, Buffer.from(bytes)),
  )
}

describe('DOC-02 generating the travel documents', () => {
  test('every part that is chosen, archived as type trip and tagged; the questionnaire also by itself', async () => {
    const document = await made(everything)
    expect(document).toMatchObject({ name: expect.stringMatching(/^Reiseunterlagen \d{7}$/), type: 'trip' })
    expect(document.cloudStorage).toBe(false)
    const { text, archival, isTagged, title, pages } = await read(document)
    expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
    expect(title).toContain(document.name)
    for (const words of [
      'Sehr geehrte Frau Brandt,',
      'Fahrplan',
      'Reiseverlauf',
      'Hotel Fjordblick',
      '14.–16. Mai 2027 · 2 Nächte · Halbpension',
      'Gut zu wissen Frühstück ab 06:30 Uhr',
      'Festzug',
      'Samstag: Gebratener Saibling',
      'Allgemeine Informationen',
      '230 Volt wie zu Hause',
      'Menüliste',
      'Fragebogen',
      `Seite ${pages.length} von ${pages.length}`,
    ]) {
      expect(text).toContain(words)
    }
    const feedback = await expectStatus<Stored[]>(
      200,
      bernd.get(`/api/documents?links.order.id=${trip.id}&type[]=feedback`),
    )
    expect(feedback.map(({ name }) => name)).toEqual([expect.stringMatching(/^Fragebogen \d{7}$/)])
    const alone = await read(feedback[0] as Stored)
    expect(alone.pages).toHaveLength(1)
    expect(alone.text).toContain('Unterkünfte')
  })

  test('the timetable tells until when one has to be at the ferry: as planned, and as agreed once it is', async () => {
    const [day, next] = trip.days
    if (day === undefined || next === undefined) throw new Error('the trip has days')
    const { ferry, ferryRequest } = await planServices(bernd, north, day, next.date)
    const timetable = async () => (await read(await made({ detailed_route: true }))).text
    expect(await timetable()).toContain('Check-in bis 19:15 Uhr')
    await expectStatus(
      200,
      bernd.patch(`/api/ferry_requests/${ferryRequest}`, {
        checkInAt: `${day.date} 18:45:00`,
        requestStatus: { status: 'approved' },
      }),
    )
    expect(await timetable()).toContain('Check-in bis 18:45 Uhr')
    await expectStatus(204, bernd.delete(`/api/ferry_placeholders/${ferry}`))
  })

  test('what is not chosen is not there; only cover and providers are in any case', async () => {
    const { text } = await read(await made({}))
    expect(text).toContain('Hotel Fjordblick')
    expect(text).not.toMatch(/Fahrplan|Reiseverlauf|Sehr geehrte|230 Volt|Menüliste|Fragebogen/)
  })

  test.each([
    ['en', 'Travel documents', ['Timetable', 'Half board', 'Dear Ms Brandt,']],
    ['fr', 'Carnet de voyage', ['Horaires', 'Demi-pension', 'Madame,']],
  ])('speaks %s', async (locale, name, words) => {
    const document = await made({ coverLetter: true, detailed_route: true }, bernd.with({ 'x-locale': locale }))
    expect(document.name).toContain(name)
    const { text } = await read(document)
    for (const word of words) expect(text).toContain(word)
  })

  test('printed, every part takes whole sheets', async () => {
    const { pages } = await read(await made({ ...everything, print: true }))
    expect(pages.length % 2).toBe(0)
    const starts = ['Fahrplan', 'Reiseverlauf', 'Allgemeine Informationen', 'Menüliste', 'Fragebogen']
    const onPage = starts.map((head) =>
      pages.findIndex((page) => page.split('\n').some((line) => line.trim() === head)),
    )
    expect(onPage.map((page) => page % 2)).toEqual(starts.map(() => 0))
    expect(onPage.every((page) => page > 0)).toBe(true)
    // Only what is read is numbered, without gaps; pages that fill a sheet are white.
    const numbers = pages.flatMap(
      (page) =>
        page
          .match(/Seite (\d+) von (\d+)/)
          ?.slice(1)
          .map(Number) ?? [],
    )
    const written = pages.filter((page) => page.trim() !== '').length
    expect(written).toBeLessThan(pages.length)
    expect(numbers.filter((_, index) => index % 2 === 1).every((all) => all === written)).toBe(true)
    expect(numbers.filter((_, index) => index % 2 === 0)).toEqual(
      Array.from({ length: written - 1 }, (_, at) => at + 2),
    )
    const house = pages.findIndex((page) => page.includes('Gut zu wissen'))
    const see = pages.join(' ').match(/Seite\s(\d+)\b(?! von)/)?.[1]
    expect(pages[house]).toMatch(new RegExp(`Seite ${see} von`))
  })

  test('printed, a last part of two pages is followed by no white one', async () => {
    const text = richTextOf('Was unterwegs zu beachten ist. '.repeat(150))
    const made = { order: trip.order, type: 'general_info', title: 'Lang', text }
    const { id } = await expectStatus<Stored>(201, bernd.post('/api/trip_details', made))
    const asked = generate({ _generalInfos: true, print: true }, bernd, '/preview')
    const { pages, parts } = await expectStatus<{ pages: number; parts: { page: number }[] }>(200, asked)
    await expectStatus(204, bernd.delete(`/api/trip_details/${id}`))
    expect(pages - (parts.at(-1)?.page ?? 0) + 1).toBe(2)
  })

  test('nobody is written to by guess: without a contact, or with one of another client, nothing is made', async () => {
    const before = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}`)
    expect((await expectStatus<Refused>(422, generate({ coverLetter: true }))).violations).toEqual([incomplete])
    expect((await expectStatus<Refused>(422, generate({ _contact: null }))).violations).toEqual([incomplete])
    const { violations } = await expectStatus<Refused>(422, generate({ _contact: `/api/contacts/${foreigner}` }))
    expect(violations).toMatchObject([{ propertyPath: '_contact' }])
    const after = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}`)
    expect(after.body.length).toBe(before.body.length)
  })

  test('where the house lets nobody choose, the main contact of the trip counts', async () => {
    const settings = async (contactSelect: boolean) => {
      const anna = await desk.as('anna')
      await expectStatus(200, anna.patch('/api/settings/1', { tripDocuments: { contactSelect } }))
    }
    await settings(false)
    const document = await expectStatus<Stored>(200, generate({ coverLetter: true }))
    expect((await read(document)).text).toContain('Sehr geehrte Frau Brandt,')
    await settings(true)
    expect((await generate({ coverLetter: true })).status).toBe(422)
  })

  test('APP-17 every reading of the address leads there; who does not see the trip makes nothing', async () => {
    for (const address of ['/generate-document', '']) {
      await expectStatus(200, generate({ _contact: `/api/contacts/${contact}` }, bernd, address))
    }
    for (const address of ['/generate', '/preview']) {
      expect((await generate({ _contact: contact }, clara, address)).status).toBe(404)
    }
    expect((await clara.get(`/api/orders/${trip.id}/trip-details/attachments`)).status).toBe(404)
    expect((await generate({ _contact: contact, unknown: true })).status).toBe(422)
  })

  test('a preview draws the pages and stores nothing', async () => {
    const before = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}`)
    const { body } = await bernd.post<{ svg: string; pages: number; parts: { part: string }[] }>(
      `/api/orders/${trip.id}/trip-details/preview`,
      { _contact: contact, ...everything },
    )
    expect(body.svg).toContain('<svg')
    expect(body.parts.map(({ part }) => part)).toEqual([
      ...['cover', 'coverLetter', 'detailedRoute', 'route', 'providers', 'generalInfos', 'menu', 'questionnaire'],
    ])
    const after = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}`)
    expect(after.body).toHaveLength(before.body.length)
  })
})

test('DOC-09 pictures of a passage are on its page', async () => {
  const { id } = await upload('Haus.png', picture, `order=${trip.order}&type=trip_detail`)
  const passages = `/api/trip_details?order.id=${trip.id}&type=provider_info`
  const [passage] = await expectStatus<{ id: number }[]>(200, bernd.get(passages))
  const shown = (images: string[]) => expectStatus(200, bernd.patch(`/api/trip_details/${passage?.id}`, { images }))
  await shown([`/api/documents/${id}`])
  const { path } = await made({})
  const pdf = await PDFDocument.load((await bernd.get(path)).raw)
  const subtypes = pdf.context.enumerateIndirectObjects().map(([, one]) => {
    return one instanceof PDFRawStream ? one.dict.get(PDFName.of('Subtype')) : undefined
  })
  expect(subtypes).toContain(PDFName.of('Image'))
  const offered = await expectStatus<Offered[]>(200, bernd.get(`/api/orders/${trip.id}/trip-details/attachments`))
  expect(offered).toEqual([])
})

describe('DOC-08 master data of what nobody has opened', () => {
  test('are in the documents, also in their preview, which stores none; what is deleted then stays away', async () => {
    const other = await planTrip(bernd)
    await expectStatus(200, bernd.patch(other.order, { client }))
    await bookHotel(bernd, north, other)
    const provider = `/api/providers/${north['Hotel Fjordblick']}`
    const templates = [
      { provider, type: 'provider_info', title: 'WLAN', text: richTextOf('Netz Fjord17') },
      {
        type: 'general_info',
        title: 'Gepäck',
        text: richTextOf('Ein Koffer je Gast'),
        organisationFilter: '/api/organisations/1',
      },
    ]
    for (const body of templates) await expectStatus(201, bernd.post('/api/trip_detail_templates', body))
    type Detail = { id: number; title: string; isEditable: boolean }
    const stored = () => expectStatus<Detail[]>(200, bernd.get(`/api/trip_details?order.id=${other.id}`))
    const wanted = { _contact: contact, _generalInfos: true }

    const { parts } = await expectStatus<{ parts: { part: string }[] }>(
      200,
      bernd.post(`/api/orders/${other.id}/trip-details/preview`, wanted),
    )
    expect(parts.map(({ part }) => part)).toEqual(['cover', 'providers', 'generalInfos'])
    expect(await stored()).toEqual([])

    const make = async () =>
      (await read(await expectStatus<Stored>(200, bernd.post(`/api/orders/${other.id}/trip-details`, wanted)))).text
    const text = await make()
    expect(text).toContain('WLAN Netz Fjord17')
    expect(text).toContain('Gepäck Ein Koffer je Gast')
    const taken = await stored()
    expect(taken.map(({ title, isEditable }) => [title, isEditable])).toEqual([
      ['Gepäck', false],
      ['WLAN', false],
    ])
    for (const { id } of taken) await expectStatus(204, bernd.delete(`/api/trip_details/${id}`))
    expect(await make()).not.toMatch(/WLAN|Gepäck/)
  })
})

describe('DOC-02 the free text of the letter', () => {
  test('is kept for the trip, with contact and choices, and stands in the letter unless another one is sent', async () => {
    const papers = await expectStatus<Kept>(201, bernd.post('/api/trip_papers', { order: trip.order }))
    const again = await expectStatus<Kept>(201, bernd.post('/api/trip_papers', { order: trip.order }))
    expect(again.id).toBe(papers.id)
    const freeText = richTextOf('Vergesst die Noten nicht.')
    await expectStatus(
      200,
      bernd.patch(`/api/trip_papers/${papers.id}`, { freeText, contact: `/api/contacts/${contact}`, menu: true }),
    )
    expect((await read(await made({ coverLetter: true }))).text).toContain('Vergesst die Noten nicht.')
    const sent = await read(await made({ coverLetter: richTextOf('Gute Reise!') }))
    expect(sent.text).toContain('Gute Reise!')
    expect(sent.text).not.toContain('Vergesst die Noten nicht.')
    const refused = await expectStatus<Refused>(
      422,
      bernd.patch(`/api/trip_papers/${papers.id}`, { contact: `/api/contacts/${foreigner}` }),
    )
    expect(refused.violations).toMatchObject([{ propertyPath: 'contact' }])
    expect((await clara.get(`/api/trip_papers/${papers.id}`)).status).toBe(404)
  })
})

describe('DOC-05 documents of providers', () => {
  const hotel = () => `provider=/api/providers/${north['Hotel Fjordblick']}`

  test('what the house made for itself is not offered; what is only possible is, and waits', async () => {
    const other = await planTrip(bernd)
    await expectStatus(200, bernd.patch(other.order, { client }))
    await bookHotel(bernd, north, other)
    for (const query of ['', '?_internal=true']) {
      await expectStatus(200, bernd.post(`/api/orders/${other.id}/voucher/generate-document${query}`, {}))
    }
    const directions = await upload('Anfahrt.pdf', await pdfOf('ANFAHRT'), `${hotel()}&type=trip_detail`)
    const panel = async () => {
      const path = `/api/orders/${other.id}/trip-details/attachments`
      const items = await expectStatus<Offered[]>(200, bernd.get(path))
      return items.map(({ name, isMerged, createdAt }) => [name.replace(/\d{7}/, 'N'), isMerged, createdAt])
    }
    const time = expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/)
    expect(await panel()).toEqual([
      ['Anfahrt', true, time],
      ['Voucher N, mit Logo', false, time],
    ])
    const [{ id } = { id: 0 }] = await expectStatus<{ id: number }[]>(
      200,
      bernd.get(`/api/hotel_placeholders?day.order.id=${other.id}`),
    )
    await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${id}`, { clientOffer: { status: 'optional' } }))
    expect((await panel())[0]).toEqual(['Anfahrt', false, time])
    await expectStatus(204, bernd.delete(`/api/documents/${directions.id}`))
  })

  test('are bound behind the papers in the order of the merge panel; what cannot be read is told by name', async () => {
    const one = await upload('Hausordnung.pdf', await pdfOf('HAUS1', 'HAUS2'), `${hotel()}&type=trip_detail`)
    const two = await upload('Bordkarte.pdf', await pdfOf('BORD'), `order=${trip.order}&type=trip_detail`)
    await upload('Notizen.txt', Buffer.from('Notizen'), `${hotel()}&type=trip_detail`)
    const panel = () =>
      bernd.get<{ id: number; name: string; isMerged: boolean }[]>(`/api/orders/${trip.id}/trip-details/attachments`)
    expect((await panel()).body.map(({ name, isMerged }) => [name, isMerged])).toEqual([
      ['Hausordnung', true],
      ['Notizen', false],
      ['Bordkarte', true],
    ])
    const behind = async () => (await read(await made({}))).text.match(/HAUS1|HAUS2|BORD/g)
    expect(await behind()).toEqual(['HAUS1', 'HAUS2', 'BORD'])

    const papers = await expectStatus<Kept>(201, bernd.post('/api/trip_papers', { order: trip.order }))
    const arrange = (...attachments: [Stored, boolean][]) =>
      expectStatus(
        200,
        bernd.patch(`/api/trip_papers/${papers.id}`, {
          attachments: attachments.map(([{ id }, isMerged]) => ({ document: `/api/documents/${id}`, isMerged })),
        }),
      )
    await arrange([two, true], [one, true])
    expect(await behind()).toEqual(['BORD', 'HAUS1', 'HAUS2'])
    await arrange([two, false], [one, true])
    expect(await behind()).toEqual(['HAUS1', 'HAUS2'])

    const broken = await upload('Kaputt.pdf', Buffer.from('%PDF-1.7 nichts'), `${hotel()}&type=trip_detail`)
    expect(broken).toMatchObject({ fault: 'broken', uploaded: true })
    expect((await panel()).body.map(({ name, isMerged }) => [name, isMerged])).toContainEqual(['Kaputt', false])
    expect(await behind()).toEqual(['HAUS1', 'HAUS2'])
    // One from before files were looked at.
    await desk.db.query('update documents set fault = null where id = $1', [broken.id])
    const before = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}`)
    const { violations } = await expectStatus<Refused>(422, generate({ _contact: contact }))
    expect(violations).toEqual([
      { propertyPath: 'attachments', message: '„Kaputt.pdf“ ist beschädigt und lässt sich nicht einbinden.' },
    ])
    const after = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}`)
    expect(after.body).toHaveLength(before.body.length)
    await expectStatus(204, bernd.delete(`/api/documents/${broken.id}`))
    expect(await behind()).toEqual(['HAUS1', 'HAUS2'])
  })
})
