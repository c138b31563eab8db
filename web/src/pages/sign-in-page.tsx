import { Button } from '@mantine/core'
import type { DemoAccount, Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ForgottenPassword } from '../features/accounts/forgotten-password.tsx'
import { Journey } from '../features/accounts/journey.tsx'
import classes from '../features/accounts/sign-in.module.css'
import { SignInBrand } from '../features/accounts/sign-in-brand.tsx'
import { type Credentials, SignInForm } from '../features/accounts/sign-in-form.tsx'
import { send } from '../lib/http.ts'
import { nameOf, sessionKey } from '../lib/session.ts'
import { usePageTitle } from '../ui/layout/page-title.ts'
import { Person } from '../ui/marks/person.tsx'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const { to = '/' } = route.useSearch()
  const router = useRouter()
  const client = useQueryClient()
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })

  const [hasForgotten, setForgotten] = useState(false)

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
        <SignInBrand />
        <h1 className={classes.title}>{hasForgotten ? 'Passwort vergessen?' : 'Anmelden'}</h1>
        {hasForgotten ? (
          <ForgottenPassword email={credentials.email} onBack={() => setForgotten(false)} />
        ) : (
          <>
            <SignInForm credentials={credentials} onChange={setCredentials} onSignedIn={enter} />
            <Button variant="subtle" size="compact-sm" mt={10} onClick={() => setForgotten(true)}>
              Passwort vergessen?
            </Button>
            <DemoAccounts onPick={({ email, password }) => setCredentials({ email, password })} />
          </>
        )}
      </div>
      <div className={classes.scene}>
        <Journey />
      </div>
    </main>
  )
}

/** Fills the form with one of the demo agency's accounts; nothing stands here when the server offers none. */
function DemoAccounts({ onPick }: { onPick: (credentials: Credentials) => void }) {
  const { data: accounts = [] } = useQuery({
    queryKey: ['session', 'demo_accounts'],
    queryFn: async ({ signal }) => (await send<DemoAccount[]>('GET', '/api/session/demo_accounts', { signal })).data,
  })
  const [first] = accounts
  if (first === undefined) return null
  return (
    <section aria-label="Demo-Zugänge">
      <p className={classes.demoTitle}>Demo-Zugänge, Passwort jeweils „{first.password}“</p>
      <ul className={classes.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={classes.account} onClick={() => onPick(account)}>
              <Person person={{ ...account, name: nameOf(account) }} size={24} decorative />
              <span>{account.email}</span>
              <span className={classes.role}>{roleOf(account)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** @returns 'Admin · Nord und Süd'; the product's name stands above already */
function roleOf({ isAdmin, organisations }: DemoAccount): string {
  const names = organisations.map((name) => name.replace(/^Reisewerk /, '')).join(' und ')
  return isAdmin ? `Admin · ${names}` : names
}
