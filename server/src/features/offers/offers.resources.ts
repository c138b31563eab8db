import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { changeOffer, openOffer } from './offers.service.ts'
import { offers } from './offers.tables.ts'

export const offersResources = [
  declare(offerContract, {
    table: offers,
    shownAs: { offerNr: shownNumber },
    computed: {
      contact: (row) =>
        `(select k.contact_id from orders o join order_contacts k on k.id = o.primary_order_contact_id where o.id = ${row}.order_id)`,
    },
    columns: { conditionsText: 'conditions' },
    parents: { conditions: { column: 'offerId' }, bulletPoints: { column: 'offerId' } },
    create: openOffer,
    update: changeOffer,
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
]

/** The rule of domain/offers/offer-number.ts; a test holds both to it. */
function shownNumber(row: string): string {
  const count = `case ${row}.type when 'initial' then 1 when 'updated' then ${row}.last_number + 1 else greatest(1, ${row}.last_number) end`
  return `coalesce(${row}.offer_nr, (select o.order_number || ' / ' || (${count}) from orders o where o.id = ${row}.order_id))`
}
