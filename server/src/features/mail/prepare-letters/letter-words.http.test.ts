import { requestLetters } from '@reisewerk/demo/agency/request-letters.ts'
import type { FilledLetter, PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import { untranslatedIn, untranslatedWords } from '@reisewerk/domain/mail/wording/untranslated-words.ts'
import type { Wording } from '@reisewerk/domain/mail/wording/wording.contract.ts'
import { plainTextOf, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { id: number }
type Mail = Item & { subject: string; text: string; wording: Wording }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  north = await loadNorth(desk.db)
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
  for (const { body, ...template } of requestLetters)
    await make('email_templates', { ...template, body: richTextOf(body) })
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
const mail = (id: number | undefined) => expectStatus<Mail>(200, bernd.get(`/api/email_messages/${id}`))
const openIn = ({ subject, text, wording }: Mail) =>
  untranslatedIn(`${subject}\n${text}`, wording).map(({ label }) => label)

test('TRUE-07 a letter has its description translated; what is only German in it is told when it is prepared and at its draft', async () => {
  const agency = await make('agencies', { name: 'Oslo Guides', place: `/api/places/${north.Oslo}` })
  const type = await make('other_service_types', { name: 'Stadtführung', category: 'guide' })
  const tour = await make('other_placeholders', {
    day: trip.days[0]?.link,
    otherServiceType: `/api/other_service_types/${type.id}`,
    meetingPoint: 'Vor dem Rathaus',
    serviceDescription: 'Rundgang mit einer Stadtführerin',
  })
  const request = await make('other_requests', {
    placeholder: `/api/other_placeholders/${tour.id}`,
    agency: `/api/agencies/${agency.id}`,
  })
  const prepare = () => expectStatus<PreparedLetters>(201, bernd.post(`/api/orders/${trip.id}/first_letters`, {}))
  const { letters, untranslated } = await prepare()
  expect(untranslated).toEqual(letters)
  const [letter] = letters
  const first = await mail(letter)
  expect(first.wording).toMatchObject({ service: tour.id, meetingPoint: 'Vor dem Rathaus', outdated: [] })
  expect(openIn(first)).toEqual(['Beschreibung', 'Treffpunkt'])

  // Translated at its service, and the meeting point in the draft: nothing is left.
  const translations = { en: { serviceDescription: 'Walk with a guide' } }
  await expectStatus(200, bernd.put(`/api/other_placeholders/${tour.id}`, { translations }))
  await expectStatus(200, bernd.post(`/api/email_messages/${letter}/rewrite`, {}))
  const anew = await mail(letter)
  expect(anew.text).toContain('Description: Walk with a guide')
  expect(openIn(anew)).toEqual(['Treffpunkt'])
  const body = richTextOf(anew.text.replace('Vor dem Rathaus', 'In front of the town hall'))
  await expectStatus(200, bernd.put(`/api/email_messages/${letter}`, { body }))
  expect(openIn(await mail(letter))).toEqual([])

  // Its German text changes: what was translated is of the old one.
  const serviceDescription = 'Rundgang mit einer Stadtführerin durch den Hafen'
  await expectStatus(200, bernd.put(`/api/other_placeholders/${tour.id}`, { serviceDescription }))
  const preview = await expectStatus<FilledLetter>(200, bernd.post(`/api/requests/${request.id}/letter/preview`, {}))
  expect(untranslatedWords(plainTextOf(preview.body), preview.wording)).toBe(
    'Steht nicht auf Englisch da: Treffpunkt „Vor dem Rathaus“. ' +
      'Der deutsche Text wurde seit der Übersetzung geändert: Beschreibung „Walk with a guide“.',
  )
  // So it is with where they meet, once the request has no point of its own.
  await expectStatus(200, bernd.put(`/api/other_requests/${request.id}`, { meetingPoint: '' }))
  const met = { en: { serviceDescription: 'Walk with a guide', meetingPoint: 'In front of the town hall' } }
  await expectStatus(200, bernd.put(`/api/other_placeholders/${tour.id}`, { translations: met }))
  await expectStatus(200, bernd.put(`/api/other_placeholders/${tour.id}`, { meetingPoint: 'Am Hafen' }))
  const moved = await expectStatus<FilledLetter>(200, bernd.post(`/api/requests/${request.id}/letter/preview`, {}))
  expect(moved.wording?.outdatedNames).toEqual([{ label: 'Treffpunkt', text: 'In front of the town hall', path: null }])
  // A request that describes itself has the words of its own.
  await expectStatus(
    200,
    bernd.put(`/api/other_requests/${request.id}`, {
      ...{ serviceDescription: 'Fahrt mit dem Boot', translations: { en: { serviceDescription: 'Boat trip' } } },
    }),
  )
  const own = await expectStatus<FilledLetter>(200, bernd.post(`/api/requests/${request.id}/letter/preview`, {}))
  expect(plainTextOf(own.body)).toContain('Description: Boat trip')
  expect(own.wording).toMatchObject({ description: 'Fahrt mit dem Boot', outdated: [] })
})

test('TRUE-03 whoever has written the new number into a draft by hand says so, and its partner has been asked for it', async () => {
  const other = await planTrip(bernd)
  const hotel = await make('hotel_placeholders', { day: other.days[0]?.link })
  const asks = { hotel: `/api/hotels/${north['Hotel Fjordblick']}`, contingent: { askedAmount: 41 } }
  const { id } = await make('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}`, ...asks })
  const { letters } = await expectStatus<PreparedLetters>(201, bernd.post(`/api/orders/${other.id}/first_letters`, {}))
  const [letter] = letters
  await expectStatus(200, bernd.put(`/api/hotel_requests/${id}`, { contingent: { askedAmount: 30 } }))
  const to = [{ name: '', address: 'haus@example.org' }]
  await expectStatus(200, bernd.put(`/api/email_messages/${letter}`, { to, subject: 'Wir kommen mit 30 Personen' }))
  expect((await (await desk.as('clara')).post(`/api/email_messages/${letter}/tells_now`, {})).status).toBe(404)
  const noted = await expectStatus<object>(200, bernd.post(`/api/email_messages/${letter}/tells_now`, {}))
  expect(noted).toMatchObject({ told: { askedAmount: 30 }, isReworded: true, subject: 'Wir kommen mit 30 Personen' })
  await expectStatus(200, bernd.post(`/api/email_messages/${letter}/sent_elsewhere`, {}))
  const asked = await expectStatus<object>(200, bernd.get(`/api/hotel_requests/${id}`))
  expect(asked).toMatchObject({ requestStatus: { status: 'requested' }, agreed: { askedAmount: 30 } })
  expect((await bernd.post(`/api/email_messages/${letter}/tells_now`, {})).status).toBe(409)
  const plain = await make('email_messages', { order: `/api/orders/${other.id}` })
  expect((await bernd.post(`/api/email_messages/${plain.id}/tells_now`, {})).status).toBe(409)
})

test('TRUE-07 a letter tells which port has no name in its language, once something is written in it, and where it gets one', async () => {
  const anna = await desk.as('anna')
  const port = (name: string) =>
    expectStatus<Item>(201, anna.post('/api/ports', { name, country: 'DK', latitude: 55.7, longitude: 12.6 }))
  const [from, to] = [await port('Königsholm'), await port('Fürstenholm')]
  const both = { startPort: `/api/ports/${from.id}`, endPort: `/api/ports/${to.id}` }
  await expectStatus(201, anna.post('/api/port_connections', both))
  const agency = await make('agencies', { name: 'Ferry Desk', place: `/api/places/${north.Oslo}` })
  const ferry = await make('ferry_placeholders', { day: trip.days[0]?.link, ...both, driverNotParticipating: false })
  const { id } = await make('ferry_requests', {
    placeholder: `/api/ferry_placeholders/${ferry.id}`,
    agency: `/api/agencies/${agency.id}`,
  })
  const told = async () => {
    const { body, wording } = await expectStatus<FilledLetter>(
      200,
      bernd.post(`/api/requests/${id}/letter/preview`, {}),
    )
    return untranslatedIn(plainTextOf(body), wording).map(({ text, path }) => [text, path])
  }
  expect(await told()).toEqual([])
  await expectStatus(200, anna.patch(`/api/ports/${to.id}`, { translations: { en: { name: 'Princeholm' } } }))
  expect(await told()).toEqual([['Königsholm', `/ports/${from.id}`]])
  await expectStatus(200, anna.patch(`/api/ports/${from.id}`, { translations: { en: { name: 'Kingsholm' } } }))
  expect(await told()).toEqual([])
})

test('TRUE-01 TRUE-02 who is asked anew after its option ran out reads so, and nothing of a booking', async () => {
  const hotel = await make('hotel_placeholders', { day: trip.days[1]?.link, isBrandNew: false })
  const { id } = await make('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    provider: `/api/providers/${north['Hotel Fjordblick']}`,
    contingent: { askedAmount: 40 },
    optionNr: 'FJ-77',
  })
  const put = (body: object) => expectStatus(200, bernd.put(`/api/hotel_requests/${id}`, body))
  const letter = async () => {
    const { body } = await expectStatus<FilledLetter>(200, bernd.post(`/api/requests/${id}/letter/preview`, {}))
    return plainTextOf(body)
  }
  await put({ requestStatus: { status: 'option' }, optionTodo: { dueDate: '30.11.2026 00:00:00', status: 'open' } })
  await put({ contingent: { askedAmount: 44 } })
  expect(await letter()).toContain('dies ist eine Änderung zu Ihrer Buchungsnummer FJ-77')
  await put({ optionTodo: { dueDate: '20.11.2026 00:00:00' } })
  const told = await letter()
  expect(told).toContain('die Option FJ-77 bis 20. November 2026 ist abgelaufen; wir fragen neu an')
  expect(told).toMatch(/Sie galt für: .*40 Personen\./)
  expect(told).not.toMatch(/Buchungsnummer|Bisher gilt/)
})
