import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ciiXml } from '@reisewerk/domain/invoices/e-invoice/writing/cii-xml.ts'
import { eInvoiceOf } from '@reisewerk/domain/invoices/e-invoice/writing/e-invoice-of.ts'
import { invoicesOfAllShapes } from '@reisewerk/domain/invoices/e-invoice/writing/issued.fixture.ts'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

const folder = fileURLToPath(new URL('../../../test/factur-x', import.meta.url))
const main = 'Factur-X_1.07.3_EN16931.xsd'
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.xsd'))
  .map((fileName) => ({ fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') }))
const schema = files.filter(({ fileName }) => fileName === main)
const preload = files.filter(({ fileName }) => fileName !== main)

const written = (['zugferd', 'xrechnung'] as const).flatMap((format) =>
  invoicesOfAllShapes(format).map(([, invoice], index) => {
    const told = eInvoiceOf(invoice)
    if (told === null) throw new Error('no electronic invoice')
    return { fileName: `${format}-${index}.xml`, contents: ciiXml(told) }
  }),
)

test('INV-07 e-invoices of all shapes are what the official schema of ZUGFeRD allows (Factur-X, profile EN 16931)', async () => {
  expect(written.length).toBeGreaterThanOrEqual(60)
  const { errors, valid } = await validateXML({ xml: written, schema, preload })
  expect(errors.map(({ message }) => message)).toEqual([])
  expect(valid).toBe(true)
})

test('INV-07 the schema refuses what stands at the wrong place', async () => {
  const [first] = written
  const broken = (first?.contents ?? '')
    .replace('<ram:LineOne>', '<ram:Street>')
    .replace('</ram:LineOne>', '</ram:Street>')
  const { errors } = await validateXML({ xml: [{ fileName: 'broken.xml', contents: broken }], schema, preload })
  expect(errors.map(({ message }) => message)[0]).toMatch(/Street/)
})
