import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { greatCircleKilometres } from '@reisewerk/domain/geography/great-circle.ts'
import { isSettled } from '@reisewerk/domain/requests/booked-statuses.ts'
import { expect, test } from 'vitest'
import { airports, placeNamed } from '../geography/geography.ts'
import { isFree } from './busy-hours.ts'
import { extrasOf } from './compose-extras.ts'
import { demoTrips } from './trips.ts'

const trips = ['2026-11-21', '2027-06-15'].flatMap(demoTrips)
const extras = trips.flatMap((trip) =>
  trip.days.flatMap((day, index) => extrasOf(trip, index).map((extra) => ({ trip, day, extra }))),
)

test('PLACE-15 whoever is offered to fly lands near where the group stays', () => {
  const flights = extras.flatMap(({ trip, day, extra }) => (extra.kind === 'airline' ? [{ trip, day, extra }] : []))
  expect(flights.length).toBeGreaterThan(3)
  const far = flights.filter(({ trip, day, extra }) => {
    const airport = airports.find(({ code }) => code === extra.flight.to)
    const night = addDays(day.date, 1)
    const bed = trip.days
      .flatMap(({ services }) => services)
      .find((service) => service.kind === 'hotel' && service.startDate <= night && night < service.endDate)
    if (airport === undefined || bed?.kind !== 'hotel') return true
    return greatCircleKilometres(airport, placeNamed(bed.place)) > 250
  })
  expect(far.map(({ trip, extra }) => `${trip.name}: ${extra.flight.to}`)).toEqual([])
})

test('PLACE-12 nobody goes on an excursion on a day spent on the road', () => {
  const booked = extras.filter(({ extra }) => extra.kind === 'other')
  expect(booked.length).toBeGreaterThan(20)
  expect(
    booked.filter(({ day }) => (day.distance ?? 0) > 350).map(({ trip, day }) => `${trip.name}: ${day.name}`),
  ).toEqual([])
})

test('PLACE-12 nobody is led through a town while the ship is at sea', () => {
  const booked = extras.filter(({ extra }) => extra.kind === 'other')
  const atSea = booked.filter(({ day }) => day.services.some(({ kind }) => kind === 'ferry'))
  expect(atSea.map(({ trip, day }) => `${trip.name}: ${day.name}`)).toEqual([])
})

test('TRUE-08 what is offered beside the programme leaves its hours alone', () => {
  const timed = extras.filter(({ extra }) => extra.kind === 'other' || extra.kind === 'train')
  expect(timed.filter(({ extra }) => extra.kind === 'train').length).toBeGreaterThan(5)
  const amid = timed.filter(
    ({ day, extra }) => !isFree(day, extra.startAt.slice(11, 16), (extra.endAt ?? extra.startAt).slice(11, 16)),
  )
  expect(amid.map(({ trip, day }) => `${trip.name}: ${day.name}`)).toEqual([])
})

test('PLACE-15 who goes by rail comes back on that day or goes to where the day goes, and no trip offers a line or a sight twice', () => {
  const stranded = trips.flatMap((trip) =>
    trip.days.flatMap((day, index) => {
      const trains = extrasOf(trip, index).flatMap((extra) => (extra.kind === 'train' ? [extra] : []))
      const [out, back] = trains
      if (out === undefined) return []
      const comesBack = back !== undefined && back.route.to === out.route.from && back.startAt > (out.endAt ?? '')
      return comesBack || day.name.includes(out.route.to) ? [] : [`${trip.name}: ${day.name}`]
    }),
  )
  expect(stranded).toEqual([])
  const told = extras.flatMap(({ trip, extra }) => {
    if (extra.kind === 'train') return [`${trip.orderNumber} ${trip.startDate} ${extra.route.from} – ${extra.route.to}`]
    return extra.kind === 'route' ? [`${trip.orderNumber} ${trip.startDate} ${extra.detail.name}`] : []
  })
  expect(told.filter((line, at) => told.indexOf(line) !== at)).toEqual([])
})

test('PLACE-15 who is offered to fly sleeps where it lands in the first night, too', () => {
  const flights = extras.filter(({ extra }) => extra.kind === 'airline')
  const homeless = flights.filter(
    ({ day }) => !day.services.some((service) => service.kind === 'hotel' && service.startDate === day.date),
  )
  expect(homeless.map(({ trip }) => trip.name)).toEqual([])
})

test('OFFER-04 what a guest may add is booked for nobody before it is chosen', () => {
  const beside = extras.filter(({ extra }) => extra.offer.status !== 'included')
  const booked = beside.filter(({ extra }) => extra.requests.some(({ status }) => isSettled(status)))
  expect(booked.map(({ trip, extra }) => `${trip.name}: ${extra.kind}`)).toEqual([])
})
