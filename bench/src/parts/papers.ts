import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { type HttpClient, openHttpClient } from '../contestants/http-client.ts'
import { type Figure, papersSeconds } from '../targets.ts'
import { figuresOfMaking, knownTrip, post } from './made-documents.ts'

const groupName = 'Unterlagen auf vierzig Seiten'
const days = 22
/** Of the house that the trip belongs to; the generator gives every second one to it. */
const client = 2

/** The travel documents of a long trip with all their parts, printed: some forty pages. */
export async function benchPapers(port: number, cookie: string): Promise<Figure[]> {
  const http = await openHttpClient(port, { cookie })
  try {
    const id = (await knownTrip(http, groupName)) ?? (await longTrip(http))
    const { body } = await http.send('GET', `/api/contacts?client.id=${client}`)
    const [contact] = (JSON.parse(body.toString()) as { id: number }[]).map((one) => one.id) // a list of contacts
    const path = `/api/orders/${id}/trip-details/generate`
    const parts = {
      _route: true,
      _generalInfos: true,
      coverLetter: true,
      menu: true,
      detailed_route: true,
      print: true,
    }
    const make = () => http.send('POST', path, { _contact: contact, ...parts })
    return await figuresOfMaking('Reiseunterlagen auf vierzig Seiten als PDF', papersSeconds, make)
  } finally {
    http.close()
  }
}

/** Every day another house, with what it says of itself and what is eaten there. */
async function longTrip(http: HttpClient): Promise<number> {
  const startAt = '2027-05-14'
  const order = await post(http, 'orders', {
    organisationFilter: '/api/organisations/1',
    client: `/api/clients/${client}`,
    groupName,
    trip: { name: 'Von Nord nach Süd', destinations: ['/api/destinations/1'] },
    startAt: wireOfDate(startAt),
    endAt: wireOfDate(addDays(startAt, days - 1)),
  })
  const ofTrip = { order: `/api/orders/${order.id}`, text: richTextOf(words) }
  for (let index = 0; index < 12; index++) {
    await post(http, 'trip_details', { ...ofTrip, type: 'general_info', title: `Hinweis ${index + 1}` })
  }
  for (let index = 0; index < days; index++) {
    const date = wireOfDate(addDays(startAt, index))
    const day = await post(http, 'days', { order: ofTrip.order, date })
    const request = await chosenHouse(http, day.id, 1 + index * 10)
    for (const type of ['provider_info', 'provider_info', 'provider_info', 'box', 'box_map']) {
      await post(http, 'trip_details', { ...ofTrip, request, type, title: 'Gut zu wissen' })
    }
    await post(http, 'trip_details', { ...ofTrip, request, type: 'menu', title: date, subType: 'Abendessen' })
  }
  return order.id
}

async function chosenHouse(http: HttpClient, day: number, provider: number): Promise<string> {
  const service = await post(http, 'hotel_placeholders', { day: `/api/days/${day}`, isBrandNew: false })
  const placeholder = `/api/hotel_placeholders/${service.id}`
  const request = await post(http, 'hotel_requests', { placeholder, provider: `/api/providers/${provider}` })
  await http.send('PATCH', placeholder, { selectedRequest: `/api/hotel_requests/${request.id}` })
  return `/api/requests/${request.id}`
}

const words = 'Das Frühstücksbüfett steht von halb sieben bis zehn Uhr bereit, für frühe Abfahrten als Paket. '.repeat(
  3,
)
