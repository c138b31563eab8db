import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './tools/test/longest-first.ts'

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`The tests need Node 24: run them by npm or npx (this is ${process.version})`)
}

/** As many files at once as the machine has cores; two are what the slowest has. */
const maxWorkers = Math.max(2, availableParallelism())

const seededProperties = 'tools/test/seeded-properties.ts'

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    // Some tests start processes (PostgreSQL, Typst) while the other cores are busy as well.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A state is waited for, however long a busy machine takes to come to it.
    expect: { poll: { timeout: 25_000 } },
    projects: [
      unit('domain', ['domain/src/**/*.test.ts']),
      unit('demo', ['demo/src/**/*.test.ts']),
      unit('bench', ['bench/src/**/*.test.ts']),
      unit('server', ['server/src/**/*.test.ts'], ['server/src/**/*.http.test.ts']),
      unit('tools', ['tools/**/*.test.mjs']),
      unit('web', ['web/src/**/*.test.ts'], [], {
        setupFiles: [seededProperties, 'web/src/test/patient-waits.ts', 'web/src/test/quiet-console.ts'],
        restoreMocks: true,
      }),
      {
        extends: true,
        test: {
          name: 'screen',
          // What needs a document is a .test.tsx: making one costs each file more than most of its tests.
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          // What is prepared first is cleared away last: the console is asked when the page is gone.
          setupFiles: [
            'web/src/test/patient-waits.ts',
            'web/src/test/quiet-console.ts',
            'web/src/test/browser-stubs.ts',
          ],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['server/src/**/*.http.test.ts'],
          globalSetup: ['server/src/test/global-setup.ts'],
          setupFiles: [seededProperties],
          pool: 'forks',
          // The server's modules are loaded once for each worker; what tests share is in databases of their own.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          globalSetup: ['e2e/harness/global-setup.ts'],
          pool: 'forks',
          // A worker keeps its browser and its server from file to file.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A save rests before it is sent, and a busy machine takes its time; a whole story has many of them.
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
    ],
  },
})

/** Tests in plain Node, without a database and without a browser; modules are loaded once for each worker. */
function unit(
  name: string,
  include: string[],
  exclude: string[] = [],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      pool: 'threads',
      isolate: false,
      setupFiles: [seededProperties],
      ...more,
    },
  }
}
