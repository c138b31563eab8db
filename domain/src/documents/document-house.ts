import type { HouseFacts } from '../accounts/house/house-facts.ts'
import { letterheadOf } from '../accounts/house/letterhead.ts'
import type { DocumentHouse } from './document-source.ts'

/** A house as its papers show it. */
export function documentHouse(house: HouseFacts): DocumentHouse {
  const { name, brandColor, logoSvg, logoAlt } = house
  return { name, brandColor, logoSvg, logoAlt, ...letterheadOf(house) }
}
