import type { RequestStatus } from '../accounts/options.ts'

/** As long as nobody has said yes a request holds nothing, and that is no shortfall yet (PLACE-10). */
const unanswered: ReadonlySet<RequestStatus> = new Set(['new', 'requested', 'declined', 'cancelled'])

/**
 * Persons a request holds places for.
 * @param reservedAmount as it is stored, 0 where nobody has entered anything
 * @returns null while it holds none because nobody has answered it, or has said no
 */
export function heldPersons(reservedAmount: number, status: RequestStatus): number | null {
  return reservedAmount === 0 && unanswered.has(status) ? null : reservedAmount
}

/**
 * Places that are missing for a service: reserved fewer than asked. Drivers count only while they take part (001 §2.2).
 * @param reserved null while nothing is held (heldPersons) @param drivers bus drivers of the trip
 */
export function missingPersons(
  { asked, reserved }: { readonly asked: number; readonly reserved: number | null },
  driverNotParticipating: boolean | null,
  drivers: number,
): number {
  if (reserved === null) return 0
  const needed = driverNotParticipating === true ? asked - drivers : asked
  return Math.max(0, needed - reserved)
}
