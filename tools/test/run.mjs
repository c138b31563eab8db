/**
 * Runs every check and test of the project and goes on after a failing one.
 * Usage: npm test -- [--only static|unit|http|e2e] [file filter …]; npm run test:long goes looking for new faults by chance
 * The last line is 'N passed, N failed'; a check counts as one test. Ends with 1 when anything failed or nothing ran.
 */
import { mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parseArguments } from './arguments.mjs'
import { stopRunningCommands } from './command.mjs'
import { projectRoot, stepsFor } from './steps.mjs'

const requiredMajor = 24

if (Number.parseInt(process.versions.node, 10) < requiredMajor) {
  console.error(`tools/test/run.mjs needs Node ${requiredMajor}; start it by 'npm test' (this is ${process.version})`)
  process.exit(1)
}
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    isStopped = true
    await stopRunningCommands()
    console.log('\nStopped before the end.\n0 passed, 1 failed')
    process.exit(1)
  })
}
// Tools start each other by name: they shall find the project's own Node and packages first.
process.env.PATH = [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter)
mkdirSync(join(projectRoot, '.cache/test'), { recursive: true })

const { only, filters, isLong, problem } = parseArguments(process.argv.slice(2))
if (problem) {
  console.error(problem)
  process.exit(1)
}

if (isLong) {
  process.env.HOSTILE_RUNS ??= '1000'
  process.env.HOSTILE_SEED ??= String(Math.trunc(Math.random() * 2 ** 31))
  process.env.PROPERTY_SEED ??= process.env.HOSTILE_SEED
  console.log(`HOSTILE_RUNS=${process.env.HOSTILE_RUNS} HOSTILE_SEED=${process.env.HOSTILE_SEED}`)
}
const began = performance.now()
const results = []
for (const lanes of stepsFor({ only, filters, isLong })) await Promise.all(lanes.map(runLane))

async function runLane(steps) {
  for (const step of steps) await runStep(step)
}

async function runStep(step) {
  console.log(`\n── ${step.title}`)
  const start = performance.now()
  const counts = await step.run().catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  if (isStopped) await new Promise(() => {}) // the handler above says the last words
  results.push({ title: step.title, seconds: (performance.now() - start) / 1000, skipped: 0, names: [], ...counts })
}

console.log('')
for (const { title, seconds, passed, failed, skipped } of results) {
  const mark = failed > 0 ? '✗' : '✓'
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(`${mark} ${seconds.toFixed(1).padStart(6)} s  ${title}: ${passed} passed, ${failed} failed${left}`)
}
for (const name of results.flatMap(({ names }) => names)) console.log(`✗ ${name}`)
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
const passed = total('passed')
const failed = passed + total('failed') === 0 ? 1 : total('failed')
if (total('failed') !== failed) console.log('No test ran.')
console.log(`  ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  altogether\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
