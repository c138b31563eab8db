import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import type { TypedMoney } from '@reisewerk/domain/money.ts'
import { currencyPlaceOf, placeOf } from './columns.ts'
import type { Body, Resource } from './resource.ts'

export type SplitBody = {
  readonly own: Map<string, unknown>
  readonly extension: Map<string, unknown>
  readonly joins: { path: string; field: Field; ids: readonly number[] }[]
  readonly children: { path: string; field: Field; rows: readonly Body[] }[]
  /** Fields that are computed from other rows, where the use case writes them. */
  readonly keptByUseCase: string[]
  /** Every reference the body makes, to be checked for visibility. */
  readonly references: { path: string; resource: string; ids: readonly number[] }[]
}

export function splitBody(resource: Resource, body: Body): SplitBody {
  const split: SplitBody = {
    own: new Map(),
    extension: new Map(),
    joins: [],
    children: [],
    keptByUseCase: [],
    references: [],
  }
  splitFields(resource, resource.contract.fields, body, '', split)
  return split
}

function splitFields(resource: Resource, fields: Fields, body: Body, prefix: string, split: SplitBody): void {
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined || value === undefined) continue
    const path = `${prefix}${name}`
    if (field.kind === 'object') splitFields(resource, field.fields ?? {}, (value ?? {}) as Body, `${path}.`, split)
    else splitField(resource, path, field, value, split)
  }
}

function splitField(resource: Resource, path: string, field: Field, value: unknown, split: SplitBody): void {
  // What follows from other rows is no column of this one; its use case writes it there.
  if (resource.binding.computed?.[path] !== undefined) {
    if (field.write !== 'never') split.keptByUseCase.push(path)
    return
  }
  if (field.kind === 'children') {
    split.children.push({ path, field, rows: value as Body[] })
    return
  }
  if (field.kind === 'links') {
    const ids = [...new Set(value as number[])]
    split.joins.push({ path, field, ids })
    split.references.push({ path, resource: field.target?.resource ?? '', ids })
    return
  }
  if (field.kind === 'link' && value !== null) {
    split.references.push({ path, resource: field.target?.resource ?? '', ids: [value as number] })
  }
  if (field.kind === 'money') {
    const money = value as TypedMoney | null
    set(split, placeOf(resource, path, field), money?.cents ?? null)
    // Null, which no price is left with, has the database take the currency that follows.
    if (money !== null) set(split, currencyPlaceOf(resource, path), money.currency)
    return
  }
  set(split, placeOf(resource, path, field), stored(field, value))
}

/** JSON columns take text, or the driver would write a list as a PostgreSQL array. */
function stored(field: Field, value: unknown): unknown {
  if (value === null) return null
  return field.kind === 'json' || field.kind === 'richText' ? JSON.stringify(value) : value
}

function set(split: SplitBody, place: { column: string; inExtension: boolean }, value: unknown): void {
  ;(place.inExtension ? split.extension : split.own).set(place.column, value)
}
