import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { everyForm } from './harness/every-form.ts'
import { forClient, type Item, type Plan, planTrip, read } from './harness/planned-trip.ts'

/** The server takes the next change, and its answer never arrives. */
async function loseNextAnswer(page: Page): Promise<void> {
  allowConsole(page, /ERR_FAILED/)
  let isLost = false
  await page.route('**/api/**', async (route) => {
    const asked = route.request()
    // Who is here is told every twenty seconds; what a mail begins with and how a letter looks is only asked: none is a form's.
    const isBeside = /\/api\/(presence|orders\/\d+\/emails\/begin|organisations\/\d+\/letter)$/.test(asked.url())
    const isChange = ['POST', 'PATCH', 'PUT'].includes(asked.method()) && !isBeside
    if (isLost || !isChange) return route.fallback()
    isLost = true
    const answer = await route.fetch()
    expect(answer.ok(), await answer.text()).toBe(true)
    await route.abort('failed')
  })
}

for (const [name, steps] of Object.entries(everyForm)) {
  const { field, save, list, name: column, rows = (item) => [item] } = steps
  const readRows = async (page: Page, plan: Plan) => [await read<Item | Item[]>(page, list(plan))].flat().flatMap(rows)
  const fill =
    steps.fill ?? ((form, text) => form.getByRole('textbox', { name: field, exact: true }).first().fill(text))
  test(`APP-09 the form ${name}: the answer is lost after the commit, the text corrected and saved again → once, ${steps.isFinal === true ? 'as it has left' : 'corrected'}`, async ({
    page,
  }) => {
    const plan = await planTrip(page)
    const [wrong, right] = steps.texts ?? [`Erster Tex ${plan.id}`, `Zweiter Text ${plan.id}`]
    const form = await steps.open(page, plan)
    const before = (await readRows(page, plan)).length
    const isNew = !name.endsWith('-page') && steps.isThere !== true
    await fill(form, wrong, plan)
    await page.keyboard.press('Tab')
    await loseNextAnswer(page)
    await form.getByRole('button', { name: save, exact: true }).click()
    await page.getByText('Der Server antwortet nicht.').first().waitFor()
    await fill(form, right, plan)
    await page.keyboard.press('Tab')
    await form.getByRole('button', { name: save, exact: true }).click()
    const saved = async () => (await readRows(page, plan)).map((item) => String(item[column]).slice(0, right.length))
    const [counts, gone] = steps.isFinal === true ? [wrong, right] : [right, wrong]
    await expect.poll(async () => (await saved()).filter((one) => one === counts).length).toBe(1)
    const after = await saved()
    expect(after.filter((one) => one === gone)).toEqual([])
    expect(after).toHaveLength(isNew ? before + 1 : before)
    expect(await page.getByText('Idempotency-Key').count()).toBe(0)
    await page.unrouteAll()
    // Other tests count what there is.
    const made = (await readRows(page, plan)).filter((item) => String(item[column]).startsWith(right))
    for (const { id } of isNew || steps.isRemoved === true ? made : []) {
      await page.request.delete(`/api/${list(plan).replace(/\?.*$/, '')}/${id}`)
    }
  })
}

test('OFFER-06 APP-09 the answer of Generieren is lost: the paper that was made is shown, once, and nothing failed', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await forClient(page, plan)
  await page.goto(`${plan.address}/offer`)
  const generate = page.getByRole('button', { name: 'Generieren' })
  await expect.poll(() => generate.isEnabled()).toBe(true)
  await page.waitForLoadState('networkidle')
  await loseNextAnswer(page)
  await generate.click()
  await page.getByText('Das Dokument wurde generiert!').waitFor()
  await page
    .getByText(/^Angebot \d+-1$/)
    .first()
    .waitFor()
  expect(await page.getByText("Couldn't generate the Document! Server Error!").count()).toBe(0)
  expect(await read<Item[]>(page, `documents?order.id=${plan.id}&type[]=offer`)).toHaveLength(1)
})
