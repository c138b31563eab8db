import type { RequestStatus } from '../accounts/options.ts'

/** A chosen request that holds fewer places than its voucher speaks of: nobody has said yes yet, or to fewer guests. */
export type UnheldChoice = {
  readonly name: string
  readonly status: RequestStatus
  /** Places it holds, and guests that travel. */
  readonly held: number
  readonly guests: number
}

/** What nobody should overlook before vouchers go out: 'Hotel Fjordblick ist noch nicht angefragt.', each once (TRUE-03). */
export function unheldWords(choices: readonly UnheldChoice[]): string[] {
  return [...new Set(choices.map((choice) => `${choice.name} ${standingOf(choice)}.`))]
}

function standingOf({ status, held, guests }: UnheldChoice): string {
  if (status === 'new') return 'ist noch nicht angefragt'
  if (status === 'requested') return 'hat noch nicht geantwortet'
  return `hält Plätze für ${held} von ${guests} Gästen`
}
