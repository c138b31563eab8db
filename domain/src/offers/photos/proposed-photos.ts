import { mostPhotosOfDay, type OfferedDay } from './offer-photo.contract.ts'

export type ChosenPhoto = { readonly day: number; readonly photo: number }

/**
 * Photos an offer could show: of a day its own, else one of the house it sleeps in, else one of the destination, none of them twice. A day
 * for which somebody chose keeps what was chosen; what may not stand on paper is not proposed.
 * @param days in the order of the trip
 */
export function proposedPhotos(days: readonly OfferedDay[], chosen: readonly ChosenPhoto[]): ChosenPhoto[] {
  const used = new Set(chosen.map(({ photo }) => photo))
  return days.flatMap(({ day, photos }) => {
    const own = chosen.filter((one) => one.day === day)
    if (own.length > 0) return own
    const free = photos.filter(({ id, rights }) => rights === 'noted' && !used.has(id))
    const ofDay = free.filter(({ from }) => from === 'day').slice(0, mostPhotosOfDay)
    const other = free.find(({ from }) => from === 'provider') ?? free.find(({ from }) => from === 'destination')
    const proposed = ofDay.length > 0 ? ofDay : other === undefined ? [] : [other]
    for (const { id } of proposed) used.add(id)
    return proposed.map(({ id }) => ({ day, photo: id }))
  })
}

/** Chooses a photo for a day, or no longer: at its end, and none beyond what fits on a line. */
export function togglePhoto(chosen: readonly ChosenPhoto[], toggled: ChosenPhoto): ChosenPhoto[] {
  const isSame = ({ day, photo }: ChosenPhoto) => day === toggled.day && photo === toggled.photo
  if (chosen.some(isSame)) return chosen.filter((one) => !isSame(one))
  if (chosen.filter(({ day }) => day === toggled.day).length >= mostPhotosOfDay) return [...chosen]
  return [...chosen, toggled]
}
