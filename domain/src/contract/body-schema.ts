import * as z from 'zod'
import { isShown } from './groups.ts'
import type { Contract, Field, Fields } from './shape.ts'
import { linkInput } from './wire-schema.ts'

/** Schemas of a contract for Fastify and OpenAPI: bodies (decoding) and items (answers). */

const unknownField = (issue: { code?: string; keys?: string[] }) =>
  issue.code === 'unrecognized_keys' ? `Unbekanntes Feld: ${(issue.keys ?? []).join(', ')}` : undefined

/** Body of a POST: required fields must be there, unknown ones are refused. */
export function createSchema(contract: Contract) {
  return z.strictObject(inputs(contract.fields, 'create'), { error: unknownField as never })
}

/** Body of a PUT or PATCH: the changed fields only (design §2). */
export function updateSchema(contract: Contract) {
  return z.strictObject(inputs(contract.fields, 'update'), { error: unknownField as never })
}

function inputs(fields: Fields, mode: 'create' | 'update'): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.write === 'never' || (field.write === 'create' && mode === 'update')) continue
    const schema = inputOf(field, mode)
    shape[name] = mode === 'create' && field.required ? schema : schema.optional()
  }
  return shape
}

function inputOf(field: Field, mode: 'create' | 'update'): z.ZodType {
  if (field.kind === 'object') {
    const inner = z.strictObject(inputs(field.fields ?? {}, mode), { error: unknownField as never })
    return field.nullable ? inner.nullable() : inner
  }
  if (field.kind === 'children') {
    const child = field.target?.contract
    if (child === undefined) throw new TypeError('children without a contract')
    return z.array(z.union([childRow(child.fields), childLink(child.name)])).max(500)
  }
  return field.input
}

/**
 * A child that came from an answer carries its id and version, and what only the server says of it, which is passed over;
 * links to its parent are implied.
 */
function childRow(fields: Fields) {
  const told = Object.entries(fields).filter(([, field]) => field.write !== 'always')
  const row = z.strictObject(
    {
      ...inputs(fields, 'update'),
      ...Object.fromEntries(told.map(([name]) => [name, z.unknown().optional()])),
      id: z.int().optional(),
      version: z.int().optional(),
    },
    { error: unknownField as never },
  )
  return row.transform((values) => {
    const written = Object.entries(values).filter(([name]) => !told.some(([known]) => known === name))
    return Object.fromEntries(written)
  })
}

/** A child that stays as it is may stand in the list as its link. */
function childLink(resource: string) {
  return linkInput(resource).transform((id) => ({ id }))
}

/** An answer with the given groups. */
export function itemSchema(contract: Contract, groups: ReadonlySet<string>): z.ZodType {
  return z.object({ id: z.number(), version: z.number(), ...outputs(contract.fields, groups) })
}

function outputs(fields: Fields, groups: ReadonlySet<string>): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(fields)) {
    const schema = outputOf(field, groups)
    // Which optional fields are there depends on the groups of the request.
    shape[name] = field.groups === null || isShown(field.groups, groups) ? schema : schema.optional()
  }
  return shape
}

function outputOf(field: Field, groups: ReadonlySet<string>): z.ZodType {
  if (field.kind === 'object') return z.object(outputs(field.fields ?? {}, groups))
  const target = field.target
  if (field.kind === 'children' && target?.contract) return z.array(itemSchema(target.contract, groups))
  if ((field.kind === 'link' || field.kind === 'links') && target?.contract) {
    const item = z.union([z.string(), itemSchema(target.contract, groups)])
    const one = field.kind === 'links' ? z.array(item) : item
    return field.nullable ? one.nullable() : one
  }
  return field.out
}
