import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { SaveOptions } from '../../lib/saving/save-entry.ts'
import type { SaveState } from '../../lib/saving/save-states.ts'
import { type SharedValue, useSharedValue } from '../../lib/saving/use-shared-value.ts'
import type { Offer } from './api.ts'
import { tellsOfOffer } from './not-saved.ts'
import { useSaveOffer } from './open-offer.ts'

/** Letter and conditions are saved so long after the last edit (002 §9). */
const restMs = 1000

export type OfferText<T> = SharedValue<T> & {
  state: SaveState | undefined
  /** Why the server has refused it. */
  reason: string | undefined
}
export type OfferTexts = {
  subject: OfferText<string>
  letter: OfferText<RichText | null>
  conditions: OfferText<RichText | null>
}

const word = wordsOf(offerContract)
const labels = { subject: word('introTitle'), letter: word('introText'), conditions: word('conditionsText') }

/** The three texts of an offer; each saves itself and says when a colleague has changed it, too. */
export function useOfferTexts(offer: Offer): OfferTexts {
  const { save, stateOf, errorOf } = useSaveOffer(offer)
  const shared = <Name extends 'introTitle' | 'introText' | 'conditionsText'>(name: Name) => ({
    item: { resource: offerContract.name, id: offer.id },
    saved: offer[name],
    version: offer.version,
    save: (value: Offer[Name], options: Omit<SaveOptions, 'shown'>) => save({ [name]: value }, options),
    field: name,
    restMs,
    ...tellsOfOffer,
  })
  const told = (name: 'introTitle' | 'introText' | 'conditionsText') => ({
    state: stateOf(name),
    reason: errorOf(name)?.reason,
  })
  const subject = useSharedValue(shared('introTitle'))
  const letter = useSharedValue(shared('introText'))
  const conditions = useSharedValue(shared('conditionsText'))
  return {
    subject: { ...subject, ...told('introTitle') },
    letter: { ...letter, ...told('introText') },
    conditions: { ...conditions, ...told('conditionsText') },
  }
}

/** Labels of the texts that stand on the page only, because the server has refused them. */
export function refusedTexts(texts: OfferTexts): string[] {
  return (['subject', 'letter', 'conditions'] as const)
    .filter((name) => texts[name].isUnsaved && texts[name].state === 'refused')
    .map((name) => labels[name])
}
