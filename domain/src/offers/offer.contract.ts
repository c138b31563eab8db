import { keysOf } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { children, choice, integer, link, price, richText, text } from '../contract/fields.ts'
import { contactContract } from '../partners/client.contract.ts'

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
    kind: choice(keysOf(offerPriceKinds)),
    /** Package: from so many guests on; supplement: up to so many single rooms (002 §9). */
    numberOfPersons: integer({ min: 1, max: 999 }),
    price: price(),
  },
})

/** What an offer says beside the day plan; every generated PDF is a document of its own (002 §3). */
export const offerContract = contract({
  name: 'offers',
  title: 'Angebot',
  fields: {
    order: link('orders', { write: 'create', required: true }),
    type: choice(keysOf(offerTypes)),
    offerNr: text({ write: 'never' }),
    introTitle: text({ max: 200 }),
    introText: richText({ nullable: true }),
    conditions: richText({ nullable: true }),
    prices: children(offerPriceContract),
    /** The trip's main contact, to whom the offer goes unless somebody else is chosen (002 §7: 'contact group'). */
    contact: link('contacts', {
      nullable: true,
      write: 'never',
      groups: ['contact_read'],
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
