import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { creditTransferXml } from '@reisewerk/domain/accounting/pay-runs/credit-transfer.ts'
import { creditTransfers } from '@reisewerk/domain/accounting/pay-runs/pay-run.fixture.ts'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

const fileName = 'pain.001.001.09-as-written.xsd'
const path = fileURLToPath(new URL(`../../../test/sepa/${fileName}`, import.meta.url))
const schema = [{ fileName, contents: readFileSync(path, 'utf8') }]
const errorsOf = async (contents: string) => {
  const { errors } = await validateXML({ xml: [{ fileName: 'run.xml', contents }], schema })
  return errors.map(({ message }) => message)
}

test('INV-12 files for the bank have the order, lengths and characters of pain.001.001.09 as we have put them into words', async () => {
  expect(await errorsOf(creditTransferXml(creditTransfers()))).toEqual([])
  const plainest = creditTransfers()
  const nowhere = { street: '', zip: '', city: '', country: 'DE' }
  expect(
    await errorsOf(creditTransferXml({ ...plainest, debtor: { ...plainest.debtor, bic: '', address: nowhere } })),
  ).toEqual([])
})

test.each([
  [/<TwnNm>.*<\/TwnNm>/, '<AdrLine>Lueneburg</AdrLine>', /AdrLine/],
  [/<ChrgBr>SLEV<\/ChrgBr>/, '', /ChrgBr|CdtTrfTxInf/],
  [/Kreditwerk/, 'Käse', /Nm/],
  [/Ccy="EUR"/, 'Ccy="NOK"', /Ccy/],
])('INV-12 the words notice %s', async (part, other, said) => {
  const xml = creditTransferXml(creditTransfers())
  expect(xml).toMatch(part)
  expect((await errorsOf(xml.replace(part, other))).join()).toMatch(said)
})
