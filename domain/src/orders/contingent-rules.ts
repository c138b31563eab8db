/** What a contingent may hold: which sizes stand in which list, each type once, the standard entries always (000 §3, §5). */

export type ContingentKind = 'hotel' | 'ferry'
export type EntryType = { readonly persons: number; readonly type: string }
export type Lists<Row> = Readonly<Record<string, readonly Row[]>>
export type Fault = { propertyPath: string; message: string }

/** Persons per entry that each list holds; `quadrupleRooms` those of five and six, too, `otherCabins` those of cabins (CAP-05). */
export const listSizes = {
  hotel: { doubleRooms: [2], singleRooms: [1], tripleRooms: [3], quadrupleRooms: [4, 5, 6] },
  ferry: { doubleCabins: [2], singleCabins: [1], tripleCabins: [3], quadrupleCabins: [4], otherCabins: [5, 6] },
} as const satisfies Record<ContingentKind, Record<string, readonly number[]>>

type Sizes = typeof listSizes
export type ContingentList = keyof Sizes['hotel'] | keyof Sizes['ferry']

export const standardTypes = { hotel: 'standard', ferry: 'inside' } as const satisfies Record<ContingentKind, string>

export const entryWords = {
  hotel: { things: 'Zimmer', kinds: 'Zimmerart' },
  ferry: { things: 'Kabinen', kinds: 'Kabinenart' },
  train: { things: 'Abteile', kinds: 'Klasse' },
} as const

/** The list in which entries of a size stand, 'quadrupleRooms' for five. */
export function listOf(kind: ContingentKind, persons: number): string {
  return Object.entries<readonly number[]>(listSizes[kind]).find(([, sizes]) => sizes.includes(persons))?.[0] ?? ''
}

export function listNamesOf(kind: ContingentKind): ContingentList[] {
  // Object.keys forgets the names.
  return Object.keys(listSizes[kind]) as ContingentList[]
}

/** Persons that an entry of a list has when none are told. */
export function leastSizeOf(kind: ContingentKind, list: string): number {
  return sizesOf(kind, list)[0] ?? 1
}

function sizesOf(kind: ContingentKind, list: string): readonly number[] {
  return Object.entries<readonly number[]>(listSizes[kind]).find(([name]) => name === list)?.[1] ?? []
}

/** A section's first entry can neither be edited nor removed (000 §5); multi-bed entries begin at three persons. */
export function isFixed(kind: ContingentKind, { persons, type }: EntryType): boolean {
  return persons <= 3 && type === standardTypes[kind]
}

/** What is wrong with the lists of a contingent as they would stand. @param stored as they are; a fixed entry must stay */
export function contingentFaults(kind: ContingentKind, lists: Lists<EntryType>, stored: readonly EntryType[]): Fault[] {
  return Object.entries(lists).flatMap(([list, entries]) => [
    ...entryFaults(entryWords[kind], list, sizesOf(kind, list), entries),
    ...missingFaults(kind, list, entries, stored),
  ])
}

type Words = (typeof entryWords)[keyof typeof entryWords]

/** What is wrong within one list: a size of another list, a type that stands there twice. @param sizes its persons, ascending */
export function entryFaults(
  { things, kinds }: Words,
  list: string,
  sizes: readonly number[],
  entries: readonly EntryType[],
): Fault[] {
  const many = sizes.length > 1 ? `${sizes[0]} bis ${sizes.at(-1)} Personen` : personsWord(sizes[0] ?? 1)
  const foreign = entries.flatMap(({ persons }, index) =>
    sizes.includes(persons)
      ? []
      : [{ propertyPath: `${list}[${index}].type.persons`, message: `Hier stehen ${things} für ${many}.` }],
  )
  const repeated = entries.flatMap((entry, index) =>
    entries.findIndex((other) => isSameType(other, entry)) === index
      ? []
      : [
          {
            propertyPath: `${list}[${index}].type.type`,
            message: `Jede ${kinds} steht nur einmal je Personenzahl.`,
          },
        ],
  )
  return [...foreign, ...repeated]
}

function missingFaults(
  kind: ContingentKind,
  list: string,
  entries: readonly EntryType[],
  stored: readonly EntryType[],
): Fault[] {
  const fixed = stored.filter((entry) => isFixed(kind, entry) && sizesOf(kind, list).includes(entry.persons))
  return fixed.every((entry) => entries.some(({ persons, type }) => persons === entry.persons && type === entry.type))
    ? []
    : [{ propertyPath: list, message: 'Der erste Eintrag (Standard) bleibt und wird nicht geändert.' }]
}

/** One type stands once per person count; the desk's own names count as the same in small and capital letters. */
function isSameType(one: EntryType, other: EntryType): boolean {
  return one.persons === other.persons && one.type.toLowerCase() === other.type.toLowerCase()
}

/** 'eine Person', '3 Personen' */
export function personsWord(persons: number): string {
  return persons === 1 ? 'eine Person' : `${persons} Personen`
}

/** Person counts that a multi-bed entry may have (000 §9). */
export const multiBedSizes = [3, 4, 5, 6] as const

/** Cabin types still free for a person count (000 §5). @param except the entry being edited; its own type stays offered */
export function freeTypes(
  types: readonly string[],
  entries: readonly EntryType[],
  persons: number,
  except?: EntryType,
): string[] {
  return types.filter((type) => !entries.some((entry) => entry !== except && isSameType(entry, { persons, type })))
}

/**
 * Person count of a new multi-bed entry: the first of 3 or 4 that still has a free type (000 §5), else the first larger one.
 * @param types those of the cabin list; rooms may be named freely, so `[]` tells that there is always one
 * @returns null when every type of every size is used
 */
export function defaultPersons(types: readonly string[], entries: readonly EntryType[]): number | null {
  if (types.length === 0) return 3
  return multiBedSizes.find((persons) => freeTypes(types, entries, persons).length > 0) ?? null
}

/** Delete is offered only when more than one entry exists, and never for the first (000 §5). */
export function isRemovable(kind: ContingentKind, entries: readonly EntryType[], entry: EntryType): boolean {
  return entries.length > 1 && !isFixed(kind, entry)
}
