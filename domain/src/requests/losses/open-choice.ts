import { type RequestedKind, serviceKinds } from '../../service-kinds.ts'

/** A service for which several are asked and nobody is chosen: none of them speaks for it (decisions 145, 151). */
export type OpenChoice = {
  readonly serviceId: number
  readonly dayNumber: number
  readonly kind: RequestedKind
  /** The town of a hotel, the ends of a passage, what else it is; '' where nobody has said so. */
  readonly about: string
  /** How many of them stand. */
  readonly standing: number
}

/** 'Tag 2, Hotel in Oslo: 2 Häuser zur Wahl, keines gewählt.' (TRUE-04) */
export function openChoiceWords(choices: readonly OpenChoice[]): string[] {
  return choices.map((choice) => `${whereOf(choice)}: ${toChooseFrom(choice.kind, choice.standing)}.`)
}

/** '2 Häuser zur Wahl, keines gewählt' */
export function toChooseFrom(kind: RequestedKind, standing: number): string {
  return kind === 'hotel'
    ? `${standing} Häuser zur Wahl, keines gewählt`
    : `${standing} Leistungsträger zur Wahl, keiner gewählt`
}

/**
 * The same of a whole trip in one sentence, for papers that are made while several are still asked.
 * @returns null where nothing is open
 */
export function openChoicesOfTrip(choices: readonly OpenChoice[]): string | null {
  const [only, ...others] = choices
  if (only === undefined) return null
  const unnamed = 'das Papier nennt niemanden'
  if (others.length === 0) return `${whereOf(only)}: ${toChooseFrom(only.kind, only.standing)}, ${unnamed}.`
  return `Mehrere zur Wahl, niemand gewählt, ${unnamed}: ${choices.map(whereOf).join('; ')}.`
}

/** 'Tag 2, Hotel in Oslo', 'Tag 3, Fähre Kiel – Oslo' */
function whereOf({ dayNumber, kind, about }: OpenChoice): string {
  const { label } = serviceKinds[kind]
  if (about === '') return `Tag ${dayNumber}, ${label}`
  if (kind === 'other') return `Tag ${dayNumber}, ${about}`
  return `Tag ${dayNumber}, ${label}${kind === 'hotel' ? ' in' : ''} ${about}`
}
