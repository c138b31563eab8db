import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that could not be loaded is loaded again when a test says so, not whenever the browser tries by itself.
  '--disable-auto-reload',
  // see seats.ts
  '--process-per-site',
]

/** @throws when this machine has no Chromium */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === undefined)
    throw new Error('No Chromium found: set CHROMIUM_PATH, or run the tests by npm test')
  // On a machine without a locale Chromium cannot name a file 'Reiseübersicht': every desk's has one.
  const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }
  return chromium.launch({ executablePath, headless: true, args: quietFlags, env })
}
