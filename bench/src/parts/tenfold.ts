import { type Contestant, realApp } from '../contestants/contestants.ts'
import { rotated } from '../measure/latency.ts'
import type { Operation } from '../operations/operations.ts'
import { summarize } from '../statistics.ts'
import { type Figure, listAtTenfold } from '../targets.ts'
import { times } from './load.ts'

type Agency = { readonly adminUrl: string; readonly trips: number }

/** The trip list of a small agency beside that of one ten times as large, over HTTP. */
export async function benchTenfold(list: Operation, small: Agency, large: Agency, rounds: number): Promise<Figure[]> {
  const apps: { app: Contestant; taken: number[] }[] = []
  try {
    for (const [index, { adminUrl, trips }] of [small, large].entries()) {
      apps.push({ app: await realApp(adminUrl, trips, 8462 + index), taken: [] })
    }
    const warmUp = 10
    for (let round = 0; round < rounds + warmUp; round++) {
      for (const { app, taken } of rotated(apps, round)) {
        const started = performance.now()
        await app.run(list, round, 0)
        if (round >= warmUp) taken.push(performance.now() - started)
      }
    }
    const [few, many] = apps.map(({ taken }) => summarize(taken))
    if (few === undefined || many === undefined) return []
    return [
      {
        section: 'Größe der Agentur',
        name: `${list.title}: ${large.trips} zu ${small.trips} Reisen`,
        value: many.median / few.median,
        unit: 'ratio',
        target: listAtTenfold,
        detail: `${times(many)} zu ${times(few)}`,
      },
    ]
  } finally {
    await Promise.all(apps.map(({ app }) => app.close()))
  }
}
