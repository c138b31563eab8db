import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { changeOffer, openOffer } from './offers.service.ts'
import { offerAttachedOrders, offers } from './offers.tables.ts'

export const offersResources = [
  declare(offerContract, {
    table: offers,
    shownAs: { offerNr: shownNumber, attachedOrders: shownAttached, address: shownAddress },
    joins: { attachedOrders: { table: offerAttachedOrders, own: 'offerId', other: 'attachedOrderId' } },
    computed: {
      minimumPersons: (row) => `(select c.minimum_persons from calculations c where c.order_id = ${row}.order_id)`,
      freeplaces: (row) =>
        `(select coalesce(json_agg(json_build_object('numberOfPersons', p.number_of_persons, 'type', p.type, 'freePlaces', 1)
          order by p.number_of_persons, p.id), '[]') from calculation_free_places p where p.order_id = ${row}.order_id)`,
      contact: (row) => `addressee_of(${row}.order_id)`,
    },
    columns: { conditionsText: 'conditions' },
    parents: {
      conditions: { column: 'offerId' },
      bulletPoints: { column: 'offerId' },
      includedLines: { column: 'offerId' },
      photos: { column: 'offerId' },
    },
    create: openOffer,
    update: changeOffer,
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
]

/** The rule of domain/offers/offer-number.ts; a test holds both to it. */
function shownNumber(row: string): string {
  const count = `case ${row}.type when 'initial' then 1 when 'updated' then greatest(1, ${row}.last_number) + 1 else greatest(1, ${row}.last_number) end`
  return `coalesce(${row}.offer_nr, (select o.order_number || ' / ' || (${count}) from orders o where o.id = ${row}.order_id))`
}

/** A trip that goes to another client by now is not written to where the former one lives. */
function shownAddress(row: string): string {
  return `(select a.id from addresses a join orders o on o.client_id = a.client_id where a.id = ${row}.address_id and o.id = ${row}.order_id)`
}

/** A trip that is deleted, or that the reader may not see, is passed over. */
function shownAttached(row: string): string {
  return `(select coalesce(json_agg(j.attached_order_id order by j.sort, j.id), '[]') from offer_attached_orders j
    join orders o on o.id = j.attached_order_id and o.current_status <> 'deleted' where j.offer_id = ${row}.id)`
}
