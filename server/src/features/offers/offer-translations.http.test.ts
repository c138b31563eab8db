import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number; translations: object }
type Check = { message: string; path: string | null }

let desk: TestApp
let bernd: Caller
let french: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  french = bernd.with({ 'x-locale': 'fr' })
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** A day with a title, a subtitle, a guided tour and a free text, all in German. */
async function germanTrip() {
  const trip = await planTrip(bernd)
  const day = trip.days[1]?.link ?? ''
  const subtitle = 'Am Mittag erreichen Sie die Stadt'
  await expectStatus(200, bernd.patch(day, { name: 'Der Tag am Fjord', daySubtitles: [{ subtitle }] }))
  const type = await make('other_service_types', { name: 'Stadtführung durch Oslo', category: 'guide' })
  const tour = await make('other_placeholders', {
    ...{ day, category: 'guide', otherServiceType: `/api/other_service_types/${type.id}` },
    serviceDescription: 'Zu Fuß mit einer Stadtführerin',
  })
  const free = await make('free_text_items', { day, text: rich('Der Abend ist frei') })
  const offer = await make('offers', { order: trip.order })
  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { attachRouteDescription: 'long' }))
  return { trip, day, type, tour, free }
}

async function openIn(by: Caller, trip: PlannedTrip): Promise<Check[]> {
  const { checks } = await expectStatus<OfferContents>(200, by.get(`${trip.order}/offer/contents`))
  return checks.filter(
    ({ point, isMet, message }) => point === 'language' && !isMet && message.startsWith('Reiseverlauf'),
  )
}

async function paperOf(by: Caller, trip: PlannedTrip, types = 'offer'): Promise<string> {
  const path = `${trip.order}/offer/generate-document?types=${types}`
  const stored = await expectStatus<{ path: string }>(200, by.post(path))
  const { text } = await readPdf((await bernd.get(stored.path)).raw)
  return untypeset(text).replaceAll(/\s+/g, ' ')
}

test('MOVE-08 an offer in French takes the French texts, falls back to the German one, and names exactly what it lacks', async () => {
  const { trip, day, type, tour, free } = await germanTrip()
  expect((await openIn(french, trip)).map(({ path }) => path)).toEqual([
    `${trip.order.replace('/api', '')}#day-${trip.days[1]?.id}`,
    `${trip.order.replace('/api', '')}#service-${tour.id}`,
    `${trip.order.replace('/api', '')}#service-${free.id}`,
  ])
  const { daySubtitles } = await expectStatus<{ daySubtitles: { id: number; subtitle: string }[] }>(200, bernd.get(day))
  const [subtitle] = daySubtitles
  await expectStatus(
    200,
    bernd.patch(day, {
      translations: { fr: { name: 'La journée au fjord' } },
      daySubtitles: [{ ...subtitle, translations: { fr: { subtitle: 'À midi, vous arrivez en ville' } } }],
    }),
  )
  const words = { fr: { serviceDescription: 'À pied avec une guide' } }
  await expectStatus(200, bernd.patch(`/api/other_placeholders/${tour.id}`, { translations: words }))
  await expectStatus(
    200,
    bernd.patch(`/api/other_service_types/${type.id}`, { translations: { fr: { name: 'Visite guidée d’Oslo' } } }),
  )
  expect(await openIn(french, trip)).toMatchObject([
    { message: 'Reiseverlauf, Tag 2: offenbar nicht auf Französisch („Der Abend ist frei“).' },
  ])
  expect(await openIn(bernd, trip)).toEqual([])
  for (const paper of [await paperOf(french, trip), await paperOf(french, trip, 'route')]) {
    expect(paper).toContain('La journée au fjord')
    expect(paper).toContain('À midi, vous arrivez en ville')
    expect(paper).toContain('Der Abend ist frei')
    expect(paper).not.toContain('Der Tag am Fjord')
  }
  const offer = await paperOf(french, trip)
  expect(offer).toContain('Visite guidée d’Oslo')
  expect(offer).not.toContain('Zu Fuß mit einer Stadtführerin')
  expect(await paperOf(bernd, trip)).toContain('Der Tag am Fjord')
})

