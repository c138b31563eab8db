import { expect, test } from 'vitest'
import { type FoundTrip, tripsByFitness } from './use-found.tsx'

const trip = (name: string, startAt: string, endAt = startAt) =>
  // Only what the order goes by.
  ({ groupName: '', trip: { name }, startAt, endAt }) as unknown as FoundTrip

test('APP-15 a trip of that name comes first, and among equals the next to come before those that are over', () => {
  const found = [
    trip('Fjorde', '2027-05-01'),
    trip('Chorreise Norwegen', '2023-05-01'),
    trip('Norwegen im Herbst', '2024-09-01'),
    trip('Norwegen im Sommer', '2027-07-01'),
    trip('Norwegen im Mai', '2027-05-01'),
  ]
  expect(tripsByFitness(found, 'nor', '2026-11-22').map((one) => one.trip.name)).toEqual([
    'Norwegen im Mai',
    'Norwegen im Sommer',
    'Norwegen im Herbst',
    'Chorreise Norwegen',
    'Fjorde',
  ])
})
