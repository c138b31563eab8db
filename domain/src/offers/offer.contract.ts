import { contract } from '../contract/contract.ts'
import { children, choice, integer, link, price, richText, text } from '../contract/fields.ts'
import { contactContract } from '../partners/client.contract.ts'
import { offerConditionContract } from './conditions/condition.contract.ts'

/** What an offer is (002 §3). */
export const offerTypes = {
  initial: { label: 'Angebot' },
  updated: { label: 'Geändertes Angebot' },
  confirmation: { label: 'Bestätigung' },
} as const
export const offerPriceKinds = {
  package: { label: 'Paketpreis' },
  single_supplement: { label: 'Einzelzimmerzuschlag' },
} as const

export const offerPriceContract = contract({
  name: 'offer_prices',
  title: 'Preis',
  fields: {
    kind: choice(offerPriceKinds, { label: 'Art' }),
    /** Package: from so many guests on; supplement: up to so many single rooms (002 §9). */
    numberOfPersons: integer({ label: 'Personen', min: 1, max: 999 }),
    price: price({ label: 'Preis' }),
  },
})

/** What an offer says beside the day plan; every generated PDF is a document of its own (002 §3). */
export const offerContract = contract({
  name: 'offers',
  title: 'Angebot',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    type: choice(offerTypes, { label: 'Art' }),
    offerNr: text({ label: 'Angebotsnummer', write: 'never' }),
    introTitle: text({ label: 'Betreff', max: 200 }),
    introText: richText({ label: 'Anschreiben', nullable: true }),
    conditions: children(offerConditionContract, { label: 'Konditionen' }),
    /** What is written freely beside them, cut at its headings on paper. */
    conditionsText: richText({ label: 'Freier Text der Konditionen', nullable: true }),
    prices: children(offerPriceContract, { label: 'Preise' }),
    /** The trip's main contact, to whom the offer goes unless somebody else is chosen (002 §7: 'contact group'). */
    contact: link('contacts', {
      label: 'Kontakt',
      nullable: true,
      write: 'never',
      groups: ['contact_read'],
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
