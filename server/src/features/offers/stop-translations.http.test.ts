import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number }

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

async function paperOf(by: Caller, trip: PlannedTrip): Promise<string> {
  const path = `${trip.order}/offer/generate-document?types=offer`
  const stored = await expectStatus<{ path: string }>(200, by.post(path))
  const { text } = await readPdf((await bernd.get(stored.path)).raw)
  return untypeset(text).replaceAll(/\s+/g, ' ')
}

test('MOVE-08 ports and stations have their names in the language of offer and voucher; what is missing or of another German name is told with its page', async () => {
  const trip = await planTrip(bernd)
  const day = trip.days[1]?.link ?? ''
  const offer = await make('offers', { order: trip.order })
  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { attachRouteDescription: 'long' }))
  const anna = await desk.as('anna')
  const number = trip.days[1]?.id
  const stop = (path: string, name: string) =>
    expectStatus<Made>(201, anna.post(`/api/${path}`, { name, country: 'DK', latitude: 55.7, longitude: 12.6 }))
  const port = await stop('ports', `Königshafen ${number}`)
  const other = await stop('ports', `Hirtsholm ${number}`)
  const station = await stop('train_stations', `Nordbahn ${number}`)
  await expectStatus(
    201,
    anna.post('/api/port_connections', { startPort: `/api/ports/${port.id}`, endPort: `/api/ports/${other.id}` }),
  )
  await expectStatus(200, bernd.patch(day, { name: 'Der Tag am Fjord' }))
  await expectStatus(200, bernd.patch(day, { translations: { fr: { name: 'La journée au fjord' } } }))
  const ferry = await make('ferry_placeholders', {
    ...{ day, startPort: `/api/ports/${port.id}`, endPort: `/api/ports/${other.id}`, isBrandNew: false },
  })
  await make('train_placeholders', { day, startTrainStation: `/api/train_stations/${station.id}`, isBrandNew: false })
  const named = async () => {
    const { checks } = await expectStatus<OfferContents>(200, french.get(`${trip.order}/offer/contents`))
    return checks.filter(({ message }) => /^(Hafen|Bahnhof):/.test(message)).map(({ message, path }) => [message, path])
  }
  expect(await named()).toEqual([
    [`Hafen: noch nicht auf Französisch („Königshafen ${number}“).`, `/ports/${port.id}`],
    [`Hafen: noch nicht auf Französisch („Hirtsholm ${number}“).`, `/ports/${other.id}`],
    [`Bahnhof: noch nicht auf Französisch („Nordbahn ${number}“).`, `/train_stations/${station.id}`],
  ])
  const called = (path: string, { id }: Made, fr: string) =>
    expectStatus(200, anna.patch(`/api/${path}/${id}`, { translations: { fr: { name: fr } } }))
  await called('ports', port, `Port royal ${number}`)
  await called('ports', other, `Hirtsholm ${number}`)
  await called('train_stations', station, `Gare du nord ${number}`)
  expect(await named()).toEqual([])
  const paper = await paperOf(french, trip)
  expect(paper).toContain(`Port royal ${number}`)
  expect(paper).toContain(`Gare du nord ${number}`)
  expect(paper).not.toContain('Königshafen')
  expect(await paperOf(bernd, trip)).toContain(`Königshafen ${number}`)

  type Voucher = { fields: { id: string; outdatedIn: string[]; renderedTranslations: { fr: { content: string } } }[] }
  const route = async () => {
    const { fields } = await expectStatus<Voucher>(200, bernd.get(`/api/vouchers/${ferry.id}`))
    const found = fields.find(({ id }) => id === 'route')
    return [found?.renderedTranslations.fr.content, found?.outdatedIn]
  }
  expect(await route()).toEqual([`Port royal ${number} – Hirtsholm ${number}`, []])

  await expectStatus(200, anna.patch(`/api/ports/${port.id}`, { name: `Kaiserhafen ${number}` }))
  expect(await named()).toEqual([
    [
      `Hafen: auf Französisch, doch der deutsche Text wurde seither geändert („Port royal ${number}“).`,
      `/ports/${port.id}`,
    ],
  ])
  expect(await route()).toEqual([`Port royal ${number} – Hirtsholm ${number}`, ['fr']])
})

test('MOVE-08 TRUE-07 where one meets is told in the language of voucher and letter, by service, request or type; what it was translated from may change', async () => {
  const trip = await planTrip(bernd)
  const day = trip.days[1]?.link ?? ''
  const anna = await desk.as('anna')
  const type = await expectStatus<Made>(
    201,
    anna.post('/api/other_service_types', {
      ...{ name: `Stadtrundgang ${trip.id}`, category: 'guide', meetingPoint: 'Vor dem Rathaus' },
      translations: { fr: { name: 'Visite', meetingPoint: 'Devant la mairie' } },
    }),
  )
  const tour = await make('other_placeholders', {
    ...{
      day,
      otherServiceType: `/api/other_service_types/${type.id}`,
      isBrandNew: false,
      driverNotParticipating: false,
    },
  })
  type Voucher = {
    fields: {
      id: string
      outdatedIn: string[]
      germanIn: string[]
      renderedTranslations: { fr: { content: string } }
    }[]
  }
  const told = async () => {
    const { fields } = await expectStatus<Voucher>(200, bernd.get(`/api/vouchers/${tour.id}`))
    const found = fields.find(({ id }) => id === 'meetingPoint')
    return [found?.renderedTranslations.fr.content, found?.germanIn, found?.outdatedIn]
  }
  expect(await told()).toEqual(['Devant la mairie', ['en'], []])
  const service = `/api/other_placeholders/${tour.id}`
  await expectStatus(200, bernd.patch(service, { meetingPoint: 'Am Dom' }))
  expect(await told()).toEqual(['Am Dom', ['fr', 'en'], []])
  await expectStatus(200, bernd.patch(service, { translations: { fr: { meetingPoint: 'Devant la cathédrale' } } }))
  expect(await told()).toEqual(['Devant la cathédrale', ['en'], []])

  const asked = await make('other_requests', { placeholder: `/api/placeholders/${tour.id}` })
  await expectStatus(200, bernd.patch(service, { selectedRequest: `/api/requests/${asked.id}` }))
  expect(await told()).toEqual(['Devant la cathédrale', ['en'], []])
  const request = `/api/other_requests/${asked.id}`
  await expectStatus(200, bernd.patch(request, { meetingPoint: 'Am Hafen' }))
  expect(await told()).toEqual(['Am Hafen', ['fr', 'en'], []])
  await expectStatus(200, bernd.patch(request, { translations: { fr: { meetingPoint: 'Au port' } } }))
  await expectStatus(200, bernd.patch(request, { meetingPoint: 'Am alten Hafen' }))
  expect(await told()).toEqual(['Au port', ['en'], ['fr']])
})
