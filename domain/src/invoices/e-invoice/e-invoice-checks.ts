import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { eInvoiceFormats } from '../../partners/e-invoicing.ts'
import { isIban, plainIban } from '../../partners/iban.ts'
import { marginScheme } from '../invoice-tax.ts'
import type { IssuedInvoice } from '../issued.ts'
import { brokenRules } from './rules/broken-rules.ts'
import { hasDigitsToCall, hasVatPrefix, isCountryOfList, isExemptionCode, isReachable, kosovo } from './rules/codes.ts'
import { eInvoiceXml } from './writing/e-invoice-xml.ts'

/** The pages on which what is missing is entered. */
type Pages = { readonly client: string; readonly settings: string }

/**
 * What an electronic invoice needs beside what every invoice does (INV-07): of XRechnung most of all who asks back to whom, and
 * where it arrives. The last one says whether it keeps the rules of EN 16931, by which the receiver's machine judges it.
 */
export function ePaperChecks(invoice: IssuedInvoice, pages: Pages): PaperCheck[] {
  const { electronic } = invoice
  if (electronic === undefined || electronic.format === 'none') return []
  const missing = [
    ...factsOfAll(invoice, pages),
    ...(electronic.format === 'xrechnung' ? factsOfXRechnung(invoice, pages) : []),
  ]
  const facts = missing.map(({ isMet, ...fact }) => ({
    ...{ ...fact, isMet, isRequired: true },
    ...(isMet ? { message: '', path: null } : {}),
  }))
  return [
    ...facts,
    kept(
      invoice,
      electronic.format,
      facts.every(({ isMet }) => isMet),
    ),
  ]
}

type Fact = Omit<PaperCheck, 'isRequired'>

function factsOfAll({ seller, buyer, taxGroups, electronic }: IssuedInvoice, { client, settings }: Pages): Fact[] {
  const marginCode = electronic?.marginCode ?? ''
  const hasMargin = taxGroups.some(({ taxPercentage }) => taxPercentage === marginScheme)
  return [
    {
      ...{ key: 'buyer.country', label: 'Land des Kunden', path: client },
      isMet: buyer.address.country === kosovo.ours || isCountryOfList(buyer.address.country),
      message: 'Bitte das Land in der Anschrift des Kunden als Namen oder mit zwei Buchstaben eintragen.',
    },
    {
      ...{ key: 'seller.vatId', label: 'Form der USt-IdNr.', path: settings },
      isMet: seller.vatId === '' || hasVatPrefix(seller.vatId.trim()),
      message: 'Bitte die USt-IdNr. unter Einstellungen, Unser Haus, mit dem Kürzel des Landes eintragen: DE123456789.',
    },
    {
      ...{ key: 'marginCode', label: 'Code der Sonderregelung', path: settings },
      isMet: !hasMargin || marginCode === '' || isExemptionCode(marginCode),
      message: 'Bitte unter Einstellungen, E-Rechnung, einen Code der Liste VATEX eintragen: VATEX-EU-D.',
    },
  ]
}

function factsOfXRechnung({ electronic, seller, signer, totals }: IssuedInvoice, { client, settings }: Pages): Fact[] {
  const [phone, email] = [signer.phone || seller.phone, signer.email || seller.email]
  return [
    {
      ...{ key: 'client.leitwegId', label: 'Leitweg-ID', path: client },
      isMet: electronic?.buyerReference !== '',
      message: 'Für eine XRechnung fehlt die Leitweg-ID. Bitte sie oder eine Käuferreferenz beim Kunden eintragen.',
    },
    {
      ...{ key: 'client.eInvoiceAddress', label: 'Empfangsadresse', path: client },
      isMet: electronic?.buyerEndpoint != null,
      message: 'Bitte beim Kunden eintragen, unter welcher Adresse seine E-Rechnungen ankommen.',
    },
    {
      ...{ key: 'seller.eInvoiceAddress', label: 'Absenderadresse', path: settings },
      isMet: electronic?.sellerEndpoint != null,
      message: 'Bitte unter Einstellungen, E-Rechnung, eine Absenderadresse eintragen.',
    },
    {
      ...{ key: 'seller.contact', label: 'Telefon und E-Mail für Rückfragen', path: settings },
      isMet: hasDigitsToCall(phone) && isReachable(email),
      message: 'Bitte Telefon und E-Mail unter Einstellungen, Unser Haus, eintragen.',
    },
    {
      ...{ key: 'seller.iban', label: 'Konto', path: settings },
      isMet: totals.dueCents <= 0 || isIban(plainIban(seller.iban)),
      message: 'Bitte unter Einstellungen, Unser Haus, eine gültige IBAN eintragen.',
    },
  ]
}

/** Only a whole one is held against the rules: what is missing is told by its name. */
function kept(invoice: IssuedInvoice, format: 'zugferd' | 'xrechnung', isWhole: boolean): PaperCheck {
  const isComplete = isWhole && invoice.lines.length > 0 && invoice.buyer.name !== '' && invoice.seller.name !== ''
  const xml = isComplete ? eInvoiceXml(invoice.number === '' ? { ...invoice, number: '0' } : invoice) : null
  const broken = xml === null ? [] : brokenRules(xml)
  return {
    ...{ key: 'electronic', label: `E-Rechnung: ${eInvoiceFormats[format].label}`, isRequired: true, path: null },
    isMet: broken.length === 0,
    message: broken.length === 0 ? '' : `Die E-Rechnung verletzt ${broken.join(', ')} der EN 16931.`,
  }
}
