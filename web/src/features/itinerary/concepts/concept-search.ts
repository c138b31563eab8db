import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { count, counted } from '../../../lib/format.ts'
import { searchIn } from '../../../lib/lookup-search.ts'

/** What the search for a concept finds: of the trip's own organisation, and nothing that has been hidden. */

export function dayConceptsOf(organisation: number) {
  const query = { isHidden: false, 'organisationFilter.id': organisation }
  return searchIn(
    dayConceptContract,
    ({ name, distance }) => (distance === null ? name : `${name} (${count(distance)} Km)`),
    query,
  )
}

export function orderConceptsOf(organisation: number) {
  return searchIn(orderConceptContract, ({ name, dayCount }) => `${name} · ${counted(dayCount, ['Tag', 'Tage'])}`, {
    'organisationFilter.id': organisation,
  })
}

export const noConcept = 'Bitte wählen Sie ein Konzept aus!'
