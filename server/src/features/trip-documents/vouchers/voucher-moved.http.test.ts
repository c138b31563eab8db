import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Field = {
  id: string
  content: string
  movedIn: Record<string, string>
  renderedTranslations: Record<string, { title: string; content: string }>
}

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let tour: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
  const guided = { name: 'Führung', category: 'guide', organisationFilter: '/api/organisations/1' }
  const type = await expectStatus<{ id: number }>(201, bernd.post('/api/other_service_types', guided))
  const otherServiceType = `/api/other_service_types/${type.id}`
  const body = { day: trip.days[1]?.link, otherServiceType, startAt: '15.05.2027 14:00:00' }
  tour = (await expectStatus<{ id: number }>(201, bernd.post('/api/other_placeholders', body))).id
})
afterAll(() => desk.close())

const begins = (time: string) =>
  expectStatus(200, bernd.patch(`/api/other_placeholders/${tour}`, { startAt: `15.05.2027 ${time}:00` }))
const change = (fields: readonly object[]) =>
  expectStatus<{ fields: Field[] }>(200, bernd.patch(`/api/vouchers/${tour}`, { fields }))
async function begin(): Promise<Field> {
  const { fields } = await expectStatus<{ fields: Field[] }>(200, bernd.get(`/api/vouchers/${tour}`))
  const [field] = fields.filter(({ id }) => id === 'begin')
  if (field === undefined) throw new Error('a voucher without its beginning')
  return field
}
const at = (time: string) => `Samstag, 15. Mai 2027, ${time} Uhr`

test('TRUE-04 DOC-03 a beginning that was typed says what the service says once it has moved, until it is taken or kept', async () => {
  const byHand = '14:30 Uhr, bitte pünktlich'
  await change([{ id: 'begin', content: byHand }])
  expect((await begin()).movedIn).toEqual({})
  await begins('16:30')
  const moved = await begin()
  // What was typed replaces one language; the others follow (decision 040).
  expect([moved.content, moved.movedIn]).toEqual([byHand, { de_DE: at('16:30') }])
  expect(moved.renderedTranslations.en?.content).toBe('Saturday, 15 May 2027, 16:30')
  expect(moved.renderedTranslations.de_DE).toEqual({ title: 'Beginn', content: byHand })
  // Sent back as it was read, it is as it was.
  await change([moved])
  expect((await begin()).movedIn).toEqual({ de_DE: at('16:30') })

  await change([{ id: 'begin', keptAgainst: { de_DE: at('16:30') } }])
  expect(await begin()).toMatchObject({ content: byHand, movedIn: {} })
  await begins('18:00')
  expect((await begin()).movedIn).toEqual({ de_DE: at('18:00') })

  await change([{ id: 'begin', content: at('18:00') }])
  expect(await begin()).toMatchObject({ isEdited: false, movedIn: {} })
  await begins('19:00')
  expect((await begin()).content).toBe(at('19:00'))
})

test('DOC-03 what is kept against is words', async () => {
  const wrong = await bernd.patch(`/api/vouchers/${tour}`, { fields: [{ id: 'begin', keptAgainst: { de_DE: 7 } }] })
  expect(wrong.status).toBe(422)
})
