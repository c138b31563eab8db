import { locales } from '../../accounts/options.ts'
import { distanceOf } from '../../documents/document.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import { fullName } from '../../documents/salutation.ts'
import { routeDescriptions } from '../offer.contract.ts'
import { changeOf, ifOther, instead, renamed, type VersionChange } from './change-words.ts'
import type { FrozenOffer } from './frozen-offer.ts'

/** Name, time, destinations and length of the trip, and how much of it is told in which language. */
export function tripChanges(after: FrozenOffer, before: FrozenOffer, language: DocumentLanguage): VersionChange[] {
  const line = (about: string, tell: (offer: FrozenOffer) => string, words = renamed) =>
    changeOf(about, ifOther(tell(after), tell(before), words))
  return [
    ...line('Name', ({ trip }) => quoted(trip.name)),
    ...line('Gruppe', ({ trip }) => quoted(trip.groupName)),
    ...line('Reisezeit', ({ trip }) => language.dates.dateRange(trip.startAt, trip.endAt)),
    ...line('Ziele', ({ trip }) => trip.destinations.join(', ')),
    ...line('Reiseart', ({ trip }) => language.options.order_category[trip.category]),
    ...line('Gesamtstrecke', (offer) => distanceOf(offer.days, language.amounts), instead),
    ...line('Option bis', ({ optionDate }) => (optionDate === null ? '' : language.dates.longDate(optionDate))),
    ...line('Routenbeschreibung', ({ attachRouteDescription: told }) => routeDescriptions[told].label),
    ...line('Sprache', ({ locale }) => locales[locale].label),
  ]
}

/** Whom the document is for, and who signs it. */
export function recipientChanges(after: FrozenOffer, before: FrozenOffer): VersionChange[] {
  const line = (about: string, tell: (offer: FrozenOffer) => string) =>
    changeOf(about, ifOther(tell(after), tell(before), renamed))
  return [
    ...line('Kunde', ({ client }) => client.companyName),
    ...line('Anschrift', ({ client }) => client.addressLines.join(', ')),
    ...line('Kontakt', ({ client: { contact } }) =>
      contact === null ? '' : [contact.salutation ?? '', fullName(contact)].join(' ').trim(),
    ),
    ...line('Anrede', ({ client }) => (client.isFormal ? 'Sie' : 'Du')),
    ...line('Ansprechpartner', ({ signer }) => signer.name),
    ...line('Funktion des Ansprechpartners', ({ signer }) => signer.role),
    ...line('Telefon', ({ signer }) => signer.phone),
    ...line('E-Mail', ({ signer }) => signer.email),
  ]
}

function quoted(text: string): string {
  return text.trim() === '' ? '' : `„${text.trim()}“`
}
