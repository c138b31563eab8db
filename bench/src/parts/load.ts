import { bareFastify, bareSql, type Contestant, realApp } from '../contestants/contestants.ts'
import { type Latencies, measureLatency } from '../measure/latency.ts'
import { measureMixed } from '../measure/mixed.ts'
import type { Operation } from '../operations/operations.ts'
import type { Summary } from '../statistics.ts'
import { type Figure, mixedOfFastify, overSql } from '../targets.ts'

type Load = { readonly adminUrl: string; readonly trips: number; readonly rounds: number }

/** How much oftener quick operations are asked. */
const quickRounds = 5

/** Lists, searches, masks and saves: over HTTP, bare, and behind bare Fastify; alone, 16 at once, and 32 clients mixed. */
export async function benchLoad(
  operations: readonly Operation[],
  { adminUrl, trips, rounds }: Load,
  tell: (step: string) => void,
): Promise<Figure[]> {
  const contestants: Contestant[] = []
  try {
    contestants.push(bareSql(adminUrl, trips))
    const [fastify] = await bareFastify(adminUrl, trips, 8460)
    contestants.push(fastify)
    contestants.push(await realApp(adminUrl, trips, 8461))
    const figures: Figure[] = []
    for (const atOnce of [1, 16]) {
      // What one page asks in one round is nothing sixteen people do at the same moment.
      for (const operation of operations.filter(({ isOneRound }) => atOnce === 1 || isOneRound !== true)) {
        tell(`${operation.title}, ${atOnce} zugleich`)
        const latencies = await measureLatency(contestants, operation, {
          atOnce,
          rounds: (atOnce === 1 ? rounds : Math.ceil(rounds / 4)) * (operation.isQuick ? quickRounds : 1),
        })
        figures.push(...latencyFigures(operation, atOnce, latencies))
      }
    }
    tell('32 gemischt')
    const {
      sql,
      fastify: overOurs,
      app,
    } = await measureMixed(contestants, operations, {
      rounds: Math.ceil(rounds / 5),
      secondsEach: 1,
    })
    figures.push(...mixedFigures(must(sql), must(overOurs), must(app)))
    return figures
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.close()))
  }
}

function latencyFigures(operation: Operation, atOnce: number, latencies: Latencies): Figure[] {
  const { name, title } = operation
  const [sql, fastify, app] = [must(latencies.sql), must(latencies.fastify), must(latencies.app)]
  const figure = operation.isOneRound === true ? 'p95' : 'median'
  const section = atOnce === 1 ? 'Eine Anfrage nach der anderen' : `${atOnce} zugleich`
  return [
    {
      section,
      name: `${title}: HTTP zu reinem SQL`,
      value: app[figure] / sql[figure],
      unit: 'ratio',
      // The targets are those of a single caller; 16 at once compete for the same cores as their own database.
      target: atOnce === 1 ? overSql[name] : null,
      detail: `${times(app)} zu ${times(sql)}`,
    },
    {
      section,
      name: `${title}: HTTP zu bloßem Fastify`,
      value: app[figure] / fastify[figure],
      unit: 'ratio',
      target: null,
      detail: `${times(app)} zu ${times(fastify)}`,
    },
  ]
}

function mixedFigures(sql: Summary, fastify: Summary, app: Summary): Figure[] {
  const section = '32 Clients gemischt'
  return [
    {
      section,
      name: 'Anfragen je Sekunde: HTTP zu bloßem Fastify',
      value: app.median / fastify.median,
      unit: 'ratio',
      target: mixedOfFastify,
      detail: `${rate(app)} zu ${rate(fastify)}; reines SQL ${rate(sql)}`,
    },
  ]
}

export function rate({ median, noise }: Summary): string {
  return `${median.toFixed(0)}/s (±${percent(noise)})`
}

export function times({ median, p95, noise }: Summary): string {
  return `${median.toFixed(2)} ms (95 %: ${p95.toFixed(1)}, ±${percent(noise)})`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

function must<T>(summary: T | undefined): T {
  if (summary === undefined) throw new TypeError('a contestant was not measured')
  return summary
}
