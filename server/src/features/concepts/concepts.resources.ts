import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { nameContains } from '../../platform/resource/like.ts'
import { type Binding, declare, type Expression } from '../../platform/resource/resource.ts'
import { servicesByDay } from '../itinerary/days.service.ts'
import { subtitleSql, tagsInUse } from './concepts.queries.ts'
import {
  dayConceptDestinations,
  dayConcepts,
  orderConceptDays,
  orderConceptDestinations,
  orderConcepts,
} from './concepts.tables.ts'
import { addDayConcept, changeDayConcept, removeDayConcept } from './day-concepts.service.ts'
import { addOrderConcept, changeOrderConcept } from './order-concepts.service.ts'

const ofDay =
  (column: string): Expression =>
  (row) =>
    `(select d.${column} from days d where d.id = ${row}.id)`

const shared: Pick<Binding, 'columns' | 'search' | 'defaultOrder'> = {
  columns: { organisationFilter: 'organisationId' },
  search: nameContains,
  defaultOrder: (row) => `lower(${row}.name), ${row}.id`,
}

/** PostgreSQL knows no text with a zero in it. */
const texts = (values: readonly string[]) => values.map((value) => value.replaceAll('\0', ''))

export const conceptsResources = [
  declare(dayConceptContract, {
    ...shared,
    table: dayConcepts,
    computed: {
      subtitle: (row) => subtitleSql(`${row}.id`),
      distance: ofDay('distance'),
      catalogText: ofDay('catalog_text'),
      sortHelper: ofDay('sort_helper'),
      day: (row) => `${row}.id`,
      usedIn: (row) => `(select count(*)::int from order_concept_days u where u.day_concept_id = ${row}.id)`,
    },
    joins: { destinations: { table: dayConceptDestinations, own: 'dayConceptId', other: 'destinationId' } },
    // A concept has the id of its day.
    parents: servicesByDay,
    create: addDayConcept,
    update: changeDayConcept,
    remove: removeDayConcept,
    options: async (trx) => ({ orderTags: await tagsInUse(trx) }),
  }),
  declare(orderConceptContract, {
    ...shared,
    table: orderConcepts,
    computed: {
      orderOfDays: (row) =>
        `(select coalesce(json_agg('/api/day_concepts/' || d.day_concept_id order by d.sort), '[]') from order_concept_days d where d.order_concept_id = ${row}.id)`,
      dayCount: (row) =>
        `(select coalesce(max(d.sort) + 1, 0) from order_concept_days d where d.order_concept_id = ${row}.id)`,
    },
    joins: {
      destinations: { table: orderConceptDestinations, own: 'orderConceptId', other: 'destinationId' },
      days: { table: orderConceptDays, own: 'orderConceptId', other: 'dayConceptId' },
    },
    elsewhere: { orderOfDays: { table: orderConceptDays, column: 'orderConceptId' } },
    filters: {
      years: (row, values, param) =>
        `exists (select from jsonb_array_elements_text(${row}.years) y where y = any (${param(texts(values))}::text[]))`,
      // A page is a number or a text like '12–14'.
      catalogPage: (row, values, param) => `${row}.catalog_page #>> '{}' = any (${param(texts(values))}::text[])`,
    },
    create: addOrderConcept,
    update: changeOrderConcept,
    options: async (trx, lists) => ({
      years: lists.catalogue_year?.map(({ key }) => Number(key)),
      orderTags: await tagsInUse(trx),
    }),
  }),
]
