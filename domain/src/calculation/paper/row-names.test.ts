import { expect, test } from 'vitest'
import type { Locale } from '../../accounts/options.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { untypeset } from '../../typography/typeset.ts'
import { itemUnit } from './row-names.ts'

test.each<[Locale, readonly string[]]>([
  ['de_DE', ['pro Person', 'pro Person und Nacht', 'pro Einzelzimmer', 'pro Einzelzimmer und Nacht', 'pro Gruppe']],
  ['en', ['per person', 'per person and night', 'per single room', 'per single room and night', 'per group']],
  [
    'fr',
    [
      ...['par personne', 'par personne et par nuit', 'par chambre individuelle'],
      ...['par chambre individuelle et par nuit', 'par groupe'],
    ],
  ],
])('CALC-07 every quantity of a price of a request has its words on paper (%s)', (locale, words) => {
  const types = ['per_person', 'per_person_night', 'per_single_room', 'per_single_room_night', 'per_group'] as const
  const units = types.map((quantityType) =>
    untypeset(itemUnit({ quantityType, priceForAllNights: false }, documentLanguage(locale))),
  )
  expect(units).toEqual(words)
})
