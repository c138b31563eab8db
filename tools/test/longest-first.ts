import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take many times as long as the others, the longest first. */
const longFiles = [
  'server/src/platform/embedded-postgres/embedded-postgres.test.ts',
  'server/src/platform/pdf/pdf-service.test.ts',
  'server/src/test/hostile/hostile-1.http.test.ts',
  'server/src/test/hostile/hostile-2.http.test.ts',
  'server/src/test/hostile/hostile-3.http.test.ts',
  'server/src/test/hostile/hostile-4.http.test.ts',
  'server/src/start-up/start-up.http.test.ts',
  'server/src/test/access/reach.http.test.ts',
  'server/src/commands/archive/backup.http.test.ts',
  'e2e/faults.e2e.test.ts',
]

/**
 * Begins with the long files: begun last, each would keep one core busy while the other has nothing left to do. The test
 * tool knows durations only of files that ran here before.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longFilesFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}

/** @returns the long ones in their order, then the others in theirs */
export function longFilesFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const isAt = (file: File, path: string) => pathOf(file).replaceAll('\\', '/').endsWith(`/${path}`)
  const long = longFiles.flatMap((path) => files.filter((file) => isAt(file, path)))
  return [...long, ...files.filter((file) => !long.includes(file))]
}
