import * as z from 'zod'
import { titled } from './field.ts'
import { isShown } from './groups.ts'
import type { BodyOf, Contract, Field, Fields, NewBodyOf } from './shape.ts'
import { linkInput, linkOrItem, noLinkTo } from './wire-schema.ts'

/** Schemas of a contract for Fastify and OpenAPI: bodies (decoding) and items (answers). */

const unknownField = (issue: { code?: string; keys?: string[] }) =>
  issue.code === 'unrecognized_keys' ? `Unbekanntes Feld: ${(issue.keys ?? []).join(', ')}` : undefined

/**
 * Body of a POST: required fields must be there, unknown ones are refused.
 * @param only the fields it takes, all unless told @param optional required fields that may be left out here
 */
export function createSchema<
  C extends Contract,
  const Only extends keyof BodyOf<C> & string = keyof BodyOf<C> & string,
  const Optional extends keyof BodyOf<C> & string = never,
>(
  contract: C,
  { only, optional = [] }: { only?: readonly Only[]; optional?: readonly Optional[] } = {},
): z.ZodType<Pick<NewBodyOf<C>, Exclude<Only, Optional>> & Pick<BodyOf<C>, Only & Optional>> {
  const [takes, mayLack]: (readonly string[] | undefined)[] = [only, optional]
  const shape = inputs(contract.fields, 'create')
  const taken = Object.entries(shape).filter(([name]) => takes === undefined || takes.includes(name))
  const body = bodyOf(
    Object.fromEntries(taken.map(([name, schema]) => [name, mayLack?.includes(name) ? schema.optional() : schema])),
    only === undefined ? { ...toldBeside, ...told(contract.fields, 'create'), ...absent(contract) } : {},
  )
  // The schemas of the fields make up what the types of the fields say.
  return body as z.ZodType as ReturnType<typeof createSchema<C, Only, Optional>>
}

/**
 * Body of a PUT or PATCH: the changed fields only (design §2). The documents also send items back as they were read
 * (000 §7: "id plus the whole contingent"): fields that are fixed once the item exists are decoded, for the caller to
 * compare.
 */
export function updateSchema(contract: Contract) {
  return bodyOf(inputs(contract.fields, 'update'), {
    ...toldBeside,
    ...told(contract.fields, 'update'),
    ...absent(contract),
  })
}

type Shape = Record<string, z.ZodType>

/** An object whose fields that only the server says are passed over; unknown ones are refused. */
function bodyOf(shape: Shape, passedOver: Shape) {
  const body = z.strictObject({ ...passedOver, ...shape }, { error: unknownField as never })
  const names = Object.keys(passedOver)
  if (names.length === 0) return body
  return body.overwrite((values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
  )
}

const anything = z.unknown().optional().meta({ readOnly: true })
const toldBeside: Shape = { id: anything, version: anything }

/** Fields that only the server says. A new item comes without children that have a call of their own. */
function told(fields: Fields, mode: 'create' | 'update'): Shape {
  const never = Object.entries(fields).filter(([, field]) => field.write === 'never')
  const nothing = z.array(z.unknown()).max(0, 'Bitte für sich anlegen').optional().meta({ readOnly: true })
  return Object.fromEntries(
    never.map(([name, { kind }]) => [name, mode === 'create' && kind === 'children' ? nothing : anything]),
  )
}

/** What only the kinds beside this one have. */
function absent({ siblings = [] }: Contract): Shape {
  const nothing = z.null('Dieses Feld gibt es hier nicht.').optional()
  return Object.fromEntries(siblings.map((name) => [name, nothing]))
}

function inputs(fields: Fields, mode: 'create' | 'update'): Shape {
  const shape: Shape = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.write === 'never') continue
    const schema = mode === 'update' && field.write === 'create' ? fixedOf(field) : inputOf(field, mode)
    shape[name] = mode === 'create' && field.required ? schema : schema.optional()
  }
  return shape
}

/** A fixed field as an answer has it; the body of a new item may hold more than the link (000 §3). */
function fixedOf(field: Field): z.ZodType {
  if (field.kind !== 'link' || field.target === undefined) return field.input
  const { resource } = field.target
  return z.union([linkOrItem(resource), field.input], { error: noLinkTo(resource) })
}

function inputOf(field: Field, mode: 'create' | 'update'): z.ZodType {
  if (field.kind === 'object') {
    const inner = bodyOf(inputs(field.fields ?? {}, mode), told(field.fields ?? {}, mode))
    return titled(field.nullable ? inner.nullable() : inner, field.words)
  }
  if (field.kind === 'children') {
    const child = field.target?.contract
    if (child === undefined) throw new TypeError('children without a contract')
    const forms = [childRow(child.fields), childLink(child.name)] as const
    return titled(z.array(z.union(forms, 'Hier wird ein Eintrag mit seinen Feldern erwartet.')).max(500), field.words)
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
  if (field.kind === 'object') return titled(z.object(outputs(field.fields ?? {}, groups)), field.words)
  const target = field.target
  if (field.kind === 'children' && target?.contract)
    return titled(z.array(itemSchema(target.contract, groups)), field.words)
  if ((field.kind === 'link' || field.kind === 'links') && target?.contract) {
    const item = z.union([z.string(), itemSchema(target.contract, groups)])
    const one = field.kind === 'links' ? z.array(item) : item
    return titled(field.nullable ? one.nullable() : one, field.words)
  }
  return field.out
}
