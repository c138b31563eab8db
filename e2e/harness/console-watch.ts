import type { ConsoleMessage, Page } from 'playwright-core'

/** Answers that belong to the API's contract; Chromium writes a line for each of them that no page can prevent. */
const plannedStatus = /^Failed to load resource: the server responded with a status of (?:401|403|404|409|422) /
/** A machine without a graphics card draws maps in software, whose driver says so when it is busy. */
const softwareDriver = /GL Driver Message .*GPU stall due to ReadPixels/
const allowedOf = new WeakMap<Page, RegExp[]>()

/** Lets a page say what a test provokes, such as a lost connection; everything else still fails the test. */
export function allowConsole(page: Page, pattern: RegExp): void {
  allowedOf.get(page)?.push(pattern)
}

/**
 * Notes what a page complains about: errors and warnings on the console, exceptions, answers of 500 and above.
 * @returns the complaints so far
 */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = []
  const allowed: RegExp[] = [plannedStatus, softwareDriver]
  allowedOf.set(page, allowed)
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.stack ?? error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`answer ${response.status()}: ${response.url()}`)
  })
  return () =>
    complaints.filter((line) => !allowed.some((pattern) => pattern.test(line.replace(/^(?:error|warning): /, ''))))
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}
