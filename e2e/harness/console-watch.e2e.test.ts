import { expect } from 'vitest'
import { test } from './browser-test.ts'
import { allowConsole, watchConsole } from './console-watch.ts'

test('a page that complains is found out, unless the test provoked it', async ({ browser }) => {
  const page = await browser.newPage()
  const complaints = watchConsole(page)
  await page.evaluate(() => {
    console.info('quiet')
    console.warn('careless')
    setTimeout(() => {
      throw new Error('broken')
    })
  })
  await expect.poll(complaints).toEqual(['warning: careless ()', expect.stringContaining('exception: Error: broken')])
  allowConsole(page, /^careless/)
  expect(complaints()).toHaveLength(1)
  await page.close()
})
