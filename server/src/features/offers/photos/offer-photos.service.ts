import { rightsStanding } from '@reisewerk/domain/files/photos/image-rights.ts'
import { mostPhotosOfDay, type OfferedDay } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { photoName, showsPhotos, usablePhotos } from '@reisewerk/domain/offers/photos/printed-photos.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { violated } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import type { NamedFile } from '../../../platform/pdf/pdf-job.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { namedFiles } from '../../files/named-files.service.ts'
import type { OfferedTrips } from '../offered-trips.service.ts'
import { readHouseOf } from '../offers.queries.ts'
import { countForeignDays, foreignPhotos, readOfferedPhotos, readPhotoFiles } from './offer-photos.queries.ts'

/**
 * What an offer could show with each day of its trip, its own photos first, then those of its partners and destinations (MOVE-08).
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function photosForOffer(trx: Transaction, orderId: number, { today }: Desk): Promise<OfferedDay[]> {
  await readHouseOf(trx, orderId)
  const days = await readOfferedPhotos(trx, orderId)
  return days.map(({ photos, ...day }) => ({
    ...day,
    photos: photos.map(({ id, from, shows, caption, ...rights }) => ({
      ...{ id, from, shows, caption },
      path: `/api/photos/${id}/file`,
      rights: rightsStanding(rights, today),
    })),
  }))
}

/**
 * What is chosen are photos of the trip or of its house, for days of the trip, and no more of a day than fit on a line.
 * @throws ApiError 422
 */
export async function checkOfferPhotos(
  trx: Transaction,
  orderId: number,
  chosen: readonly { readonly day?: number | undefined; readonly photo?: number | undefined }[],
): Promise<void> {
  const days = chosen.flatMap(({ day }) => day ?? [])
  const foreign = await foreignPhotos(
    trx,
    orderId,
    chosen.flatMap(({ photo }) => photo ?? []),
  )
  const at = chosen.findIndex(({ photo }) => photo !== undefined && foreign.includes(photo))
  if (at >= 0)
    throw violated({ propertyPath: `photos[${at}].photo`, message: 'Dieses Foto gehört nicht zu dieser Reise.' })
  if ((await countForeignDays(trx, orderId, days)) > 0) {
    throw violated({ propertyPath: 'photos', message: 'Dieser Tag gehört zu einer anderen Reise.' })
  }
  const counts = Map.groupBy(days, (day) => day)
  if ([...counts.values()].some(({ length }) => length > mostPhotosOfDay)) {
    throw violated({ propertyPath: 'photos', message: `Höchstens ${mostPhotosOfDay} Fotos je Tag.` })
  }
}

/** The bytes of the photos that stand on the paper of an offer. */
export async function photosOnPaper(
  trx: Transaction,
  { own, attached }: OfferedTrips,
  files: FileStore,
): Promise<NamedFile[]> {
  if (!showsPhotos(own.source)) return []
  const shown = [own, ...attached].flatMap(({ source }) => usablePhotos(source).map(({ id }) => id))
  return namedFiles(await readPhotoFiles(trx, [...new Set(shown)]), files, photoName, 'photos')
}
