import { type RouteDescription, usualRouteDescription } from '@reisewerk/domain/offers/offer.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { documents } from '../files/files.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { addresses } from '../partners/partners.tables.ts'

/** The offer of a trip: what stands in the letter beside the day plan. One per trip; each PDF is a document. */
export const offers = pgTable('offers', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
  type: text().$type<'initial' | 'updated' | 'confirmation'>().notNull().default('initial'),
  /** Count of the last generated offer: 'Angebot 2600417 / 2'. */
  lastNumber: integer().notNull().default(0),
  /** As typed; null: the one its type begins with. */
  offerNr: text(),
  attachRouteDescription: text().$type<RouteDescription>().notNull().default(usualRouteDescription),
  addressId: reference().references(() => addresses.id, { onDelete: 'set null' }),
  introTitle: text().notNull().default(''),
  introText: jsonb().$type<RichText>(),
  /** What is written freely beside the conditions in lines. */
  conditions: jsonb().$type<RichText>(),
  lastDocumentId: reference().references(() => documents.id),
})

/** Trips an offer speaks for beside its own; `order_id` is its own. */
export const offerAttachedOrders = pgTable(
  'offer_attached_orders',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    offerId: reference()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    attachedOrderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (table) => [
    unique('offer_attached_orders_once').on(table.offerId, table.attachedOrderId),
    unique('offer_attached_orders_one_offer').on(table.attachedOrderId),
  ],
)
