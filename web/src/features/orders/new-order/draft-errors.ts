import type { Violation } from '../../../lib/http.ts'
import type { Draft } from './draft.ts'
import { crewOf } from './order-body.ts'

export type DraftField = Exclude<
  keyof Draft,
  | 'source'
  | 'ranges'
  | 'created'
  | 'clientOrganisation'
  | 'organisationFromClient'
  | 'storedComplexity'
  | 'prefilledNotes'
>
/** What the server refused: at fields of the trip, and at the dates of the range whose turn it was. */
export type DraftErrors = { violations: readonly Violation[]; range: { key: string; message: string } | null }

export const noErrors: DraftErrors = { violations: [], range: null }

/** Where a field of the form stands in the body that is sent. */
const paths: Record<Exclude<DraftField, 'driver' | 'guide' | 'clientComplexity'>, string> = {
  tripName: 'trip.name',
  client: 'client',
  groupName: 'groupName',
  mainDestination: 'trip.mainDestination',
  destinations: 'trip.destinations',
  category: 'category',
  currency: 'orderCurrency',
  requestSource: 'requestSource',
  requestToUser: 'requestToUser',
  user: 'user',
  organisation: 'organisationFilter',
  tags: 'traitTags',
  offerComplexity: 'complexity.offerComplexity',
  operationComplexity: 'complexity.operationComplexity',
  rentability: 'complexity.rentability',
  bookingProbability: 'complexity.bookingProbability',
  executionProbability: 'complexity.executionProbability',
  rooms: 'hotelContingent',
  cabins: 'ferryContingent',
  notes: 'notes',
}

function pathOf(draft: Draft, field: DraftField): string | null {
  if (field === 'clientComplexity') return null
  if (field !== 'driver' && field !== 'guide') return paths[field]
  const index = crewOf(draft).findIndex(({ name }) => name === field)
  return index < 0 ? null : `orderContacts[${index}]`
}

/** A violation deeper inside a field ('notes.content[0]') is told at the field. */
function isAt(path: string, { propertyPath }: Violation): boolean {
  if (!propertyPath.startsWith(path)) return false
  const next = propertyPath[path.length]
  return next === undefined || next === '.' || next === '['
}

export function errorAt(draft: Draft, { violations }: DraftErrors, field: DraftField): string | undefined {
  const path = pathOf(draft, field)
  return path === null ? undefined : violations.find((violation) => isAt(path, violation))?.message
}

export function withoutErrorAt(draft: Draft, errors: DraftErrors, fields: readonly DraftField[]): DraftErrors {
  const cleared = fields.map((field) => pathOf(draft, field)).filter((path) => path !== null)
  const violations = errors.violations.filter((violation) => !cleared.some((path) => isAt(path, violation)))
  return violations.length === errors.violations.length ? errors : { ...errors, violations }
}

const datePaths = ['startAt', 'endAt']

/** Parts what the server said of one range. @param rangeKey the range whose turn it was */
export function errorsOf(violations: readonly Violation[], rangeKey: string): DraftErrors {
  const dates = violations.find(({ propertyPath }) => datePaths.includes(propertyPath))
  return {
    violations: violations.filter((violation) => violation !== dates),
    range: dates === undefined ? null : { key: rangeKey, message: dates.message },
  }
}

/** What belongs to no field that is shown; it must not be lost. */
export function errorsElsewhere(draft: Draft, { violations }: DraftErrors): string[] {
  const known = [...Object.values(paths), pathOf(draft, 'driver'), pathOf(draft, 'guide')].filter(
    (path) => path !== null,
  )
  return violations.filter((violation) => !known.some((path) => isAt(path, violation))).map(({ message }) => message)
}
