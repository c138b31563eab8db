import { offerContract, offerPriceContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { changeOffer, openOffer } from './offers.service.ts'
import { offerPrices, offers } from './offers.tables.ts'

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
    parents: { prices: { column: 'offerId' }, conditions: { column: 'offerId' } },
    create: openOffer,
    update: changeOffer,
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
  declare(offerPriceContract, {
    table: offerPrices,
    defaultOrder: (row) => `${row}.kind, ${row}.number_of_persons, ${row}.id`,
    only: [],
  }),
]
