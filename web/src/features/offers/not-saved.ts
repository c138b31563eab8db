import type { ApiError } from '../../lib/http.ts'
import { notice } from '../../ui/notices/notice.tsx'

const offerNotSaved = 'Das Angebot konnte nicht gespeichert werden! Server Error!'

export function tellNotSaved(reason?: string): void {
  notice.bad(offerNotSaved, reason)
}

/** How a save of something the offer says tells that it failed, whoever was to blame (002 §8). */
export const tellsOfOffer = {
  onFailed: ({ reason }: ApiError) => tellNotSaved(reason),
  onServerError: () => tellNotSaved(),
}
/** … where the reason stands at the field. */
export const tellsOfField = { onFailed: () => tellNotSaved(), onServerError: () => tellNotSaved() }
