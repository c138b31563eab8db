import type { DemoDayConcept, DemoOrderConcept } from '../concepts/concept-model.ts'
import { shelfDate } from '../concepts/concepts.ts'
import { addDay } from './itinerary-rows.ts'
import type { Rows } from './rows.ts'
import type { TripLinks } from './trip-links.ts'

/** An overall concept with its days; each stands on a shelf of its own (docs/decisions/016). */
export function addOrderConcept(rows: Rows, concept: DemoOrderConcept, links: TripLinks): void {
  const { route, name, page, symbols, years, importChecked } = concept
  const organisationId = links.partners.organisations.of(route.organisation)
  const destinations = [...new Set([route.mainDestination, ...route.destinations])].map((destination) =>
    links.geography.destinations.of(destination),
  )
  const id = rows.add('order_concepts', {
    organisationId,
    name,
    category: route.category,
    catalogPage: page,
    traitTags: symbols.slice(0, 1),
    tags: symbols,
    years,
    importChecked,
  })
  for (const [sort, destinationId] of destinations.entries()) {
    rows.add('order_concept_destinations', { orderConceptId: id, destinationId, sort })
  }
  for (const [sort, day] of concept.days.entries()) {
    const dayConceptId = addDayConcept(rows, concept, day, organisationId, links)
    rows.add('day_concept_destinations', { dayConceptId, destinationId: destinations[0], sort: 0 })
    rows.add('order_concept_days', { organisationId, orderConceptId: id, dayConceptId, sort })
  }
}

function addDayConcept(
  rows: Rows,
  { route, user }: DemoOrderConcept,
  { plan, index, catalogText, ...concept }: DemoDayConcept,
  organisationId: number,
  links: TripLinks,
): number {
  const shelfId = rows.add('orders', shelfRow(organisationId, links.users.of(user), rows.nextId('orders')))
  const id = addDay(rows, plan, index, shelfId, links, { catalogText, checkStatus: concept.checkStatus })
  rows.add('day_concepts', { id, organisationId, shelfId, isHidden: false, category: route.category, ...concept })
  return id
}

/** An order that is no trip; what it does not name is null, and its table asks for the rest. */
function shelfRow(organisationId: number, userId: number, id: number) {
  return {
    organisationId,
    translations: {},
    userId,
    orderNumber: `concept-${id}`,
    currentStatus: 'concept',
    isAdminOnly: false,
    category: 'classic',
    bookingSituation: 'open',
    groupName: '',
    tripName: '',
    isDummy: false,
    cancelledOn: null,
    startAt: shelfDate,
    endAt: shelfDate,
    orderCurrency: 'EUR',
    orderLocale: 'de_DE',
    isFormal: true,
    requestSource: 'unknown',
    traitTags: [],
    createdAt: `${shelfDate}T09:00:00Z`,
  }
}
