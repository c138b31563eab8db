import type { RequestStatus } from '../../accounts/options.ts'
import { amountOf, type Contingent, personsIn } from '../../calculation/group.ts'
import { missingPersons } from '../../itinerary/contingent-shortfall.ts'
import {
  includedHotels,
  isIncluded,
  type PlanDay,
  type PlannedFerry,
  type PlannedHotel,
} from '../../itinerary/plan/trip-plan.ts'

/** By whom a service goes (decision 145) and how many places they hold; of whom a trip has lost nothing is known here. */
export type PromisedChoice = {
  /** Its id. */
  readonly service: number
  readonly dayNumber: number
  /** Who is asked; '' where nobody is chosen. */
  readonly name: string
  /** null where nobody is chosen. */
  readonly status: RequestStatus | null
  readonly held: number
  /** For how many it is asked where it is for a part of the group (REQ-10); null where it is for all. */
  readonly partOf: number | null
  readonly isWithoutDriver: boolean
  /** Bus drivers of the trip. */
  readonly drivers: number
}

export type UnheldPromise = { readonly service: number; readonly message: string }

/** The houses and crossings that a contract on a contingent lists for a day: where the group sleeps. */
export function promisedIn(day: PlanDay): (PlannedFerry | PlannedHotel)[] {
  const crossings = day.services.filter((service) => service.kind === 'ferry').filter(isIncluded)
  return [...crossings.filter(({ isNight }) => isNight), ...includedHotels(day)]
}

/**
 * Services for which a contract on the contingent promises more places than anybody holds (002 §7, decision 146): 'Tag 2: Hotel Fjordblick
 * hält 30 von 41 Plätzen.' What a contract promises is what is asked for, and rooms do not wait until the first guest has booked.
 * Houses of one day that share the group are taken together; who has said yes and no number has said it for all.
 */
export function unheldPromises(
  days: readonly PlanDay[],
  contingent: Pick<Contingent, 'rooms' | 'cabins'>,
  choices: readonly PromisedChoice[],
): UnheldPromise[] {
  return days.flatMap((day) =>
    (['ferry', 'hotel'] as const).flatMap((kind) => {
      const promised = placesOf(contingent, kind)
      const services = promisedIn(day).filter((service) => service.kind === kind)
      const told = services.flatMap((service) =>
        choices.filter((choice) => choice.service === service.id).map((choice) => ({ service, choice })),
      )
      const held = told.reduce((sum, { choice }) => sum + choice.held, 0)
      if (told.length > 1 && held >= promised) return []
      return told.flatMap(({ service, choice }) => {
        const message = unheldWords(service, choice, choice.partOf ?? promised)
        return message === null ? [] : [{ service: choice.service, message }]
      })
    }),
  )
}

/** Places that a contract names: berths for a crossing where there are cabins, else those in rooms. */
function placesOf({ rooms, cabins }: Pick<Contingent, 'rooms' | 'cabins'>, kind: 'ferry' | 'hotel'): number {
  const isInCabins = kind === 'ferry' && cabins.some((one) => amountOf(one, 'Asked') > 0)
  return personsIn(isInCabins ? cabins : rooms, 'Asked')
}

function unheldWords(service: PlannedFerry | PlannedHotel, choice: PromisedChoice, promised: number): string | null {
  const { dayNumber, name, status, held, isWithoutDriver, drivers } = choice
  const missing = missingPersons({ asked: promised, reserved: held }, isWithoutDriver, drivers)
  if (missing === 0 || (status !== null && saidYes.has(status) && held === 0)) return null
  if (status === null) {
    return `Tag ${dayNumber}: Für ${wanted(service)} ist niemand gewählt, versprochen sind ${missing} Plätze.`
  }
  const needed = held + missing
  const said = status === 'approved' ? `hat ${held} von ${needed} bestätigt` : `hält ${held} von ${needed} Plätzen`
  return `Tag ${dayNumber}: ${name} ${said}.`
}

/** @returns 'das Hotel in Ribe', 'die Fähre Kiel – Oslo' */
function wanted(service: PlannedFerry | PlannedHotel): string {
  if (service.kind === 'hotel') return service.place === null ? 'das Hotel' : `das Hotel in ${service.place.name}`
  const way = [service.from?.name, service.to?.name].filter((end) => end !== undefined).join(' – ')
  return `die Fähre ${way}`.trim()
}

const saidYes: ReadonlySet<RequestStatus> = new Set(['approved', 'paid'])
