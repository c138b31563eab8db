import type { DocumentHouse } from '../../documents/document-source.ts'
import type { Seller } from '../issued.ts'
import { toldBy, townOf } from '../seller.ts'

/**
 * The letterhead of an invoice says of account, tax number and address what the invoice says: a sheet with two of either leaves it
 * open to whom the client owes, and under which number (§ 14 Abs. 4 Nr. 1 and 2 UStG). What agrees stays as the house has written it.
 */
export function sellerLetterhead(house: DocumentHouse, seller: Seller): DocumentHouse {
  const { street, zip, city } = seller.address
  const town = `${zip} ${city}`
  const isThere = street !== '' && zip !== '' && city !== ''
  const footer = house.footer.map((column) => {
    if (isThere && column.some((line) => townOf(line) !== null)) {
      const agrees = column.some((line) => line.includes(street)) && column.some((line) => line.includes(town))
      return agrees ? column : [seller.name, street, town]
    }
    const account = column.findIndex((line) => toldBy.iban.test(line))
    return column.map((line, index) => {
      const isBank = index === 0 && account > 0
      return isBank && seller.bankName !== '' ? seller.bankName : ofSeller(line, seller)
    })
  })
  const isSender = !isThere || house.senderLine.includes(street)
  return { ...house, footer, senderLine: isSender ? house.senderLine : [seller.name, street, town].join(' · ') }
}

const written = {
  iban: (iban: string) => `IBAN ${iban}`,
  bic: (bic: string) => `BIC ${bic}`,
  vatId: (vatId: string) => `USt-IdNr. ${vatId}`,
  taxNumber: (number: string) => `Steuernummer ${number}`,
  phone: (phone: string) => `Telefon ${phone}`,
  email: (email: string) => email,
} as const

function ofSeller(line: string, seller: Seller): string {
  // Its keys are those of the table.
  for (const fact of Object.keys(written) as (keyof typeof written)[]) {
    const said = toldBy[fact].exec(line)?.[1]
    if (said === undefined) continue
    const isSame = seller[fact] === '' || plain(said) === plain(seller[fact])
    return isSame ? line : written[fact](seller[fact])
  }
  return line
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}
