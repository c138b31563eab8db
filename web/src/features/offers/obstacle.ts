import type { GeneratedType } from '@reisewerk/domain/offers/offer-documents.ts'

type State = {
  isInConflict: boolean
  /** Something typed into the conditions is not saved. */
  hasOpenConditions: boolean
  /** Changes the server could not take yet. */
  waiting: number
  /** Which of its documents shall be made. */
  chosen: readonly GeneratedType[]
  hasClient: boolean
  hasAddress: boolean
  /** Of the offer or its confirmation. */
  hasNumber: boolean
}

/** Why nothing can be made now, or null: all must be saved, and a letter needs an address (OFFER-09). */
export function obstacleOf({
  isInConflict,
  hasOpenConditions,
  waiting,
  chosen,
  hasClient,
  hasAddress,
  hasNumber,
}: State): string | null {
  if (isInConflict) return 'Erst, wenn entschieden ist, welche Fassung gilt.'
  if (hasOpenConditions) return 'Erst, wenn die rot markierten Konditionen berichtigt sind.'
  if (waiting > 0) return 'Erst, wenn alle Änderungen gespeichert sind.'
  if (chosen.length === 0) return 'Bitte wähle, was erzeugt werden soll.'
  if (!chosen.includes('offer') && !chosen.includes('offer_confirmation')) return null
  if (!hasNumber) return 'Erst, wenn die Nummer vollständig ist.'
  if (!hasClient) return 'Erst, wenn die Reise einen Kunden hat.'
  if (!hasAddress) return 'Erst, wenn der Kunde eine Anschrift hat.'
  return null
}
