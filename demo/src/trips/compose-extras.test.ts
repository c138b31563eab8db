import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { greatCircleKilometres } from '@reisewerk/domain/geography/great-circle.ts'
import { expect, test } from 'vitest'
import { airports, placeNamed } from '../geography/geography.ts'
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
