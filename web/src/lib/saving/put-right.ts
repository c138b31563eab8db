import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { columnOf, isDeclaredPart, showsAsKept } from '../live/answers-of-trip.ts'
import { layOver } from './cached-item.ts'
import { atPath, type ByPath } from './field-paths.ts'

/**
 * Puts right what is kept of an item once its saves are answered: copies on the screen that show what was saved as it is kept take it
 * from the answer, everything else is asked for again.
 * @param paths the fields that were saved
 * @param answer the item as it is kept now; null where nobody knows
 */
export function putRight(
  client: QueryClient,
  { resource, id }: { resource: string; id: number },
  paths: readonly string[],
  answer: unknown,
): void {
  const columns = paths.map(columnOf)
  const showsAnswer = (query: Query) => answer !== null && query.isActive() && showsAsKept(query.queryKey, columns)
  const values: ByPath = Object.fromEntries(paths.map((path) => [path, atPath(answer, path)]))
  layOver(client, resource, id, values, showsAnswer)
  const isConcerned = (query: Query) => {
    if (query.queryKey[0] !== resource || !wasPutRight(query.queryKey, id)) return false
    const { data, fetchStatus, isInvalidated } = query.state
    // What is under way may have been read before the save.
    const isRight = data !== undefined && fetchStatus === 'idle' && !isInvalidated && showsAnswer(query)
    return !isRight
  }
  void client.invalidateQueries({ predicate: isConcerned })
}

/** Whether the answer to a save of the item puts right what is kept under a key of its resource. */
export function wasPutRight(key: QueryKey, id: number): boolean {
  const [, kind, detail] = key
  return kind === 'list' || (kind === 'item' && detail === id && !isDeclaredPart(key))
}
