import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo, expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number }
type Asked = {
  id: number
  agency: string
  requestContact: string | null
  assignedContact: string | null
  optionNr: string
  ticketNr?: string
  optionTodo: { dueDate: string | null }
  requestStatus: { status: string }
  requestedAt: string | null
}

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  await loadNorth(desk.db)
})
afterAll(() => desk.close())

const make = (path: string, body: object, caller = bernd) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
const list = <T>(path: string) => expectStatus<T[]>(200, bernd.get(`/api/${path}`))

const asked = fc.record({
  kind: fc.constantFrom('hotel' as const, 'airline' as const),
  isRetired: fc.boolean(),
  contact: fc.constantFrom('none', 'there', 'gone'),
  status: fc.constantFrom('new', 'requested', 'option', 'bookings_sent', 'paid', 'declined', 'cancelled'),
  optionNr: fc.constantFrom('', 'FJ-77'),
  ticketNr: fc.constantFrom('', 'X7PNR2'),
  hasOption: fc.boolean(),
  hasLetter: fc.boolean(),
  isChosen: fc.boolean(),
})
type Of<A> = A extends fc.Arbitrary<infer T> ? T : never
type Wish = Of<typeof asked>

/** All that stays behind, at once. */
const everything: Wish = {
  kind: 'airline',
  isRetired: true,
  contact: 'gone',
  status: 'paid',
  optionNr: 'FJ-77',
  ticketNr: 'X7PNR2',
  hasOption: true,
  hasLetter: true,
  isChosen: true,
}

/** An agency of its own for each request, retired and its person gone only after it was asked. */
async function ask(order: number, day: string, wish: Wish) {
  const { kind, contact, status, optionNr, ticketNr, hasOption } = wish
  const agency = `/api/agencies/${(await make('agencies', { name: 'Skandia', email: 'a@skandia.example' }, anna)).id}`
  const person = contact === 'none' ? null : (await make('contacts', { agency, lastName: 'Lorenz' }, anna)).id
  const link = person === null ? null : `/api/contacts/${person}`
  const service = await make(`${kind}_placeholders`, { day })
  const { id } = await make(`${kind}_requests`, {
    placeholder: `/api/${kind}_placeholders/${service.id}`,
    agency,
    requestContact: link,
    assignedContact: link,
    requestStatus: { status },
    optionNr,
    ...(kind === 'airline' && { ticketNr }),
    ...(hasOption && { optionTodo: { dueDate: '01.03.2027' } }),
  })
  const request = `/api/requests/${id}`
  if (wish.isChosen) {
    await expectStatus(200, bernd.patch(`/api/${kind}_placeholders/${service.id}`, { selectedRequest: request }))
  }
  if (wish.hasLetter) await write(order, request)
  if (wish.isRetired) await expectStatus(200, anna.patch(agency, { isRetired: true }))
  if (contact === 'gone') await expectStatus(200, anna.patch(`/api/contacts/${person}`, { deleted: true }))
  const isGone = contact === 'gone'
  return { kind, agency, person: isGone ? null : link, wish }
}

async function write(order: number, request: string | null) {
  const mail = await make('email_messages', {
    order: `/api/orders/${order}`,
    request,
    to: [{ name: 'Skandia', address: 'a@skandia.example' }],
    subject: 'Anfrage',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag' }] }] },
  })
  await expectStatus(200, bernd.post(`/api/email_messages/${mail.id}/send`))
  return mail.id
}

const requestsOf = async (order: number) => {
  const [hotels, flights] = await Promise.all([
    list<Asked>(`hotel_requests?order.id=${order}`),
    list<Asked>(`airline_requests?order.id=${order}`),
  ])
  return [...hotels, ...flights]
}

test('NEW-05 NEW-06 BULK-04 whoever is asked again is asked anew: no number, no PNR, no option, no letter, nobody who is gone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 3 }), async (wishes) => {
      const period = { startAt: '14.05.2027', endAt: '15.05.2027' }
      const source = (await make('orders', period)).id
      const [day] = await addDaysTo(bernd, source, '14.05.2027', '15.05.2027')
      const made = []
      for (const wish of wishes) made.push(await ask(source, `/api/days/${day?.id}`, wish))
      const before = await requestsOf(source)
      const rows = [{ day: `/api/days/${day?.id}`, requests: true }]
      const concept = (await make('order_concepts', { name: 'Konzept', days: rows })).id
      const copies = [
        await make(`orders/${source}/copy?requests=true&emails=true`, period),
        await make(`orders/from_concept/${concept}?requests=true`, period),
      ]
      for (const { id } of copies) {
        const requests = await requestsOf(id)
        expect(requests).toHaveLength(made.length)
        for (const { agency, person, kind } of made) {
          // Also a retired partner stays whom the service is asked of; who plans decides.
          const found = requests.find((one) => one.agency === agency)
          expect(found).toMatchObject({
            requestStatus: { status: 'new' },
            requestContact: person,
            assignedContact: person,
            optionNr: '',
            optionTodo: { dueDate: null },
            requestedAt: null,
            ...(kind === 'airline' && { ticketNr: '' }),
          })
        }
        expect(
          (await list<{ request: unknown }>(`todos?order.id=${id}`)).filter(({ request }) => request !== null),
        ).toEqual([])
        expect(await list(`email_messages?order.id=${id}`)).toEqual([])
      }
      // What it was made from has kept all of it.
      expect(await requestsOf(source)).toEqual(before)
    }),
    { numRuns: 5, endOnFailure: true, examples: [[[everything]]] },
  )
})

