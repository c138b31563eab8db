/** A photo as a paper showed it. */
export type FrozenPhoto = {
  readonly photo: number
  readonly day: number
  readonly caption: string
  readonly credit: string
}
