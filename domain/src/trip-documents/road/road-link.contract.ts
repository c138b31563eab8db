import { contract } from '../../contract/contract.ts'
import { boolean, instant, integer, link, text } from '../../contract/fields.ts'

/** A private link by which guide or driver read a trip on the road, without signing in. */
export const roadLinkContract = contract({
  name: 'road_links',
  title: 'Link für unterwegs',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    user: link('users', { label: 'Erstellt von', write: 'never' }),
    recipient: text({ label: 'Für', max: 100, write: 'never' }),
    /** Whether it tells who sleeps where. */
    withNames: boolean({ label: 'Mit Namen der Gäste', write: 'never' }),
    expiresAt: instant({ label: 'Gültig bis', write: 'never' }),
    revokedAt: instant({ label: 'Widerrufen am', nullable: true, write: 'never' }),
    createdAt: instant({ label: 'Angelegt am', write: 'never' }),
    openings: integer({ label: 'Aufrufe', write: 'never' }),
    lastOpenedAt: instant({ label: 'Zuletzt geöffnet', nullable: true, write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