test('MOVE-08 what is chosen from the master data brings its translations; beside words of one’s own they are marked', async () => {
  const trip = await planTrip(bernd)
  const day = trip.days[0]?.link
  const text = {
    name: 'Freizeit',
    text: rich('Zeit zur freien Verfügung'),
    translations: { fr: { text: 'Temps libre' } },
  }
  const predefined = await make('predefined_free_text_items', text)
  const chosen = { day, predefinedFreeTextItem: `/api/predefined_free_text_items/${predefined.id}` }
  expect((await make('free_text_items', chosen)).translations).toEqual(text.translations)
  expect((await make('free_text_items', { ...chosen, text: rich('Freizeit am Hafen') })).translations).toEqual({
    ...text.translations,
    outdated: { fr: ['text'] },
  })
})

test('MOVE-08 a copied service, day and trip bring their translations along; another service has none of the old one', async () => {
  const { trip, day, tour } = await germanTrip()
  const words = { fr: { serviceDescription: 'À pied avec une guide' } }
  await expectStatus(200, bernd.patch(`/api/other_placeholders/${tour.id}`, { translations: words }))
  await expectStatus(200, bernd.patch(day, { translations: { en: { name: 'A day on the fjord' } } }))
  const copies = [{ placeholder: `/api/placeholders/${tour.id}`, day: trip.days[2]?.link }]
  const { placeholders } = await expectStatus<{ placeholders: number[] }>(
    201,
    bernd.post('/api/placeholders/copy', { copies }),
  )
  const copy = await expectStatus<Made>(200, bernd.get(`/api/other_placeholders/${placeholders[0]}`))
  expect(copy.translations).toEqual(words)
  const concept = await expectStatus<{ day: string }>(
    201,
    bernd.post(`/api/day_concepts/create_from_day/${trip.days[1]?.id}`, { name: 'Oslo' }),
  )
  const kept = await expectStatus<{ translations: object; otherPlaceholders: Made[] }>(
    200,
    bernd.get(`${concept.day}?_groups[]=trip_dashboard_read`),
  )
  // Its title is another one.
  expect(kept.translations).toEqual({ en: { name: 'A day on the fjord' }, outdated: { en: ['name'] } })
  expect(kept.otherPlaceholders.map(({ translations }) => translations)).toEqual([words])
  const other = await expectStatus<Made>(
    200,
    bernd.patch(`/api/other_placeholders/${tour.id}`, { category: 'entrance', driverNotParticipating: false }),
  )
  expect(other.translations).toEqual({})
})

