import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { goToSignIn } from './app/go-to-sign-in.ts'
import { isCodeMissing } from './app/missing-code.ts'
import { ApiError, askWhenWarned } from './lib/http.ts'
import { createQueryClient } from './lib/query-client.ts'
import { sessionKey } from './lib/session.ts'
import { createAppRouter } from './routes.tsx'
import { AppTheme } from './theme/app-theme.tsx'
import { shareNonce } from './theme/nonce.ts'
import { confirm } from './ui/dialogs/confirm.tsx'
import { holdPresses } from './ui/focus/held-presses.ts'
import { notice } from './ui/notices/notice.tsx'

shareNonce()
holdPresses()
askWhenWarned((text, of) => {
  const actions = {
    overbooked: 'Trotzdem speichern',
    recorded_already: 'Noch einmal erfassen',
    long_before_invoice: 'Trotzdem erfassen',
    unusual_rate: 'Kurs übernehmen',
  }
  const action = actions[of]
  return confirm({ title: `${action}?`, text, action, tone: 'bad' })
})
const queryClient = createQueryClient(endSession, (text) => notice.bad(text))
const router = createAppRouter(queryClient)

function endSession() {
  queryClient.setQueryData(sessionKey, null)
  goToSignIn(router)
}

/** What the server refused or could not send stands on the error page; only what we did wrong belongs on the console. */
function tellOfMistakes(error: unknown) {
  if (!(error instanceof ApiError) && !isCodeMissing(error)) console.error(error)
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
