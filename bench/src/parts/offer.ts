import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { type HttpClient, openHttpClient } from '../contestants/http-client.ts'
import { type Figure, offerSeconds } from '../targets.ts'
import { figuresOfMaking, knownTrip, post } from './made-documents.ts'

const groupName = 'Angebot über vierzehn Tage'
const days = 14

/** The offer of a trip of 14 days over HTTP: made, stored and listed. @param port of a server that was just started */
export async function benchOffer(port: number, cookie: string): Promise<Figure[]> {
  const client = await openHttpClient(port, { cookie })
  try {
    const id = (await knownTrip(client, groupName)) ?? (await tripOfFourteenDays(client))
    const make = () => client.send('POST', `/api/orders/${id}/offer/generate-document`)
    return await figuresOfMaking('Angebot von 14 Tagen als PDF', offerSeconds, make)
  } finally {
    client.close()
  }
}

/** Every day two hotels to choose from, a ferry every third, a note. */
async function tripOfFourteenDays(client: HttpClient): Promise<number> {
  const startAt = '2027-05-14'
  const endAt = addDays(startAt, days - 1)
  const order = await post(client, 'orders', {
    organisationFilter: '/api/organisations/1',
    groupName,
    trip: { name: 'Norwegen von Nord nach Süd', destinations: ['/api/destinations/1'] },
    startAt: wireOfDate(startAt),
    endAt: wireOfDate(endAt),
    hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 20 }],
  })
  for (let index = 0; index < days; index++) {
    const date = wireOfDate(addDays(startAt, index))
    const day = await post(client, 'days', { order: `/api/orders/${order.id}`, date })
    const link = `/api/days/${day.id}`
    const place = `/api/places/${1 + index * 20}`
    await post(client, 'hotel_placeholders', { day: link, place, isBrandNew: false })
    const optional = { status: 'optional', price: { amount: '48.00', currency: 'EUR' } }
    await post(client, 'hotel_placeholders', { day: link, place, isBrandNew: false, clientOffer: optional })
    if (index % 3 === 0) {
      const ports = { startPort: `/api/ports/${index + 1}`, endPort: `/api/ports/${index + 2}` }
      await connect(client, ports)
      await post(client, 'ferry_placeholders', { day: link, ...ports, driverNotParticipating: false })
    }
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }] }
    await post(client, 'free_text_items', { day: link, text })
  }
  return order.id
}

/** A ferry goes only where one is known to go. */
async function connect(client: HttpClient, ports: { startPort: string; endPort: string }): Promise<void> {
  const query = new URLSearchParams({ 'startPort.id': ports.startPort, 'endPort.id': ports.endPort })
  const { body } = await client.send('GET', `/api/port_connections?${query}`)
  if ((JSON.parse(body.toString()) as unknown[]).length === 0) await post(client, 'port_connections', ports)
}

const sentence = 'Nach dem Frühstück fahren Sie am Fjord entlang; mittags singt der Chor in der Stabkirche.'