test('MOVE-08 a text that is worded anew keeps its translations; they are marked until they are written or confirmed', async () => {
  const { trip, day, tour, free } = await germanTrip()
  const { daySubtitles } = await expectStatus<{ daySubtitles: { id: number }[] }>(200, bernd.get(day))
  const said = { fr: { subtitle: 'À midi' }, en: { subtitle: 'At noon' } }
  const subtitle = { id: daySubtitles[0]?.id, translations: said }
  const subtitleNow = async () => (await expectStatus<{ daySubtitles: Made[] }>(200, bernd.get(day))).daySubtitles[0]
  await expectStatus(200, bernd.patch(day, { daySubtitles: [subtitle] }))
  await expectStatus(200, bernd.patch(day, { daySubtitles: [{ id: subtitle.id, subtitle: 'Am Abend' }] }))
  expect(await subtitleNow()).toMatchObject({
    id: subtitle.id,
    translations: { ...said, outdated: { fr: ['subtitle'], en: ['subtitle'] } },
  })
  // What was written with the German text is one of it; the other language stays marked until somebody confirms it.
  const evening = { ...said, fr: { subtitle: 'Le soir' }, outdated: { fr: ['subtitle'], en: ['subtitle'] } }
  await expectStatus(200, bernd.patch(day, { daySubtitles: [{ ...subtitle, translations: evening }] }))
  expect((await subtitleNow())?.translations).toEqual({ ...evening, outdated: { en: ['subtitle'] } })
  const { outdated: _, ...confirmed } = evening
  await expectStatus(200, bernd.patch(day, { daySubtitles: [{ ...subtitle, translations: confirmed }] }))
  expect((await subtitleNow())?.translations).toEqual(confirmed)

  const named = await openIn(french, trip)
  const words = { fr: { text: 'Soirée libre' } }
  const item = `/api/free_text_items/${free.id}`
  await expectStatus(200, bernd.patch(item, { text: rich('Der Vormittag ist frei'), translations: words }))
  expect((await expectStatus<Made>(200, bernd.get(item))).translations).toEqual(words)
  await expectStatus(200, bernd.patch(item, { text: rich('Der Abend ist frei') }))
  expect((await expectStatus<Made>(200, bernd.get(item))).translations).toEqual({
    ...words,
    outdated: { fr: ['text'] },
  })
  expect(named.map(({ path }) => path)).toContain(`${trip.order.replace('/api', '')}#service-${free.id}`)
  expect(await openIn(french, trip)).toContainEqual(
    expect.objectContaining({
      message: 'Reiseverlauf, Tag 2: auf Französisch, doch der deutsche Text wurde seither geändert („Soirée libre“).',
      path: `${trip.order.replace('/api', '')}#service-${free.id}`,
    }),
  )
  const service = `/api/other_placeholders/${tour.id}`
  await expectStatus(200, bernd.patch(service, { translations: { en: { serviceDescription: 'On foot' } } }))
  const change = { serviceDescription: 'Mit der Straßenbahn' }
  expect(await expectStatus<Made>(200, bernd.patch(service, change))).toMatchObject({
    translations: { en: { serviceDescription: 'On foot' }, outdated: { en: ['serviceDescription'] } },
  })
})

test('MOVE-08 whoever rewords the subtitle of a concept keeps what it is called in other languages, marked', async () => {
  const { trip, day } = await germanTrip()
  const two = [
    { subtitle: 'Am Mittag', translations: { fr: { subtitle: 'À midi' } } },
    { subtitle: 'Abend frei', translations: {} },
  ]
  await expectStatus(200, bernd.patch(day, { daySubtitles: two }))
  const concept = await expectStatus<{ id: number; day: string }>(
    201,
    bernd.post(`/api/day_concepts/create_from_day/${trip.days[1]?.id}`, { name: `Fjordtag ${trip.days[1]?.id}` }),
  )
  await expectStatus(200, bernd.patch(`/api/day_concepts/${concept.id}`, { subtitle: 'Mittag in Oslo' }))
  const kept = await expectStatus<{ daySubtitles: Made[] }>(200, bernd.get(`${concept.day}`))
  expect(kept.daySubtitles).toMatchObject([
    {
      subtitle: 'Mittag in Oslo',
      translations: { fr: { subtitle: 'À midi · Abend frei' }, outdated: { fr: ['subtitle'] } },
    },
  ])
})

test('MOVE-08 a destination has its name in the language of the paper; without one it is named where something else is translated', async () => {
  const { trip, day } = await germanTrip()
  const anna = await desk.as('anna')
  const made = await expectStatus<Made>(201, anna.post('/api/destinations', { name: 'Norwegens Westküste' }))
  const destination = `/api/destinations/${made.id}`
  const ofTrip = { name: 'Fjorde', mainDestination: destination, destinations: [destination] }
  await expectStatus(200, bernd.patch(trip.order, { trip: ofTrip }))
  await expectStatus(200, bernd.patch(day, { translations: { fr: { name: 'La journée au fjord' } } }))
  const named = async () => {
    const { checks } = await expectStatus<OfferContents>(200, french.get(`${trip.order}/offer/contents`))
    return checks.filter(({ message }) => message.startsWith('Destination')).map(({ path }) => path)
  }
  expect(await named()).toEqual([`/destinations/${made.id}`])
  await expectStatus(200, anna.patch(destination, { translations: { fr: { name: 'Côte ouest de la Norvège' } } }))
  expect(await named()).toEqual([])
  const paper = await paperOf(french, trip)
  expect(paper).toContain('Côte ouest de la Norvège')
  expect(paper).not.toContain('Westküste')
})

