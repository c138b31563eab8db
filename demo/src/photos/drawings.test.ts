import { readPhoto } from '@reisewerk/domain/files/photos/read-photo.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { expect, test } from 'vitest'
import { tripRows } from '../trips/trip-rows.ts'
import { demoPhotos } from './drawings.ts'

test.each(demoPhotos)(
  'MOVE-08 the drawing "$caption" is a picture as the program takes it, of a trip there is',
  (photo) => {
    const picture = readPhoto(photo.draw().png())
    if (isRefusal(picture)) throw new Error(picture.message)
    expect(picture).toMatchObject({ type: 'png', width: 1200, height: 800 })
    expect(picture.bytes.byteLength).toBeLessThan(60_000)
    for (const { tripName, day } of photo.shownOn) {
      const route = tripRows.find(({ name }) => name === tripName)?.route
      expect(route?.days[day], tripName).toBeDefined()
      expect([route?.mainDestination, ...(route?.destinations ?? [])]).toContain(photo.destination)
    }
  },
)
