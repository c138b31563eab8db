import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isLeavingPage } from './use-list-change.ts'

test('LIST-02 MD-09 a page is left as soon as a link was followed, though the next one still loads', async () => {
  let hasLoaded: () => void = () => undefined
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/concepts' })
  const item = createRoute({
    getParentRoute: () => root,
    path: '/order_concepts/7',
    loader: () => new Promise<void>((resolve) => (hasLoaded = resolve)),
  })
  const history = createMemoryHistory({ initialEntries: ['/concepts'] })
  const router = createRouter({ routeTree: root.addChildren([list, item]), history })
  await router.load()
  expect(isLeavingPage(router)).toBe(false)
  history.push('/concepts?q=Elbe')
  await router.load()
  expect(isLeavingPage(router)).toBe(false)

  history.push('/order_concepts/7')
  const loading = router.load()
  expect(isLeavingPage(router)).toBe(true)
  await expect.poll(() => router.state.isLoading).toBe(true)
  hasLoaded()
  await loading
})
