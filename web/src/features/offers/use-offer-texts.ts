import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { SaveOptions } from '../../lib/saving/save-entry.ts'
import type { SaveState } from '../../lib/saving/save-states.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { type SharedValue, useSharedValue } from '../../lib/saving/use-shared-value.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { Offer } from './api.ts'

/** Letter and conditions are saved so long after the last edit (002 §9). */
const restMs = 1000

export type OfferText<T> = SharedValue<T> & { state: SaveState | undefined }
export type OfferTexts = {
  subject: OfferText<string>
  letter: OfferText<RichText | null>
  conditions: OfferText<RichText | null>
}

/** The three texts of an offer; each saves itself and says when a colleague has changed it, too. */
export function useOfferTexts(offer: Offer): OfferTexts {
  const { save, stateOf } = useSave(offerContract, offer.id)
  const shared = <Name extends 'introTitle' | 'introText' | 'conditionsText'>(name: Name) => ({
    item: { resource: offerContract.name, id: offer.id },
    saved: offer[name],
    version: offer.version,
    save: (value: Offer[Name], options: Omit<SaveOptions, 'shown'>) => save({ [name]: value }, options),
    field: name,
    restMs,
    onFailed: () => notice.bad('Das Angebot konnte nicht gespeichert werden! Server Error!'),
  })
  const subject = useSharedValue(shared('introTitle'))
  const letter = useSharedValue(shared('introText'))
  const conditions = useSharedValue(shared('conditionsText'))
  return {
    subject: { ...subject, state: stateOf('introTitle') },
    letter: { ...letter, state: stateOf('introText') },
    conditions: { ...conditions, state: stateOf('conditionsText') },
  }
}
