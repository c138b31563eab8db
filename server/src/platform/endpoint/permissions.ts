import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'
import { checkPermission, type Permission } from './endpoint.ts'

/** Routes of libraries and of platform parts that state no permission themselves. */
const foreignRoutes: readonly (readonly [start: string, permission: Permission])[] = [
  ['/api/docs', 'signedIn'],
  ['/api/events', 'signedIn'],
  ['/api/presence', 'signedIn'],
  ['/health', 'public'],
  ['/metrics', 'public'],
]

/**
 * Guards every route by its permission. A route that declares none stops the start-up, so that nothing is open by
 * oversight (design §1).
 */
export function guardRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission ?? foreignRoutes.find(([start]) => route.url.startsWith(start))?.[1]
    if (permission === undefined) throw new TypeError(`${route.method} ${route.url} declares no permission`)
    route.config = { ...route.config, permission }
  })
  app.addHook('onRequest', async (request) => {
    // No route: an address of the web app, whose one page is public, or an unknown path of the API, which is not.
    const permission = request.routeOptions.config.permission ?? (isApi(request.url) ? 'signedIn' : 'public')
    if (permission === 'public') return
    if (request.actor === null) throw new ApiError(401, 'unauthenticated', 'Bitte melde dich an.')
    checkPermission(permission, request.actor)
  })
}

/** Whether an address belongs to the API rather than to the web app. */
export function isApi(url: string): boolean {
  return url.startsWith('/api/') || url === '/api'
}
