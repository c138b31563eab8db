import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22"><rect width="22" height="22" rx="6" fill="#863472"/>
<path d="M7 16.5V6h4.6a3.2 3.2 0 0 1 0 6.4H7m4.4 0 3.8 4.1" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Describes the API from the same schemas that check it (APP-07): /api/openapi.json and a page to browse at /api/docs. */
export async function addApiDocument(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Reisewerk', version, description: 'Die Schnittstelle des Reisewerks.' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'reisewerk_session' } } },
      security: [{ session: [] }],
    },
    transform: (told) => withHeaders(jsonSchemaTransform(told), [told.route.method].flat()),
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Reisewerk: Schnittstelle' },
    logo: { type: 'image/svg+xml', content: Buffer.from(logo), href: '/', target: '_self' },
  })
  app.get('/api/openapi.json', { config: { permission: 'signedIn' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
}

type Transformed = ReturnType<typeof jsonSchemaTransform>

const headers = {
  'idempotency-key': {
    type: 'string',
    description: 'Eine Wiederholung mit demselben Schlüssel bekommt die erste Antwort.',
  },
  'if-match': {
    type: 'string',
    description: 'Die Version aus dem ETag; 409, wenn jemand dasselbe inzwischen geändert hat.',
  },
} as const

/** Headers that every change understands: a POST is made once per key, all others hold against the version they name. */
function withHeaders({ schema, url }: Transformed, methods: readonly string[]): Transformed {
  const name = methods.includes('POST')
    ? 'idempotency-key'
    : methods.some((method) => ['PUT', 'PATCH', 'DELETE'].includes(method))
      ? 'if-match'
      : null
  if (name === null || schema === undefined || 'hide' in schema) return { schema, url }
  return { schema: { ...schema, headers: { type: 'object', properties: { [name]: headers[name] } } }, url }
}
