import type { Contestant, ContestantName } from '../contestants/contestants.ts'
import type { Operation } from '../operations/operations.ts'
import { type Summary, summarize } from '../statistics.ts'

export type Latencies = Partial<Record<ContestantName, Summary>>

/**
 * How long an operation takes for each contestant, in milliseconds. They take turns after every handful of requests, so
 * that whatever else the machine does meets all of them alike.
 * @param atOnce how many callers ask at the same time
 */
export async function measureLatency(
  contestants: readonly Contestant[],
  operation: Operation,
  { atOnce, rounds }: { atOnce: number; rounds: number },
): Promise<Latencies> {
  const times = new Map<ContestantName, number[]>(contestants.map(({ name }) => [name, []]))
  // PostgreSQL keeps the plan of a prepared statement after the fifth time.
  const warmUp = Math.max(8, Math.ceil(rounds / 10))
  for (let round = -warmUp; round < rounds; round++) {
    // Who begins changes, too: the first finds the caches colder than the last.
    for (const contestant of rotated(contestants, round + warmUp)) {
      const taken = await oneRound(contestant, operation, (round + warmUp) * atOnce, atOnce)
      if (round >= 0) times.get(contestant.name)?.push(...taken)
    }
  }
  return Object.fromEntries([...times].map(([name, values]) => [name, summarize(values)]))
}

/** Twice as many requests as callers, so that a caller who is done asks again while the others still wait. */
async function oneRound(contestant: Contestant, operation: Operation, from: number, atOnce: number): Promise<number[]> {
  const taken: number[] = []
  const each = atOnce === 1 ? 1 : 2
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      for (let turn = 0; turn < each; turn++) {
        const started = performance.now()
        await contestant.run(operation, from + lane + turn * atOnce, lane)
        taken.push(performance.now() - started)
      }
    }),
  )
  return taken
}

export function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
