import { relative } from 'node:path'

/**
 * Counts a run of vitest. A file that broke before its tests ran, an error outside any test, a run without a report or
 * without a test each count as a failed test, so that nothing passes by not running.
 * @param {object | undefined} report of vitest's JSON reporter
 * @param {{ok: boolean, mayBeEmpty: boolean}} run how the process ended; whether finding no test is fine (file filters)
 * @returns {{passed: number, failed: number, skipped: number, note?: string}}
 */
export function countTests(report, { ok, mayBeEmpty }) {
  if (report === undefined) {
    if (ok && mayBeEmpty) return { passed: 0, failed: 0, skipped: 0 }
    return { passed: 0, failed: 1, skipped: 0, note: 'the run left no report' }
  }
  const passed = report.numPassedTests
  const skipped = report.numPendingTests + report.numTodoTests
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  if (failed === 0 && !ok) return { passed, failed: 1, skipped, note: 'the run failed outside its tests' }
  if (passed + failed === 0 && !mayBeEmpty) return { passed, failed: 1, skipped, note: 'no test ran' }
  return { passed, failed, skipped }
}

/**
 * What failed in a run of vitest, so that its names stand together at the end of all output.
 * @param {object | undefined} report of vitest's JSON reporter
 * @param {string} root the folder which the files are named from
 * @returns {string[]} 'file › test', or the file alone when it broke outside its tests
 */
export function namesOfFailed(report, root) {
  const failedFiles = (report?.testResults ?? []).filter(({ status }) => status === 'failed')
  return failedFiles.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
}
