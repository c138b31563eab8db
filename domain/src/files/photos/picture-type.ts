/** Kinds of pictures that are taken as photos, by their ending. */
export const pictureTypes = ['jpg', 'png', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** A picture as it is kept: nothing in it but pixels and what they need to be shown. Width and height in pixels, as one sees it. */
export type Picture = {
  readonly type: PictureType
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}
