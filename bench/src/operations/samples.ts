import { createHash } from 'node:crypto'
import type { Sample } from './statement.ts'

/** Different trips and words one after the other, the same in every run and for every contestant. */
export function sampleOf(index: number, trips: number): Sample {
  // A prime step visits every trip; those of the admins alone are passed over.
  const id = 1 + ((index * 7_919) % trips)
  const visible = id % 100 === 37 ? id + 1 : id
  return {
    id: visible,
    long: trips + 1 + (index % longTrips),
    // A piece from the middle of one of the 700 invented towns.
    term: town(index % 700).slice(1, 7),
    text: `Gruppe ${index}`,
  }
}

/** They stand behind the others (05-long-trips.sql). */
const longTrips = 20

function town(number: number): string {
  return createHash('md5').update(`town${number}`).digest('hex').slice(0, 9)
}
