import type { DemoAccount } from '@reisewerk/domain/accounts/session.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'
import { nameOf } from '../../lib/session.ts'
import { Person } from '../../ui/person.tsx'
import classes from './sign-in.module.css'
import type { Credentials } from './sign-in-form.tsx'

/** Fills the form with one of the demo agency's accounts; nothing stands here when the server offers none. */
export function DemoAccounts({ onPick }: { onPick: (credentials: Credentials) => void }) {
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
