import { agencies, guidePositions } from '../partners/agencies.ts'
import type { DemoContact } from '../partners/partner-model.ts'
import { driverPositions, otherProviders } from '../partners/providers.ts'
import type { DemoOrderContact, DemoTrip } from './trip-model.ts'

type Engaging = Pick<DemoTrip, 'startDate' | 'endDate' | 'contacts'>

/** Colleagues who may stand in for one another, by the e-mail of each. */
const teams: ReadonlyMap<string, readonly DemoContact[]> = new Map(
  [...otherProviders, ...agencies]
    .map(({ contacts }) => contacts.filter(isOnTheRoad))
    .flatMap((team) => team.map(({ email }) => [email, team] as const)),
)

function isOnTheRoad({ position, isPrimary }: DemoContact): boolean {
  const positions: readonly (string | null)[] = [...driverPositions, ...guidePositions]
  return positions.includes(position) || (isPrimary && position === 'Gruppen')
}

/** Nobody drives or guides two trips at once: who is under way already sends a colleague; where none is free, nobody is named yet (TRUE-08). */
export function withoutDoubleBookings<Trip extends Engaging>(trips: readonly Trip[]): Trip[] {
  const engaged: { email: string; from: string; to: string }[] = []
  return trips.map((trip) => {
    const { startDate, endDate } = trip
    const isTaken = (email: string) =>
      engaged.some((one) => one.email === email && one.from <= endDate && startDate <= one.to)
    const contacts = trip.contacts.flatMap((contact): DemoOrderContact[] => {
      const team = teams.get(contact.contactEmail)
      if (team === undefined || !isRoad(contact)) return [contact]
      const names = [contact.contactEmail, ...team.map(({ email }) => email)]
      const email = names.find((name) => !isTaken(name))
      if (email === undefined) return []
      engaged.push({ email, from: startDate, to: endDate })
      return [{ ...contact, contactEmail: email }]
    })
    return { ...trip, contacts }
  })
}

function isRoad({ role }: DemoOrderContact): boolean {
  return role === '1_tour_guide' || role === '3_bus_driver'
}
