import { expect, test } from 'vitest'
import { type GazetteerEntry, type GazetteerKind, gazetteerHits } from './gazetteer.ts'

const entry = (kind: GazetteerKind, name: string, country: string, latitude: number, longitude: number) => ({
  ...{ kind, name, country, latitude, longitude, alsoNamed: name === 'Florenz' ? ['Firenze', 'Florence'] : [] },
})
const entries: readonly GazetteerEntry[] = [
  entry('places', 'Kiel', 'DE', 54.32, 10.13),
  entry('ports', 'Kiel', 'DE', 54.317, 10.138),
  entry('train_stations', 'Kiel Hbf', 'DE', 54.314, 10.131),
  entry('places', 'Bergen', 'NO', 60.39, 5.32),
  entry('places', 'Bergen', 'DE', 52.81, 9.96),
  entry('places', 'Bergenfjord', 'NO', 59, 6),
  entry('places', 'Florenz', 'IT', 43.77, 11.25),
  entry('places', 'Ålesund', 'NO', 62.47, 6.15),
]

test.each<[typed: string, wished: GazetteerKind | null, found: string[]]>([
  ['Bergen', 'places', ['Bergen NO', 'Bergen DE', 'Bergenfjord NO']],
  ['bergen ', null, ['Bergen NO', 'Bergen DE', 'Bergenfjord NO']],
  // The town and its harbour are one spot; whatever is being made comes first.
  ['Kiel', 'ports', ['Kiel DE', 'Kiel Hbf DE']],
  ['Firenze', 'places', ['Florenz IT']],
  ['alesund', 'places', ['Ålesund NO']],
  ['Be', 'places', []],
  ['', 'places', []],
  ['Nirgendwo', 'places', []],
])('MOVE-05 %j lies where the gazetteer says, wished as %s', (typed, wished, found) => {
  expect(gazetteerHits(entries, typed, wished).map(({ name, country }) => `${name} ${country}`)).toEqual(found)
})

test('MOVE-05 of one spot the kind that is being made is told', () => {
  expect(gazetteerHits(entries, 'Kiel', 'ports')[0]).toEqual({
    ...{ kind: 'ports', name: 'Kiel', country: 'DE', latitude: 54.317, longitude: 10.138 },
  })
})
