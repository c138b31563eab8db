import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join, normalize } from 'node:path'
import type { Page } from 'playwright-core'

/** Where a page finds the engine of calculations. */
export const servedEngine = '/bench/engine.ts'

const packageName = '@reisewerk/domain/'
const domainPath = '/bench/domain/'
const domainFolder = join(import.meta.dirname, '../../../domain/src')

/** Serves a page the modules of the engine as they stand in the repository, but for their types. */
export async function serveEngine(page: Page): Promise<void> {
  await page.route('**/bench/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.startsWith(domainPath)
      ? join(domainFolder, normalize(pathname.slice(domainPath.length)))
      : join(import.meta.dirname, 'engine.ts')
    const source = stripTypeScriptTypes(await readFile(file, 'utf8'))
    await route.fulfill({ contentType: 'text/javascript', body: source.replaceAll(packageName, domainPath) })
  })
}
