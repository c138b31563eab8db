import { expect, test } from 'vitest'
import { countTests, namesOfFailed } from './vitest-report.mjs'

const finished = { ok: true, mayBeEmpty: false }
const broken = { ok: false, mayBeEmpty: false }
const file = (...statuses) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})
const brokenFile = { status: 'failed', assertionResults: [] }
const report = (passed, failed, ...testResults) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
})

test.each([
  ['all pass', report(2, 0, file('passed', 'passed')), finished, 2, 0],
  ['one fails', report(1, 1, file('passed', 'failed')), broken, 1, 1],
  ['a file breaks before its tests', report(1, 0, file('passed'), brokenFile), broken, 1, 1],
  ['a hook breaks after passing tests', report(1, 0, { ...file('passed'), status: 'failed' }), broken, 1, 1],
  ['an error outside of tests', report(2, 0, file('passed', 'passed')), broken, 2, 1],
  ['no test is found', report(0, 0), finished, 0, 1],
  ['no report is written', undefined, broken, 0, 1],
  ['no report though it ended well', undefined, finished, 0, 1],
])('a run where %s is counted as it went', (_, given, run, passed, failed) => {
  expect(countTests(given, run)).toMatchObject({ passed, failed })
})

test('a file filter that fits no test of a part fails nothing', () => {
  expect(countTests(report(0, 0), { ok: true, mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 0 })
})

test('what failed is named by its file, one that broke by itself alone', () => {
  const tests = [
    { status: 'passed', fullName: 'a' },
    { status: 'failed', fullName: 'b c' },
  ]
  const files = [
    { name: '/project/web/one.test.ts', status: 'failed', assertionResults: tests },
    { name: '/project/web/two.test.ts', ...file('passed') },
    { name: '/project/web/three.test.ts', ...brokenFile },
  ]
  expect(namesOfFailed(report(2, 1, ...files), '/project')).toEqual(['web/one.test.ts › b c', 'web/three.test.ts'])
  expect(namesOfFailed(undefined, '/project')).toEqual([])
})
