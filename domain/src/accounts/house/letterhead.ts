import type { HouseFacts } from './house-facts.ts'
import { legalForms } from './legal-forms.ts'

/** What page 1 of a letter says of the house above the address window (DIN 5008) and at its foot. */
export type Letterhead = { readonly senderLine: string; readonly footer: readonly (readonly string[])[] }

/** What the house has written itself, else what follows from its facts; columns that say nothing are left out. */
export function letterheadOf(house: HouseFacts): Letterhead {
  const footer = house.footer.trim() === '' ? footerOf(house) : columnsOf(house.footer)
  return { senderLine: house.senderLine.trim() || senderLineOf(house), footer }
}

/** 'Nordwind Reisen GmbH · Kaistraße 12 · 20457 Hamburg'; the name alone is no address to send anything back to. */
function senderLineOf(house: HouseFacts): string {
  const place = townLine(house)
  return house.street === '' && place === '' ? '' : told([firmOf(house), house.street, place]).join(' · ')
}

/** Firm, reach, statements and account, as the law wants them on business letters (§ 35a GmbHG, § 14 UStG). */
function footerOf(house: HouseFacts): string[][] {
  const { phone, email, website, management, register, vatId, taxNumber, bankName, iban, bic } = house
  const place = told([house.street, townLine(house)])
  return [
    place.length === 0 ? [] : [firmOf(house), ...place],
    told([phone && `Telefon ${phone}`, email, website]),
    told([
      management && `Geschäftsführung: ${management}`,
      register,
      vatId && `USt-IdNr. ${vatId}`,
      taxNumber && `Steuernummer ${taxNumber}`,
    ]),
    told([iban && bankName, iban && `IBAN ${grouped(iban)}`, iban && bic && `BIC ${bic}`]),
  ].filter((column) => column.length > 0)
}

/** What a house types into one field: lines, its columns parted by empty ones. */
function columnsOf(text: string): string[][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((column) => told(column.split('\n').map((line) => line.trim())))
    .filter((column) => column.length > 0)
}

export function firmOf({ legalName, name }: Pick<HouseFacts, 'legalName' | 'name'>): string {
  return legalName || name
}

/**
 * What a letter lacks of its house, in German words for a list; nothing where it is whole. A footer that a house has written itself
 * may say all of it, so only what is beyond it is asked for: where answers go.
 */
export function missingOnLetters(house: HouseFacts): string[] {
  const { namesManagement, isRegistered } = legalForms[house.legalForm]
  const isOwn = house.footer.trim() !== ''
  const { street, zip, city, phone, email, management, register } = house
  return told([
    (street === '' || zip === '' || city === '') && 'Anschrift',
    !isOwn && phone === '' && email === '' && 'Telefon oder E-Mail',
    !isOwn && isRegistered && register === '' && 'Handelsregister',
    !isOwn && namesManagement && management === '' && 'Geschäftsführung',
  ])
}

function townLine({ zip, city }: HouseFacts): string {
  return told([zip, city]).join(' ')
}

/** 'DE89 3704 0044 0532 0130 00', however it was typed. */
function grouped(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function told(lines: readonly (string | false)[]): string[] {
  return lines.filter((line) => line !== false && line !== '') as string[] // what is left are texts
}
