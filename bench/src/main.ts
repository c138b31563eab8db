import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { openBenchCluster } from './database/bench-database.ts'
import { explainOperations } from './explain.ts'
import { readOperations } from './operations/operations.ts'
import { benchByHand } from './parts/by-hand.ts'
import { benchDemo } from './parts/demo.ts'
import { benchLoad } from './parts/load.ts'
import { benchOrdersList } from './parts/orders-list.ts'
import { benchTenfold } from './parts/tenfold.ts'
import { benchUse } from './parts/use.ts'
import { tableOf } from './report.ts'
import { type Figure, verdictOf } from './targets.ts'

const asked = readArguments(process.argv.slice(2))
const tell = (step: string) => console.error(`· ${step}`)

const figures: Figure[] = []
if ([...asked.only].some((part) => part !== 'browser')) figures.push(...(await onManyTrips()))
if (asked.only.has('browser')) figures.push(...(await benchDemo(tell)))
console.log(tableOf(figures))
const [load = 0] = loadavg()
console.log(`
Nur die Verhältnisse zählen: was verglichen wird, lief abwechselnd auf derselben Maschine (${availableParallelism()} Kerne,
Last zuletzt ${load.toFixed(1)}). ± sagt, wie weit jede zweite Messung von den übrigen abweicht.`)
if (asked.json) await writeResult(figures)

/** The parts that need the bench's own database. */
async function onManyTrips(): Promise<Figure[]> {
  const cluster = await openBenchCluster(tell)
  try {
    const adminUrl = await cluster.databaseOf(asked.trips)
    const every = await readOperations()
    const operations = every.filter(({ name }) => asked.operations === null || asked.operations.has(name))
    if (asked.explain) console.log(await explainOperations(adminUrl, asked.trips, operations))
    const found: Figure[] = []
    if (asked.only.has('hand')) found.push(...(await benchByHand(operations, { ...asked, adminUrl }, tell)))
    if (asked.only.has('orders')) {
      tell('Sortieren, Filtern, Suchen')
      found.push(...(await benchOrdersList({ ...asked, adminUrl })))
    }
    if (asked.only.has('load')) found.push(...(await benchLoad(operations, { adminUrl, ...asked }, tell)))
    const list = every.find(({ name }) => name === 'list')
    if (asked.only.has('size') && list !== undefined) {
      const few = Math.max(100, asked.trips / 10)
      const small = { adminUrl: await cluster.databaseOf(few), trips: few }
      found.push(...(await benchTenfold(list, small, { adminUrl, trips: asked.trips }, asked.rounds)))
    }
    if (asked.only.has('documents') || asked.only.has('web')) {
      found.push(...(await benchUse({ adminUrl, ...asked }, tell)))
    }
    return found
  } finally {
    await cluster.stop()
  }
}

async function writeResult(figures: readonly Figure[]): Promise<void> {
  const folder = join(import.meta.dirname, '../output')
  await mkdir(folder, { recursive: true })
  const rows = figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) }))
  await writeFile(join(folder, 'result.json'), `${JSON.stringify({ trips: asked.trips, figures: rows }, null, 2)}\n`)
}
