import { type Refusal, refusal } from '../../refusal.ts'

/** What of an entry decides whether it can become one with another. */
export type Mergeable = {
  readonly id: number
  /** Null for what all houses share. */
  readonly house: number | null
  /** Of a provider its kind, of a contact whom they speak for; else empty. */
  readonly belongsTo: string
  /** By which the bookkeeping knows it; empty where it does not. */
  readonly account: string
  /** Invoices or costs stand in the books under its account. */
  readonly isBooked: boolean
}

/**
 * Why two entries cannot become one: they are the same already, of different houses or kinds, or the books know both under accounts of
 * their own, so that what is paid later would stand at another account than what it pays (§ 146 Abs. 4 AO: nothing booked changes).
 */
export function mergeRefusal(kept: Mergeable, gone: Mergeable): Refusal | null {
  if (kept.id === gone.id) return refusal('same_entry', 'Bitte einen anderen Eintrag wählen.', 'gone')
  if (kept.house !== gone.house)
    return refusal('other_house', 'Die beiden Einträge gehören nicht zur selben Organisation.', 'gone')
  if (kept.belongsTo !== gone.belongsTo)
    return refusal('other_kind', 'Die beiden Einträge sind nicht von derselben Art.', 'gone')
  if (gone.isBooked && gone.account !== '' && kept.account !== '' && kept.account !== gone.account) {
    const text = `Beide sind unter eigenen Konten gebucht (${kept.account} und ${gone.account}). Was gebucht ist, bleibt dort; deshalb bleiben es zwei.`
    return refusal('own_accounts', text, 'gone')
  }
  return null
}
