import type { OutdatedPapers } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import type { VersionComparison } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { openPoints } from '../offer-checks.fixture.ts'

type Stored = { id: number; path: string }
type Version = { id: number; number: string }

let desk: TestApp
let anna: Caller
let bernd: Caller
let trip: PlannedTrip
let hidden: PlannedTrip
let hiddenNumber: string
let alone: Stored
let naming: Stored[]
let mail: { id: number }
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  ;[trip, hidden] = [await planTrip(bernd), await planTrip(bernd)]
  await expectStatus(200, bernd.patch(hidden.order, { trip: { name: 'Stille Fahrt' } }))
  hiddenNumber = (await expectStatus<{ orderNumber: string }>(200, bernd.get(hidden.order))).orderNumber
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order }))
  alone = await generate('offer')
  await expectStatus(200, bernd.patch(`/api/offers/${id}`, { attachedOrders: [hidden.order] }))
  naming = [await generate('offer'), await generate('offer_confirmation'), await generate('calculation')]
  const attachments = [`/api/documents/${naming[0]?.id}`]
  const letter = { to: [{ name: '', address: 'helga@kantorei.example' }], subject: 'Angebot Stille Fahrt' }
  mail = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/email_messages', { order: trip.order, ...letter, body: richTextOf('Anbei.'), attachments }),
  )
  await expectStatus(200, anna.patch(hidden.order, { isAdminOnly: true }))
})
afterAll(() => desk.close())

const generate = (type: string) =>
  expectStatus<Stored>(200, bernd.post(`/api/orders/${trip.id}/offer/generate-document?types=${type}`))
const versionsOf = (by: Caller) =>
  expectStatus<Version[]>(200, by.get(`/api/offer_versions?order.id=${trip.id}&_groups[]=offer_version_read`))
const outdated = (by: Caller) => expectStatus<OutdatedPapers>(200, by.get(`/api/orders/${trip.id}/outdated-papers`))
const wordsOf = ({ papers }: OutdatedPapers) =>
  papers.flatMap(({ id, changes }) => changes.map(({ words }) => `${id} ${untypeset(words)}`))

test('OFFER-01 OFFER-11 a paper that tells a trip for administrators is there for these alone, with its version and mail', async () => {
  const papers = await expectStatus<Stored[]>(200, bernd.get(`/api/documents?links.order.id=${trip.id}`))
  expect(papers.map(({ id }) => id)).toEqual([alone.id])
  expect((await versionsOf(bernd)).map(({ number }) => number.split(' / ')[1])).toEqual(['1'])
  const [, offered] = await versionsOf(anna)
  for (const path of [
    ...naming.flatMap(({ id, path: file }) => [`/api/documents/${id}`, file]),
    ...[`/api/offer_versions/${offered?.id}`, `/api/offer_versions/${offered?.id}/comparison`],
    `/api/email_messages/${mail.id}`,
  ]) {
    expect([path, (await bernd.get(path)).status]).toEqual([path, 404])
    expect([path, (await anna.get(path)).status]).toEqual([path, 200])
  }
  const [first] = await versionsOf(bernd)
  expect((await bernd.get(`/api/offer_versions/${first?.id}/comparison?with=${offered?.id}`)).status).toBe(400)
  expect((await bernd.post(`/api/email_messages/${mail.id}/send`)).status).toBe(404)
  const attachments = [`/api/documents/${naming[0]?.id}`]
  expect(
    (await bernd.post('/api/email_messages', { order: trip.order, to: [], subject: 'x', attachments })).status,
  ).toBe(422)
  expect((await bernd.post(`${trip.order}/emails/begin`, { document: attachments[0] })).status).toBe(422)
})

test('OFFER-01 TRUE-04 neither lists nor marks nor what is remembered name the trip, and nobody is told that it is gone', async () => {
  expect(wordsOf(await outdated(bernd))).toEqual([])
  const answers = await Promise.all(
    [
      `/api/orders/${trip.id}/history`,
      `/api/orders/${trip.id}/outdated-papers`,
      `/api/orders/${trip.id}/offer/contents`,
      `/api/email_messages?order.id=${trip.id}`,
      `/api/documents?links.order.id=${trip.id}&_groups[]=document_read`,
      `/api/offers?order.id=${trip.id}&_groups[]=contact_read`,
      `${trip.order}?_groups[]=offer_read`,
    ].map(async (path) => [path, await expectStatus(200, bernd.get(path))] as const),
  )
  for (const [path, body] of answers) {
    expect(JSON.stringify(body), path).not.toMatch(new RegExp(`Stille Fahrt|${hiddenNumber}|entfällt`))
  }
  const contents = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
  expect(openPoints(contents, 'trips')).toEqual([
    'Eine angehängte Reise kannst du nicht sehen: In dem, was du erzeugst, fehlt sie. Papiere, die sie nennen, sehen nur Admins.',
  ])
})

test('OFFER-01 TRUE-04 administrators are told that new papers leave the trip out, not that it is gone', async () => {
  const [, offered] = await versionsOf(anna)
  const { parts } = await expectStatus<VersionComparison>(
    200,
    anna.get(`/api/offer_versions/${offered?.id}/comparison`),
  )
  expect(parts).toMatchObject([
    { title: 'Angehängte Reisen', changes: [{ about: `Reise ${hiddenNumber}`, words: 'nur für Admins' }] },
  ])
  expect(wordsOf(await outdated(anna))).toContain(`${naming[0]?.id} Reise ${hiddenNumber}: nur für Admins`)
  await expectStatus(200, anna.patch(hidden.order, { isAdminOnly: false }))
  expect((await bernd.get(naming[0]?.path ?? '')).status).toBe(200)
  expect(await versionsOf(bernd)).toHaveLength(3)
})
