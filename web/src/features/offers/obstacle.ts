import type { GeneratedType } from '@reisewerk/domain/offers/offer-documents.ts'
import { listIn } from '@reisewerk/domain/typography/lists.ts'

/** What may stand in the way of saving. */
type Typed = {
  isInConflict: boolean
  /** Labels of the texts the server has refused; they stand on the page only. */
  refusedTexts: readonly string[]
  /** Something typed into the conditions is not saved. */
  hasOpenConditions: boolean
}
type State = Typed & {
  /** Of the offer or its confirmation; a cleared one is kept and none (decision 067). */
  hasNumber: boolean
  /** Changes the server could not take yet. */
  waiting: number
  /** Which of its documents shall be made. */
  chosen: readonly GeneratedType[]
  hasClient: boolean
  hasAddress: boolean
}

const numbered: ReadonlySet<GeneratedType> = new Set(['offer', 'offer_confirmation'])
/** What goes to the client with an address on it. */
const addressed: ReadonlySet<GeneratedType> = new Set([...numbered, 'allotment', 'calculation'])

/** Why what was typed cannot be saved as it stands, or null. */
export function faultOf({ isInConflict, refusedTexts, hasOpenConditions }: Typed): string | null {
  if (isInConflict) return 'Erst, wenn entschieden ist, welche Fassung gilt.'
  if (refusedTexts.length > 0) return `Erst, wenn berichtigt ist: ${listIn('de_DE', refusedTexts)}.`
  if (hasOpenConditions) return 'Erst, wenn die rot markierten Konditionen berichtigt sind.'
  return null
}

/** Why nothing can be made now, or null: all must be saved, and a letter needs an address (OFFER-09). */
export function obstacleOf({ waiting, chosen, hasNumber, hasClient, hasAddress, ...typed }: State): string | null {
  const fault = faultOf(typed)
  if (fault !== null) return fault
  if (waiting > 0) return 'Erst, wenn alle Änderungen gespeichert sind.'
  if (chosen.length === 0) return 'Bitte wähle, was erzeugt werden soll.'
  if (!hasNumber && chosen.some((type) => numbered.has(type))) return 'Erst, wenn die Nummer vollständig ist.'
  if (!chosen.some((type) => addressed.has(type))) return null
  if (!hasClient) return 'Erst, wenn die Reise einen Kunden hat.'
  if (!hasAddress) return 'Erst, wenn der Kunde eine Anschrift hat.'
  return null
}
