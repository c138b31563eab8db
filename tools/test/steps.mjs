import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { runCommand } from './command.mjs'
import { countTests, namesOfFailed } from './vitest-report.mjs'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** On two cores its threads take no less time than one, but twice the memory, and half as much again of what the unit tests run on. */
const threadsOfCompiler = availableParallelism() > 2 ? [] : ['--singleThreaded']

/**
 * The steps of a run: what fails fast and says most comes first, and what leaves cores free runs beside the unit tests.
 * @param {{only: string[], filters: string[], isLong: boolean}} choice see arguments.mjs
 * @returns {Step[][][]} stages one after the other, each of lanes beside one another, each of steps one after the other
 * @typedef {{part: string, title: string, run: () => Promise<{passed: number, failed: number, skipped?: number, names?: string[]}>}} Step
 */
export function stepsFor({ only, filters, isLong }) {
  const checks = [
    { part: 'e2e', title: 'Browser', run: async () => asCount(await ensureBrowser(projectRoot)) },
    {
      part: 'static',
      title: 'Types (tsc)',
      run: () => check('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json', ...threadsOfCompiler]),
    },
    {
      part: 'static',
      title: 'Lint (biome)',
      run: () => check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
    },
    { part: 'static', title: 'Dependency rules', run: () => node([join(projectRoot, 'tools/arch/check.mjs')]) },
    { part: 'static', title: 'Unused code (knip)', run: () => check('knip/bin/knip.js', ['--no-progress']) },
    { part: 'e2e', title: 'Web build', run: () => node([join(projectRoot, 'setup.mjs'), 'build']) },
  ]
  const unit = {
    part: 'unit',
    title: 'Unit tests',
    run: () => vitest(['domain', 'demo', 'bench', 'server', 'web', 'screen', 'tools'], filters, 30),
  }
  const http = {
    part: 'http',
    title: 'HTTP tests on PostgreSQL',
    run: () => vitest(['http'], filters, isLong ? 240 : 60),
  }
  const e2e = { part: 'e2e', title: 'Browser tests', run: () => vitest(['e2e'], filters, 60) }
  const isAsked = ({ part }) => only.length === 0 || only.includes(part)
  const stages = [[checks, [unit]], [[http]], [[e2e]]]
  return stages.map((lanes) => lanes.map((lane) => lane.filter(isAsked)))
}

/** A tool by its script below node_modules; it passes or fails as a whole. */
function check(script, args) {
  return node([join(projectRoot, 'node_modules', script), ...args])
}

async function node(args) {
  return asCount((await runCommand(process.execPath, args, { cwd: projectRoot, minutes: 20, atEnd: true })).ok)
}

async function vitest(projects, filters, minutes) {
  const folder = join(projectRoot, '.cache/test')
  const report = join(folder, `${randomUUID()}.json`)
  mkdirSync(folder, { recursive: true })
  const args = [
    join(projectRoot, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--allowOnly=false',
    ...(filters.length > 0 ? ['--passWithNoTests'] : []),
    ...filters,
  ]
  const { ok, reason } = await runCommand(process.execPath, args, { cwd: projectRoot, minutes })
  const told = readReport(report)
  const counts = countTests(told, { ok, mayBeEmpty: filters.length > 0 })
  if (counts.note) console.error(`${projects.join(', ')}: ${counts.note} (${reason})`)
  return { ...counts, names: namesOfFailed(told, projectRoot) }
}

/** @returns the report, or undefined when the run ended before it could write one */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  } finally {
    rmSync(path, { force: true })
  }
}

function asCount(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
