import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod'
import { badRequest, violated } from '../errors.ts'

// What zod itself says about wrong input stands beside German fields.
z.config(z.locales.de())

/**
 * Checks the parts of a request against their schemas. A wrong body answers 422 with one violation per field, wrong
 * parameters or a wrong query answer 400 (design §2).
 */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const result = schema.safeParse(data)
    if (result.success) return { value: result.data }
    const { issues } = result.error
    if (httpPart !== 'body') return { error: badRequest(issues[0]?.message ?? 'Ungültige Anfrage') }
    return { error: violated(...issues.flatMap(violationsOf)) }
  }
}

function violationsOf(issue: z.core.$ZodIssue) {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      propertyPath: pathOf([...issue.path, key]),
      message: 'Dieses Feld gibt es nicht.',
    }))
  }
  return [{ propertyPath: pathOf(issue.path), message: issue.message }]
}

/** ['orderContacts', 0, 'role'] → 'orderContacts[0].role' */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`),
    '',
  )
}
