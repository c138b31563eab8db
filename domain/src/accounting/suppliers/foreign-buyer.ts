import type { ReadParty } from '../../invoices/e-invoice/reading/read-invoice.ts'
import { isAlike } from '../../payments/bank/told-words.ts'

type Buyer = Pick<ReadParty, 'name' | 'vatId'>

/**
 * What is told of a supplier's invoice that is addressed to somebody else: of that no input tax comes off, and it may be none of
 * ours to pay (§ 14 Abs. 4 Nr. 1, § 15 UStG). Two VAT numbers decide; else names do, of which each half is known to be ours.
 * @param names of the house: as it trades, as its register has it; empty ones do not count
 * @returns null where it is ours, and where the invoice or the house says too little to tell
 */
export function foreignBuyerNote(
  { name, vatId }: Buyer,
  { names, vatId: ownVatId }: { readonly names: readonly string[]; readonly vatId: string },
): string | null {
  const told = [plain(vatId), plain(ownVatId)]
  const known = names.filter((one) => one.trim() !== '')
  const isDecided = told.every((one) => one !== '')
  if (!isDecided && (name.trim() === '' || known.length === 0)) return null
  const isOurs = isDecided ? told[0] === told[1] : known.some((one) => isAlike(one, name) || isAlike(name, one))
  if (isOurs) return null
  const to = [name.trim(), isDecided ? `USt-IdNr. ${plain(vatId)}` : ''].filter((one) => one !== '').join(', ')
  return `Die Rechnung ist an ${to} gerichtet, nicht an unser Haus. Bitte vor der Zahlung klären.`
}

const plain = (vatId: string) => vatId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
