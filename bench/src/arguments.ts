import { parseArgs } from 'node:util'

export const parts = ['hand', 'orders', 'load', 'size', 'documents', 'web', 'browser'] as const
export type Part = (typeof parts)[number]

export type Arguments = {
  readonly trips: number
  /** Rounds per measurement; fewer are quicker and noisier. */
  readonly rounds: number
  readonly explain: boolean
  readonly json: boolean
  readonly only: ReadonlySet<Part>
  /** Of which operations; null for all. */
  readonly operations: ReadonlySet<string> | null
}

const usage = `npm run bench -- [--trips 100000] [--rounds 100] [--only ${parts.join(',')}] [--operations list,save]\n [--explain] [--json]`

/** @throws TypeError with the usage for what makes no sense */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      trips: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '100' },
      only: { type: 'string', default: parts.join(',') },
      operations: { type: 'string' },
      explain: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const only = values.only.split(',').map((name) => parts.find((part) => part === name))
  if (only.includes(undefined)) throw new TypeError(usage)
  return {
    trips: wholeNumber(values.trips, 100),
    rounds: wholeNumber(values.rounds, 2),
    explain: values.explain,
    json: values.json,
    operations: values.operations === undefined ? null : new Set(values.operations.split(',')),
    only: new Set(only.filter((part) => part !== undefined)),
  }
}

function wholeNumber(text: string, atLeast: number): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < atLeast) throw new TypeError(usage)
  return value
}
