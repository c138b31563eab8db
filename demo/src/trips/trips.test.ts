import { addDays, daysBetween, isCalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { plainTextOf, richTextSchema } from '@reisewerk/domain/rich-text.ts'
import { expect, test } from 'vitest'
import { users } from '../agency/staff.ts'
import { destinations } from '../geography/geography.ts'
import { agencies } from '../partners/agencies.ts'
import { clients, clientWithKey } from '../partners/clients.ts'
import { providers } from '../partners/providers.ts'
import { paxReserved } from './compose-contingents.ts'
import type { DemoTrip } from './trip-model.ts'
import { showPieceNames, tripRows } from './trip-rows.ts'
import { demoTrips } from './trips.ts'

const todays = ['2026-11-21', '2028-02-29', '2026-12-31', '2027-01-01', '2027-06-15', '2027-08-31']

function serviceList(trip: DemoTrip) {
  return trip.days.flatMap((day) => day.services.map((service) => ({ day, service })))
}

test('the same day gives the same trips', () => {
  expect(demoTrips('2026-11-21')).toEqual(demoTrips('2026-11-21'))
})

test('sixty trips in every status, from both houses, three for admins only and one dummy', () => {
  expect(tripRows).toHaveLength(60)
  const trips = demoTrips('2026-11-21')
  expect(new Set(trips.map((trip) => trip.status)).size).toBe(10)
  expect(trips.filter((trip) => trip.isAdminOnly)).toHaveLength(3)
  expect(trips.filter((trip) => trip.isDummy)).toHaveLength(1)
  expect(trips.filter((trip) => trip.organisation === 'sued').length).toBeGreaterThan(20)
  expect(showPieceNames.filter((name) => !trips.some((trip) => trip.name === name))).toEqual([])
})

test.each(todays)('loaded on %s every trip has as many days as it lasts, in order and inside its period', (today) => {
  for (const trip of demoTrips(today)) {
    expect(isCalendarDate(trip.startDate)).toBe(true)
    expect(trip.days.map((day) => day.date)).toEqual(
      Array.from({ length: daysBetween(trip.startDate, trip.endDate) + 1 }, (_, index) =>
        addDays(trip.startDate, index),
      ),
    )
  }
})

test.each(todays)('loaded on %s the status of every trip fits its dates', (today) => {
  for (const trip of demoTrips(today)) {
    const { startDate, endDate, status } = trip
    const toStart = daysBetween(today, startDate)
    if (status === 'completed') expect(endDate < today).toBe(true)
    else if (status === 'on_tour') expect(startDate <= today && today <= endDate).toBe(true)
    else if (status === 'documents_sent') expect(toStart > 0 && toStart < 31).toBe(true)
    else if (status !== 'cancelled' && status !== 'deleted') expect(toStart).toBeGreaterThan(30)
    expect(trip.createdOn < today && trip.createdOn < startDate).toBe(true)
  }
})

test.each(todays)('loaded on %s the trips spread over half a year back and a year and a half ahead', (today) => {
  const starts = demoTrips(today).map((trip) => daysBetween(today, trip.startDate))
  // Seasons move some trips; a month of Sundays to spare.
  expect(Math.min(...starts)).toBeGreaterThan(-400)
  expect(Math.max(...starts)).toBeLessThan(700)
  expect(starts.filter((days) => days < 0).length).toBeGreaterThanOrEqual(14)
})

test.each(todays)('TRUE-08 loaded on %s every night of a trip is spent in one included bed', (today) => {
  for (const trip of demoTrips(today)) {
    const nights = new Map<string, number>()
    for (const { service } of serviceList(trip)) {
      if ('time' in service || service.offer.status !== 'included') continue
      const [from, to] =
        service.kind === 'hotel'
          ? [service.startDate, service.endDate]
          : [service.startAt.slice(0, 10), service.endAt.slice(0, 10)]
      for (let date = from; date < to; date = addDays(date, 1)) nights.set(date, (nights.get(date) ?? 0) + 1)
    }
    const expected = trip.days.slice(0, -1).map((day) => [day.date, 1])
    expect([trip.name, [...nights].sort()]).toEqual([trip.name, expected])
  }
})

test('services stand on their own day and end after they start', () => {
  for (const trip of demoTrips('2026-11-21')) {
    for (const { day, service } of serviceList(trip)) {
      if (service.kind === 'hotel') expect(service.startDate).toBe(day.date)
      if (service.kind !== 'ferry') continue
      expect(service.startAt.slice(0, 10)).toBe(day.date)
      expect(service.checkInAt < service.startAt && service.startAt < service.endAt).toBe(true)
      expect(daysBetween(day.date, service.endAt.slice(0, 10))).toBe(service.passage === 'night' ? 1 : 0)
    }
  }
})

test('what has a time follows in its order on a day', () => {
  for (const trip of demoTrips('2026-11-21')) {
    for (const day of trip.days) {
      const times = day.services.flatMap((service) => {
        if (service.kind === 'ferry') return [service.startAt.slice(11, 16)]
        return 'time' in service && service.time !== null ? [service.time] : []
      })
      expect([trip.name, day.name, times]).toEqual([trip.name, day.name, [...times].sort()])
    }
  }
})

test('CAP-01 never more is reserved than asked, and the rooms hold the group', () => {
  for (const trip of demoTrips('2026-11-21')) {
    const pax = tripRows.find((row) => row.name === trip.name)?.pax
    expect(trip.rooms.reduce((sum, room) => sum + room.persons * room.askedAmount, 0)).toBe(pax)
    for (const { askedAmount: asked, reservedAmount: reserved } of [...trip.rooms, ...trip.cabins]) {
      expect(asked).toBeGreaterThanOrEqual(0)
      expect(reserved).toBeLessThanOrEqual(asked)
    }
    for (const { service } of serviceList(trip)) {
      for (const request of service.requests) {
        expect(request.reservedAmount).toBeLessThanOrEqual(request.askedAmount)
      }
    }
  }
})

test('CAP-04 the booking stand grows to what is reserved', () => {
  for (const { bookingStands, rooms, name } of demoTrips('2026-11-21')) {
    const dates = bookingStands.map((stand) => stand.date)
    expect([name, new Set(dates).size]).toEqual([name, dates.length])
    expect(dates).toEqual([...dates].sort())
    if (bookingStands.length > 0) expect(bookingStands.at(-1)?.numberOfPersons).toBe(paxReserved(rooms))
  }
})

test.each(todays)('REQ-03 on %s some options have run out and some run out within a fortnight', (today) => {
  const due = demoTrips(today)
    .flatMap(serviceList)
    .flatMap(({ service }) => service.requests)
    .flatMap((request) => (request.optionDue?.status === 'open' ? [daysBetween(today, request.optionDue.date)] : []))
  expect(due.filter((days) => days < 0).length).toBeGreaterThan(3)
  expect(due.filter((days) => days >= 0 && days <= 14).length).toBeGreaterThan(3)
  expect(due.filter((days) => days > 14).length).toBeGreaterThan(3)
})

test.each(todays)('MD-03 on %s hotels that have answered ask plausible prices, the same on every load', (today) => {
  const asked = () =>
    demoTrips(today)
      .flatMap(serviceList)
      .flatMap(({ service }) => (service.kind === 'hotel' ? service.requests : []))
  const priced = asked().filter(({ prices }) => prices.length > 0)
  expect(priced.length).toBeGreaterThan(100)
  expect(asked()).toEqual(asked())
  for (const { prices, status } of priced) {
    expect(['new', 'requested', 'declined', 'cancelled']).not.toContain(status)
    const [bed, single] = prices
    expect(bed).toMatchObject({ name: 'Doppelzimmer', quantityType: 'per_person_night' })
    expect(bed?.priceCents).toBeGreaterThanOrEqual(25_00)
    expect(bed?.priceCents).toBeLessThanOrEqual(190_00)
    expect(single?.priceCents).toBeLessThan(Number(bed?.priceCents))
  }
})

test.each(todays)('MD-03 INV-03 on %s of a cancelled trip it is known on which day, while it was planned', (today) => {
  const trips = demoTrips(today)
  for (const { status, cancelledOn, createdOn, startDate } of trips) {
    expect(cancelledOn !== null).toBe(status === 'cancelled')
    if (cancelledOn === null) continue
    expect(cancelledOn > createdOn && cancelledOn < today && cancelledOn < startDate).toBe(true)
  }
})

test('a service has one chosen request at most, and shortfalls exist', () => {
  const all = demoTrips('2026-11-21').flatMap(serviceList)
  for (const { service } of all) {
    expect(service.requests.filter((request) => request.isSelected).length).toBeLessThanOrEqual(1)
  }
  const short = all.filter(({ service }) =>
    service.requests.some((request) => request.isSelected && request.reservedAmount < request.askedAmount),
  )
  expect(short.length).toBeGreaterThan(10)
})

test('every name a trip uses is known', () => {
  const firms = new Set(providers.map((provider) => provider.name))
  const bureaus = new Set(agencies.map((agency) => agency.name))
  const sold = new Set(destinations.map((destination) => destination.name))
  const mails = new Set([...providers, ...agencies, ...clients].flatMap((firm) => firm.contacts.map((c) => c.email)))
  for (const trip of demoTrips('2026-11-21')) {
    expect([trip.mainDestination, ...trip.destinations].filter((name) => !sold.has(name))).toEqual([])
    expect(trip.contacts.filter((contact) => !mails.has(contact.contactEmail))).toEqual([])
    expect(clientWithKey(trip.client).organisation).toBe(trip.organisation)
    const colleague = users.find((user) => user.key === trip.user)
    expect(colleague?.organisations).toContain(trip.organisation)
    for (const { service } of serviceList(trip)) {
      expect(service.requests.filter((request) => !firms.has(request.provider))).toEqual([])
      expect(service.requests.filter((request) => request.agency !== null && !bureaus.has(request.agency))).toEqual([])
    }
  }
})

test('CONT-01 every trip has one main contact', () => {
  for (const trip of demoTrips('2026-11-21')) {
    expect(trip.contacts.filter((contact) => contact.isPrimary)).toHaveLength(1)
  }
})

test.each(todays)(
  'TRUE-08 on %s nobody drives or guides two trips at once, and the trips that are driven have their drivers',
  (today) => {
    const engaged = demoTrips(today).flatMap(({ contacts, startDate, endDate, name, status }) =>
      contacts
        .filter(({ role }) => role === '1_tour_guide' || role === '3_bus_driver')
        .map(({ contactEmail, role }) => ({ contactEmail, role, startDate, endDate, name, status })),
    )
    const twice = engaged.filter((one, index) =>
      engaged
        .slice(index + 1)
        .some(
          (other) =>
            other.contactEmail === one.contactEmail && other.startDate <= one.endDate && one.startDate <= other.endDate,
        ),
    )
    expect(twice).toEqual([])
    const onTour = demoTrips(today).filter(({ status }) => status === 'on_tour' || status === 'documents_sent')
    expect(
      onTour.filter(({ contacts }) => !contacts.some(({ role }) => role === '3_bus_driver')).map(({ name }) => name),
    ).toEqual([])
  },
)

test.each(todays)('on %s the general audience in Rome is on a Wednesday', (today) => {
  const days = demoTrips(today).flatMap(({ name, days }) =>
    days.flatMap(({ date, services }) =>
      services.some((service) => 'text' in service && service.text === 'Generalaudienz')
        ? [[name, new Date(`${date}T00:00:00Z`).getUTCDay()]]
        : [],
    ),
  )
  expect(days.length).toBeGreaterThan(3)
  expect(days.filter(([, weekday]) => weekday !== 3)).toEqual([])
})

test.each(todays)('order numbers on %s are unique and ascend with the day of creation', (today) => {
  const trips = demoTrips(today)
  const numbers = trips.map((trip) => trip.orderNumber)
  expect(new Set(numbers).size).toBe(60)
  expect(numbers.every((number) => /^\d{7}$/.test(number))).toBe(true)
  expect(numbers).toEqual([...numbers].sort())
})

test('texts fit the one schema of rich text', () => {
  for (const trip of demoTrips('2026-11-21')) {
    richTextSchema.parse(trip.notes)
    if (trip.offer === null) continue
    richTextSchema.nullable().parse(trip.offer.introText)
    richTextSchema.nullable().parse(trip.offer.conditions)
    expect([trip.name, trip.offer.introText === null]).toEqual([trip.name, trip.locale !== 'de_DE'])
  }
})

test('OFFER-02 a letter speaks the language of its client, and says Sie only to those one says it to', () => {
  const words = demoTrips('2026-11-21').flatMap(({ name, locale, isFormal, offer }) => {
    const text = [offer?.introText, offer?.conditions].map(plainTextOf).join(' ')
    const isWrong = locale === 'de_DE' ? !isFormal && /\b(?:Sie|Ihnen|Ihre[nmrs]?)\b/.test(text) : text.trim() !== ''
    return isWrong ? [name] : []
  })
  expect(words).toEqual([])
})

test('offers get cheaper with the size of the group', () => {
  for (const { offer } of demoTrips('2026-11-21')) {
    const prices =
      offer?.prices.filter((price) => price.priceType === 'double').map((price) => price.sellPriceCents) ?? []
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
  }
})

test('no real firm is named, and no address but on .example', () => {
  const text = JSON.stringify([demoTrips('2026-11-21'), providers, agencies, clients])
  const realFirms =
    /Color Line|DFDS|Lufthansa|Deutsche Bahn|Stena|Fjord Line|Tallink|Silja\b|Viking Line|P&O|Brittany Ferries|CalMac|Scandlines|Finnlines|TT-Line|Scandic|Radisson|Hilton|Ibis|Novotel|Mercure|Quality|Trenitalia|Vygruppen|ÖBB|SBB\b/
  expect(realFirms.exec(text)?.[0]).toBeUndefined()
  const addresses = text.match(/[\w.+-]+@[\w.-]+/g) ?? []
  expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
})

test('MOVE-08 breaks, departures and free time are points of the way: no offer of the demo counts them among its services', () => {
  const services = tripRows.flatMap(({ route }) => route.days.flatMap((day) => day.services))
  const told = services.flatMap((service) => (service.kind === 'free' ? [service.text] : []))
  expect(
    told.filter((text) =>
      /^(?:Abfahrt|Mittagspause|Ausschiffung|Freie Zeit|Fotohalt a)|zur eigenen Verfügung/.test(text),
    ),
  ).toEqual([])
  expect(services.some((service) => service.kind === 'way' && service.text.startsWith('Mittagspause'))).toBe(true)
})
