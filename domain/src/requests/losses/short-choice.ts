import type { RequestStatus } from '../../accounts/options.ts'
import { heldPersons, missingPersons } from '../../itinerary/contingent-shortfall.ts'

/** How many places a chosen request holds, and for how many guests the papers of the trip are (decision 104). */
export type AnsweredChoice = {
  readonly status: RequestStatus
  /** Places it holds as they are stored, 0 where nobody has entered any. */
  readonly held: number
  readonly guests: number
  /** It is for all that travel, not for a part of them (REQ-10). */
  readonly isWholeGroup: boolean
  readonly isWithoutDriver: boolean
  /** Bus drivers of the trip. */
  readonly drivers: number
}

export type ShortChoice = AnsweredChoice & { readonly name: string; readonly dayNumber: number }

/**
 * That only a part of the group has a place, by the rule of the day plan (`missingPersons`): 'hat 20 von 41 bestätigt', 'hält 20 von 41
 * Plätzen' while it is no more than an option. Who has said yes and no number has said it for all.
 * @returns null where nobody is missing, and of what is for a part of the group
 */
export function confirmedPart(choice: AnsweredChoice): string | null {
  const { status, held, guests, isWithoutDriver, drivers } = choice
  if (!choice.isWholeGroup || held === 0) return null
  const missing = missingPersons({ asked: guests, reserved: heldPersons(held, status) }, isWithoutDriver, drivers)
  if (missing === 0) return null
  const needed = held + missing
  return status === 'approved' ? `hat ${held} von ${needed} bestätigt` : `hält ${held} von ${needed} Plätzen`
}

/** What nobody should overlook before a paper goes out that speaks of all: 'Tag 2: Hotel Fjordblick hat 20 von 41 bestätigt.' */
export function shortWords(choices: readonly ShortChoice[]): string[] {
  const told = choices.flatMap((choice) => {
    const part = confirmedPart(choice)
    return part === null ? [] : [`Tag ${choice.dayNumber}: ${choice.name} ${part}.`]
  })
  return [...new Set(told)]
}
