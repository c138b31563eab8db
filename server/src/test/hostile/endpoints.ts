/** The part of an OpenAPI 3.1 document that tells how endpoints are called. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** '/api/orders/{id}' */
  path: string
  queryNames: string[]
  body: Schema | undefined
  contentType: string
  /** Whoever calls it may be signed out afterwards. */
  endsSessions: boolean
  /** Never ends its answer by itself (live events). */
  isStream: boolean
}

/** Live events (design §1); their own tests speak to them over a real connection. */
const streams = new Set(['/api/events'])
const methods = ['get', 'post', 'put', 'patch', 'delete', 'options'] as const

/** First what makes items, last what removes them, and after all what ends the session of whoever calls. */
const order: readonly Endpoint['method'][] = ['POST', 'GET', 'OPTIONS', 'PATCH', 'PUT', 'DELETE']

/** Every endpoint of the document, in the order that leaves most to be met by the next. */
export function endpointsOf(document: OpenApi): Endpoint[] {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method]
      return operation ? [endpointOf(method, path, operation)] : []
    }),
  )
  const rank = ({ method, endsSessions }: Endpoint) => order.indexOf(method) + (endsSessions ? order.length : 0)
  return all.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * One of several shares of about the same size; what makes an item and what works with it are in the same one.
 * @param part from 0
 */
export function shareOf(endpoints: readonly Endpoint[], part: number, parts: number): Endpoint[] {
  const resourceOf = ({ path }: Endpoint) => path.split('/')[2] ?? ''
  const sizes = new Map<string, number>()
  for (const endpoint of endpoints) sizes.set(resourceOf(endpoint), (sizes.get(resourceOf(endpoint)) ?? 0) + 1)
  const shares = Array.from({ length: parts }, () => ({ size: 0, resources: new Set<string>() }))
  for (const [resource, size] of [...sizes].toSorted(([, one], [, other]) => other - one)) {
    const smallest = shares.reduce((least, share) => (share.size < least.size ? share : least))
    smallest.resources.add(resource)
    smallest.size += size
  }
  return endpoints.filter((endpoint) => shares[part]?.resources.has(resourceOf(endpoint)))
}

function endpointOf(method: (typeof methods)[number], path: string, operation: Operation): Endpoint {
  const [contentType = 'application/json', media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return {
    method: method.toUpperCase() as Endpoint['method'], // the upper case of the names above
    path,
    queryNames: (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: media?.schema,
    contentType,
    endsSessions: path.startsWith('/api/session'),
    isStream: streams.has(path),
  }
}
