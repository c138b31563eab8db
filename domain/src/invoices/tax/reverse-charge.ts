import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { isInUnion } from '../../geography/union.ts'
import { isVatId } from '../../partners/vat-id.ts'
import { reverseCharge } from '../invoice-tax.ts'
import type { IssuedInvoice } from '../issued.ts'

/** Where the house's own number, and the taxes it offers are entered. */
type Pages = { readonly ownHouse: string; readonly settings: string }

const label = 'Steuerschuldnerschaft des Leistungsempfängers'

/**
 * Own services to a firm of another member state are taxed where that is, and by it: both VAT ids stand on the invoice (§ 3a Abs. 2, § 14a
 * Abs. 1 UStG; decision 162). Where such a firm is charged at 0 % it is told, for that reads as exempt.
 * @param isPrivate its client is no firm
 */
export function reverseChargeChecks(invoice: IssuedInvoice, pages: Pages, isPrivate = false): PaperCheck[] {
  const { taxGroups, references, type, buyer } = invoice
  // What takes an invoice back says what that one said.
  if (references.original !== null) return []
  const has = (rate: number) => taxGroups.some((group) => group.taxPercentage === rate)
  if (has(reverseCharge)) return [numbersCheck(invoice, pages, isPrivate)]
  const isEuFirm = isAbroadInUnion(invoice) && isOfBuyer(buyer.vatId ?? '', buyer.address.country)
  if (!has(0) || !isEuFirm || isPrivate || type === 'cancelation') return []
  const message =
    'Mit 0 % liest sich die Leistung als von der Umsatzsteuer befreit. Eigene Leistungen an eine Firma im EU-Ausland sind meist Reverse Charge; die Steuer ist unter Einstellungen, Kundenrechnungen, Steuersätze, zu wählen.'
  return [{ key: 'reverseCharge', label, isMet: false, isRequired: false, message, path: pages.settings }]
}

function numbersCheck(invoice: IssuedInvoice, { ownHouse }: Pages, isPrivate: boolean): PaperCheck {
  const { seller, buyer } = invoice
  const client = `/clients/${buyer.clientId}`
  const check = { key: 'reverseCharge', label, isRequired: true }
  if (isPrivate) {
    const message =
      'Reverse Charge gilt nur für Firmen, der Kunde ist eine Privatgruppe: Bitte eine andere Steuer wählen oder die Art des Kunden ändern.'
    return { ...check, isMet: false, message, path: client }
  }
  if (!isAbroadInUnion(invoice)) {
    const message =
      'Reverse Charge gilt nur für Firmen in einem anderen EU-Land: Bitte eine andere Steuer wählen oder die Anschrift des Kunden ergänzen.'
    return { ...check, isMet: false, message, path: client }
  }
  if (!isOfBuyer(buyer.vatId ?? '', buyer.address.country)) {
    const message =
      'Für Reverse Charge fehlt die USt-IdNr. des Kunden aus seinem Land. Bitte sie beim Kunden eintragen.'
    return { ...check, isMet: false, message, path: client }
  }
  if (seller.vatId === '') {
    const message =
      'Für Reverse Charge fehlt die eigene USt-IdNr. Bitte sie unter Einstellungen, Unser Haus, eintragen.'
    return { ...check, isMet: false, message, path: ownHouse }
  }
  return { ...check, isMet: true, message: '', path: null }
}

function isAbroadInUnion({ buyer: { address } }: IssuedInvoice): boolean {
  return address.country !== 'DE' && isInUnion(address.country)
}

/** Greece writes EL; Monaco and the Isle of Man have numbers of France and formerly of Britain, and are asked by hand. */
function isOfBuyer(vatId: string, country: string): boolean {
  const prefix = { GR: 'EL', MC: 'FR' }[country] ?? country
  return vatId.startsWith(prefix) && isVatId(vatId)
}
