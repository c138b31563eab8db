import { formatMoney, rounded } from '../../../money.ts'
import { isIban } from '../../../partners/iban.ts'
import { isRefusal, type Refusal, refusal } from '../../../refusal.ts'
import { readXml } from '../../../xml/read-xml.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { priceWarnings } from './line-prices.ts'
import { readCii, type ToldInvoice } from './read-cii.ts'
import type { ReadInvoice, ReadTax, ReadTotals } from './read-invoice.ts'
import { readUbl } from './read-ubl.ts'
import { UnreadableValue } from './read-values.ts'

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'

/**
 * Reads an electronic invoice of a provider: ZUGFeRD and Factur-X from profile BASIC on, XRechnung and Peppol in both syntaxes
 * (INV-12). What breaks no sum but is odd is told as a warning.
 * @param text of the XML file
 * @returns a refusal with a sentence for whoever dropped it in: 'broken_xml', 'no_e_invoice', 'incomplete', 'wrong_sum'
 */
export function readEInvoice(text: string): ReadInvoice | Refusal {
  const root = readXml(text)
  if (isRefusal(root)) return root
  try {
    const told = toldBy(root)
    return isRefusal(told) ? told : checked(told)
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error
    return refusal('broken_value', `Die E-Rechnung ist fehlerhaft: ${error.message}.`)
  }
}

function toldBy(root: XmlElement): ToldInvoice | Refusal {
  const { name, namespace } = root
  if (name === 'CrossIndustryInvoice') return readCii(root)
  if (name === 'Invoice' && namespace === `${ubl}Invoice-2`) return readUbl(root)
  if (name === 'CreditNote' && namespace === `${ubl}CreditNote-2`) return readUbl(root)
  if (name === 'CrossIndustryDocument') {
    return refusal('no_e_invoice', 'Das ist eine Rechnung nach ZUGFeRD 1. Gelesen wird ab ZUGFeRD 2.')
  }
  return refusal('no_e_invoice', 'Die XML-Datei ist keine E-Rechnung: Gelesen werden ZUGFeRD, Factur-X und XRechnung.')
}

/** What an invoice must say, so that it can be booked and paid. */
function checked(told: ToldInvoice): ReadInvoice | Refusal {
  const { number, invoiceDate, currency, seller, totals } = told
  const { netCents, grossCents, dueCents } = totals
  const missing = [
    number === '' && 'die Rechnungsnummer',
    invoiceDate === null && 'das Rechnungsdatum',
    !/^[A-Z]{3}$/.test(currency) && 'die Währung',
    seller.name === '' && 'der Rechnungssteller',
    (netCents === null || grossCents === null) && 'der Rechnungsbetrag',
    dueCents === null && 'der Zahlbetrag',
  ].filter((one) => one !== false)
  if (missing.length > 0 || invoiceDate === null || netCents === null || grossCents === null || dueCents === null) {
    return refusal('incomplete', `In der E-Rechnung fehlt ${missing.join(', ')}.`)
  }
  const sums: ReadTotals = {
    ...{ netCents, grossCents, dueCents },
    taxCents: totals.taxCents ?? 0,
    prepaidCents: totals.prepaidCents ?? 0,
    roundingCents: totals.roundingCents ?? 0,
  }
  const { steps: _steps, prices: _prices, isInCents: _isInCents, ...invoice } = told
  return brokenSum(told, sums) ?? { ...invoice, invoiceDate, totals: sums, warnings: warningsOf(told, sums) }
}

type Sum = readonly [what: string, counted: number, told: number, slack: number]

/**
 * Sums of amounts that are told in cents are right to the cent (BR-CO-10, 13 to 16). Only where somebody tells fractions of cents, or by
 * the profile EXTENDED, which allows it up to the gross, a sum may be off by a cent a line; more is a mistake nobody should pay.
 */
function brokenSum(told: ToldInvoice, totals: ReadTotals): Refusal | null {
  const { lines, taxes, currency, profile, isInCents } = told
  const { netCents, taxCents, grossCents, prepaidCents, roundingCents, dueCents } = totals
  const perLine = Math.max(1, lines.length)
  const slack = isInCents && !/:extended$/i.test(profile) ? 0 : perLine
  const taxed = taxes.reduce((sum, tax) => sum + tax.taxCents, 0)
  const sums: Sum[] = [
    ...netSums(told, netCents, slack),
    ['Netto und Steuer', netCents + taxCents, grossCents, slack],
    ['die Steuerbeträge der Steuersätze', taxes.length === 0 ? taxCents : taxed, taxCents, slack],
    ['Betrag und Vorauszahlungen', grossCents - prepaidCents + roundingCents, dueCents, isInCents ? 0 : perLine],
    ...taxes.map(rateSum),
  ]
  const broken = sums.find(([, counted, said, off]) => Math.abs(counted - said) > off)
  if (broken === undefined) return null
  const [what, counted, said] = broken
  return refusal(
    'wrong_sum',
    `Die Beträge der E-Rechnung gehen nicht auf: ${what} ergeben ${money(counted, currency)} statt ${money(said, currency)}.`,
  )
}

/** From the lines to the amount without tax (BR-CO-10, BR-CO-13), as far as it is told: the small profiles have no lines. */
function netSums({ lines, steps }: ToldInvoice, netCents: number, slack: number): Sum[] {
  const { linesCents, allowancesCents, chargesCents, isNested } = steps
  if (linesCents === null) return []
  const ofLines = lines.reduce((sum, line) => sum + line.netCents, 0)
  const net = linesCents - (allowancesCents ?? 0) + (chargesCents ?? 0)
  return [
    ...(lines.length === 0 || isNested ? [] : [['die Positionen', ofLines, linesCents, slack] as const]),
    ['Positionen, Nachlässe und Zuschläge', net, netCents, slack],
  ]
}

/** What a rate makes of its amount; the standard leaves a slack of a whole unit (BR-CO-17). */
function rateSum({ percentage, netCents, taxCents }: ReadTax): Sum {
  return [`${String(percentage).replace('.', ',')} % vom Netto`, rounded((netCents * percentage) / 100), taxCents, 100]
}

function money(cents: number, currency: string): string {
  return formatMoney({ cents, currency }).replaceAll('\u00a0', ' ')
}

function warningsOf(
  { account, lines, prices, currency, profile, dueDate, invoiceDate }: ToldInvoice,
  { dueCents }: ReadTotals,
): string[] {
  const isShort = /:(minimum|basicwl)$/i.test(profile)
  return [
    account.iban !== '' && !isIban(account.iban) && `Die IBAN ${account.iban} hat eine falsche Prüfziffer.`,
    account.iban === '' && dueCents > 0 && 'Die Rechnung nennt kein Konto.',
    (isShort || lines.length === 0) && 'Die Datei enthält keine Positionen und ist allein keine vollständige Rechnung.',
    dueDate !== null && invoiceDate !== null && dueDate < invoiceDate && 'Die Fälligkeit liegt vor dem Rechnungsdatum.',
    ...priceWarnings(prices, currency),
  ].filter((one) => one !== false)
}
