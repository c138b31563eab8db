import type { RequestStatus } from '../accounts/options.ts'
import type { RequestedKind } from '../service-kinds.ts'

/** A chosen request that declined or was cancelled: its service has nobody any more, although it goes on naming it. */
export type WithdrawnChoice = {
  readonly name: string
  readonly kind: RequestedKind
  readonly status: RequestStatus
}

/** What nobody should overlook before an offer goes out: 'Hotel Fjordblick hat abgesagt: kein Haus gewählt.', each once. */
export function withdrawnWords(choices: readonly WithdrawnChoice[]): string[] {
  const told = choices.map(({ name, kind, status }) => {
    const what = status === 'cancelled' ? 'wurde storniert' : 'hat abgesagt'
    return `${name} ${what}: kein ${kind === 'hotel' ? 'Haus' : 'Leistungsträger'} gewählt.`
  })
  return [...new Set(told)]
}
