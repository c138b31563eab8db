import type { DocumentType } from '../document.contract.ts'
import { type LoggedRow, type NetChange, netChanges } from './net-changes.ts'
import { type TripFacts, wordsOfChange } from './outdated-words.ts'
import { countedTopics, type PaperTopic, paperTopics, topicsOfPapers } from './read-by-papers.ts'

/** A paper that was made of a trip, and the only request it is about, if it is about one. */
export type MadePaper = {
  readonly id: number
  readonly type: DocumentType
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly request: number | null
}

/** What a paper does not know yet, and when that last changed; null where only the difference is known. */
export type PaperChange = { readonly words: string; readonly at: Date | null }

/**
 * What of a trip is no longer as a paper tells it (TRUE-04): what its kind reads and has changed since, each once, in the order of
 * topics. @param log of the trip, oldest first, at least since the paper was made; @param trip as it is now; @param topics of the kind unless
 * only some are asked for
 */
export function changesSince(
  paper: MadePaper,
  log: readonly LoggedRow[],
  trip: Omit<TripFacts, 'isMoved'>,
  topics: readonly PaperTopic[] = topicsOfPapers[paper.type] ?? [],
): PaperChange[] {
  const changes = netChanges(log.filter(({ at }) => at > paper.createdAt)).filter((change) =>
    concerns(paper, change, trip),
  )
  const isMoved = changes.some(({ table, after }) => table === 'orders' && ('start_at' in after || 'end_at' in after))
  const found = topics.flatMap((topic) =>
    changes.flatMap((change) => {
      const part = partOf(topic, change)
      const told = part === null ? null : wordsOfChange(topic, part, { ...trip, isMoved })
      return told === null ? [] : [{ ...told, at: change.at }]
    }),
  )
  // Days follow their trip.
  const told = isMoved ? found.filter(({ topic, words }) => topic !== 'period' || words.startsWith('Reise ')) : found
  return [...Map.groupBy(told, ({ words }) => words)].map(([words, all]) => ({
    words,
    at: new Date(Math.max(...all.map(({ at }) => at.getTime()))),
  }))
}

/** The change as far as the topic reads it; null where it reads nothing of it. */
function partOf(topic: PaperTopic, change: NetChange): NetChange | null {
  const columns: readonly string[] | undefined = (paperTopics[topic] as Readonly<Record<string, readonly string[]>>)[
    change.table
  ]
  if (columns === undefined) return null
  if (change.kind !== 'other') return countedTopics.includes(topic) && change.table !== 'requests' ? change : null
  const read = (values: NetChange['after']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => columns.includes(name)))
  const after = read(change.after)
  return Object.keys(after).length === 0 ? null : { ...change, before: read(change.before), after }
}

/** A list for one house tells nothing of the others. */
function concerns({ request }: MadePaper, { table, row }: NetChange, trip: Omit<TripFacts, 'isMoved'>): boolean {
  if (request === null) return true
  if (table === 'requests') return row === request
  return table === 'placeholders' ? row === trip.requests.get(request)?.service : true
}

/**
 * Papers that their reader still goes by: of each kind, and of each house, the one that was sent last.
 * @param papers any order
 */
export function lastSent(papers: readonly MadePaper[]): Set<number> {
  const sent = papers.filter(({ sentAt }) => sentAt !== null)
  const byReader = Map.groupBy(sent, ({ type, request }) => `${type} ${request ?? ''}`)
  const time = ({ sentAt, createdAt }: MadePaper) => (sentAt ?? createdAt).getTime()
  return new Set(
    [...byReader.values()]
      .flatMap((all) => all.toSorted((a, b) => time(b) - time(a) || b.id - a.id).slice(0, 1))
      .map(({ id }) => id),
  )
}
