import type { ConceptDayRow, orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { inOrderOfDays } from '@reisewerk/domain/concepts/order-of-days.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, type Violation, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, updateItem } from '../../platform/resource/write.ts'
import { lockDayConcepts, readOrderConcept, replaceDaysOfConcept, type StoredDayConcept } from './concepts.queries.ts'
import { type DayToKeep, keepDays, replaceConceptDay } from './day-concepts.service.ts'
import { ownOrganisation } from './own-organisation.ts'
import { readTripDays, type TripDay } from './trip-days.queries.ts'

type OrderConcept = BodyOf<typeof orderConceptContract>

/**
 * Keeps a trip as an overall concept: the concept itself and the day concepts it needs, all or nothing (000 §2.5, BULK-04).
 * @throws ApiError 422 for a day that is not visible or belongs to another organisation
 */
export async function addOrderConcept(
  trx: Transaction,
  body: NewBodyOf<typeof orderConceptContract>,
  desk: Desk,
): Promise<number> {
  const { days, orderOfDays, ...fields } = body
  const rows = await readRows(trx, days ?? [], orderOfDays)
  const organisationFilter = organisationOf(trx, fields, rows)
  checkHouse(rows, organisationFilter)
  const resource = resourceOf(desk.resources, 'order_concepts')
  const id = await insertItem(trx, desk.resources, resource, { ...fields, organisationFilter })
  await writeDays(trx, id, rows, desk)
  return id
}

/** Changes an overall concept. A list of days replaces the one there is; a new order alone rearranges it (000 §3). */
export async function changeOrderConcept(trx: Transaction, id: number, body: OrderConcept, desk: Desk): Promise<void> {
  const { days, orderOfDays, ...fields } = body
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'order_concepts'), id, fields)
  if (days === undefined && orderOfDays === undefined) return
  const concept = await readOrderConcept(trx, id)
  const stored = concept.days.map(({ id: dayConcept }): ConceptDayRow => ({ dayConcept, replace: false }))
  const rows = await readRows(trx, days ?? stored, orderOfDays)
  checkHouse(rows, concept.organisationId)
  await writeDays(trx, id, rows, desk)
}

type Row = {
  readonly asked: ConceptDayRow
  readonly day: TripDay | undefined
  readonly concept: StoredDayConcept | undefined
  /** Its place among the rows of the body, to tell what is wrong with it. */
  readonly path: string
}

async function readRows(
  trx: Transaction,
  asked: readonly ConceptDayRow[],
  orderOfDays: OrderConcept['orderOfDays'] = [],
): Promise<Row[]> {
  const [days, concepts] = await Promise.all([
    readTripDays(trx, [...new Set(asked.flatMap(({ day }) => day ?? []))]),
    lockDayConcepts(trx, [...new Set(asked.flatMap(({ dayConcept }) => dayConcept ?? []))]),
  ])
  const rows = asked.map((row, index) => ({
    asked: row,
    day: days.find(({ id }) => id === row.day),
    concept: concepts.find(({ id }) => id === row.dayConcept),
    path: `days[${index}]`,
    dayConcept: row.dayConcept,
  }))
  const unseen = rows.flatMap(({ asked: row, day, concept, path }): Violation[] => [
    ...(row.day != null && day === undefined
      ? [{ propertyPath: `${path}.day`, message: 'Tag wurde nicht gefunden.' }]
      : []),
    ...(row.dayConcept != null && concept === undefined
      ? [{ propertyPath: `${path}.dayConcept`, message: 'Tageskonzept wurde nicht gefunden.' }]
      : []),
  ])
  if (unseen.length > 0) throw violated(...unseen)
  const arranged = inOrderOfDays(
    rows.map((row) => ({ row, dayConcept: row.asked.dayConcept, day: row.asked.day })),
    orderOfDays,
  )
  if (isRefusal(arranged)) throw refused(arranged)
  return arranged.map(({ row }) => row)
}

/** The one named, else that of the trip or of the day concepts. */
function organisationOf(trx: Transaction, fields: OrderConcept, rows: readonly Row[]): number {
  const [first] = rows
  const inherited = first?.day?.organisationId ?? first?.concept?.organisationId
  return fields.organisationFilter === undefined && inherited !== undefined ? inherited : ownOrganisation(trx, fields)
}

/** Whoever sees the concept must see all its days. */
function checkHouse(rows: readonly Row[], organisation: number): void {
  const strange = rows.filter(({ day, concept }) =>
    [day, concept].some((one) => one !== undefined && one.organisationId !== organisation),
  )
  if (strange.length === 0) return
  const message = 'Dieser Tag gehört zu einer anderen Organisation.'
  throw violated(...strange.map(({ path }) => ({ propertyPath: path, message })))
}

async function writeDays(trx: Transaction, id: number, rows: readonly Row[], desk: Desk): Promise<void> {
  const destinations = rows.flatMap(({ asked }) => asked.destinations ?? [])
  await checkReferences(trx, desk.resources, [
    { path: 'days', resource: 'destinations', ids: [...new Set(destinations)] },
  ])
  const fresh = rows.flatMap((row, index) =>
    row.concept === undefined ? [{ ...kept(row), unnamed: `Tag ${index + 1}` }] : [],
  )
  const made = await keepDays(trx, fresh, desk)
  for (const row of rows) {
    if (row.concept !== undefined && row.day !== undefined && row.asked.replace === true) {
      await replaceConceptDay(trx, row.concept, kept(row), desk)
    }
  }
  const ids = rows.map(({ concept }) => concept?.id ?? made.shift() ?? 0)
  const places = placesOf(rows)
  await replaceDaysOfConcept(
    trx,
    id,
    ids.map((dayConcept, index) => ({ id: dayConcept, sort: places[index] ?? index })),
  )
}

function kept({ asked, day }: Row): DayToKeep {
  if (day === undefined) throw new Error('a new day concept starts from a day')
  const { day: _day, dayConcept: _dayConcept, replace: _replace, ...fields } = asked
  return { day, fields, withRequests: asked.requests === true }
}

/** Days of a trip keep their distance from its start, so that a day off stays one; else they follow each other. */
function placesOf(rows: readonly Row[]): number[] {
  const places = rows.map(({ day }) => day?.place ?? -1)
  const isAscending = places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0)))
  return isAscending ? places : rows.map((_, index) => index)
}
