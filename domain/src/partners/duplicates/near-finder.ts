import { type Likeness, plainName, seemsNear } from './duplicates.ts'
import { areNear } from './near-names.ts'

/** Of names cut in four pieces that are two letters apart, two pieces at least are the same. */
const pieces = 4
const mostLetters = 2
const pairs = [
  ...([0, 1, 2] as const).map((one) => [one, 3] as const),
  ...([0, 1] as const).map((one) => [one, 2] as const),
  [0, 1] as const,
]

type Kept<Entry> = { readonly entry: Entry; readonly name: string }
type Shelves<Entry> = Map<string, Kept<Entry>[]>
export type NearFinder<Entry> = { readonly find: (sought: Likeness) => Entry | null }

/**
 * Looks for names that are nearly the same (MOVE-06) among many, so that ten thousand lines can be compared with ten thousand entries: an entry
 * is compared with those alone that share two pieces of their name at about the same place, or the rarest of their words.
 */
export function nearFinder<Entry extends Likeness>(known: readonly Entry[]): NearFinder<Entry> {
  const byPieces: Shelves<Entry> = new Map()
  const byWord: Shelves<Entry> = new Map()
  const byRarest: Shelves<Entry> = new Map()
  const kept = known.map((entry) => ({ entry, name: plainName(entry.name) }))
  for (const one of kept) {
    for (const pair of pairs) put(byPieces, keyOf(one.name, one.name.length, pair, [0, 0]), one)
    for (const word of new Set(one.name.split(' '))) put(byWord, word, one)
  }
  const rarestOf = (name: string) =>
    name.split(' ').reduce((one, other) => (sizeOf(byWord, other) < sizeOf(byWord, one) ? other : one))
  for (const one of kept) put(byRarest, rarestOf(one.name), one)
  const answers = new Map<string, Entry | null>()

  function look(sought: Likeness): Entry | null {
    const name = plainName(sought.name)
    // One of them says all words of the other, or they are a few letters apart.
    const shelves = [
      byWord.get(rarestOf(name)),
      ...name.split(' ').map((word) => byRarest.get(word)),
      ...keysNear(name).map((key) => byPieces.get(key)),
    ]
    const seen = new Set(shelves.flatMap((shelf) => shelf ?? []))
    const found = [...seen].find((one) => areNear(name, one.name) && seemsNear(sought, one.entry) === 'near')
    return found?.entry ?? null
  }

  return {
    /** @returns an entry whose name is nearly that, at a place that does not differ; null where there is none */
    find(sought) {
      const key = [sought.name, sought.place, sought.number, ...sought.emails].join('\n')
      const before = answers.get(key)
      if (before !== undefined) return before
      const found = look(sought)
      answers.set(key, found)
      return found
    },
  }
}

function put<Value>(shelves: Map<string, Value[]>, key: string, value: Value): void {
  const shelf = shelves.get(key)
  if (shelf === undefined) shelves.set(key, [value])
  else shelf.push(value)
}

const sizeOf = (shelves: ReadonlyMap<string, readonly unknown[]>, key: string) => shelves.get(key)?.length ?? 0

/** Two pieces of a name as they stand in one of `length` letters, each so many places further on. */
function keyOf(
  name: string,
  length: number,
  pair: readonly [number, number],
  shifts: readonly [number, number],
): string {
  const texts = pair.map((piece, index) => {
    const shift = shifts[index] ?? 0
    return name.slice(cutOf(length, piece) + shift, cutOf(length, piece + 1) + shift)
  })
  return [length, ...pair, ...texts].join('|')
}

const cutOf = (length: number, piece: number) => Math.floor((piece * length) / pieces)

/** The pieces of all names that may be two letters apart from this one. What was put in or left out before a piece shifts it. */
function keysNear(name: string): string[] {
  const keys = new Set<string>()
  for (let more = -mostLetters; more <= mostLetters; more++) {
    const length = name.length - more
    if (length < pieces) continue
    for (const [first, second] of shiftsFor(more)) {
      for (const pair of pairs)
        if (first + cutOf(length, pair[0]) >= 0) keys.add(keyOf(name, length, pair, [first, second]))
    }
  }
  return [...keys]
}

/** By how much two pieces may be shifted on the way to `more` letters, two letters at most put in or left out. */
function shiftsFor(more: number): [number, number][] {
  const few = [-2, -1, 0, 1, 2]
  return few.flatMap((first) =>
    few
      .filter((second) => Math.abs(first) + Math.abs(second - first) + Math.abs(more - second) <= mostLetters)
      .map((second): [number, number] => [first, second]),
  )
}
