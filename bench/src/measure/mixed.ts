import { type Contestant, type ContestantName, lanes } from '../contestants/contestants.ts'
import type { Operation, OperationName } from '../operations/operations.ts'
import { type Summary, summarize } from '../statistics.ts'
import { rotated } from './latency.ts'

/** 60 % dashboard, 20 % list, 10 % search, 10 % save (design §6), evenly spread. */
const mixture: readonly OperationName[] = [
  'dashboard',
  'list',
  'dashboard',
  'dashboard',
  'search',
  'dashboard',
  'list',
  'dashboard',
  'save',
  'dashboard',
]

export type Throughputs = Partial<Record<ContestantName, Summary>>

/** Operations a second with 32 clients who each ask again as soon as they have their answer; the contestants take turns. */
export async function measureMixed(
  contestants: readonly Contestant[],
  operations: readonly Operation[],
  { rounds, secondsEach }: { rounds: number; secondsEach: number },
): Promise<Throughputs> {
  const rates = new Map<ContestantName, number[]>(contestants.map(({ name }) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const contestant of rotated(contestants, round + 1)) {
      const rate = await oneRound(contestant, operations, secondsEach * 1_000)
      if (round >= 0) rates.get(contestant.name)?.push(rate)
    }
  }
  return Object.fromEntries([...rates].map(([name, values]) => [name, summarize(values)]))
}

async function oneRound(
  contestant: Contestant,
  operations: readonly Operation[],
  milliseconds: number,
): Promise<number> {
  const started = performance.now()
  const end = started + milliseconds
  let done = 0
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      // Callers begin at different places of the mixture and ask about different trips.
      for (let turn = lane; performance.now() < end; turn++) {
        const operation = operationOf(operations, mixture[turn % mixture.length])
        await contestant.run(operation, lane * 10_007 + turn, lane)
        done++
      }
    }),
  )
  return (done / (performance.now() - started)) * 1_000
}

function operationOf(operations: readonly Operation[], name: OperationName | undefined): Operation {
  const found = operations.find((operation) => operation.name === name)
  if (found === undefined) throw new TypeError(`no operation '${name}'`)
  return found
}
