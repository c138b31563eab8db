import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the build leaves room for the nonce. */
const nonceMark = '__CSP_NONCE__'
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built web app: assets for ever, since their names change with their content, and for every address of the
 * app its one page, never kept.
 * @param folder web/dist; without it only the API answers
 */
export async function addWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : null
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false, // the routes below say who may: everybody
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache'),
    })
    for (const file of builtFiles(folder)) {
      app.get(`/${file}`, { config: { permission: 'public' }, schema: { hide: true } }, (_request, reply) =>
        reply.sendFile(file),
      )
    }
  }
  app.setNotFoundHandler({ preHandler: async () => undefined }, (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (!isPage || page === null) return reply.code(404).send({ code: 'not_found', message: 'Das gibt es hier nicht.' })
    // Style elements that libraries add carry the nonce of this answer; no other inline style is obeyed.
    const html = page.replaceAll(nonceMark, reply.cspNonce.style)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  })
}

function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'index.html')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
