import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { unzipped } from '../../../test/unzipped.ts'

type Stored = { id: number; name: string; type: string; filetype: string; path: string; cloudStorage: boolean }
type Day = { id: number; catalogText?: string; checkStatus?: string }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const [catalog, groups] = ['catalog/generate-document', '_groups[]=catalog_read']
const first = () => trip.days[0] as PlannedTrip['days'][number]
const daysOf = (id: number) => expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${id}&${groups}`))
const generate = (query = '', by = bernd) => by.post<Stored>(`/api/orders/${trip.id}/${catalog}${query}`)

async function bytesOf({ path }: Stored): Promise<Buffer> {
  return (await bernd.get(path)).raw
}

test('DOC-04 a day has a text for the catalogue; every change of it is to be checked anew', async () => {
  expect((await daysOf(trip.id))[0]).toMatchObject({ catalogText: '', checkStatus: 'new' })
  const { link } = first()
  const saved = (body: object) => expectStatus<Day>(200, bernd.patch(`${link}?${groups}`, body))
  const text = 'Durch das Hügelland nach Kiel.\nUm 14 Uhr legt das Schiff ab.'
  expect(await saved({ catalogText: text })).toMatchObject({ catalogText: text, checkStatus: 'new' })
  expect(await saved({ checkStatus: 'checked' })).toMatchObject({ catalogText: text, checkStatus: 'checked' })
  expect(await saved({ name: 'Lüneburg – Kiel' })).toMatchObject({ checkStatus: 'checked' })
  expect(await saved({ catalogText: `${text} ` })).toMatchObject({ checkStatus: 'new' })
  expect(await saved({ catalogText: text, checkStatus: 'checked' })).toMatchObject({ checkStatus: 'checked' })
  const [plain] = await expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}`))
  expect(plain).not.toHaveProperty('catalogText')
})

test('DOC-04 DAY-07 the text goes with its day: into a concept, and from there into another trip', async () => {
  const kept = await expectStatus<Day & { id: number }>(
    201,
    bernd.post(`/api/day_concepts/create_from_day/${first().id}`, { name: 'Kiel' }),
  )
  expect(kept).toMatchObject({ catalogText: expect.stringContaining('Hügelland'), checkStatus: 'new' })
  await expectStatus(200, bernd.patch(`/api/day_concepts/${kept.id}`, { checkStatus: 'checked' }))
  const other = await planTrip(bernd)
  await expectStatus(204, bernd.delete(other.days[0]?.link ?? ''))
  const made = await bernd.post<Day>(`/api/days/from_concept/${kept.id}`, { order: other.order, date: '14.05.2027' })
  expect(made.status, made.raw.toString()).toBe(201)
  expect((await daysOf(other.id))[0]).toMatchObject({
    catalogText: expect.stringContaining('Hügelland'),
    checkStatus: 'checked',
  })
})

test('DOC-04 the text file is stored and answered, plain or for a word processor', async () => {
  const plain = await expectStatus<Stored>(200, generate())
  expect(plain).toMatchObject({ type: 'catalog', filetype: 'txt', cloudStorage: false })
  expect(plain.name).toMatch(/^Katalogtext \d+$/)
  const text = (await bytesOf(plain)).toString()
  expect(text).toContain('Tag 1: Lüneburg – Kiel\r\nDurch das Hügelland nach Kiel.\r\nUm 14 Uhr')
  expect(text).toContain('Tag 2: Zur freien Verfügung [ungeprüft]')
  const word = await expectStatus<Stored>(200, generate('?filetype=docx&days=checked'))
  expect(word.filetype).toBe('docx')
  const content = unzipped(await bytesOf(word))
  expect(content).toContain('Durch das Hügelland nach Kiel.')
  expect(content).not.toContain('Tag 2')
  const french = await expectStatus<Stored>(200, generate('', bernd.with({ 'x-locale': 'fr' })))
  expect((await bytesOf(french)).toString()).toContain('Jour 1 : Lüneburg – Kiel')
  const listed = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}&type=catalog`)
  expect(listed.body).toHaveLength(3)
})

test('DOC-04 APP-03 another house reads and makes none of it', async () => {
  const clara = await desk.as('clara')
  expect((await generate('', clara)).status).toBe(404)
  expect((await clara.patch(first().link, { catalogText: 'fremd' })).status).toBe(404)
  expect((await generate('?filetype=exe')).status).toBe(400)
})
