import type { Endpoint } from '../../../partners/e-invoicing.ts'
import { element, elementWith, type XmlNode } from '../../../xml/write-xml.ts'
import type { PostalAddress } from '../../issued.ts'
import { kosovo } from '../rules/codes.ts'
import type { EBuyer, EParty, ESeller } from './e-invoice.ts'

/** BG-4 */
export function ciiSeller(seller: ESeller): XmlNode {
  return element(
    'ram:SellerTradeParty',
    element('ram:ID', seller.id),
    element('ram:Name', seller.name),
    element('ram:Description', seller.register),
    element('ram:SpecifiedLegalOrganization', element('ram:ID', seller.registerNumber)),
    contact(seller.contact),
    address(seller.address),
    endpoint(seller.endpoint),
    registration('FC', seller.taxNumber),
    registration('VA', seller.vatId),
  )
}

/** BG-7 */
export function ciiBuyer(party: EBuyer): XmlNode {
  return element(
    'ram:BuyerTradeParty',
    element('ram:Name', party.name),
    contact(party.contact),
    address(party.address),
    endpoint(party.endpoint),
    registration('VA', party.vatId),
  )
}

function contact(person: EParty['contact']): XmlNode {
  if (person === null) return null
  return element(
    'ram:DefinedTradeContact',
    element('ram:PersonName', person.name),
    element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', person.phone)),
    element('ram:EmailURIUniversalCommunication', element('ram:URIID', person.email)),
  )
}

function address({ street, zip, city, country }: PostalAddress): XmlNode {
  return element(
    'ram:PostalTradeAddress',
    element('ram:PostcodeCode', zip),
    element('ram:LineOne', street),
    element('ram:CityName', city),
    element('ram:CountryID', country === kosovo.ours ? kosovo.told : country),
  )
}

function endpoint(told: Endpoint | null): XmlNode {
  if (told === null || told.id === '') return null
  return element('ram:URIUniversalCommunication', elementWith('ram:URIID', { schemeID: told.scheme }, told.id))
}

function registration(scheme: 'FC' | 'VA', number: string): XmlNode {
  return element('ram:SpecifiedTaxRegistration', elementWith('ram:ID', { schemeID: scheme }, number))
}
