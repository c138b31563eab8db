import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { goToSignIn } from './go-to-sign-in.ts'

test('APP-02 whoever notices the end of a session second does not make the sign-in the place to come back to', async () => {
  const root = createRootRoute()
  const pages = ['/sign-in', '/account'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const history = createMemoryHistory({ initialEntries: ['/account?tab=1'] })
  const router = createRouter({ routeTree: root.addChildren(pages), history })
  await router.load()
  goToSignIn(router)
  goToSignIn(router)
  await router.load()
  goToSignIn(router)
  await router.load()
  expect(router.state.location.pathname).toBe('/sign-in')
  expect(router.state.location.search).toEqual({ to: '/account?tab=1' })
})
