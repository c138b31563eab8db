import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './lib/query-client.ts'
import { sessionKey } from './lib/session.ts'
import { paths } from './paths.ts'
import { createAppRouter } from './routes.tsx'
import { AppTheme } from './theme/app-theme.tsx'
import { shareNonce } from './theme/nonce.ts'

shareNonce()
const queryClient = createQueryClient(goToSignIn)
const router = createAppRouter(queryClient)

/** The session ended: sign in again and come back to the same address. */
function goToSignIn() {
  queryClient.setQueryData(sessionKey, null)
  const { href, pathname } = router.state.location
  if (pathname !== '/sign-in') void router.navigate(paths.signIn(href))
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>
  </StrictMode>,
)
