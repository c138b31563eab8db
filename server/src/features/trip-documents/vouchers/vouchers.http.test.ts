import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Field = { id: string; col: number; content: unknown; isEdited: boolean; renderedTranslations: Translations }
type Translations = Record<string, { title: string; content: unknown }>
type Voucher = { id: number; version: number; isEditable: boolean; fields: Field[]; infos: Record<string, unknown> }

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let hotel: { id: number; request: number; address: number; contact: number }
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const body = {
    day: trip.days[1]?.link,
    place: `/api/places/${north.Oslo}`,
    board: 'half',
    endAt: '17.05.2027 00:00:00',
  }
  const placeholder = await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_placeholders', body))
  const asked = {
    placeholder: `/api/hotel_placeholders/${placeholder.id}`,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
    optionNr: 'KJ-771204',
    contingent: { askedAmount: 38 },
  }
  const request = await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_requests', asked))
  const selectedRequest = `/api/hotel_requests/${request.id}`
  await expectStatus(200, bernd.put(`/api/hotel_placeholders/${placeholder.id}`, { selectedRequest }))
  const provider = north['Hotel Fjordblick']
  await desk.db.query(`update providers set phone = '+47 22 55 50 17', place_id = ${north.Oslo} where id = ${provider}`)
  const [row] = await desk.db.query<{ address: number; contact: number }>(`with address as (
      insert into addresses (provider_id, street_address, zip, city, country)
      values (${provider}, 'Karl Johans gate 112', '0154', 'Oslo', 'Norwegen') returning id::int),
    contact as (insert into contacts (provider_id, email) values (${provider}, 'post@fjordblick.example') returning id::int)
    select address.id as address, contact.id as contact from address, contact`)
  hotel = { id: placeholder.id, request: request.id, address: row?.address ?? 0, contact: row?.contact ?? 0 }
})
afterAll(() => desk.close())

const read = () => expectStatus<Voucher>(200, bernd.get(`/api/vouchers/${hotel.id}`))
const change = (body: object, locale?: string) =>
  expectStatus<Voucher>(
    200,
    (locale === undefined ? bernd : bernd.with({ 'x-locale': locale })).put(
      `/api/vouchers/${hotel.id}?_groups[]=voucher_read`,
      body,
    ),
  )
const fieldOf = ({ fields }: Voucher, id: string) => fields.find((field) => field.id === id)
const contentOf = (voucher: Voucher, id: string) => fieldOf(voucher, id)?.content

