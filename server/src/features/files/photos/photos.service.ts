import { contentTypeOf } from '@reisewerk/domain/files/file-kinds.ts'
import { mostPhotos } from '@reisewerk/domain/files/photos/photo.contract.ts'
import { photoTooLargeText } from '@reisewerk/domain/files/photos/photo-limits.ts'
import { readPhoto } from '@reisewerk/domain/files/photos/read-photo.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../../platform/errors.ts'
import { newFileKey } from '../../../platform/file-store/file-key.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { houseOfProvider } from '../files.queries.ts'
import {
  countPhotos,
  homesOf,
  isDestination,
  type PhotoHome,
  putPhotosInSequence,
  tripOfDay,
} from './photos.queries.ts'
import { photos } from './photos.tables.ts'

export const photoTooLarge = new ApiError(413, 'photo_too_large', photoTooLargeText)

type Upload = PhotoHome & {
  /** For what all houses share: whose photo it is; else the first of the actor's. */
  readonly organisation?: number | undefined
  readonly bytes: Uint8Array
}

/**
 * Takes a photo of a partner, a destination or a day (MOVE-08). What is kept of its file are pixels: where and by what it was taken is not.
 * @returns the photo's id
 * @throws ApiError 413 for one that is too large, 415 for what is no picture, 422 for a home the actor does not see or that is full
 */
export async function storePhoto(
  trx: Transaction,
  files: FileStore,
  { bytes, organisation, ...home }: Upload,
): Promise<number> {
  const picture = readPhoto(bytes)
  if (isRefusal(picture)) {
    throw new ApiError(picture.code === 'photo_too_large' ? 413 : 415, picture.code, picture.message)
  }
  const { orderId, organisationId } = await ownerOf(trx, home, organisation)
  const { count, next } = await countPhotos(trx, home, organisationId)
  if (count >= mostPhotos) throw violated({ propertyPath: 'photo', message: `Hier sind schon ${mostPhotos} Fotos.` })
  const key = newFileKey()
  const [[stored]] = await Promise.all([
    trx.db
      .insert(photos)
      .values({
        orderId,
        organisationId,
        ...{ dayId: home.day, providerId: home.provider, destinationId: home.destination, sort: next, key },
        ...{ filetype: picture.type, width: picture.width, height: picture.height },
        byteSize: picture.bytes.byteLength,
        createdById: trx.actor.userId,
      })
      .returning({ id: photos.id }),
    files.put(key, picture.bytes, contentTypeOf(picture.type)),
  ])
  if (stored === undefined) throw new Error('a stored photo has no row')
  return stored.id
}

async function ownerOf(
  trx: Transaction,
  { provider, destination, day }: PhotoHome,
  organisation: number | undefined,
): Promise<{ orderId: number | null; organisationId: number | null }> {
  if ([provider, destination, day].filter((id) => id !== undefined).length !== 1) {
    const message = 'Bitte genau eines angeben: Leistungsträger, Destination oder Tag.'
    throw violated({ propertyPath: 'provider', message })
  }
  if (day !== undefined) {
    const orderId = await tripOfDay(trx, day)
    if (orderId === null) throw violated({ propertyPath: 'day', message: 'Tag wurde nicht gefunden.' })
    return { orderId, organisationId: null }
  }
  const own = organisation ?? trx.actor.organisationIds[0]
  if (own === undefined || !trx.actor.organisationIds.includes(own)) throw notFound('Die Organisation')
  if (provider === undefined) {
    if (await isDestination(trx, destination ?? 0)) return { orderId: null, organisationId: own }
    throw violated({ propertyPath: 'destination', message: 'Destination wurde nicht gefunden.' })
  }
  const house = await houseOfProvider(trx, provider)
  if (house === undefined)
    throw violated({ propertyPath: 'provider', message: 'Leistungsträger wurde nicht gefunden.' })
  return { orderId: null, organisationId: house ?? own }
}

/**
 * Puts the photos of one home in an order.
 * @throws ApiError 404 for one the actor does not see, 422 where they are not exactly the photos of one home, each once
 */
export async function orderPhotos(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { homes, seen, all } = await homesOf(trx, ids)
  if (seen < new Set(ids).size) throw notFound('Foto')
  if (homes !== 1 || all !== ids.length || seen !== ids.length) {
    throw violated({ propertyPath: 'photos', message: 'Bitte alle Fotos einer Stelle angeben, jedes einmal.' })
  }
  await putPhotosInSequence(trx, ids)
}
