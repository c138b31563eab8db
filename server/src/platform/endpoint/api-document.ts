import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** Describes the API from the same schemas that check it (APP-07): /api/openapi.json and a page to browse at /api/docs. */
export async function addApiDocument(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Reisewerk', version, description: 'Die Schnittstelle des Reisewerks.' },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { config: { permission: 'signedIn' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
}
