import type { Settings } from '../accounts/settings.contract.ts'
import type { Seller } from './issued.ts'

/** What a house prints on its paper. */
export type Letterhead = {
  readonly name: string
  /** 'Reisewerk Nord GmbH', 'Am Stintkai 7', '21335 Lüneburg' */
  readonly houseAddress: readonly string[]
  readonly footer: readonly (readonly string[])[]
}

const place = /^(\d{5}) (.+)$/
/** By which words a line of the letterhead says what it holds. */
export const toldBy = {
  taxNumber: /^(?:Steuernummer|St\.-?Nr\.):? *(.+)$/i,
  vatId: /^USt-Id(?:Nr)?\.?:? *([A-Z]{2}[\w ]+)$/i,
  phone: /^(?:Telefon|Tel\.):? *(.+)$/i,
  email: /^([^\s@]+@[^\s@]+\.[^\s@]+)$/,
  iban: /^IBAN:? *([A-Z]{2}[\dA-Z ]+)$/i,
  bic: /^BIC:? *([A-Z0-9]+)$/i,
  register: /^(.*HR[AB].*)$/,
} as const

/** Postcode and town of the line '21335 Lüneburg'; null of any other. */
export function townOf(line: string): RegExpExecArray | null {
  return place.exec(line)
}

/** Who issues the invoices of a house: what its settings say, else what stands on its letterhead already. */
export function sellerOf({ name, houseAddress, footer }: Letterhead, { clientInvoices }: Settings): Seller {
  const typed = clientInvoices.seller
  const lines = footer.flat().map((line) => line.trim())
  const found = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find(Boolean) ?? ''
  const [firm = '', ...rest] = houseAddress
  const [, zip = '', city = ''] = rest.map((line) => townOf(line)).find((match) => match !== null) ?? []
  const street = rest.find((line) => !place.test(line)) ?? ''
  const bank = footer.find((column) => column.some((line) => toldBy.iban.test(line)))?.[0] ?? ''
  return {
    name: typed.name || firm || name,
    address: {
      street: typed.street || street,
      zip: typed.zip || zip,
      city: typed.city || city,
      country: 'DE',
    },
    taxNumber: typed.taxNumber || found(toldBy.taxNumber),
    vatId: typed.vatId || found(toldBy.vatId),
    register: typed.register || found(toldBy.register).replace(/^.*, (?=Amtsgericht)/, ''),
    phone: typed.phone || found(toldBy.phone),
    email: typed.email || found(toldBy.email),
    iban: typed.iban || found(toldBy.iban),
    bic: typed.bic || found(toldBy.bic),
    bankName: typed.bankName || (toldBy.iban.test(bank) ? '' : bank),
  }
}
