import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod'
import { badRequest, notFound, violated } from '../errors.ts'
import { germanIssue } from './german-issues.ts'

// What zod itself says about wrong input stands beside German fields.
z.config({ ...z.locales.de(), customError: germanIssue })

/**
 * Checks the parts of a request against their schemas. A wrong body answers 422 with one violation per field, a wrong
 * query answers 400 that names the parameter (design §2); an address that cannot be one leads nowhere, 404 (HEAD-01).
 */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const result = httpPart === 'querystring' ? readQuery(schema, data) : schema.safeParse(data)
    if (result.success) return { value: httpPart === 'querystring' ? inOrderOf(data, result.data) : result.data }
    const { issues } = result.error
    if (httpPart === 'params' && issues.every(isOfNumber)) return { error: notFound() }
    if (httpPart !== 'body') return { error: badRequest(faultOf(issues[0], data)) }
    return { error: violated(...toldApart(issues).flatMap(violationsOf)) }
  }
}

/**
 * A parameter that is sent empty where it says nothing is one that is not there, as forms send those nobody filled in
 * (002 §7); where an empty text says something it still does.
 */
function readQuery(schema: z.ZodType, data: unknown) {
  const asked = schema.safeParse(data)
  if (asked.success) return asked
  const values = Object.entries(data as object)
  const isFaulty = (name: string) => asked.error.issues.some(({ path }) => path[0] === name)
  const filled = values.filter(([name, value]) => value !== '' || !isFaulty(name))
  if (filled.length === values.length) return asked
  const again = schema.safeParse(Object.fromEntries(filled))
  return again.success ? again : asked
}

/**
 * The parameters in the order of the request, which says what a list is sorted by first (APP-06); a schema puts those it
 * lists before all others, in its own order.
 */
function inOrderOf(asked: unknown, read: unknown): unknown {
  const values = new Map(Object.entries(read as object))
  const order = new Set([...Object.keys(asked as object), ...values.keys()])
  return Object.fromEntries([...order].flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])))
}

/** Whether the part of the address that names or counts an item is meant: '…/abc' where digits belong. */
function isOfNumber({ path, code }: z.core.$ZodIssue): boolean {
  return /^id$|Id$/.test(String(path[0])) || code === 'invalid_format'
}

/** What is wrong with a parameter or header, and with which. */
function faultOf(issue: z.core.$ZodIssue | undefined, asked: unknown): string {
  const name = issue?.path[0]
  // An unknown parameter is named by its sentence.
  if (issue === undefined || name === undefined) return issue?.message ?? 'Ungültige Anfrage'
  const value: unknown = (asked as Record<PropertyKey, unknown>)[name]
  const isRepeated = Array.isArray(value) && issue.code === 'invalid_type'
  return `Parameter '${String(name)}': ${isRepeated ? 'Bitte nur einmal angeben' : issue.message}`
}

/** The faults to tell: what is of the wrong type is not measured, too ('Höchstens 10 Zeichen' of a text that should be a list). */
function toldApart(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const mistyped = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [pathOf(path)] : [])))
  return issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(pathOf(path)))
}

type Violation = { propertyPath: string; message: string }

function violationsOf(issue: z.core.$ZodIssue): Violation[] {
  if (issue.code === 'invalid_union') {
    const meant = meantBranch(issue.errors)
    if (meant !== undefined)
      return toldApart(meant).flatMap((inner) => violationsOf({ ...inner, path: [...issue.path, ...inner.path] }))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      propertyPath: pathOf([...issue.path, key]),
      message: 'Dieses Feld gibt es nicht.',
    }))
  }
  return [{ propertyPath: pathOf(issue.path), message: issue.message }]
}

/**
 * Of the forms a field may have, the one that was sent: its shape fits, so its faults lie inside (a contingent is a list or
 * lists by size, 000 §3).
 */
function meantBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.find((issues) => issues.length > 0 && issues.every(isInside))
}

function isInside({ path, code }: z.core.$ZodIssue): boolean {
  return path.length > 0 || code === 'unrecognized_keys'
}

/** ['orderContacts', 0, 'role'] → 'orderContacts[0].role' */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`),
    '',
  )
}
