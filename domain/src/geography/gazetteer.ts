import { soughtWords } from '../sought-words.ts'
import type { Coordinates } from './great-circle.ts'

export const gazetteerKinds = ['places', 'ports', 'airports', 'train_stations'] as const
export type GazetteerKind = (typeof gazetteerKinds)[number]

/** What is known to lie somewhere: a town, a harbour, an airport, a station. */
export type GazetteerEntry = Coordinates & {
  readonly kind: GazetteerKind
  /** As it is called in German, and by what else it is found. */
  readonly name: string
  readonly alsoNamed: readonly string[]
  /** Two letters. */
  readonly country: string
}

/** What a new entry of that name may be, told to choose from. */
export type GazetteerHit = Omit<GazetteerEntry, 'alsoNamed'>

const most = 6
const fewestLetters = 3

/**
 * Where something of that name lies (MOVE-05): what is named so stands before what only begins so, and of both what is of the
 * wished kind comes first.
 * @param typed fewer than three letters find nothing but what is named so
 * @param wished what is being made; null where anything will do
 * @returns six at most, each spot once
 */
export function gazetteerHits(
  entries: readonly GazetteerEntry[],
  typed: string,
  wished: GazetteerKind | null,
): GazetteerHit[] {
  const sought = soughtWords(typed.trim())
  if (sought === '') return []
  const ranked = entries.flatMap((entry) => {
    const names = [entry.name, ...entry.alsoNamed].map(soughtOf)
    if (names.includes(sought)) return [{ entry, rank: entry.kind === wished ? 0 : 1 }]
    const begins = sought.length >= fewestLetters && names.some((name) => name.startsWith(sought))
    return begins ? [{ entry, rank: entry.kind === wished ? 2 : 3 }] : []
  })
  const spots = new Set<string>()
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .filter(({ entry }) => isNewSpot(spots, entry))
    .slice(0, most)
    .map(({ entry: { alsoNamed: _, ...hit } }) => hit)
}

/** A town and its station lie within a few kilometres: both of one name are one place on the map. */
function isNewSpot(spots: Set<string>, { name, country, latitude, longitude }: GazetteerEntry): boolean {
  const spot = [soughtOf(name), country, Math.round(latitude * 10), Math.round(longitude * 10)].join(' ')
  if (spots.has(spot)) return false
  spots.add(spot)
  return true
}

/** The same thousands of names are asked again with every letter. */
const known = new Map<string, string>()
function soughtOf(name: string): string {
  const words = known.get(name) ?? soughtWords(name)
  known.set(name, words)
  return words
}
