import { expect, test } from 'vitest'
import { soughtPart, soughtWords } from './sought-words.ts'

test.each([
  ['Bjørvika', 'bjorvika'],
  ['Müller', 'muller'],
  ['Mueller', 'muller'],
  ['Muller', 'muller'],
  ['Mu\u0308ller', 'muller'],
  ['Straße', 'strasse'],
  ['Århus', 'arhus'],
  ['Aarhus', 'arhus'],
  ['Ærø', 'aro'],
  ['Kraków – Łódź', 'krakow – lodz'],
  ['CAFÉ DES ÎLES', 'cafe des iles'],
  ['Þingvellir', 'thingvellir'],
  ['aee aaa', 'ae aa'],
  ['', ''],
])('EASE-08 %s is looked for as %s', (text, sought) => {
  expect(soughtWords(text)).toBe(sought)
})

test.each([
  ['Hotel Bjørvika', 'bjorv', 'Bjørv'],
  ['Familie Mueller', 'müll', 'Muell'],
  ['Familie Müller', 'MUELLER', 'Müller'],
  ['Mu\u0308ller', 'mull', 'Mu\u0308ll'],
  ['Gießen', 'giess', 'Gieß'],
  ['Hotel Blaueck', 'eck', 'eck'],
  ['😀 Århus', 'aarh', 'Årh'],
  ['Oslo', 'bergen', null],
  ['Oslo', ' ', null],
])('EASE-08 in %s what was found by %s is marked', (text, term, marked) => {
  const part = soughtPart(text, term)
  expect(part && text.slice(part.from, part.to)).toBe(marked)
})
