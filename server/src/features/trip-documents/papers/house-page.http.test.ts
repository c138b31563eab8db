import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { bookHotel } from './booked-hotel.fixture.ts'

type Stored = { path: string }

let desk: TestApp
let bernd: Caller
let north: Record<string, number>
let client: string
let contact: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  const kantorei = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/clients', { companyName: 'Kantorei', shortName: 'K', organisationFilter: '/api/organisations/1' }),
  )
  client = `/api/clients/${kantorei.id}`
  const helga = await expectStatus<{ id: number }>(201, bernd.post('/api/contacts', { client, lastName: 'Brandt' }))
  contact = helga.id
})
afterAll(() => desk.close())

describe('DOC-09 what else is on the page of a house', () => {
  const box = { type: 'box_map', title: 'Anfahrt mit dem Bus', text: richTextOf('Auf dem Ring 1') }
  const bookedTrip = async () => {
    const other = await planTrip(bernd)
    await expectStatus(200, bernd.patch(other.order, { client }))
    const request = await bookHotel(bernd, north, other)
    await expectStatus(201, bernd.post('/api/trip_details', { order: other.order, request, ...box }))
    return { ...other, request }
  }
  const preview = async ({ id }: { id: number }) =>
    (
      await expectStatus<{ withoutMap: string[] }>(
        200,
        bernd.post(`/api/orders/${id}/trip-details/preview`, { _contact: contact }),
      )
    ).withoutMap
  const booklet = ({ id }: { id: number }) =>
    expectStatus<Stored>(200, bernd.post(`/api/orders/${id}/trip-details/generate`, { _contact: contact }))
  const textOf = async ({ path }: Stored) =>
    untypeset((await readPdf((await bernd.get(path)).raw)).text).replaceAll(/\s+/g, ' ')
  /** What is drawn says in words what it shows. */
  const pictures = async ({ path }: Stored) => {
    const pdf = await PDFDocument.load((await bernd.get(path)).raw)
    return pdf.context.enumerateIndirectObjects().flatMap(([, one]) => {
      const told = one instanceof PDFDict ? one.lookup(PDFName.of('Alt')) : undefined
      return told instanceof PDFString || told instanceof PDFHexString ? told.decodeText() : []
    })
  }

  test('a box with a map has that of its day; whose places nobody knows is told beforehand, and has its box without one', async () => {
    const other = await bookedTrip()
    expect(await preview(other)).toEqual([])
    expect(await pictures(await booklet(other))).toContain('Kartenskizze: Oslo.')
    await desk.db.query(
      `update hotel_placeholders set place_id = null where id in (select id from placeholders where order_id = $1)`,
      [other.id],
    )
    expect(await preview(other)).toEqual(['Hotel Fjordblick'])
    const without = await pictures(await booklet(other))
    expect(without.filter((told) => told.startsWith('Kartenskizze'))).toEqual([])
  })

  test('DOC-04 the menu chosen for a request is on the page of its house', async () => {
    const other = await bookedTrip()
    const provider = `/api/providers/${north['Hotel Fjordblick']}`
    const dish = { name: 'Halbpension', subType: 'dinner', text: richTextOf('Drei Gänge') }
    const menu = await expectStatus<{ id: number }>(
      201,
      bernd.post('/api/menus', { ...dish, provider, organisationFilter: '/api/organisations/1' }),
    )
    await expectStatus(200, bernd.put(other.request, { menu: `/api/menus/${menu.id}` }))
    expect(await textOf(await booklet(other))).toContain('Abendessen Halbpension Drei Gänge')
  })
})