test('NEW-05 e-mails that were assigned to a trip come along when asked for', async () => {
  const period = { startAt: '14.05.2027', endAt: '15.05.2027' }
  const source = (await make('orders', period)).id
  const assigned = await make('email_assignments', {
    messageId: '<1@chor.example>',
    subject: 'Zimmerwünsche',
    date: '20.11.2026 10:00:00',
    fromAddress: 'ada@chor.example',
    links: [{ order: `/api/orders/${source}` }],
  })
  const ofTrip = async (id: number) => (await list<Made>(`email_assignments?order.id=${id}`)).map((one) => one.id)
  expect(await ofTrip(source)).toEqual([assigned.id])
  const without = await make(`orders/${source}/copy`, period)
  const copy = await make(`orders/${source}/copy?emails=true`, period)
  expect([await ofTrip(without.id), await ofTrip(copy.id), await ofTrip(source)]).toEqual([
    [],
    [assigned.id],
    [assigned.id],
  ])
})

test('NEW-05 e-mails that were sent from a trip come along as assigned ones; none is sent once more', async () => {
  const period = { startAt: '14.05.2027', endAt: '15.05.2027' }
  const source = (await make('orders', period)).id
  const sent = await write(source, null)
  const waiting = await write(source, null)
  // As the post leaves it; its own test sends for real.
  await desk.db.query(`update email_messages set status = 'sent', sent_at = '2026-11-20T10:00:00Z' where id = ${sent}`)
  const { messageId } = await expectStatus<{ messageId: string }>(200, bernd.get(`/api/email_messages/${sent}`))
  const ofTrip = (id: number) => list<Made>(`email_assignments?order.id=${id}`)

  const copy = await make(`orders/${source}/copy?emails=true`, period)
  const [assigned, ...more] = await ofTrip(copy.id)
  expect(more).toEqual([])
  expect(assigned).toMatchObject({
    messageId,
    subject: 'Anfrage',
    date: '20.11.2026 11:00:00',
    links: [{ order: `/api/orders/${copy.id}` }],
  })
  expect(await list(`email_messages?order.id=${copy.id}`)).toEqual([])
  // Its words are read where it was sent from, by its message id.
  const read = await list<{ id: number; text: string }>(`email_messages?messageId=${encodeURIComponent(messageId)}`)
  expect(read).toMatchObject([{ id: sent, text: expect.stringMatching(/./) }])
  const [south, nobody] = [await desk.as('clara'), '%3Cniemand%40chor.example%3E']
  expect((await south.get(`/api/email_messages?messageId=${encodeURIComponent(messageId)}`)).body).toEqual([])
  expect(await list(`email_messages?messageId=${nobody}`)).toEqual([])
  expect((await list<Made>(`email_messages?order.id=${source}`)).map(({ id }) => id).sort()).toEqual([sent, waiting])

  // The copy of the copy names the same mail, once.
  const second = await make(`orders/${copy.id}/copy?emails=true`, period)
  expect((await ofTrip(second.id)).map(({ id }) => id)).toEqual([assigned?.id])
  expect(await ofTrip((await make(`orders/${source}/copy`, period)).id)).toEqual([])
})

test('NEW-05 TRUE-07 what is noted at a trip tells of that trip: a copy has its own notes, or none', async () => {
  const trip = await planTrip(bernd)
  const noted = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  await expectStatus(200, bernd.patch(trip.order, { notes: noted('Angebot liegt dem Vorstand vor') }))
  const notesOf = async (body: object) => {
    const period = { startAt: '01.06.2027', endAt: '04.06.2027' }
    const made = await expectStatus<{ id: number }>(201, bernd.post(`${trip.order}/copy`, { ...period, ...body }))
    const [kept] = await desk.db.query<{ notes: object | null }>('select notes from orders where id = $1', [made.id])
    return kept?.notes
  }
  expect(await notesOf({})).toBeNull()
  expect(await notesOf({ notes: noted('Wieder mit Orgel') })).toEqual(noted('Wieder mit Orgel'))
})
