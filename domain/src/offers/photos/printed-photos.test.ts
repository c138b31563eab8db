import { expect, test } from 'vitest'
import { norwayOffer } from '../offer.fixture.ts'
import { compareVersions } from '../versions/compare-versions.ts'
import { frozenOffer } from '../versions/frozen-offer.ts'
import type { OfferPhoto } from './offer-photo.ts'
import { photosLeftOut, printedPhotos } from './printed-photos.ts'

const photo = (told: Partial<OfferPhoto>): OfferPhoto => ({
  ...{ id: 1, dayId: 1, filetype: 'jpg', caption: 'Hafen', shows: '', width: 300, height: 200 },
  ...{ source: 'Anna Berg', licence: 'CC BY 4.0', validUntil: null, ...told },
})
const days = norwayOffer.days.map((day, index) => ({ ...day, id: index + 1 }))
const offer = (...photos: OfferPhoto[]) => ({ ...norwayOffer, days, photos })

test('MOVE-08 a photo stands with its day, with caption and credit, and says what it shows to whoever does not see it', () => {
  const printed = printedPhotos(offer(photo({ dayId: 2 }), photo({ id: 2, caption: '', shows: 'Hotel Fjordblick' })))
  expect(printed[1]).toEqual([
    { file: 'photos/1.jpg', ratio: 1.5, caption: 'Hafen', credit: 'Foto: Anna Berg, CC BY 4.0', alt: 'Hafen' },
  ])
  expect(printed[0]?.[0]).toMatchObject({ caption: '', alt: 'Hotel Fjordblick' })
  const own = printedPhotos(offer(photo({ caption: '' })))[0]?.[0]
  expect(own?.alt).toBe(days[0]?.name)
})

test('MOVE-08 what may not stand on paper is left out, and said', () => {
  const photos = offer(photo({ source: ' ' }), photo({ id: 2, dayId: 3, validUntil: '2026-10-20' }))
  expect(printedPhotos(photos).flat()).toEqual([])
  expect(photosLeftOut(photos)).toEqual([
    'Foto „Hafen“, Tag 1: Fotograf oder Lizenz ist nicht notiert. Auf dem Papier fehlt es.',
    'Foto „Hafen“, Tag 3: nutzbar nur bis 20.10.2026. Auf dem Papier fehlt es.',
  ])
})

test('MOVE-08 OFFER-11 another choice of photos is a difference between versions, and none in one made before there were any', () => {
  const [before, after] = [frozenOffer(offer(photo({}))), frozenOffer(offer(photo({ id: 2, caption: 'Dom' })))]
  expect(compareVersions(after, before)).toEqual([
    {
      title: 'Fotos',
      trip: null,
      changes: [
        {
          about: 'Fotos',
          words:
            'neu: „Tag 1: Dom · Foto: Anna Berg, CC BY 4.0“, entfällt: „Tag 1: Hafen · Foto: Anna Berg, CC BY 4.0“',
        },
      ],
    },
  ])
  const { photos: _none, ...older } = frozenOffer(offer())
  expect(compareVersions(frozenOffer(offer()), older)).toEqual([])
  expect(
    compareVersions(
      frozenOffer({ ...offer(photo({})), attachRouteDescription: 'short' }),
      frozenOffer({ ...offer(), attachRouteDescription: 'short' }),
    ),
  ).toEqual([])
})
