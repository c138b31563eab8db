import type { CalendarDate } from '../../calendar-date.ts'
import { germanDate } from '../../calendar-date.ts'
import type { PrintedPhoto } from '../../documents/document-model.ts'
import { rightsStanding } from '../../files/photos/image-rights.ts'
import { untypeset } from '../../typography/typeset.ts'
import { offerWordsIn } from '../offer-language.ts'
import type { OfferSource } from '../offer-source.ts'
import type { OfferPhoto } from './offer-photo.ts'

type Photographed = Pick<OfferSource, 'photos' | 'days' | 'today' | 'language'>

/** By which the template finds it. */
export function photoName({ id, filetype }: Pick<OfferPhoto, 'id' | 'filetype'>): string {
  return `photos/${id}.${filetype}`
}

/** Whether the paper tells its days, and shows photos with them (OFFER-08). */
export function showsPhotos({ attachRouteDescription: told }: Pick<OfferSource, 'attachRouteDescription'>): boolean {
  return told === 'long' || told === 'complete'
}

/** The photos of an offer that may stand on paper: those whose rights are noted and hold. */
export function usablePhotos({ photos = [], today }: Pick<OfferSource, 'photos' | 'today'>): OfferPhoto[] {
  return photos.filter((photo) => rightsStanding(photo, today) === 'noted')
}

/** What stands on paper with each day, in the order of the days. */
export function printedPhotos(source: Photographed): PrintedPhoto[][] {
  const usable = usablePhotos(source)
  return source.days.map(({ id, name }) =>
    usable.filter(({ dayId }) => dayId === id).map((photo) => printedPhoto(photo, name, source.language)),
  )
}

function printedPhoto(photo: OfferPhoto, day: string, { locale, typeset }: OfferSource['language']): PrintedPhoto {
  const { caption, source, licence, shows, width, height } = photo
  return {
    file: photoName(photo),
    ratio: width / height,
    caption: typeset(caption.trim()),
    credit: typeset(offerWordsIn[locale].photoBy([source.trim(), licence.trim()].join(', '))),
    // Whoever does not see it hears what it shows.
    alt: untypeset(caption.trim() || shows.trim() || day.trim()) || offerWordsIn[locale].photo,
  }
}

/** What keeps a chosen photo from paper, in the desk's words: 'Foto „Hafen“, Tag 2: Fotograf oder Lizenz ist nicht notiert …' */
export function photosLeftOut({ photos = [], days, today }: Photographed): string[] {
  return photos.flatMap((photo) => {
    const place = days.findIndex(({ id }) => id === photo.dayId)
    const standing = rightsStanding(photo, today)
    if (place < 0 || standing === 'noted') return []
    const name = photo.caption.trim() || photo.shows.trim()
    const why = standing === 'missing' ? 'Fotograf oder Lizenz ist nicht notiert' : expired(photo.validUntil)
    return [`Foto${name === '' ? '' : ` „${name}“`}, Tag ${place + 1}: ${why}. Auf dem Papier fehlt es.`]
  })
}

function expired(validUntil: CalendarDate | null): string {
  return `nutzbar nur bis ${validUntil === null ? '' : germanDate(validUntil)}`
}