test('MOVE-08 a destination, a place and a voucher that are called otherwise in German since are named before their papers', async () => {
  const { trip, tour } = await germanTrip()
  const anna = await desk.as('anna')
  const number = tour.id
  const named = async () => {
    const { checks } = await expectStatus<OfferContents>(200, french.get(`${trip.order}/offer/contents`))
    return checks
      .filter(({ message }) => /^(Destination|Ort):/.test(message))
      .map(({ message, path }) => [message, path])
  }
  const place = await expectStatus<Made>(
    201,
    anna.post('/api/places', {
      ...{ name: `Hafenstadt ${number}`, country: 'NO', latitude: 59.9, longitude: 10.7 },
      translations: { fr: { name: `Ville du port ${number}` } },
    }),
  )
  const made = { name: `Küste ${number}`, translations: { fr: { name: 'Côte ouest' } } }
  const destination = await expectStatus<Made>(201, anna.post('/api/destinations', made))
  const link = `/api/destinations/${destination.id}`
  await expectStatus(200, bernd.patch(trip.order, { trip: { name: 'F', mainDestination: link, destinations: [link] } }))
  const service = `/api/other_placeholders/${tour.id}`
  const words = { fr: { serviceDescription: 'À pied avec une guide' } }
  await expectStatus(200, bernd.patch(service, { place: `/api/places/${place.id}`, translations: words }))
  expect(await named()).toEqual([])

  await expectStatus(200, anna.patch(link, { name: `Norwegens Küste ${number}` }))
  await expectStatus(200, anna.patch(`/api/places/${place.id}`, { name: `Alte Hafenstadt ${number}` }))
  await expectStatus(200, bernd.patch(service, { serviceDescription: 'Mit der Straßenbahn' }))
  const changed = 'auf Französisch, doch der deutsche Text wurde seither geändert'
  expect(await named()).toEqual([
    [`Destination: ${changed} („Côte ouest“).`, `/destinations/${destination.id}`],
    [`Ort: ${changed} („Ville du port ${number}“).`, `/places/${place.id}`],
  ])
  const voucher = await expectStatus<{ fields: { id: string; outdatedIn: string[] }[] }>(
    200,
    bernd.get(`/api/vouchers/${tour.id}`),
  )
  expect(voucher.fields.filter(({ outdatedIn }) => outdatedIn.length > 0)).toMatchObject([
    { id: 'meetingPoint', outdatedIn: ['fr'] },
    { id: 'services', outdatedIn: ['fr'] },
  ])
})

test('MOVE-08 the voucher of a service is printed with its description in the language of its reader', async () => {
  const { tour } = await germanTrip()
  const words = { en: { serviceDescription: 'On foot with a guide' } }
  await expectStatus(200, bernd.patch(`/api/other_placeholders/${tour.id}`, { translations: words }))
  const voucher = await expectStatus<object>(200, bernd.get(`/api/vouchers/${tour.id}`))
  expect(JSON.stringify(voucher)).toContain('On foot with a guide')
})

test('MOVE-08 of another house’s trip no translation is read or written', async () => {
  const { tour } = await germanTrip()
  const clara = await desk.as('clara')
  const path = `/api/other_placeholders/${tour.id}`
  await expectStatus(404, clara.get(path))
  await expectStatus(404, clara.patch(path, { translations: { fr: { serviceDescription: 'Non' } } }))
})

