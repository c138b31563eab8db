import { isRefusal } from '../../../refusal.ts'
import { readXml } from '../../../xml/read-xml.ts'
import { partsOf, type Rule } from './cii-parts.ts'
import { codeRules } from './code-rules.ts'
import { contentRules } from './content-rules.ts'
import { germanRules } from './german-rules.ts'
import { reckoningRules } from './sum-rules.ts'

/** All rules an invoice of ours is held against, for whoever counts them. */
export const eInvoiceRules: readonly Rule[] = [...contentRules, ...codeRules, ...reckoningRules, ...germanRules]

/**
 * Which rules an invoice in CII breaks: those of EN 16931 that can apply to what is written here, and for XRechnung its own. They
 * are put here in our words; the official rule sets (Schematron) are what a receiver runs.
 * @returns their names, 'BR-CO-16'; ['XML'] for what is no XML
 */
export function brokenRules(xml: string): string[] {
  const root = readXml(xml)
  if (isRefusal(root)) return ['XML']
  const parts = partsOf(root)
  const isGerman = xml.includes('xrechnung_')
  const rules = isGerman ? eInvoiceRules : [...contentRules, ...codeRules, ...reckoningRules]
  return rules.filter(({ isKept }) => !isKept(parts)).map(({ id }) => id)
}
