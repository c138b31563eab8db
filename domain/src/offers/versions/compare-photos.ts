import { changeOf, otherText, type VersionChange } from './change-words.ts'
import type { FrozenOffer } from './frozen-offer.ts'

/** Photos that came or went, and those that are told differently. */
export function photoChanges(after: FrozenOffer, before: FrozenOffer): VersionChange[] {
  const told = ({ photos = [] }: FrozenOffer) =>
    photos.map(
      ({ day, caption, credit }) => `Tag ${day}: ${[caption, credit].filter((text) => text !== '').join(' · ')}`,
    )
  return changeOf('Fotos', otherText(told(after), told(before)))
}
