import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import { agencies } from '../partners/agencies.ts'
import type { DemoClient } from '../partners/client-model.ts'
import type { DemoContact } from '../partners/partner-model.ts'
import { coachFirmOf, driverPositions, hotels, otherProviders } from '../partners/providers.ts'
import type { DemoOrderContact } from './trip-model.ts'
import type { TripRow } from './trip-rows.ts'

const withDriver: ReadonlySet<OrderStatus> = new Set(['booked', 'documents_sent', 'on_tour', 'completed'])
const withGuide: ReadonlySet<OrderStatus> = new Set(['pre_reservation', ...withDriver])

/** The client's first contact with the star, a second one for emergencies, guide and driver once they are needed. */
export function orderContactsOf(row: TripRow, client: DemoClient): DemoOrderContact[] {
  const [first, second] = client.contacts
  return [
    ...(first === undefined ? [] : [person('1_contact', first, true)]),
    ...(second === undefined || !withDriver.has(row.status) ? [] : [person('4_travel_companion', second, false)]),
    ...(withGuide.has(row.status) ? guideOf(row) : []),
    ...(withDriver.has(row.status) ? driversOf(row) : []),
  ]
}

/** A guide of the incoming agency that books where the group sleeps last. */
function guideOf(row: TripRow): DemoOrderContact[] {
  const stays = row.route.days.flatMap((day) => day.services.filter((service) => service.kind === 'hotel'))
  const country = hotels.find((hotel) => hotel.name === stays.at(-1)?.hotel)?.country
  const agency = agencies.find((candidate) => candidate.countries.includes(country ?? ''))
  const contact = agency?.contacts[0]
  if (contact === undefined) return []
  return [{ ...person('1_tour_guide', contact, false), roomType: { type: 'standard', persons: 1 } }]
}

/** Farther no one may drive alone on a day (DAY-10). */
const aloneKilometres = 650

function driversOf(row: TripRow): DemoOrderContact[] {
  const firm = otherProviders.find((provider) => provider.name === coachFirmOf[row.route.organisation])
  const [first, second, ...others] = driverPositions
  const positions = [...(row.pax % 2 === 0 ? [first, second] : [second, first]), ...others]
  const drivers = positions.flatMap((position) => firm?.contacts.filter((one) => one.position === position) ?? [])
  const isFar = row.route.days.some(({ distance }) => (distance ?? 0) > aloneKilometres)
  const hasCabin = row.route.days.some((day) =>
    day.services.some((each) => each.kind === 'ferry' && each.passage === 'night'),
  )
  return drivers.slice(0, isFar ? 2 : 1).map((driver) => ({
    ...person('3_bus_driver', driver, false),
    // 'XY' is no German district, so the plate belongs to nobody.
    busPlate: `XY-RW ${400 + row.pax}`,
    busHeight: '3,80 m',
    busLength: row.pax > 48 ? '13,90 m' : '12,30 m',
    roomType: { type: 'standard', persons: 1 },
    cabinType: hasCabin ? { type: 'inside', persons: 1 } : null,
  }))
}

function person(role: DemoOrderContact['role'], contact: DemoContact, isPrimary: boolean): DemoOrderContact {
  return {
    role,
    contactEmail: contact.email,
    isPrimary,
    phoneType: contact.phoneFixed === null ? 'phoneMobile' : 'phoneFixed',
    busHeight: null,
    busLength: null,
    busPlate: null,
    roomType: null,
    cabinType: null,
  }
}
