import { inOneLine } from './one-line.ts'
import type { VoucherWords } from './voucher-words.ts'

type Bed = { readonly persons: number; readonly type: string }

/** Who drives or guides a trip, and where they sleep by its contacts: for how many their room is, and which cabin; null where they need none. */
export type Crew = {
  readonly crew: readonly {
    readonly isDriver: boolean
    readonly roomFor: number | null
    readonly cabinFor: Bed | null
  }[]
  /** The driver sleeps elsewhere. */
  readonly isWithoutDriver: boolean
}

type Words<Name extends 'rooms' | 'cabins'> = Pick<VoucherWords, Name | 'forCrew'>

/** '1 Einzelzimmer für den Fahrer', '2 Einzelzimmer für die Fahrer', '2 Einzelzimmer für Fahrer und Reiseleitung'; '' where nobody needs one. */
export function crewRooms(crew: Crew, words: Words<'rooms'>): string {
  const bedOf = ({ roomFor }: Crew['crew'][number]) => (roomFor === null ? null : { persons: roomFor, type: '' })
  return bedsOfCrew(crew, bedOf, ({ persons }, count) => words.rooms(persons, count), words)
}

/** On a ferry by night: '2 Einzelkabinen innen für Fahrer und Reiseleitung'; '' where nobody needs one (TRUE-04). */
export function crewCabins(crew: Crew, words: Words<'cabins'>): string {
  return bedsOfCrew(
    crew,
    ({ cabinFor }) => cabinFor,
    ({ persons, type }, count) => words.cabins(persons, type, count),
    words,
  )
}

function bedsOfCrew(
  { crew, isWithoutDriver }: Crew,
  bedOf: (member: Crew['crew'][number]) => Bed | null,
  nameOf: (bed: Bed, count: number) => string,
  words: Pick<VoucherWords, 'forCrew'>,
): string {
  const sleeping = crew.flatMap((member) => {
    const bed = bedOf(member)
    return bed === null || (member.isDriver && isWithoutDriver) ? [] : [{ isDriver: member.isDriver, bed }]
  })
  const kinds = [...Map.groupBy(sleeping, ({ bed: { persons, type } }) => `${persons} ${type}`).values()]
  return inOneLine(
    kinds
      .toSorted(([one], [other]) => (other?.bed.persons ?? 0) - (one?.bed.persons ?? 0))
      .flatMap((those) => {
        const [first] = those
        if (first === undefined) return []
        const drivers = those.filter(({ isDriver }) => isDriver).length
        return [words.forCrew(nameOf(first.bed, those.length), drivers, those.length - drivers)]
      }),
  )
}
