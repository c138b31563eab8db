import type { NotedRights } from '../../files/photos/image-rights.ts'
import type { PictureType } from '../../files/photos/picture-type.ts'

/** A photo that somebody chose for a day of an offer. */
export type OfferPhoto = NotedRights & {
  readonly id: number
  readonly dayId: number
  readonly filetype: PictureType
  readonly caption: string
  /** The name of what it is a photo of; empty for one of the day itself. */
  readonly shows: string
  readonly width: number
  readonly height: number
}
