import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { fetched } from './app/missing-code.ts'
import { sessionQuery } from './lib/session.ts'

export type Context = { queryClient: QueryClient }

/** A page whose code is fetched when it is opened. */
export const page: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(fetched(load), name)

export const rootRoute = createRootRouteWithContext<Context>()({ component: Outlet })

/** All pages behind the sign-in stand in the shell: top bar, search, banners. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/sign-in', search: { to: location.href } })
  },
  component: page(() => import('./app/shell.tsx'), 'Shell'),
})
