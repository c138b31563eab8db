import {
  bookingStandContract,
  orderContingentFerryContract,
  orderContingentHotelContract,
  orderFerryCabinContract,
  orderHotelRoomContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import {
  complexityContract,
  orderContactContract,
  orderContract,
  orderProviderContactContract,
} from '@reisewerk/domain/orders/order.contract.ts'
import { besideOf } from '../../platform/resource/read-sql.ts'
import { declare, type Expression } from '../../platform/resource/resource.ts'
import { changeOrder } from './change-order.service.ts'
import { changeFerryContingent, changeHotelContingent } from './contingents.service.ts'
import { createNewOrder } from './create-order.service.ts'
import { sheetOfOrders } from './list/order-export.ts'
import { addOrderContact, changeOrderContact, removeOrderContact } from './order-contacts.service.ts'
import { tagsInUse } from './orders.queries.ts'
import {
  bookingStands,
  complexities,
  orderContacts,
  orderContingentFerries,
  orderContingentHotels,
  orderDestinations,
  orderFerryCabins,
  orderFigures,
  orderHotelRooms,
  orderProviderContacts,
  orders,
} from './orders.tables.ts'

const figure =
  (column: string): Expression =>
  (row) =>
    `${besideOf(row)}.${column}`
const ofSize = (condition: string) => ({
  column: 'contingentId',
  where: (row: string) => `${row}.persons ${condition}`,
})
const amounts = {
  columns: { 'type.persons': 'persons', 'type.type': 'type' },
  only: [] as const,
  defaultOrder: (row: string) => `${row}.persons, ${row}.sort, ${row}.id`,
}
/**
 * Of the trip whose offer speaks for this one, as far as the reader sees it. Which trip that is is found first: under a policy no
 * index is searched for what is still to be worked out, and every trip would be looked through (decision 088).
 */
const managing =
  (column: string): Expression =>
  (row) =>
    `(select m.${column} from ${speaking(row)} x join orders m on m.id = x.id)`
const speaking: Expression = (row) =>
  `(select coalesce((select g from managing_order(${row}.id) g), ${row}.id) as id offset 0)`
const lastUpdate: Expression = (row) => `(select o.last_contingent_update from orders o where o.id = ${row}.order_id)`

const kindOf: Expression = (row) => `order_kind(${row}.organisation_id, ${row}.is_admin_only, ${row}.current_status)`
/** Filters of the list by which the numbers of trips are kept. */
const counted = ['currentStatus', 'organisationFilter.id', 'isAdminOnly']

export const ordersResources = [
  declare(orderContract, {
    table: orders,
    sheet: sheetOfOrders,
    beside: { table: orderFigures, column: 'orderId', isEverywhere: true },
    columns: {
      organisationFilter: 'organisationId',
      _importId: 'importId',
      'trip.name': 'tripName',
      'trip.mainDestination': 'mainDestinationId',
      'trip.isDummy': 'isDummy',
    },
    computed: {
      complexity: figure('complexity_id'),
      hotelContingent: figure('hotel_contingent_id'),
      ferryContingent: figure('ferry_contingent_id'),
      days: (row) =>
        `(select coalesce(json_agg(d.id order by d.date, d.id), '[]') from days d where d.order_id = ${row}.id)`,
      'orderTodo.dueDate': figure('urgent_todo_due_date'),
      'info.paxAsked': figure('hotel_pax_asked'),
      'info.paxReserved': figure('hotel_pax_reserved'),
      calculation: (row) => `(select c.id from calculations c where c.order_id = ${row}.id)`,
      addressee: (row) => `addressee_of(${row}.id)`,
      mainOffer: (row) => `(select f.id from offers f where f.order_id = ${row}.id)`,
      'attachedOffer.order': managing('id'),
      'attachedOffer.orderNumber': managing('order_number'),
      'attachedOffer.isOfOtherTrip': (row) => `exists (select from managing_order(${row}.id))`,
      'attachedOffer.freePlaces': (row) =>
        `(select coalesce(json_agg(json_build_object('numberOfPersons', p.number_of_persons, 'type', p.type, 'freePlaces', 1)
          order by p.number_of_persons, p.id), '[]')
          from ${speaking(row)} x join calculation_free_places p on p.order_id = x.id)`,
    },
    joins: { 'trip.destinations': { table: orderDestinations, own: 'orderId', other: 'destinationId' } },
    parents: { orderContacts: { column: 'orderId' }, providerContacts: { column: 'orderId' } },
    elsewhere: { complexity: { table: complexities, column: 'orderId' } },
    totals: [
      { table: 'order_counts', filters: [...counted, 'category', 'bookingSituation'] },
      { table: 'order_tag_counts', filters: [...counted, 'traitTags'], ofOneValue: 'traitTags' },
    ],
    // The policy lets the longest of the actor's own trips count, which is what is asked for.
    impliedAfter: {
      endAt: (row, value) => `${row}.start_at >= ${value}::date - (select max(l.end_at - l.start_at) from orders l)`,
    },
    search: (row, term, param) => `${row}.id = any (array(select search_orders(${param(term)})))`,
    wideSearch: {
      few: (row, term, param) => `${row}.id = any (array(select search_few_orders(${param(term)})))`,
      among: (ids, term, param) => `select search_among_orders(${param(term)}, ${ids})`,
      count: (row, where, term, param) =>
        `count_sought_orders(${param(term)}, array(select distinct ${kindOf(row)} from order_counts ${row}${where}))`,
      filters: counted,
    },
    // The shelves of concepts are no trips.
    scope: (row, groups) =>
      `${row}.current_status ${groups.has('soft_delete') ? `<> 'concept'` : `not in ('deleted', 'concept')`}`,
    // Only an admin brings a deleted trip back (APP-11).
    writeScope: (row) =>
      `${row}.current_status <> 'concept' and (${row}.current_status <> 'deleted' or (select actor_is_admin()))`,
    defaultOrder: (row) => `${row}.start_at, ${row}.id`,
    orderBy: {
      client: figure('client_name'),
      user: figure('user_name'),
      'trip.destinations': figure('destination_name'),
      hotelContingent: figure('hotel_pax_asked'),
      // The way of a trip, new … deleted; an index holds both directions.
      currentStatus: (row) => `order_status_rank(${row}.current_status)`,
    },
    thenBy: { currentStatus: (row) => `${row}.start_at` },
    constraints: {
      orders_cancelled_on: { propertyPath: 'cancelledOn', message: 'Die Reise ist nicht storniert.' },
      orders_invoiced: {
        propertyPath: 'currentStatus',
        message: 'Diese Reise hat ausgestellte Rechnungen und lässt sich deshalb nicht löschen. Bitte storniere sie.',
      },
      orders_invoiced_house: {
        propertyPath: 'organisationFilter',
        message: 'Diese Reise hat ausgestellte Rechnungen und bleibt deshalb in ihrer Organisation.',
      },
      orders_invoiced_currency: {
        propertyPath: 'orderCurrency',
        message: 'Diese Reise hat ausgestellte Rechnungen und behält deshalb ihre Währung.',
      },
      order_hotel_rooms_once: {
        propertyPath: 'hotelContingent',
        message: 'Jede Zimmerart steht nur einmal je Personenzahl.',
      },
      order_ferry_cabins_once: {
        propertyPath: 'ferryContingent',
        message: 'Jede Kabinenart steht nur einmal je Personenzahl.',
      },
    },
    create: createNewOrder,
    update: changeOrder,
    options: async (trx) => ({ orderTags: await tagsInUse(trx) }),
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
  declare(complexityContract, {
    table: complexities,
  }),
  declare(orderContactContract, {
    table: orderContacts,
    computed: {
      // Asked of its own trip: among all trips PostgreSQL would look through every one.
      isPrimary: (row) =>
        `exists (select from orders o where o.id = ${row}.order_id and o.primary_order_contact_id = ${row}.id)`,
    },
    defaultOrder: (row) => `${row}.role, ${row}.sort, ${row}.id`,
    constraints: {
      order_contacts_once: {
        propertyPath: 'contact',
        message: 'Dieser Kontakt hat diese Rolle in der Reise schon.',
      },
    },
    create: addOrderContact,
    update: changeOrderContact,
    remove: removeOrderContact,
  }),
  declare(orderProviderContactContract, {
    table: orderProviderContacts,
    isOnShelves: true,
    defaultOrder: (row) => `${row}.type, ${row}.id`,
    only: ['list', 'get', 'options'],
  }),
  declare(orderContingentHotelContract, {
    table: orderContingentHotels,
    computed: { lastContingentUpdate: lastUpdate },
    parents: {
      doubleRooms: ofSize('= 2'),
      singleRooms: ofSize('= 1'),
      tripleRooms: ofSize('= 3'),
      quadrupleRooms: ofSize('>= 4'),
    },
    update: changeHotelContingent,
    only: ['list', 'get', 'update', 'options'],
  }),
  declare(orderContingentFerryContract, {
    table: orderContingentFerries,
    computed: { lastContingentUpdate: lastUpdate },
    parents: {
      doubleCabins: ofSize('= 2'),
      singleCabins: ofSize('= 1'),
      tripleCabins: ofSize('= 3'),
      quadrupleCabins: ofSize('= 4'),
      otherCabins: ofSize('>= 5'),
    },
    update: changeFerryContingent,
    only: ['list', 'get', 'update', 'options'],
  }),
  declare(orderHotelRoomContract, { table: orderHotelRooms, ...amounts }),
  declare(orderFerryCabinContract, { table: orderFerryCabins, ...amounts }),
  declare(bookingStandContract, {
    table: bookingStands,
    only: ['list', 'get', 'options'],
    defaultOrder: (row) => `${row}.date`,
  }),
]
