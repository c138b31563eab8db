import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod'
import { badRequest, notFound, violated } from '../errors.ts'
import { germanIssue } from './german-issues.ts'

// What zod itself says about wrong input stands beside German fields.
z.config({ ...z.locales.de(), customError: germanIssue })

/**
 * Checks the parts of a request against their schemas. A wrong body answers 422 with one violation per field, a wrong
 * query answers 400 (design §2); an address that cannot be one leads nowhere, 404 (HEAD-01).
 */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const result = schema.safeParse(data)
    if (result.success) return { value: result.data }
    const { issues } = result.error
    if (httpPart === 'params' && issues.every(isOfNumber)) return { error: notFound() }
    if (httpPart !== 'body') return { error: badRequest(issues[0]?.message ?? 'Ungültige Anfrage') }
    return { error: violated(...issues.flatMap(violationsOf)) }
  }
}

/** Whether the part of the address that names an item is meant: '…/abc' where digits belong. */
function isOfNumber({ path }: z.core.$ZodIssue): boolean {
  return /^id$|Id$/.test(String(path[0]))
}

type Violation = { propertyPath: string; message: string }

function violationsOf(issue: z.core.$ZodIssue): Violation[] {
  if (issue.code === 'invalid_union') {
    const meant = meantBranch(issue.errors)
    if (meant !== undefined)
      return meant.flatMap((inner) => violationsOf({ ...inner, path: [...issue.path, ...inner.path] }))
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
  return branches.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))
}

/** ['orderContacts', 0, 'role'] → 'orderContacts[0].role' */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`),
    '',
  )
}
