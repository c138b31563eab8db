import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'
import { type Item, read } from './harness/planned-trip.ts'

/** Of the account on the papers of the second house. */
const csv = `Konto;DE02 0000 0000 0000 0004 18
Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag
12.03.2019;Bläserkreis Uelzen;Anzahlung Harzreise;417,18
`
/** The same entry without its payer. */
const swift = `:20:S
:25:00000000/418
:28C:12/1
:60F:C190311EUR0,
:61:1903120312C417,18NTRFNONREF//R-1
:86:166?20SVWZ+Anzahlung Harzreise
:62F:C190312EUR417,18
-`

async function bring(page: Page, name: string, text: string): Promise<{ added: number; repeats: number }> {
  const answer = await page.request.post(`/api/bank_statements?organisation=2&name=${name}`, {
    ...{ data: Buffer.from(text), headers: { 'content-type': 'application/octet-stream' } },
  })
  expect(answer.status()).toBe(201)
  return answer.json()
}

test('INV-08 what another kind of file has probably told already is compared, and told apart by a word', async ({
  page,
}) => {
  await signIn(page, 'anna', '/orders')
  expect(await bring(page, 'maerz.csv', csv)).toMatchObject({ added: 1, repeats: 0 })
  expect(await bring(page, 'maerz.sta', swift)).toMatchObject({ added: 1, repeats: 1 })
  const [line] = await read<Item[]>(page, 'bank_lines?state=repeat&organisation.id=2')
  await page.goto(`/bank-statements?organisation=2&line=${line?.id}`)
  const panel = page.getByRole('dialog')
  await panel.getByText('maerz.csv').waitFor()
  await panel.getByText('Bläserkreis Uelzen').waitFor()
  await axeClean(page)
  await panel.getByRole('button', { name: 'Ist eine andere Zahlung' }).click()
  await panel.getByRole('button', { name: 'Buchen' }).waitFor()
  await expect
    .poll(() => read(page, `bank_lines/${line?.id}`))
    .toMatchObject({ state: 'open', isDistinct: true, repeats: expect.any(String) })
})
