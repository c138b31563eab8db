import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import type { Actor } from '../actor.ts'
import type { Transaction } from '../database/transaction.ts'
import { noPurchase, personalHidden, purchaseHidden, type Violation, violated } from '../errors.ts'
import { purchaseColumns } from './hidden-columns.ts'
import { fieldAt, type ListQuery } from './list-query.ts'
import type { Body, Resource, ResourceSet } from './resource.ts'

/* The gate of purchase figures (decision 022): contracts say which fields are some, SELECTs leave them out (read-sql.ts). */

/** What order and filters ask of purchase figures tells them, too. @throws ApiError 403 */
export function checkPurchaseAsked(actor: Actor, { contract }: Resource, { filters, order }: ListQuery): void {
  if (actor.maySeePurchase) return
  const asked = [...filters, ...order].map(({ name }) => fieldAt(contract, name))
  if (asked.some((found) => found?.field.isPurchase === true)) throw noPurchase()
}

/**
 * A body without the purchase figures and the personal fields that its sender may not see. An item may be sent back as it was read (000 §7), so they
 * may stand in a body as they were shown, but not say anything else.
 * @throws ApiError 422 at each of them that does
 */
export function withoutHidden({ actor }: Transaction, { contract }: Resource, body: Body): Body {
  if (actor.maySeePurchase && actor.maySeePersonal === true) return body
  const violations: Violation[] = []
  const rest = withoutIn({ actor, violations }, contract.fields, body, '')
  if (violations.length > 0) throw violated(...violations)
  return rest
}

type Sent = { readonly actor: Actor; readonly violations: Violation[] }

/** What is said of a field that the sender may not see; null where it may. */
function hiddenTo(actor: Actor, field: Field | undefined): string | null {
  if (field?.isPurchase && !actor.maySeePurchase) return purchaseHidden
  return field?.isPersonal && actor.maySeePersonal !== true ? personalHidden : null
}

function withoutIn(sent: Sent, fields: Fields, body: Body, prefix: string): Body {
  const rest = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const path = `${prefix}${name}`
    const message = hiddenTo(sent.actor, field)
    if (message !== null) {
      if (!isAsShown(value)) sent.violations.push({ propertyPath: path, message })
      return []
    }
    return [[name, partWithout(sent, field, value, path)]]
  })
  return Object.fromEntries(rest)
}

function partWithout(sent: Sent, field: Field | undefined, value: unknown, path: string): unknown {
  if (field?.kind === 'object' && value !== null && value !== undefined)
    return withoutIn(sent, field.fields ?? {}, value as Body, `${path}.`) // as the contract decoded it
  if (field?.kind !== 'children' || !Array.isArray(value)) return value
  const fields = field.target?.contract?.fields ?? {}
  return value.map((row: Body, index) => withoutIn(sent, fields, row, `${path}[${index}].`))
}

function isAsShown(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

type Logged = {
  readonly table_name: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Takes the purchase figures out of rows of the change log for who may not see them; that something changed is no secret. */
export function withoutLoggedPurchase<Row extends Logged>(
  { actor }: Transaction,
  resources: ResourceSet,
  rows: Row[],
): Row[] {
  if (actor.maySeePurchase) return rows
  const columns = purchaseColumns(resources)
  return rows.map((row) => {
    const hidden = columns.get(row.table_name)
    if (hidden === undefined) return row
    const without = (values: Logged['before']) =>
      values && Object.fromEntries(Object.entries(values).filter(([column]) => !hidden.has(column)))
    return { ...row, before: without(row.before), after: without(row.after) }
  })
}
