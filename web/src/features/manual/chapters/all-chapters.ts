import type { Chapters } from '../chapter.ts'
import { afterTheOffer } from './after-the-offer.ts'
import { aroundTheTrip } from './around-the-trip.ts'
import { beforeTheOffer } from './before-the-offer.ts'

/** The manual: what each chapter says. */
export const chapters: Chapters = { ...beforeTheOffer, ...afterTheOffer, ...aroundTheTrip }
