import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../../e2e/harness/find-browser.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @throws when no Chromium is installed; CHROMIUM_PATH may name one */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('Kein Chromium gefunden; CHROMIUM_PATH kann eines nennen.')
  return chromium.launch({ executablePath, args: flags })
}

/** A page of somebody who is signed in, with nothing in its cache. */
export async function signedInPage(browser: Browser, port: number, cookie: string): Promise<Page> {
  const baseURL = `http://127.0.0.1:${port}`
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL }])
  return context.newPage()
}
