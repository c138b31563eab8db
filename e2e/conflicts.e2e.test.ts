import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'
import { planTrip } from './harness/planned-trip.ts'

const notesIn = (page: Page) => page.getByRole('textbox', { name: 'Bemerkungen' })
const questionIn = (page: Page) => page.getByRole('alert').filter({ hasText: 'gleichzeitig geändert' })

/** The notes of a trip as they are kept, each paragraph in one line. */
async function kept(page: Page, address: string): Promise<string> {
  const { notes } = await (await page.request.get(`/api${address}`)).json()
  return JSON.stringify(notes)
}

/** Something that happens once, and whoever waits for it. */
function step() {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  return { taken, take }
}

/** A trip that Anna and Bernd have open, both with the cursor in its empty notes. */
async function bothWrite(page: Page, newPage: () => Promise<Page>) {
  await signIn(page, 'anna', '/orders')
  const { address } = await planTrip(page)
  const bernd = await newPage()
  await Promise.all([page.goto(address), signIn(bernd, 'bernd', address)])
  await Promise.all([notesIn(page).click(), notesIn(bernd).click()])
  return { address, bernd }
}

test('APP-14 what is written on while a conflict comes belongs to it: nothing is asked under the hands, and no colleague’s text is replaced unseen', async ({
  page,
  newPage,
}) => {
  const { address, bernd } = await bothWrite(page, newPage)
  const [sent, released, refused] = [step(), step(), step()]
  await page.route(`**/api${address}*`, async (route) => {
    if (!['PATCH', 'PUT'].includes(route.request().method())) return route.continue()
    sent.take()
    await released.taken
    const response = await route.fetch()
    await route.fulfill({ response })
    if (response.status() === 409) refused.take()
  })
  await page.keyboard.type('Anna schreibt')
  await sent.taken
  await bernd.keyboard.type('Bernd war zuerst da.')
  await bernd.getByText('Notizen erfolgreich gespeichert!').waitFor()
  // Anna's save, begun on what stood there before, is refused while she writes on.
  await page.keyboard.type(' und schreibt')
  released.take()
  await page.keyboard.type(' und hört nicht auf', { delay: 40 })
  await refused.taken
  await page.keyboard.type(', bis alles gesagt ist.', { delay: 40 })
  expect(await questionIn(page).isVisible()).toBe(false)
  const whole = 'Anna schreibt und schreibt und hört nicht auf, bis alles gesagt ist.'
  expect(await notesIn(page).textContent()).toBe(whole)
  // Asked once she rests, with all that she has written; what Bernd wrote stands.
  await questionIn(page).waitFor()
  const mine = page.getByRole('region', { name: 'Meine Fassung' })
  await mine.getByText(whole).waitFor()
  await page.getByRole('region', { name: 'Andere Fassung' }).getByText('Bernd war zuerst da.').waitFor()
  expect(await kept(page, address)).toContain('Bernd war zuerst da.')
  expect(await kept(page, address)).not.toContain('Anna schreibt')

  await page.getByRole('button', { name: 'Beide untereinander behalten' }).press('Enter')
  await expect.poll(() => kept(page, address)).toContain('bis alles gesagt ist.')
  expect(await kept(page, address)).toContain('Bernd war zuerst da.')
  await notesIn(bernd).getByText('Bernd war zuerst da.').waitFor()
})
