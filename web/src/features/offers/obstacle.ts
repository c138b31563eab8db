type State = {
  isInConflict: boolean
  /** Something typed into a price table cannot be saved. */
  hasFaults: boolean
  /** Changes the server could not take yet. */
  waiting: number
  hasClient: boolean
  hasAddress: boolean
}

/** Why no offer can be made now, or null: it must be saved and have an address (OFFER-09). */
export function obstacleOf({ isInConflict, hasFaults, waiting, hasClient, hasAddress }: State): string | null {
  if (isInConflict) return 'Erst, wenn entschieden ist, welche Fassung gilt.'
  if (hasFaults) return 'Erst, wenn die rot markierten Preise berichtigt sind.'
  if (waiting > 0) return 'Erst, wenn alle Änderungen gespeichert sind.'
  if (!hasClient) return 'Erst, wenn die Reise einen Kunden hat.'
  if (!hasAddress) return 'Erst, wenn der Kunde eine Anschrift hat.'
  return null
}
