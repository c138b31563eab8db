import { expect, test } from 'vitest'
import type { Locale } from '../../accounts/options.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { untypeset } from '../../typography/typeset.ts'
import { itemUnit, supplementName } from './row-names.ts'

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

test.each<[Locale, string]>([
  ['de_DE', 'Oslo – Bergen: Doppelabteil, 1. Klasse'],
  ['fr', 'Oslo – Bergen : Compartiment double, 1re classe'],
])('CALC-07 a compartment is named with its train, apart as the language does it (%s)', (locale, name) => {
  const price = {
    key: 'contingent-1',
    billingType: 'included',
    hasFreeplaces: false,
    cents: 0,
    currency: 'EUR',
  } as const
  const cabin = { priceType: 'trainSupplement', persons: 2, type: 'first', title: 'Oslo – Bergen', cabins: [] } as const
  const row = { ...price, ...cabin }
  const told = untypeset(supplementName(row, documentLanguage(locale))).replaceAll(/\s/g, ' ')
  expect(told).toBe(name)
})
