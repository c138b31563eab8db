import { locales } from '../../accounts/options.ts'
import { contract } from '../../contract/contract.ts'
import { boolean, choice, instant, integer, link, text } from '../../contract/fields.ts'

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
    /** In which the page speaks: that of the trip unless another was chosen (decision 169). */
    locale: choice(locales, { label: 'Sprache', write: 'never' }),
    expiresAt: instant({ label: 'Gültig bis', write: 'never' }),
    revokedAt: instant({ label: 'Widerrufen am', nullable: true, write: 'never' }),
    createdAt: instant({ label: 'Angelegt am', write: 'never' }),
    openings: integer({ label: 'Aufrufe', write: 'never' }),
    lastOpenedAt: instant({ label: 'Zuletzt geöffnet', nullable: true, write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
