import type { ShownIncludedLine } from '@reisewerk/domain/offers/included/included-line.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Line = { id: number; key: string; text: string; isHidden: boolean }
type Contents = {
  included: string[]
  includedLines: ShownIncludedLine[]
  checks: { point: string; isMet: boolean; message: string; path: string | null }[]
}

let desk: TestApp
let bernd: Caller
let clara: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

async function plannedOffer() {
  const trip = await planTrip(bernd)
  const [, second] = trip.days
  if (second === undefined) throw new Error('the trip has no second day')
  const ids = await planServices(bernd, north, second, trip.days[2]?.date ?? second.date)
  const ferry = { ...{ clientOffer: { status: 'included' } } }
  await expectStatus(200, bernd.patch(`/api/ferry_placeholders/${ids.ferry}`, ferry))
  await expectStatus(200, bernd.patch(`/api/free_text_items/${ids.free}`, ferry))
  const offer = await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order }))
  const contents = () => expectStatus<Contents>(200, bernd.get(`${trip.order}/offer/contents`))
  const keep = (includedLines: object[]) =>
    expectStatus<{ includedLines: Line[] }>(200, bernd.patch(`/api/offers/${offer.id}`, { includedLines }))
  return { trip, ids, offer, contents, keep }
}
const plain = (lines: readonly string[]) => lines.map(untypeset)

test('TRUE-05 what is included comes from the plan, free texts with it, and can be worded, ordered, hidden and added to', async () => {
  const { trip, ids, contents, keep } = await plannedOffer()
  const before = await contents()
  const ferry = before.includedLines.find(({ key }) => key === `ferry.${ids.ferry}`)
  const nights = before.includedLines.find(({ key }) => key === 'nights')
  expect(plain(before.included)).toContain('Probe im Dom')
  expect(before.includedLines.map(({ standing }) => standing)).toEqual(before.included.map(() => 'planned'))

  const { includedLines } = await keep([
    { key: '', text: 'Reiseleitung ab Hamburg' },
    { key: 'nights', source: nights?.planned, isHidden: true },
    { key: ferry?.key, source: ferry?.planned, text: 'Überfahrt über Nacht' },
  ])
  expect(includedLines.map(({ text }) => text)).toEqual(['Reiseleitung ab Hamburg', '', 'Überfahrt über Nacht'])
  const after = await contents()
  expect(plain(after.included)).toEqual([
    'Reiseleitung ab Hamburg',
    '1 × Halbpension',
    'Probe im Dom',
    'Überfahrt über Nacht',
  ])
  expect(plain(after.included)).toContain('Probe im Dom')
  expect(after.included).not.toContain(nights?.planned)

  const stored = await expectStatus<{ path: string }>(200, bernd.post(`${trip.order}/offer/generate-document`))
  const { text } = await readPdf((await bernd.get(stored.path)).raw)
  expect(untypeset(text)).toContain('Reiseleitung ab Hamburg')
  expect(untypeset(text)).toContain('Überfahrt über Nacht')
})

test('TRUE-05 what was worded by hand is marked when its service changes, and on no paper once it is gone', async () => {
  const { ids, contents, keep } = await plannedOffer()
  const key = `free.${ids.free}`
  const lineNow = async () => (await contents()).includedLines.find((line) => line.key === key)
  await keep([{ key, source: (await lineNow())?.planned, text: 'Probe mit dem Domchor' }])
  expect(await lineNow()).toMatchObject({ standing: 'planned', text: 'Probe mit dem Domchor' })

  const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Konzert im Dom' }] }] }
  await expectStatus(200, bernd.patch(`/api/free_text_items/${ids.free}`, { text: words }))
  expect(await lineNow()).toMatchObject({ standing: 'changed', planned: 'Konzert im Dom' })
  const said = (await contents()).checks.filter(({ point, isMet }) => point === 'services' && !isMet)
  expect(said.map(({ message }) => untypeset(message))).toContain(
    '„Probe mit dem Domchor“ ist von Hand, im Reiseverlauf heißt es jetzt „Konzert im Dom“.',
  )

  await expectStatus(204, bernd.delete(`/api/free_text_items/${ids.free}`))
  expect(await lineNow()).toMatchObject({ standing: 'gone', text: 'Probe mit dem Domchor' })
  expect((await contents()).included).not.toContain('Probe mit dem Domchor')
})

test('TRUE-05 a line says something, and nobody of another house arranges it', async () => {
  const { offer } = await plannedOffer()
  const long = await bernd.patch<{ violations: { propertyPath: string }[] }>(`/api/offers/${offer.id}`, {
    includedLines: [{ key: '', text: 'x'.repeat(301) }],
  })
  expect([long.status, long.body.violations[0]?.propertyPath]).toEqual([422, 'includedLines[0].text'])
  expect((await bernd.patch(`/api/offers/${offer.id}`, { includedLines: [{ key: '', text: '' }] })).status).toBe(422)
  expect((await clara.patch(`/api/offers/${offer.id}`, { includedLines: [] })).status).toBe(404)
})
