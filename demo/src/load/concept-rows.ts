import type { DemoDayConcept, DemoOrderConcept } from '../concepts/concept-model.ts'
import { shelfDate } from '../concepts/concepts.ts'
import { addDay } from './itinerary-rows.ts'
import type { Rows } from './rows.ts'
import type { TripLinks } from './trip-links.ts'

/** An overall concept with its days; each stands on a shelf of its own (docs/decisions/016). */
export function addOrderConcept(rows: Rows, concept: DemoOrderConcept, links: TripLinks): void {
  const { route, name, page, symbols, years, importChecked } = concept
  const organisation = links.partners.organisations.of(route.organisation)
  const destinations = [...new Set([route.mainDestination, ...route.destinations])].map((destination) =>
    links.geography.destinations.of(destination),
  )
  const id = rows.add('order_concepts', {
    organisation_id: organisation,
    name,
    category: route.category,
    catalog_page: page,
    trait_tags: symbols.slice(0, 1),
    tags: symbols,
    years,
    import_checked: importChecked,
  })
  for (const [sort, destination] of destinations.entries()) {
    rows.add('order_concept_destinations', { order_concept_id: id, destination_id: destination, sort })
  }
  for (const [sort, day] of concept.days.entries()) {
    const dayConcept = addDayConcept(rows, concept, day, organisation, links)
    rows.add('day_concept_destinations', { day_concept_id: dayConcept, destination_id: destinations[0], sort: 0 })
    rows.add('order_concept_days', {
      organisation_id: organisation,
      order_concept_id: id,
      day_concept_id: dayConcept,
      sort,
    })
  }
}

function addDayConcept(
  rows: Rows,
  { route, user }: DemoOrderConcept,
  { plan, index, name, catalogText, checkStatus, traitTags }: DemoDayConcept,
  organisation: number,
  links: TripLinks,
): number {
  const shelf = rows.add('orders', shelfRow(organisation, links.users.of(user), rows.nextId('orders')))
  const id = addDay(rows, plan, index, shelf, links)
  rows.add('day_concepts', {
    id,
    organisation_id: organisation,
    shelf_id: shelf,
    name,
    is_hidden: false,
    category: route.category,
    catalog_text: catalogText,
    trait_tags: traitTags,
    check_status: checkStatus,
  })
  return id
}

/** An order that is no trip; rows of a table name all its columns. */
function shelfRow(organisation: number, user: number, id: number) {
  return {
    organisation_id: organisation,
    order_number: `concept-${id}`,
    current_status: 'concept',
    is_admin_only: false,
    category: 'classic',
    booking_situation: 'open',
    client_id: null,
    group_name: '',
    trip_name: '',
    main_destination_id: null,
    is_dummy: false,
    start_at: shelfDate,
    end_at: shelfDate,
    order_currency: 'EUR',
    order_locale: 'de_DE',
    is_formal: true,
    request_source: 'unknown',
    request_to_user_id: null,
    user_id: user,
    trait_tags: [],
    import_id: null,
    notes: null,
    last_contingent_update: null,
    created_at: `${shelfDate}T09:00:00Z`,
  }
}
