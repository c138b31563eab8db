import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { openOffer } from './offers.service.ts'
import { offers } from './offers.tables.ts'

export const offersResources = [
  declare(offerContract, {
    table: offers,
    computed: {
      offerNr: (row) =>
        `(select o.order_number || ' / ' || (${row}.last_number + 1) from orders o where o.id = ${row}.order_id)`,
      contact: (row) =>
        `(select k.contact_id from orders o join order_contacts k on k.id = o.primary_order_contact_id where o.id = ${row}.order_id)`,
    },
    columns: { conditionsText: 'conditions' },
    parents: { conditions: { column: 'offerId' } },
    create: openOffer,
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
]
