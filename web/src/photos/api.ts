import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { photoContract } from '@reisewerk/domain/files/photos/photo.contract.ts'
import { chosenPhotoProblem } from '@reisewerk/domain/files/photos/photo-limits.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listOf, remove } from '../lib/api.ts'
import { ApiError, send } from '../lib/http.ts'
import { keys } from '../lib/keys.ts'
import { useArranged } from '../ui/lists/use-arranged.ts'
import { notice } from '../ui/notices/notice.tsx'
import { useAttempt } from '../ui/notices/use-attempt.ts'
import { smallerPhoto } from './smaller-photo.ts'

export type Photo = ItemOf<typeof photoContract>
/** What photos show. */
export type PhotoHome = { readonly home: 'provider' | 'destination' | 'day'; readonly id: number }

export function photosOf({ home, id }: PhotoHome) {
  return listOf(photoContract, { query: { [`${home}.id`]: id, _itemsPerPage: 200 } })
}

/** Sends photos one after the other; one that is refused says why and keeps no other back. */
export function useAddPhotos({ home, id }: PhotoHome) {
  const client = useQueryClient()
  const [underWay, setUnderWay] = useState<string | null>(null)
  return {
    underWay,
    add: async (files: readonly File[]): Promise<void> => {
      if (files.length === 0 || underWay !== null) return
      let count = 0
      for (const file of files) {
        setUnderWay(file.name)
        const refused = chosenPhotoProblem(file) ?? (await sendPhoto(file, { [home]: id }))
        if (refused === null) count += 1
        else notice.bad(`„${file.name}“ wurde nicht hochgeladen.`, refused)
      }
      setUnderWay(null)
      if (count > 0) notice.good(count === 1 ? 'Das Foto wurde hochgeladen.' : `${count} Fotos wurden hochgeladen.`)
      await client.invalidateQueries({ queryKey: keys.resource(photoContract.name) })
    },
  }
}

/** @returns why it was refused; null when it is there */
async function sendPhoto(file: File, query: Record<string, number>): Promise<string | null> {
  const smaller = await smallerPhoto(file)
  if (typeof smaller === 'string') return smaller
  try {
    await send('POST', '/api/photos/upload', { query, file: smaller })
    return null
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    return failure.message
  }
}

export function useRemovePhoto() {
  const attempt = useAttempt(photoContract.name)
  return async ({ id }: Photo): Promise<void> => {
    const isGone = await attempt(() => remove(photoContract, id), 'Das Foto konnte nicht gelöscht werden.')
    if (isGone) notice.good('Das Foto wurde gelöscht.')
  }
}

/** Photos put in order by hand. */
export function usePhotoSequence(photos: readonly Photo[]) {
  const attempt = useAttempt(photoContract.name)
  return useArranged(photos, (next) => {
    const body = { photos: next.map(({ id }) => linkTo('photos', id)) }
    const work = () => send('PUT', '/api/photos/sequence', { body })
    return attempt(work, 'Die Reihenfolge der Fotos konnte nicht gespeichert werden.')
  })
}
