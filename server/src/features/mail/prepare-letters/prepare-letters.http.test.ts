import { requestLetters } from '@reisewerk/demo/agency/request-letters.ts'
import type { PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import { isOvertaken, openLetterFacts, overtakenWords } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { id: number }
type Letter = Item & { request: string; subject: string; body: unknown; text: string }
type Mail = Item & { request: string; status: string; subject: string; body: unknown }

const nothing: PreparedLetters = { letters: [], begun: 0, rewritten: [], overtaken: [], untranslated: [] }

let desk: TestApp
let bernd: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

test('TRUE-02 a letter that asks anew says that it changes what was agreed, one that asks first does not', async () => {
  const trip = await planTrip(bernd)
  const hotel = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const { id } = await expectStatus<Item>(
    201,
    bernd.post('/api/hotel_requests', {
      ...{ placeholder: `/api/hotel_placeholders/${hotel.id}`, hotel: `/api/hotels/${north['Hotel Fjordblick']}` },
      ...{ requestStatus: { status: 'approved' }, optionNr: 'HF-1' },
    }),
  )
  const words = async () => {
    const letter = await expectStatus<{ body: unknown }>(200, bernd.post(`/api/requests/${id}/letter/preview`, {}))
    return JSON.stringify(letter.body)
  }
  // It is confirmed: nothing is asked for, and nothing changed.
  expect(await words()).toMatch(/unsere Buchung.*HF-1/)
  expect(await words()).not.toMatch(/Änderung|Angebot/)
  await expectStatus(200, bernd.put(`/api/days/${trip.days[0]?.id}`, { date: '16.05.2027' }))
  expect(await words()).toMatch(/HF-1.*14/)
})

test('TRUE-02 the letters to all that are to be asked anew are prepared in one go, none is sent and none made twice', async () => {
  const trip = await planTrip(bernd)
  const hotel = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const ask = (status: string) =>
    expectStatus<Item>(
      201,
      bernd.post('/api/hotel_requests', {
        placeholder: `/api/hotel_placeholders/${hotel.id}`,
        hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
        requestStatus: { status },
      }),
    )
  const [confirmed, option] = [await ask('approved'), await ask('option')]
  await ask('new')
  await ask('declined')
  const prepare = (caller = bernd) => caller.post<PreparedLetters>(`/api/orders/${trip.id}/renewal_letters`, {})
  expect((await prepare()).body).toEqual({ ...nothing, begun: 0 })
  await expectStatus(200, bernd.put(`/api/days/${trip.days[0]?.id}`, { date: '15.05.2027' }))
  expect((await prepare(await desk.as('clara'))).status).toBe(404)
  const { letters } = await expectStatus<{ letters: number[] }>(201, prepare())
  expect(letters).toHaveLength(2)
  const mails = await expectStatus<Mail[]>(200, bernd.get(`/api/email_messages?order.id=${trip.id}`))
  expect(mails.map(({ status }) => status)).toEqual(['draft', 'draft'])
  expect(mails.map(({ request }) => Number(request.split('/').at(-1))).sort()).toEqual([confirmed.id, option.id].sort())
  // Nobody was asked by that.
  const { requestStatus } = await expectStatus<{ requestStatus: { status: string } }>(
    200,
    bernd.get(`/api/hotel_requests/${confirmed.id}`),
  )
  expect(requestStatus.status).toBe('approved')
  expect((await prepare()).body).toEqual({ ...nothing, begun: 2 })

  // Whom the new dates have been written to is not written to again; the answer is still to come.
  const [first] = letters
  await expectStatus(
    200,
    bernd.put(`/api/email_messages/${first}`, {
      subject: 'Neue Tage',
      to: [{ name: '', address: 'haus@example.org' }],
    }),
  )
  const letter = await expectStatus<Mail>(200, bernd.post(`/api/email_messages/${first}/sent_elsewhere`, {}))
  expect((await prepare()).body).toEqual({ ...nothing, begun: 1 })
  const renewedAt = async () =>
    (
      await expectStatus<{ renewedAt: string | null }>(
        200,
        bernd.get(letter.request.replace('/requests/', '/hotel_requests/')),
      )
    ).renewedAt
  expect(await renewedAt()).not.toBeNull()
  await expectStatus(200, bernd.put(`/api/days/${trip.days[0]?.id}`, { date: '16.05.2027' }))
  expect(await renewedAt()).toBeNull()
  expect((await prepare()).body.letters).toHaveLength(1)
})

test('TRUE-02 TRUE-03 a draft that asks for a change which is confirmed meanwhile says so, and is written anew to what stands', async () => {
  const trip = await planTrip(bernd)
  const hotel = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const { id } = await expectStatus<Item>(
    201,
    bernd.post('/api/hotel_requests', {
      ...{ placeholder: `/api/hotel_placeholders/${hotel.id}`, hotel: `/api/hotels/${north['Hotel Fjordblick']}` },
      ...{ requestStatus: { status: 'approved' }, contingent: { askedAmount: 41 } },
    }),
  )
  await expectStatus(200, bernd.put(`/api/days/${trip.days[0]?.id}`, { date: '15.05.2027' }))
  const prepared = bernd.post<PreparedLetters>(`/api/orders/${trip.id}/renewal_letters`, {})
  const [letter] = (await expectStatus<PreparedLetters>(201, prepared)).letters
  const untrue = async () => {
    const mail = await expectStatus<Parameters<typeof openLetterFacts>[0]>(
      200,
      bernd.get(`/api/email_messages/${letter}`),
    )
    const facts = openLetterFacts(mail)
    return facts !== null && isOvertaken(facts) ? overtakenWords(facts) : null
  }
  expect(await untrue()).toBeNull()
  await expectStatus(200, bernd.put('/api/requests/confirm', { requests: [`/api/requests/${id}`] }))
  expect(await untrue()).toMatch(/^Inzwischen ist bestätigt: 15\.–16\. Mai 2027; das Anschreiben fragt/)
  const anew = await expectStatus<Letter>(200, bernd.post(`/api/email_messages/${letter}/rewrite`, {}))
  expect(anew.text).toContain('Es bleibt bei dem, was vereinbart ist.')
  expect(await untrue()).toBeNull()
  // It moves once more: what stands is no longer what the letter says.
  await expectStatus(200, bernd.put(`/api/days/${trip.days[0]?.id}`, { date: '16.05.2027' }))
  expect(await untrue()).toMatch(/die Anfrage nennt inzwischen 16\.–17\. Mai 2027/)
})

test('TRUE-01 the letters to all that were not asked yet are prepared in one go, each once; who was sent one gets no second', async () => {
  const trip = await planTrip(bernd)
  const hotel = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const ask = (part: object) => expectStatus<Item>(201, bernd.post('/api/hotel_requests', { placeholder, ...part }))
  const chosen = { hotel: `/api/hotels/${north['Hotel Fjordblick']}` }
  const [first, second] = [await ask(chosen), await ask(chosen)]
  await ask({ ...chosen, requestStatus: { status: 'requested' } })
  const prepare = (caller = bernd) => caller.post<PreparedLetters>(`/api/orders/${trip.id}/first_letters`, {})
  expect((await prepare(await desk.as('clara'))).status).toBe(404)
  expect((await expectStatus<{ letters: number[] }>(201, prepare())).letters).toHaveLength(2)
  const mails = await expectStatus<Mail[]>(200, bernd.get(`/api/email_messages?order.id=${trip.id}`))
  expect(mails.map(({ request }) => Number(request.split('/').at(-1))).sort()).toEqual([first.id, second.id].sort())
  expect((await prepare()).body).toEqual({ ...nothing, begun: 2 })
  await desk.db.query(
    `update email_messages set status = 'sent', message_id = '<1@reisewerk.example>', queued_at = now(), sent_at = now() where request_id = $1`,
    [first.id],
  )
  expect((await prepare()).body).toEqual({ ...nothing, begun: 1 })
})

test('TRUE-03 a draft that says another number is written anew unless somebody has changed its words; who gets it as it was knows that number', async () => {
  const template = { name: 'Hotel', kind: 'hotel', locale: 'de_DE', subject: 'Anfrage für {personen} Personen' }
  await expectStatus(201, bernd.post('/api/email_templates', template))
  const trip = await planTrip(bernd)
  const hotel = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const asks = { hotel: `/api/hotels/${north['Hotel Fjordblick']}`, contingent: { askedAmount: 41 } }
  const ask = () => expectStatus<Item>(201, bernd.post('/api/hotel_requests', { placeholder, ...asks }))
  const [plain, reworded] = [await ask(), await ask()]
  const prepare = () => expectStatus<PreparedLetters>(201, bernd.post(`/api/orders/${trip.id}/first_letters`, {}))
  const drafts = (await prepare()).letters
  expect(drafts).toHaveLength(2)
  const mail = (id: number | undefined) => expectStatus<Letter>(200, bernd.get(`/api/email_messages/${id}`))
  const [first, second] = [await mail(drafts[0]), await mail(drafts[1])]
  expect(first).toMatchObject({ told: { askedAmount: 41 }, asks: { kind: 'hotel', now: { askedAmount: 41 } } })
  const [untouched, own] = first.request.endsWith(`/${plain.id}`) ? [first, second] : [second, first]
  // Saved as it is, a text is nobody's own.
  await expectStatus(
    200,
    bernd.put(`/api/email_messages/${untouched.id}`, { subject: untouched.subject, body: untouched.body }),
  )
  await expectStatus(200, bernd.put(`/api/email_messages/${own.id}`, { subject: 'Unser Chor kommt zu Ihnen' }))
  for (const { id } of [plain, reworded])
    await expectStatus(200, bernd.put(`/api/hotel_requests/${id}`, { contingent: { askedAmount: 30 } }))
  expect(await mail(own.id)).toMatchObject({
    told: { askedAmount: 41 },
    asks: { now: { askedAmount: 30 } },
    isReworded: true,
  })

  expect(await prepare()).toEqual({ ...nothing, rewritten: [untouched.id], overtaken: [own.id] })
  const anew = await mail(untouched.id)
  expect(anew).toMatchObject({ told: { askedAmount: 30 }, isReworded: false })
  expect([untouched.subject, anew.subject].map((words) => /\d+/.exec(words)?.[0])).toEqual(['41', '30'])
  expect(await prepare()).toEqual({ ...nothing, begun: 1, overtaken: [own.id] })

  // It goes out as it is: the house has been asked for 41, and the request says so.
  await expectStatus(
    200,
    bernd.put(`/api/email_messages/${own.id}`, { to: [{ name: '', address: 'haus@example.org' }] }),
  )
  await expectStatus(200, bernd.post(`/api/email_messages/${own.id}/sent_elsewhere`, {}))
  const asked = await expectStatus<object>(200, bernd.get(`/api/hotel_requests/${reworded.id}`))
  expect(asked).toMatchObject({
    requestStatus: { status: 'requested' },
    contingent: { askedAmount: 30 },
    agreed: { askedAmount: 41 },
  })
  expect((await bernd.post(`/api/email_messages/${own.id}/rewrite`, {})).status).toBe(409)
  expect((await (await desk.as('clara')).post(`/api/email_messages/${untouched.id}/rewrite`, {})).status).toBe(404)
  const plainMail = await expectStatus<Item>(
    201,
    bernd.post('/api/email_messages', { order: `/api/orders/${trip.id}` }),
  )
  expect((await bernd.post(`/api/email_messages/${plainMail.id}/rewrite`, {})).status).toBe(409)
})

test('REQ-05 the letter of what was called off is a cancelation: it asks for no offer, and sending it revives nothing', async () => {
  const trip = await planTrip(bernd)
  const hotel = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const { id } = await expectStatus<Item>(
    201,
    bernd.post('/api/hotel_requests', {
      ...{ placeholder: `/api/hotel_placeholders/${hotel.id}`, hotel: `/api/hotels/${north['Hotel Fjordblick']}` },
      ...{ requestStatus: { status: 'requested' }, contingent: { askedAmount: 38 }, optionNr: 'HF-2' },
    }),
  )
  const statusOf = async () =>
    (await expectStatus<{ requestStatus: { status: string } }>(200, bernd.get(`/api/hotel_requests/${id}`)))
      .requestStatus.status
  await expectStatus(200, bernd.put(`/api/hotel_requests/${id}`, { requestStatus: { status: 'cancelled' } }))
  const letter = await expectStatus<{ subject: string; body: unknown; answerBy: string | null }>(
    200,
    bernd.post(`/api/requests/${id}/letter/preview`, {}),
  )
  expect(letter.subject).toMatch(/^Stornierung: Hotel/)
  expect(letter.answerBy).toBeNull()
  expect(JSON.stringify(letter.body)).toMatch(/hiermit stornieren wir.*38 Personen.*HF-2/)
  const { subject, body } = letter
  const to = [{ name: '', address: 'haus@example.org' }]
  await expectStatus(201, bernd.post(`/api/requests/${id}/letter`, { subject, body, to, answerBy: null }))
  expect(await statusOf()).toBe('cancelled')
})

test('TRUE-03 a draft that lacked something is written anew once that is known', async () => {
  for (const { body, ...template } of requestLetters.filter(({ kind }) => kind === 'ferry')) {
    await expectStatus(201, bernd.post('/api/email_templates', { ...template, body: richTextOf(body) }))
  }
  const trip = await planTrip(bernd)
  const crossing = await expectStatus<Item>(
    201,
    bernd.post('/api/ferry_placeholders', { day: trip.days[0]?.link, type: 'night', startPort: null, endPort: null }),
  )
  const { id } = await expectStatus<Item>(
    201,
    bernd.post('/api/ferry_requests', {
      ...{ placeholder: `/api/ferry_placeholders/${crossing.id}`, ferry: `/api/ferries/${north.Nordlinie}` },
    }),
  )
  const prepare = () => bernd.post<PreparedLetters>(`/api/orders/${trip.id}/first_letters`, {})
  const [draft] = (await expectStatus<PreparedLetters>(201, prepare())).letters
  const text = async () =>
    JSON.stringify((await bernd.get<{ body: unknown }>(`/api/email_messages/${draft}`)).body.body)
  expect(await text()).toContain('⟨Strecke fehlt⟩')
  expect((await prepare()).body).toMatchObject({ begun: 1, rewritten: [] })
  const ports = { startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
  await expectStatus(200, bernd.patch(`/api/ferry_requests/${id}`, ports))
  expect((await prepare()).body).toMatchObject({ begun: 0, rewritten: [draft] })
  expect(await text()).not.toContain('⟨')
  expect((await prepare()).body).toMatchObject({ begun: 1, rewritten: [] })
})
