import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { type Figure, firstScreenKilobytes } from '../targets.ts'
import { signedInPage } from '../web/browser.ts'

const dist = join(import.meta.dirname, '../../../web/dist')

/** JavaScript that the browser loads until the trip list stands, as gzip sends it. */
export async function benchFirstScreen(browser: Browser, port: number, cookie: string): Promise<Figure[]> {
  const page = await signedInPage(browser, port, cookie)
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto('/orders')
  await page.getByRole('cell').first().waitFor()
  await page.context().close()
  const sizes = await Promise.all([...scripts].map((path) => gzippedSize(join(dist, path))))
  return [
    {
      section: 'Browser',
      name: 'JavaScript bis zur Reiseliste (gzip)',
      value: sizes.reduce((sum, size) => sum + size, 0) / 1024,
      unit: 'KB',
      target: firstScreenKilobytes,
      detail: `${scripts.size} Dateien`,
    },
  ]
}

async function gzippedSize(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length
}
