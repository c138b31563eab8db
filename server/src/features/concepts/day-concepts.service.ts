import type { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import type { ConceptFromDay } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { type DayValues, nameInTrip, typedValues } from '@reisewerk/domain/concepts/typed-values.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { arrangedServices } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { removeItem, updateItem } from '../../platform/resource/write.ts'
import {
  deleteShelf,
  insertDayConcepts,
  insertShelfDay,
  insertShelves,
  isNameTaken,
  lockDayConcept,
  replaceSubtitle,
  type StoredDayConcept,
  shelfDate,
  takeOverDay,
  touchDayConcept,
} from './concepts.queries.ts'
import { copyDays } from './copy-days.service.ts'
import { ownOrganisation } from './own-organisation.ts'
import { readTripDays, saveSortHelper, serviceKeysOf, type TripDay } from './trip-days.queries.ts'

type DayConcept = BodyOf<typeof dayConceptContract>

const nameTaken = { propertyPath: 'name', message: 'This name already exists!' }

export async function addDayConcept(
  trx: Transaction,
  body: NewBodyOf<typeof dayConceptContract>,
  desk: Desk,
): Promise<number> {
  const organisation = ownOrganisation(trx, body)
  const { name } = body
  if (await isNameTaken(trx, organisation, name, null)) throw violated(nameTaken)
  const [shelf = 0] = await insertShelves(trx, organisation, 1)
  const id = await insertShelfDay(trx, shelf)
  await insertDayConcepts(trx, organisation, [{ id, shelf, name }])
  await describe(trx, id, { name: '', subtitle: '', distance: null }, body, desk)
  return id
}

/**
 * Keeps a day of a trip as a day concept (DAY-07).
 * @throws ApiError 404 when the actor sees no such day; 422 when the name is taken
 */
export async function keepDayAsConcept(
  trx: Transaction,
  dayId: number,
  fields: ConceptFromDay,
  withRequests: boolean,
  desk: Desk,
): Promise<number> {
  const [day] = await readTripDays(trx, [dayId])
  if (day === undefined) throw notFound('Tag')
  const name = conceptName({ day, fields })
  if (name === '') throw violated({ propertyPath: 'name', message: 'Bitte ausfüllen' })
  if (await isNameTaken(trx, day.organisationId, name, null)) throw violated(nameTaken)
  const [id = 0] = await keepDays(trx, [{ day, fields, withRequests }], desk)
  return id
}

export type DayToKeep = {
  readonly day: TripDay
  readonly fields: ConceptFromDay
  readonly withRequests: boolean
  /** What the concept of a day is called that has no name of its own. */
  readonly unnamed?: string
}

/** Makes day concepts of days of one organisation's trips. @returns their ids in the same order */
export async function keepDays(trx: Transaction, kept: readonly DayToKeep[], desk: Desk): Promise<number[]> {
  const organisation = kept[0]?.day.organisationId
  if (organisation === undefined) return []
  const shelves = await insertShelves(trx, organisation, kept.length)
  const targets = kept.map(({ day, fields, withRequests }, index) => ({
    from: day.id,
    orderId: shelves[index] ?? 0,
    date: shelfDate,
    name: typedValues(day, fields).name,
    withRequests,
  }))
  // Requests come along or not for each day; two copies at most do it for all of them.
  const keys = new Map<number, ReadonlyMap<string, string>>()
  const idOf = new Map<number, number>()
  for (const withRequests of [true, false]) {
    const some = targets.filter((target) => target.withRequests === withRequests)
    for (const [index, copy] of (await copyDays(trx, some, { today: desk.today, withRequests })).entries()) {
      idOf.set(some[index]?.orderId ?? 0, copy.to)
      keys.set(copy.to, copy.keys)
    }
  }
  const concepts = kept.map((one, index) => {
    const shelf = shelves[index] ?? 0
    return { id: idOf.get(shelf) ?? 0, shelf, name: conceptName(one) }
  })
  await insertDayConcepts(trx, organisation, concepts)
  for (const [index, { id }] of concepts.entries()) {
    const { day, fields } = kept[index] as DayToKeep
    await describe(trx, id, day, { ...bodyOf(fields), ...sorted(fields, keys.get(id)) }, desk)
  }
  return concepts.map(({ id }) => id)
}

/** Puts a trip's day in place of what a concept held; whoever uses the concept has the new day from then on. */
export async function replaceConceptDay(
  trx: Transaction,
  concept: StoredDayConcept,
  { day, fields, withRequests }: DayToKeep,
  desk: Desk,
): Promise<void> {
  const name = fields.name === undefined || fields.name === '' ? concept.name : fields.name
  // The day's own name stays automatic unless a heading was typed, now or for the concept before.
  const heading = name === concept.name ? nameInTrip(concept) : typedValues(day, fields).name
  const target = { from: day.id, orderId: concept.shelf, date: shelfDate, name: heading }
  const [copy] = await copyDays(trx, [target], { today: desk.today, withRequests })
  if (copy === undefined) throw new Error('a copied day has no copy')
  await takeOverDay(trx, copy.to, concept.id)
  const changes: DayConcept = { ...bodyOf(fields), name, checkStatus: 'new', ...sorted(fields, copy.keys) }
  await describe(trx, concept.id, { ...day, name }, changes, desk)
}

/** Changes a day concept; every save that does not name the check sets it back (001 §3). */
export async function changeDayConcept(trx: Transaction, id: number, body: DayConcept, desk: Desk): Promise<void> {
  const concept = await lockDayConcept(trx, id)
  if (body.name !== undefined && (await isNameTaken(trx, concept.organisationId, body.name, id))) {
    throw violated(nameTaken)
  }
  await describe(trx, id, concept, { checkStatus: 'new', ...body }, desk)
}

/** Deletes a day concept; one that is in use is hidden instead, so that no order concept loses a day. */
export async function removeDayConcept(trx: Transaction, id: number, desk: Desk): Promise<void> {
  const concept = await lockDayConcept(trx, id)
  const resource = resourceOf(desk.resources, 'day_concepts')
  if (concept.usedIn > 0) return updateItem(trx, desk.resources, resource, id, { isHidden: true })
  await removeItem(trx, resource, id)
  await deleteShelf(trx, concept.shelf)
}

/**
 * Writes what a concept says of its day: its own fields to the concept, the day's to the day.
 * @param soFar what the body would only repeat
 */
async function describe(
  trx: Transaction,
  id: number,
  soFar: DayValues & { readonly subtitle: string },
  body: DayConcept,
  desk: Desk,
): Promise<void> {
  const { subtitle, distance, sortHelper, catalogText, ...own } = body
  if (sortHelper !== undefined) {
    const keys = arrangedServices(sortHelper, await serviceKeysOf(trx, id))
    if (isRefusal(keys)) throw refused(keys)
    await saveSortHelper(trx, id, keys)
  }
  const ofDay = {
    ...typedValues(soFar, { name: own.name, distance }),
    ...(catalogText !== undefined && { catalogText }),
  }
  const { resources } = desk
  if (Object.keys(ofDay).length > 0) await updateItem(trx, resources, resourceOf(resources, 'days'), id, ofDay)
  if (subtitle !== undefined && subtitle !== soFar.subtitle) await replaceSubtitle(trx, id, subtitle)
  if ([subtitle, distance, sortHelper, catalogText].some((value) => value !== undefined)) await touchDayConcept(trx, id)
  await updateItem(trx, resources, resourceOf(resources, 'day_concepts'), id, own)
}

function conceptName({ day, fields, unnamed = '' }: Pick<DayToKeep, 'day' | 'fields' | 'unnamed'>): string {
  return fields.name || day.name || unnamed
}

function bodyOf({ name: _name, sortHelper: _sortHelper, requests: _requests, ...fields }: ConceptFromDay): DayConcept {
  return fields
}

function sorted({ sortHelper }: ConceptFromDay, keys: ReadonlyMap<string, string> | undefined): DayConcept {
  return sortHelper === undefined ? {} : { sortHelper: sortHelper.map((key) => keys?.get(key) ?? key) }
}