describe('vouchers of a trip', () => {
  test('DOC-03 days are read with their vouchers, which say what service and request say (002 §3, §7)', async () => {
    const path = `/api/days?order.id=${trip.id}&_groups[]=voucher_read`
    const days = await expectStatus<{ date: string; orderedVouchers: Voucher[] }[]>(200, bernd.get(path))
    expect(days.map(({ orderedVouchers }) => orderedVouchers.map(({ id }) => id))).toEqual([[], [hotel.id], [], []])
    const voucher = days[1]?.orderedVouchers[0]
    expect(voucher).toEqual(await read())
    expect(voucher).toMatchObject({
      isEditable: false,
      number: null,
      day: trip.days[1]?.link,
      infos: {
        type: 'hotel',
        title: 'Hotel Fjordblick',
        contingent: '38 Gäste',
        mainLanguage: 'en',
        showVoucher: true,
        placeholder: `/api/hotel_placeholders/${hotel.id}`,
        request: `/api/hotel_requests/${hotel.request}`,
        addresses: [{ id: hotel.address, label: 'Karl Johans gate 112, 0154 Oslo' }],
        contacts: [{ id: hotel.contact, label: 'Allgemein/Rezeption' }],
        assignedAddress: null,
        assignedContact: null,
        ferryType: null,
      },
    })
    expect(voucher?.fields.map(({ id, col }) => [id, col])).toEqual([
      ...['arrival', 'departure', 'rooms'].map((id) => [id, 1]),
      ...['services', 'meals', 'bookingNumber', 'remarks'].map((id) => [id, 2]),
    ])
    expect(voucher?.fields[2]).toMatchObject({
      position: 3,
      title: 'Zimmer',
      content: '19 Doppelzimmer',
      renderedContent: '19 Doppelzimmer',
      inputType: 'multiLine',
      maxLines: 12,
      useLocale: 'requestLocale',
      renderedTranslations: { de_DE: { title: 'Zimmer' }, en: { title: 'Rooms', content: '19 double rooms' } },
    })
  })

  test('DOC-03 a field follows its service until it is edited by hand, then only the others do; reset returns', async () => {
    const edited = await change({ fields: [{ id: 'bookingNumber', content: 'am Telefon' }] })
    expect(edited.isEditable).toBe(true)
    expect(edited.fields.filter(({ isEdited }) => isEdited).map(({ id }) => id)).toEqual(['bookingNumber'])
    await expectStatus(200, bernd.patch(`/api/hotel_requests/${hotel.request}`, { optionNr: 'KJ-2' }))
    const times = [{ type: 'checkIn', time: '18:00' }]
    await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${hotel.id}`, { times }))
    const after = await read()
    expect(contentOf(after, 'bookingNumber')).toBe('am Telefon')
    expect(contentOf(after, 'arrival')).toBe('Samstag, 15. Mai 2027, 18:00 Uhr')
    const stamp = async () =>
      (await expectStatus<{ lastUpdatedVoucher: string | null }>(200, bernd.get(trip.order))).lastUpdatedVoucher
    await expectStatus(200, bernd.patch(trip.order, { lastUpdatedVoucher: '01.11.2026 08:00:00' }))
    expect(await stamp()).toBe('01.11.2026 08:00:00')
    const reset = await expectStatus<Voucher>(200, bernd.post(`/api/vouchers/${hotel.id}/reset`))
    expect([reset.isEditable, contentOf(reset, 'bookingNumber')]).toEqual([false, 'KJ-2'])
    expect(await stamp()).toBe('21.11.2026 10:00:00')

    await change({ isEditable: true, fields: [{ id: 'remarks', content: 'Busparkplatz reserviert' }] })
    await expectStatus(200, bernd.patch(trip.order, { lastUpdatedVoucher: null }))
    await expectStatus(200, bernd.post(`/api/orders/${trip.id}/voucher/reset`))
    expect([await stamp(), (await read()).isEditable]).toEqual(['21.11.2026 10:00:00', false])
  })

  test('DOC-03 words are kept in the language of X-LOCALE; the other language goes on following', async () => {
    await change({ isEditable: true })
    const edited = await change({ fields: [{ id: 'rooms', content: '19 doubles, lake side' }] }, 'en')
    expect(fieldOf(edited, 'rooms')?.renderedTranslations).toMatchObject({
      de_DE: { content: '19 Doppelzimmer' },
      en: { content: '19 doubles, lake side' },
    })
    // Read in a language, title and content are in it (002 §7).
    expect(fieldOf(edited, 'rooms')).toMatchObject({ title: 'Rooms', content: '19 doubles, lake side' })
    const english = await expectStatus<typeof edited>(
      200,
      bernd.with({ 'x-locale': 'en' }).get(`/api/vouchers/${hotel.id}`),
    )
    expect(english.fields).toEqual(edited.fields)
    expect(fieldOf(await read(), 'rooms')).toMatchObject({ content: '19 Doppelzimmer' })
    // Sent back as it was read, nothing changes.
    expect((await change({ fields: edited.fields }, 'en')).fields).toEqual(edited.fields)
    expect((await change({ isEditable: false })).fields.some(({ isEdited }) => isEdited)).toBe(false)
    expect((await bernd.with({ 'x-locale': 'xx' }).put(`/api/vouchers/${hotel.id}`, {})).status).toBe(400)
  })

  test('DOC-03 text that does not fit its field, by the settings of the house, and unknown fields are refused', async () => {
    const told = async (fields: object[]) =>
      (
        await expectStatus<{ violations: { propertyPath: string; message: string }[] }>(
          422,
          bernd.put(`/api/vouchers/${hotel.id}`, { fields }),
        )
      ).violations
    expect(await told([{ id: 'rooms', content: `${'x\n'.repeat(12)}x` }])).toEqual([
      { propertyPath: 'fields[0].content', message: 'Höchstens 12 Zeilen' },
    ])
    await expectStatus(200, (await desk.as('anna')).patch('/api/settings/1', { vouchers: { maxCharacters: 20 } }))
    expect(await told([{ id: 'remarks', content: 'länger als zwanzig Zeichen' }])).toEqual([
      { propertyPath: 'fields[0].content', message: 'Höchstens 20 Zeichen' },
    ])
    await expectStatus(200, (await desk.as('anna')).patch('/api/settings/1', { vouchers: { maxCharacters: 1200 } }))
    expect((await told([{ id: 'cabins', content: '' }]))[0]?.propertyPath).toBe('fields[0].id')
  })

  test('DOC-10 whether it is shown is kept with the service; what is not included is shown when somebody says so', async () => {
    const path = `/api/hotel_placeholders/${hotel.id}`
    expect(await expectStatus(200, bernd.put(path, { showVoucher: false }))).toMatchObject({ showVoucher: false })
    expect((await read()).infos.showVoucher).toBe(false)
    await expectStatus(200, bernd.put(path, { showVoucher: true }))
    const other = await expectStatus<{ id: number }>(
      201,
      bernd.post('/api/other_placeholders', { day: trip.days[2]?.link, clientOffer: { status: 'optional' } }),
    )
    expect(await bernd.get(`/api/vouchers/${other.id}`)).toMatchObject({ body: { infos: { showVoucher: false } } })
    await expectStatus(200, bernd.put(`/api/other_placeholders/${other.id}`, { showVoucher: true }))
    expect(await bernd.get(`/api/vouchers/${other.id}`)).toMatchObject({ body: { infos: { showVoucher: true } } })
    await expectStatus(204, bernd.delete(`/api/other_placeholders/${other.id}`))
    expect((await bernd.get(`/api/vouchers/${other.id}`)).status).toBe(404)
  })

  test('DOC-03 APP-14 two who type into the same field: the second is told of it', async () => {
    const { version } = await read()
    await change({ fields: [{ id: 'remarks', content: 'von Bernd' }] })
    const late = bernd.with({ 'if-match': `"${version}"` })
    const refused = await late.put(`/api/vouchers/${hotel.id}`, { fields: [{ id: 'remarks', content: 'zu spät' }] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await read()).fields.find(({ id }) => id === 'remarks')).toMatchObject({ renderedContent: 'von Bernd' })
    await change({ isEditable: false })
  })

  test('DOC-03 APP-04 nobody of another organisation reads, changes or resets one', async () => {
    const { version } = await read()
    expect((await clara.get(`/api/vouchers/${hotel.id}`)).status).toBe(404)
    expect((await clara.put(`/api/vouchers/${hotel.id}`, { isEditable: true })).status).toBe(404)
    expect((await clara.post(`/api/vouchers/${hotel.id}/reset`)).status).toBe(404)
    expect((await clara.post(`/api/orders/${trip.id}/voucher/reset`)).status).toBe(404)
    expect((await clara.get(`/api/vouchers?order.id=${trip.id}`)).body).toEqual([])
    expect((await read()).version).toBe(version)
  })

  test('DOC-03 NEW-05 a copy of the trip begins with automatic vouchers; what is hidden stays hidden', async () => {
    await change({ fields: [{ id: 'remarks', content: 'nur für diese Reise' }] })
    await expectStatus(200, bernd.put(`/api/hotel_placeholders/${hotel.id}`, { showVoucher: false }))
    const period = { startAt: '01.06.2027', endAt: '04.06.2027' }
    const copy = await expectStatus<{ id: number }>(201, bernd.post(`/api/orders/${trip.id}/copy`, period))
    const [copied] = await expectStatus<Voucher[]>(200, bernd.get(`/api/vouchers?order.id=${copy.id}`))
    expect(copied).toMatchObject({ isEditable: false, infos: { showVoucher: false } })
    expect(copied?.fields.some(({ isEdited }) => isEdited)).toBe(false)
    await expectStatus(200, bernd.put(`/api/hotel_placeholders/${hotel.id}`, { showVoucher: true }))
  })
})

describe('printed vouchers', () => {
  type Stored = { name: string; type: string; path: string }
  const invoiceAsked = /senden\s+Sie\s+die\s+Rechnung\s+an\s+uns/
  const path = () => `/api/orders/${trip.id}/voucher/generate-document`
  const generate = async (query = '', by = bernd) => {
    const document = await expectStatus<Stored>(200, by.post(`${path()}${query}`))
    const pdf = await readPdf((await bernd.get(document.path)).raw)
    return { ...document, ...pdf, text: untypeset(pdf.text) }
  }

  test('DOC-03 DOC-06 carry addressee, group, number, fields and the emergency phone, as archivable PDF', async () => {
    await desk.db.query(
      `update organisations set emergency_label = 'Notruf', emergency_value = '040 66969-199' where id = 1`,
    )
    const assigned = { assignedAddress: `/api/addresses/${hotel.address}`, notes: 'Provision 8 %' }
    await expectStatus(200, bernd.patch(`/api/hotel_requests/${hotel.request}`, assigned))
    await change({ fields: [{ id: 'remarks', content: 'Busparkplatz reserviert' }] })
    const voucher = await generate()
    expect(voucher).toMatchObject({ type: 'voucher', archival: '2A', isTagged: true })
    expect(voucher.name).toMatch(/^Voucher \d{7}, mit Logo$/)
    const { number } = await expectStatus<{ number: string }>(200, bernd.get(`/api/vouchers/${hotel.id}`))
    expect(number).toMatch(/^\d{7}-01$/)
    for (const words of [
      ...['Hotel Fjordblick', 'Karl Johans gate 112', '0154 Oslo', '+47 22 55 50 17', 'Kantorei St. Michael', number],
      ...['38 Gäste', '19 Doppelzimmer', '2 Nächte mit Halbpension', 'Busparkplatz reserviert', '+49 40 66969-199'],
      ...['Samstag, 15. Mai 2027, 18:00 Uhr', 'Allgemein/Rezeption'],
    ]) {
      expect(voucher.text).toContain(words)
    }
    expect(voucher.text).not.toContain('Provision')
    expect(voucher.text).toMatch(invoiceAsked)
  })

  test('DOC-03 print every line that was accepted, in both languages, on as many pages as it takes', async () => {
    const admin = await desk.as('anna')
    await expectStatus(200, admin.patch('/api/settings/1', { vouchers: { translationsInOne: true } }))
    const lines = (word: string) => Array.from({ length: 12 }, (_, index) => `${word}${index + 1}.`)
    const ids = ['arrival', 'departure', 'rooms', 'services', 'meals', 'remarks']
    for (const locale of ['de_DE', 'en']) {
      const fields = ids.map((id) => ({ id, locale, content: lines(`${id}-${locale}-`).join('\n') }))
      await change({ fields })
    }
    const { text } = await generate()
    const all = ids.flatMap((id) => ['de_DE', 'en'].flatMap((locale) => lines(`${id}-${locale}-`)))
    expect(all.filter((line) => !text.includes(line))).toEqual([])
    expect(text).toMatch(invoiceAsked)
    await change({ isEditable: false })
    await expectStatus(200, admin.patch('/api/settings/1', { vouchers: { translationsInOne: false } }))
  })

  test('DOC-03 speak the language of who performs the service, or both; internal ones tell the notes', async () => {
    const request = (await generate('?_requestLanguage=request&_print_mode=plainPaper')).text
    expect(request).toContain('19 double rooms')
    // On blank paper nobody else says whose voucher it is; paper that was printed before has it already.
    expect(request).toContain('Reisewerk Nord')
    expect((await generate('?_print_mode=withoutLogo')).text).not.toContain('Reisewerk Nord')
    expect(request).toContain('+49 40 66969-199')
    expect(request).not.toContain('Doppelzimmer')
    expect(request).toContain('0154 Oslo, Norway')
    expect(request).toContain('Emergency phone')
    expect(request).not.toContain('Notruf')
    // Head and language of the document are those of its text, whatever language its maker has asked for.
    const asked = await generate('?_requestLanguage=request', bernd.with({ 'x-locale': 'fr' }))
    expect(asked.text).toContain('19 double rooms')
    expect([asked.language, asked.text.includes('Tél.')]).toEqual(['en-GB', false])
    const french = await generate('?_print=true', bernd.with({ 'x-locale': 'fr' }))
    expect(french.title).toMatch(/^Voucher \d{7} · /)
    expect(french.text).toContain('chambres doubles')
    expect(french.text).toContain('+49 40 66969-199')
    const internal = await generate('?_internal=true')
    expect([internal.name.replace(/\d+/, ''), internal.text.includes('Provision 8 %')]).toEqual([
      'Interne Voucher ',
      true,
    ])
    // The house sends itself no invoice.
    expect(internal.text).not.toMatch(invoiceAsked)
    const admin = await desk.as('anna')
    await expectStatus(200, admin.patch('/api/settings/1', { vouchers: { translationsInOne: true } }))
    const both = (await generate()).text
    expect(both).toContain('19 Doppelzimmer')
    expect(both).toContain('19 double rooms')
    await expectStatus(200, admin.patch('/api/settings/1', { vouchers: { translationsInOne: false } }))
  })

  test('DOC-10 what is hidden is not printed and gets no number; a number that went out is given to nobody else', async () => {
    const ferry = { day: trip.days[0]?.link, type: 'day' }
    const made = await expectStatus<{ id: number }>(201, bernd.post('/api/ferry_placeholders', ferry))
    await expectStatus(200, bernd.put(`/api/hotel_placeholders/${hotel.id}`, { showVoucher: false }))
    expect((await generate()).text).not.toContain('Fjordblick')
    await expectStatus(204, bernd.delete(`/api/ferry_placeholders/${made.id}`))
    expect(await bernd.post(path())).toMatchObject({ status: 422 })
    await expectStatus(201, bernd.post('/api/ferry_placeholders', ferry))
    await expectStatus(200, bernd.put(`/api/hotel_placeholders/${hotel.id}`, { showVoucher: true }))
    await generate()
    const numbers = await expectStatus<{ number: string }[]>(200, bernd.get(`/api/vouchers?order.id=${trip.id}`))
    expect(numbers.map(({ number }) => number.slice(-2))).toEqual(['03', '01'])
    expect((await clara.post(path())).status).toBe(404)
    expect((await bernd.post(`${path()}?_print_mode=gold`)).status).toBe(400)
  })
})
