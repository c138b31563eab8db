import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { OrganisationKey } from '../agency/houses.ts'
import type { DemoAddress, DemoContact } from './partner-model.ts'

/** A client of the agency; `key` names it in the trips. */
export interface DemoClient {
  key: string
  organisation: OrganisationKey
  companyName: string
  shortName: string
  mainCurrency: 'EUR' | 'CHF' | 'GBP'
  mainLanguage: Locale
  complexity: number
  paymentType: 'Rechnung' | 'Überweisung' | 'Lastschrift'
  /** 'Sie' in letters; the choirs and clubs that know us well say 'Du'. */
  isFormal: boolean
  addresses: readonly (DemoAddress & { title: string })[]
  contacts: readonly DemoContact[]
  infos: readonly { title: string; content: string }[]
}

/** `[salutation, first name, last name, position, local part of the e-mail, fixed line, mobile]` */
export type PersonRow = readonly ['Frau' | 'Herr', string, string, string, string, string | null, string | null]

type Composed = 'addresses' | 'contacts' | 'infos' | 'organisation' | 'mainCurrency' | 'mainLanguage'

export interface ClientRow extends Omit<DemoClient, Composed> {
  /** Euros and German unless told. */
  mainCurrency?: DemoClient['mainCurrency']
  mainLanguage?: Locale
  /** `[title, content]` */
  infos: readonly (readonly [string, string])[]
  /** `[street, postal code, city, country?]` */
  address: readonly [string, string, string, string?]
  /** Where invoices go when not to the address above. */
  invoiceAddress?: readonly [string, string, string]
  people: readonly PersonRow[]
}

/** Spells a compact row out. */
export function clientOf(
  organisation: OrganisationKey,
  { address, invoiceAddress, people, infos, ...rest }: ClientRow,
): DemoClient {
  const spelled = (title: string, [streetAddress, zip, city, country = 'Deutschland']: ClientRow['address']) => {
    return { title, streetAddress, zip, city, country }
  }
  return {
    mainCurrency: 'EUR',
    mainLanguage: 'de_DE',
    ...rest,
    organisation,
    infos: infos.map(([title, content]) => ({ title, content })),
    addresses: [
      spelled('Anschrift', address),
      ...(invoiceAddress === undefined ? [] : [spelled('Rechnungsanschrift', invoiceAddress)]),
    ],
    contacts: people.map(([salutation, firstName, lastName, position, local, phoneFixed, phoneMobile], index) => ({
      salutation,
      firstName,
      lastName,
      position,
      email: `${local}@${rest.key}.example`,
      phoneFixed,
      phoneMobile,
      isPrimary: index === 0,
    })),
  }
}
