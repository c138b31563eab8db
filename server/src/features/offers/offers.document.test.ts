import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { jpegOf } from '@reisewerk/domain/files/photos/pictures.fixture.ts'
import type { JourneyEnds } from '@reisewerk/domain/itinerary/plan/route-outline.ts'
import { day, hamburg, hotel, note, oslo, service } from '@reisewerk/domain/itinerary/plan/trip-plan.fixture.ts'
import { norwayOffer } from '@reisewerk/domain/offers/offer.fixture.ts'
import { offerDocument } from '@reisewerk/domain/offers/offer-document.ts'
import type { OfferSource } from '@reisewerk/domain/offers/offer-source.ts'
import { photoName, usablePhotos } from '@reisewerk/domain/offers/photos/printed-photos.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createPdfService } from '../../platform/pdf/pdf-service.ts'
import { type ReadPdf, readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { renderDocument, wayOf } from '../documents/generate.service.ts'

const pdf = createPdfService({ workers: 1 })
afterAll(() => pdf.close())

const createdAt = new Date('2026-10-21T08:00:00Z')
const nowhere: JourneyEnds = { departure: null, arrival: null }
function renderOffer(source: OfferSource, ends: JourneyEnds) {
  const images = usablePhotos(source).map((photo) => ({
    name: photoName(photo),
    bytes: jpegOf(photo.width, photo.height),
  }))
  return renderDocument(
    pdf,
    {
      template: 'offer/offer',
      drawn: [wayOf({ source, ends })],
      model: ([sketch = null]) => offerDocument(source, sketch),
      images,
    },
    createdAt,
  )
}

const noPrices = { tiers: [], singleSupplements: [], minimumPax: null }

async function offer(changes: Partial<OfferSource> = {}, ends = nowhere): Promise<ReadPdf> {
  const read = await readPdf(await renderOffer({ ...norwayOffer, ...changes }, ends))
  return { ...read, text: read.text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2060\u200b]/g, '') }
}

function daysOf(count: number) {
  const days = norwayOffer.days
  return Array.from({ length: count }, (_, n) => ({
    ...(days[n % days.length] ?? day('', '', null, '', [])),
    date: addDays('2027-05-14', n),
  }))
}

