import { checkContent } from '../by-hand/check-content.ts'
import { setsOf } from '../by-hand/content.ts'
import { bareFastify, type Contestant, type RealApp, realApp, sqlByHand } from '../contestants/contestants.ts'
import { measureLatency } from '../measure/latency.ts'
import { measureMixed } from '../measure/mixed.ts'
import type { Operation } from '../operations/operations.ts'
import { sampleOf } from '../operations/samples.ts'
import type { Summary } from '../statistics.ts'
import { type Figure, mixedOfHand, overHand, p99OfMedian } from '../targets.ts'
import { rate, times } from './load.ts'

type ByHand = {
  readonly adminUrl: string
  readonly trips: number
  readonly rounds: number
  /** null for all; the mixture needs all of them. */
  readonly operations: ReadonlySet<string> | null
}

const section = 'Gegen das beste SQL von Hand'
/** How much oftener quick operations are asked. */
const quickRounds = 5
const samplesCompared = 4

/** The app over HTTP beside the best SQL by hand for the same screens, run bare; and 32 clients beside bare Fastify over it. */
export async function benchByHand(
  operations: readonly Operation[],
  { adminUrl, trips, rounds, operations: asked }: ByHand,
  tell: (step: string) => void,
): Promise<Figure[]> {
  const hand = sqlByHand(adminUrl, trips)
  const started: Contestant[] = [hand]
  try {
    const app = await realApp(adminUrl, trips, 8465)
    started.push(app)
    const [fastify, fastifyByHand] = await bareFastify(adminUrl, trips, 8466)
    started.push(fastify)
    const figures: Figure[] = []
    for (const operation of operations.filter(({ byHand }) => byHand !== undefined)) {
      tell(`${operation.title}, gegen SQL von Hand`)
      for (let sample = 0; sample < samplesCompared; sample++) await compare(operation, app, hand, sample, trips)
      const together = { ...operation, isOneRound: operation.steps.length > 1 }
      const measured = await measureLatency([hand, app], together, {
        atOnce: 1,
        rounds: rounds * (operation.isQuick ? quickRounds : 1),
      })
      figures.push(...figuresOf(operation, must(measured.byHand), must(measured.app)))
    }
    if (asked !== null) return figures
    tell('32 gemischt, gegen SQL von Hand')
    const mixed = await measureMixed([fastifyByHand, app], operations, {
      rounds: Math.ceil(rounds / 5),
      secondsEach: 1,
    })
    const [there, here] = [must(mixed.fastifyByHand), must(mixed.app)]
    figures.push({
      section,
      name: '32 Clients gemischt: HTTP zu bloßem Fastify über SQL von Hand',
      value: here.median / there.median,
      unit: 'ratio',
      target: mixedOfHand,
      detail: `${rate(here)} zu ${rate(there)}`,
    })
    return figures
  } finally {
    await Promise.all(started.map((contestant) => contestant.close()))
  }
}

/** @throws Error when the statements by hand do not answer what the app answers: they would be no measure */
async function compare(
  operation: Operation,
  app: RealApp,
  hand: ReturnType<typeof sqlByHand>,
  sample: number,
  trips: number,
): Promise<void> {
  const { title, byHand = [] } = operation
  // Both save; whoever is second finds the version of the first.
  const rows = await hand.byHand(operation, sampleOf(sample, trips))
  const sets = setsOf(await app.answers(operation, sample))
  checkContent(title, byHand, rows, sets)
}

function figuresOf({ name, title }: Operation, hand: Summary, app: Summary): Figure[] {
  return [
    {
      section,
      name: `${title}: HTTP zu SQL von Hand`,
      value: app.median / hand.median,
      unit: 'ratio',
      target: overHand[name] ?? null,
      detail: `${times(app)} zu ${times(hand)}`,
    },
    {
      section,
      name: `${title}: die langsamste von hundert zur mittleren`,
      value: app.p99 / app.median,
      unit: 'ratio',
      target: p99OfMedian,
      detail: `${app.p99.toFixed(1)} ms zu ${app.median.toFixed(2)} ms; von Hand ${(hand.p99 / hand.median).toFixed(1)}×`,
    },
  ]
}

function must(summary: Summary | undefined): Summary {
  if (summary === undefined) throw new TypeError('a contestant was not measured')
  return summary
}
