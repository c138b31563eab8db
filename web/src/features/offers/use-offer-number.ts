import { isCleared, isOfferNumber, numberStem } from '@reisewerk/domain/offers/offer-number.ts'
import { useState } from 'react'
import type { Offer } from './api.ts'
import { tellsOfField } from './not-saved.ts'
import { useSaveOffer } from './open-offer.ts'

/**
 * The number of an offer while it is typed (002 §5): of initial and updated offers only the count can be typed, and clearing
 * leaves '2600417 / ', which is no number yet and is kept, so that nobody makes a paper meanwhile (decision 067); a confirmation
 * takes any text.
 */
export function useOfferNumber({ id, order, type, offerNr }: Offer, orderNumber: string) {
  const { save, errorOf } = useSaveOffer({ id, order })
  const [typed, setTyped] = useState<{ text: string; type: Offer['type'] } | null>(null)
  const [isReverted, setReverted] = useState(false)
  // Each type has a number of its own (002 §4): what was typed for one is nothing to come back to.
  if (typed !== null && typed.type !== type) setTyped(null)
  const stem = numberStem(orderNumber)
  const text = typed?.type === type ? typed.text : offerNr

  function write(next: string) {
    const isCounted = next.startsWith(stem) && /^\d{0,6}$/.test(next.slice(stem.length))
    setReverted(type !== 'confirmation' && !isCounted && !stem.startsWith(next))
    if (type === 'confirmation' || isCounted) setTyped({ text: next, type })
    // Taking away what cannot be missing leaves it; all other input reverts.
    else if (stem.startsWith(next)) setTyped({ text: stem, type })
  }

  function flush() {
    setReverted(false)
    if (typed === null) return
    const kept = isCleared(orderNumber, text) ? stem : text.trim()
    if (kept !== stem && !isOfferNumber(type, orderNumber, kept)) return
    if (kept === offerNr) setTyped(null)
    else {
      // What was typed since stays.
      const onSaved = () => setTyped((now) => (now?.text === text ? null : now))
      save({ offerNr: kept }, { onSaved, ...tellsOfField })
    }
  }

  /** Why what was just typed is not there. */
  const hint = isReverted ? `Nur eine Zahl nach „${stem.trim()}“, höchstens sechs Ziffern` : undefined
  return {
    hint,
    text,
    write,
    flush,
    isValid: isOfferNumber(type, orderNumber, text),
    error: errorOf('offerNr')?.message,
  }
}

export type OfferNumber = ReturnType<typeof useOfferNumber>
