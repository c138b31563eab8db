import { rm } from 'node:fs/promises'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser.ts'
import { outputFolder } from './output-folder.ts'
import { newDataDir, removeDataDir, startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server with the demo agency that all browser tests share. */
    appUrl: string
    /** Where the one Chromium of the run is reached. */
    browserEndpoint: string
  }
}

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the real server on an empty data folder, which loads the demo agency, and one Chromium for all test files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await rm(outputFolder, { recursive: true, force: true })
  const dataDir = await newDataDir()
  const undo: (() => Promise<void>)[] = [() => removeDataDir(dataDir)]
  const tearDown = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const [server, browser] = await Promise.all([startServer({ dataDir }), launchBrowser()])
    undo.push(server.stop, () => browser.close())
    project.provide('appUrl', server.url)
    project.provide('browserEndpoint', browser.wsEndpoint())
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}

async function launchBrowser(): Promise<BrowserServer> {
  const executablePath = findBrowser()
  if (executablePath === undefined)
    throw new Error('No Chromium found: set CHROMIUM_PATH, or run the tests by npm test')
  return chromium.launchServer({ executablePath, headless: true, args: quietFlags })
}
