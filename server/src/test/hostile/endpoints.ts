/** The part of an OpenAPI 3.1 document that tells how endpoints are called. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { content?: Record<string, unknown> }>
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
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** '/api/orders/{id}' */
  path: string
  queryNames: string[]
  body: Schema | undefined
  contentType: string
  /** Never ends its answer by itself (live events). */
  isStream: boolean
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'options'] as const

/** Every endpoint of the document, what ends a session last, so that the others are called by somebody signed in. */
export function endpointsOf(document: OpenApi): Endpoint[] {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method]
      return operation ? [endpointOf(method, path, operation)] : []
    }),
  )
  return [...all.filter(({ path }) => !isSession(path)), ...all.filter(({ path }) => isSession(path))]
}

function isSession(path: string): boolean {
  return path.startsWith('/api/session')
}

function endpointOf(method: (typeof methods)[number], path: string, operation: Operation): Endpoint {
  const [contentType = 'application/json', media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const answers = Object.values(operation.responses ?? {}).flatMap(({ content }) => Object.keys(content ?? {}))
  return {
    method: method.toUpperCase() as Endpoint['method'], // the upper case of the names above
    path,
    queryNames: (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: media?.schema,
    contentType,
    isStream: answers.includes('text/event-stream'),
  }
}
