import { contract } from '../contract/contract.ts'
import { day, link, text } from '../contract/fields.ts'

/**
 * What the travellers of a package tour have in hand before they pay: the form of Art. 250 EGBGB, and who secures their money
 * (§ 651d, § 651r BGB; INV-13). One per trip; what is empty here is as the house has it.
 */
export const packageTravelContract = contract({
  name: 'package_travels',
  title: 'Pauschalreise',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    formGivenAt: day({ label: 'Formblatt übergeben am', nullable: true }),
    security: text({ label: 'Sicherungsschein', hint: 'leer: wie in den Einstellungen', max: 200 }),
    securityUntil: day({ label: 'Sicherungsschein gültig bis', nullable: true }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
