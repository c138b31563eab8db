import { SecondFactor } from '../features/accounts/second-factor.tsx'
import { nameOf, useSession } from '../lib/session.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import classes from './account-page.module.css'

/** The own access: who one is, and the second factor. */
export function AccountPage() {
  const { user } = useSession()
  return (
    <main>
      <PageHead title="Mein Zugang" hint={`${nameOf(user)} · ${user.email}`} />
      <div className={classes.columns}>
        <Panel title="ZWEITER FAKTOR">
          <SecondFactor isActive={user.hasSecondFactor} />
        </Panel>
      </div>
    </main>
  )
}
