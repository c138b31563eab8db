import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

/** The groups of an answer, under each name the documents have for them. */
export const groupNames = ['_groups[]', '_groups', 'groups[]', 'groups'] as const

const oneOrMore = z.union([z.string(), z.array(z.string())]).optional()

/** An object of query parameters that refuses others and names the known ones. */
export function strictQuery<Shape extends z.ZodRawShape>(shape: Shape, known: readonly string[] = Object.keys(shape)) {
  return z.strictObject(shape, { error: unknownParameter(known) })
}

function unknownParameter(known: readonly string[]) {
  const list = known.length === 0 ? 'keine' : known.join(', ')
  return (issue: z.core.$ZodRawIssue) =>
    issue.code === 'unrecognized_keys'
      ? `Unbekannter Parameter '${issue.keys[0]?.slice(0, 60)}'. Bekannt sind: ${list}.`
      : undefined
}

const groups = Object.fromEntries(groupNames.map((name) => [name, oneOrMore]))
const onlyGroups = strictQuery(groups, ['_groups[]'])

/**
 * Sees to it that no endpoint passes over a parameter it does not know (APP-06): one that was meant to narrow an answer
 * would go unheeded. OPTIONS heed only for which house they are asked.
 */
export function refuseUnknownParameters(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || [route.method].flat().every((method) => method === 'OPTIONS')) return
    const { querystring } = (route.schema ?? {}) as { querystring?: unknown }
    route.schema = { ...route.schema, querystring: strictly(querystring) }
  })
}

/** A query that lists its parameters takes no others but groups; one that says it takes any reads them itself. */
function strictly(querystring: unknown): unknown {
  if (querystring === undefined) return onlyGroups
  if (!(querystring instanceof z.ZodObject) || querystring.def.catchall !== undefined) return querystring
  const { def } = querystring
  const shape = { ...groups, ...def.shape }
  return querystring.clone({ ...def, shape, catchall: z.never(), error: unknownParameter(Object.keys(def.shape)) })
}