describe('OFFER-06 the offer as a PDF', () => {
  test('MOVE-08 photos stand with their day, above their caption and credit, in one line whatever their shape', async () => {
    const days = norwayOffer.days.map((one, index) => ({ ...one, id: index + 1 }))
    const photo = (id: number, dayId: number, [width, height]: readonly [number, number]) => ({
      ...{ id, dayId, width, height, filetype: 'jpg' as const, caption: `Motiv ${id}`, shows: '' },
      ...{ source: 'Anna Berg', licence: 'CC BY 4.0', validUntil: null },
    })
    const photos = [
      ...[photo(1, 1, [1500, 1000]), photo(2, 2, [800, 1200]), photo(3, 2, [1600, 1000]), photo(4, 3, [600, 1000])],
      ...[photo(5, 4, [1600, 900]), photo(6, 4, [900, 1600]), photo(7, 4, [1000, 1000])],
      // Nobody has noted the rights to the last one.
      { ...photo(8, 5, [1500, 1000]), licence: '' },
    ]
    const { text, archival, isTagged, pages } = await offer({ days, photos })
    expect([archival, isTagged]).toEqual(['2A', true])
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((id) => text.includes(`Motiv ${id}`))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(text).toContain('Foto: Anna Berg, CC BY 4.0')
    const first = pages.find((page) => page.includes('Motiv 1'))
    expect(first).toContain('Reiseverlauf')
  })

  test('DOC-06 is tagged and archivable, has its title and counts its pages', async () => {
    const { title, archival, isTagged, pages } = await offer({}, { departure: hamburg, arrival: hamburg })
    expect({ title, archival, isTagged }).toEqual({
      title: 'Angebot 2600417 / 1 · Klänge zwischen Fjord und Fjell',
      archival: '2A',
      isTagged: true,
    })
    expect(pages).toHaveLength(6)
    for (const [index, text] of pages.entries()) expect(text).toContain(`Seite ${index + 1} von 6`)
  })

  test('holds letter, plan, services, prices and conditions', async () => {
    const { text, pages } = await offer()
    for (const words of [
      'Sehr geehrte Frau Weiß-Schröder,',
      'Kantorei St. Michael e. V.',
      'Amtsgericht Hamburg, HRB 000471',
      'Fähre Hirtshals–Larvik mit Skagen Linje',
      '17:30–21:15',
      'Im Reisepreis enthalten',
      '1.489,50 €',
      'Einzelzimmerzuschlag pro Person',
      'Zuschläge und Möglichkeiten',
      '2.640,00 €',
      'Stornokosten',
    ]) {
      expect(text).toContain(words)
    }
    expect(pages[1]).toContain('Ziffern: Übernachtung am Reisetag')
  })

  test('OFFER-03 tells who travels free, and the minimum of guests with the prices', async () => {
    const freePlaces = [
      { numberOfPersons: 25, type: 'double' as const },
      { numberOfPersons: 40, type: 'single' as const },
    ]
    const { text } = await offer({ freePlaces })
    expect(text).toMatch(/Freiplätze\s+1 Freiplatz/)
    expect(text).toContain('1 Freiplatz im Doppelzimmer ab 25 Personen')
    expect(text).toContain('1 Freiplatz im Einzelzimmer ab 40 Personen')
    expect(text.split('Mindestteilnehmerzahl 20 Personen')).toHaveLength(2)
    const unpriced = await offer({ freePlaces, prices: { ...noPrices, minimumPax: 20 } })
    expect(unpriced.text.split('Mindestteilnehmerzahl 20 Personen')).toHaveLength(2)
  })

  test('DAY-08 the sketch map names the stops and is described for those who do not see it', async () => {
    const bytes = Buffer.from(await renderOffer(norwayOffer, nowhere))
    const { pages } = await readPdf(bytes)
    expect(pages[1]).toContain('Lillehammer')
    expect(bytes.toString('latin1')).toMatch(/\/S \/Figure/)
  })

  test('DOC-06 the same trip gives the same bytes', async () => {
    const [first, second] = [await renderOffer(norwayOffer, nowhere), await renderOffer(norwayOffer, nowhere)]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  test('a trip without days, prices, texts and names is still a letter', async () => {
    const { text } = await offer({
      days: [],
      prices: noPrices,
      conditionsText: null,
      optionDate: null,
      client: { companyName: '', addressLines: [], contact: null, isFormal: true },
      trip: { ...norwayOffer.trip, name: '', groupName: '', destinations: [] },
      signer: { name: '', role: '', phone: '', email: '' },
      house: { ...norwayOffer.house, footer: [], senderLine: '' },
    })
    expect(text).toContain('Sehr geehrte Damen und Herren,')
    expect(text).not.toMatch(/Reiseverlauf|Leistungen und Preise|Konditionen|Reisepreis/)
  })

  test('one day goes on below its title; 25 days stand beside the map', async () => {
    const trip = { ...norwayOffer.trip, endAt: '2027-05-14' }
    const short = await offer({
      trip,
      days: [day('2027-05-14', 'Hamburg – Lübeck', 70, '', [service('Stadtführung')])],
    })
    expect(short.pages[1]).toContain('Reiseverlauf')
    const long = await offer({ trip: { ...norwayOffer.trip, endAt: '2027-06-07' }, days: daysOf(25) })
    expect(long.pages[1]).toMatch(/Mo\s7\.\s6\./)
    expect(long.text).toContain('25 Tage, 24 Nächte')
  })

  test.each([10, 13, 21])('OFFER-08 told shortly, %i days and their map have a page of their own', async (count) => {
    const trip = { ...norwayOffer.trip, endAt: addDays('2027-05-14', count - 1) }
    const { pages } = await offer({ trip, days: daysOf(count), attachRouteDescription: 'short' })
    expect(pages[1]).toContain(`${count} Tage, ${count - 1} Nächte`)
    expect(pages[1]).not.toMatch(/Leistungen und Preise|Im Reisepreis enthalten|Einzelzimmerzuschlag/)
    expect(pages[2]).toMatch(/Leistungen und Preise[\s\S]*Im Reisepreis enthalten/)
  })

  test('names that look like markup stay names', async () => {
    const name = '#panic() $x$ *a* `b` \\ <lbl> @ref // 😀 שלום 漢'
    const { text } = await offer({
      introTitle: name,
      trip: { ...norwayOffer.trip, name, groupName: name },
      days: [day('2027-05-14', name, 5, name, [service(name), note('free', name), hotel(name, { ...oslo, name })])],
    })
    expect(text.split('#panic() $x$ *a* `b`').length).toBeGreaterThan(8)
    expect(text).toContain('שלום')
  })

  test('texts of 10,000 letters run over pages and lose nothing', async () => {
    const words = 'Eine lange Geschichte von der Reise. '.repeat(270)
    const { text } = await offer({
      days: [
        day('2027-05-14', 'Oslo', null, words, [
          service(words),
          note('free', `${words}Schluss.`),
          hotel('H', oslo, 1, { description: words }),
        ]),
      ],
    })
    expect(text).toContain('Schluss.')
    expect(text.replaceAll(/\s+/g, ' ').split('von der Reise').length).toBeGreaterThan(4 * 265)
  })

  /** Offers with so many extras that end at one height of a page after the other. */
  async function* ofAllHeights(extras: number, from: number, changes: Partial<OfferSource> = { prices: noPrices }) {
    const chosen = Array.from({ length: extras }, (_, n) => service(`Ausflug ${n + 1}.`, { clientOffer: 'optional' }))
    for (let lines = from; lines < from + 14; lines++) {
      const subtitles = Array.from({ length: lines }, (_, n) => `Zeile ${n}`)
      yield offer({ days: [{ ...day('2027-05-14', 'Oslo', null, '', chosen), subtitles }], ...changes })
    }
  }

  test('short lists stand together: no page is begun for their last rows', async () => {
    for await (const { pages } of ofAllHeights(2, 6)) {
      const withExtras = pages.find((text) => text.includes('Zuschläge und Möglichkeiten'))
      expect(withExtras).toMatch(/Möglichkeiten\s+möglichkeit\s+Ausflug 1[\s\S]*Ausflug 2/i)
      const withConditions = pages.find((text) => /^Konditionen$/m.test(text))
      expect(withConditions).toMatch(/Angebotsoption[\s\S]*Stornokosten[\s\S]*Restzahlung/)
    }
  })

  test('no head of a long list stays alone at the foot of a page', async () => {
    for await (const { pages } of ofAllHeights(10, 5)) {
      const withExtras = pages.find((text) => text.includes('Zuschläge und Möglichkeiten'))
      expect(withExtras).toMatch(/Möglichkeiten\s+möglichkeit\s+Ausflug 1/i)
    }
  })

  test('DOC-06 a few services on top stand below the prices, a long list ends with more than its last rows', async () => {
    const pageOf = (pages: readonly string[], words: string) => pages.findLast((text) => text.includes(words)) ?? ''
    for await (const { pages } of ofAllHeights(2, 6, {})) {
      expect(pageOf(pages, 'Ausflug 2.')).toMatch(
        /Preis pro Person im Doppelzimmer[\s\S]*Einzelzimmer[\s\S]*Ausflug 1\./,
      )
    }
    for await (const { pages } of ofAllHeights(20, 5, {})) {
      expect(pageOf(pages, 'Ausflug 20.')).toMatch(/Ausflug 13\.[\s\S]*Ausflug 20\./)
    }
  })

  test('DOC-06 OFFER-04 nobody signs a page without the conditions, and no page is begun for bullet points', async () => {
    const point = (n: number) => ({ section: `Hinweis ${n}`, content: 'Reisepass', locale: 'de_DE' as const })
    const bulletPoints = [1, 2, 3, 4, 5, 6].map(point)
    for await (const { pages } of ofAllHeights(2, 6, { isConfirmation: true, bulletPoints })) {
      expect(pages.at(-1)).toMatch(/Stornokosten[\s\S]*Unterschrift für[\s\S]*Hinweis 6/)
    }
  })

  test('a short trip goes on below its map: no page is left white', async () => {
    const days = norwayOffer.days.slice(0, 3)
    const { pages } = await offer({ days, trip: { ...norwayOffer.trip, endAt: '2027-05-16' } })
    expect(pages[1]).toContain('Larvik')
    expect(pages[1]).toContain('Reiseverlauf')
    expect(pages[1]).toContain('Am frühen Morgen verlassen Sie Hamburg')
  })
})
