import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './lib/http.ts'
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

/** What the server refused stands on the error page; only what we did wrong belongs on the console. */
function tellOfMistakes(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error)
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root, { onCaughtError: tellOfMistakes }).render(
  <StrictMode>
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>
  </StrictMode>,
)
