import type { HouseFacts } from '../accounts/house/house-facts.ts'
import { firmOf } from '../accounts/house/letterhead.ts'
import type { Seller } from './issued.ts'

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

/** Who issues the invoices of a house. */
export function sellerOf(house: HouseFacts): Seller {
  const { street, zip, city, taxNumber, vatId, register, phone, email, iban, bic, bankName } = house
  return {
    name: firmOf(house),
    address: { street, zip, city, country: 'DE' },
    ...{ taxNumber, vatId, register, phone, email, iban, bic, bankName },
  }
}
