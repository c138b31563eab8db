import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { outputFolder } from './output-folder.ts'
import { newDataDir, removeDataDir, startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the servers with the demo agency, one for each worker. */
    appUrls: string[]
  }
}

/** Starts for each worker the real server on an empty data folder, which loads the demo agency. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await rm(outputFolder, { recursive: true, force: true })
  const undo: (() => Promise<void>)[] = []
  const tearDown = async () => {
    for (const step of undo.reverse()) await step()
  }
  const start = async () => {
    const dataDir = await newDataDir()
    undo.push(() => removeDataDir(dataDir))
    const server = await startServer({ dataDir })
    undo.push(server.stop)
    return server.url
  }
  try {
    const starts = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, start))
    project.provide(
      'appUrls',
      starts.map((one) => {
        if (one.status === 'rejected') throw one.reason
        return one.value
      }),
    )
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
