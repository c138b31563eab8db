import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Logo } from '../app/logo.tsx'
import { DemoAccounts } from '../features/accounts/demo-accounts.tsx'
import { Journey } from '../features/accounts/journey.tsx'
import classes from '../features/accounts/sign-in.module.css'
import { type Credentials, SignInForm } from '../features/accounts/sign-in-form.tsx'
import { sessionKey } from '../lib/session.ts'
import { usePageTitle } from '../ui/page-title.ts'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const { to = '/' } = route.useSearch()
  const router = useRouter()
  const client = useQueryClient()
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })

  function enter(session: Session) {
    // Somebody else may have sat here before.
    client.clear()
    client.setQueryData(sessionKey, session)
    router.history.replace(to)
  }

  usePageTitle('Anmelden')
  return (
    <main className={classes.page}>
      <div className={classes.form}>
        <div className={classes.brand}>
          <Logo size={28} />
          Reisewerk
        </div>
        <h1 className={classes.title}>Anmelden</h1>
        <SignInForm credentials={credentials} onChange={setCredentials} onSignedIn={enter} />
        <DemoAccounts onPick={({ email, password }) => setCredentials({ email, password })} />
      </div>
      <div className={classes.scene}>
        <Journey />
      </div>
    </main>
  )
}