test('MOVE-08 a trip, its concept and the places it goes to have their names in the language of a paper', async () => {
  const { trip, day } = await germanTrip()
  const anna = await desk.as('anna')
  const place = await expectStatus<Made>(
    201,
    anna.post('/api/places', { name: `Neustadt ${trip.days[1]?.id}`, country: 'NO', latitude: 59.9, longitude: 10.7 }),
  )
  const other = await make('other_service_types', { name: 'Altstadtbummel', category: 'guide' })
  await make('other_placeholders', {
    ...{ day: trip.days[2]?.link, category: 'guide', isBrandNew: false },
    ...{ otherServiceType: `/api/other_service_types/${other.id}`, place: `/api/places/${place.id}` },
  })
  const nameInFrench = `Villeneuve ${place.id}`
  await expectStatus(200, anna.patch(`/api/places/${place.id}`, { translations: { fr: { name: nameInFrench } } }))
  await expectStatus(200, bernd.patch(day, { translations: { fr: { name: 'La journée au fjord' } } }))
  await expectStatus(200, bernd.patch(trip.order, { trip: { name: 'Fjorde und Fjelle' } }))
  const named = async () => {
    const { checks } = await expectStatus<OfferContents>(200, french.get(`${trip.order}/offer/contents`))
    return checks.filter(({ message }) => message.startsWith('Reisename')).map(({ message, path }) => [message, path])
  }
  const path = trip.order.replace('/api', '')
  expect(await named()).toEqual([['Reisename: offenbar nicht auf Französisch („Fjorde und Fjelle“).', path]])
  await expectStatus(200, bernd.patch(trip.order, { translations: { fr: { tripName: 'Fjords et fjells' } } }))
  expect(await named()).toEqual([])
  for (const paper of [await paperOf(french, trip), await paperOf(french, trip, 'route')]) {
    expect(paper).toContain('Fjords et fjells')
    expect(paper).toContain(nameInFrench)
    expect(paper).not.toContain('Fjorde und Fjelle')
  }
  expect(await paperOf(bernd, trip)).toContain('Fjorde und Fjelle')

  // A copy under another name, and a concept and what is made of it, keep it.
  const period = { startAt: '14.05.2028', endAt: '28.05.2028' }
  const copyOf = async (body: object) =>
    (
      await expectStatus<Made>(
        201,
        bernd.post(`${trip.order}/copy?_groups[]=trip_dashboard_read`, { ...period, ...body }),
      )
    ).translations
  expect(await copyOf({})).toEqual({ fr: { tripName: 'Fjords et fjells' } })
  expect(await copyOf({ trip: { name: 'Andere Fjorde' } })).toEqual({
    fr: { tripName: 'Fjords et fjells' },
    outdated: { fr: ['tripName'] },
  })
})

test('MOVE-08 what catalogues say and what requests agreed on is told in the language of the reader', async () => {
  const { trip, day, tour } = await germanTrip()
  await expectStatus(200, bernd.patch(day, { catalogText: 'Oslo am Fjord' }))
  await expectStatus(200, bernd.patch(day, { translations: { fr: { catalogText: 'Oslo, ville au fjord' } } }))
  const stored = await expectStatus<{ path: string }>(200, french.post(`${trip.order}/catalog/generate-document`))
  expect((await bernd.get(stored.path)).raw.toString('utf8')).toContain('Oslo, ville au fjord')
  const request = await make('other_requests', {
    placeholder: `/api/other_placeholders/${tour.id}`,
    serviceDescription: 'Zwei Stadtführerinnen',
    translations: { en: { serviceDescription: 'Two city guides' } },
  })
  await expectStatus(
    200,
    bernd.patch(`/api/other_placeholders/${tour.id}`, { selectedRequest: `/api/requests/${request.id}` }),
  )
  const voucher = JSON.stringify(await expectStatus<object>(200, bernd.get(`/api/vouchers/${tour.id}`)))
  expect(voucher).toContain('Two city guides')
  expect(voucher).toContain('Zwei Stadtführerinnen')
})
