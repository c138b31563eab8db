import { Button, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useState } from 'react'
import { colorSchemes, schemeOf } from '../app/user-menu.tsx'
import { PasswordForm } from '../features/accounts/profile/password-form.tsx'
import { Portrait } from '../features/accounts/profile/portrait.tsx'
import classes from '../features/accounts/profile/profile.module.css'
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx'
import { Sessions } from '../features/accounts/profile/sessions.tsx'
import { SecondFactor } from '../features/accounts/second-factor.tsx'
import { NoticeSwitches } from '../features/notices/notice-switches.tsx'
import { AbsenceDialog } from '../features/tasks/dashboard/absence-dialog.tsx'
import { nameOf, useSession } from '../lib/session.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { Panel } from '../ui/layout/panel.tsx'

export function AccountPage() {
  const { user } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [plansAbsence, setPlansAbsence] = useState(false)
  return (
    <main>
      <PageHead title="MEIN ZUGANG" hint={`${nameOf(user)} · ${user.email}`} />
      <div className={classes.page}>
        <div className={classes.column}>
          <Panel title="PROFIL">
            <Portrait user={user} />
            <ProfileForm user={user} />
          </Panel>
          <Panel title="MITTEILUNGEN" hint="Wovon dir die Glocke und E-Mails erzählen">
            <NoticeSwitches />
          </Panel>
          <Panel title="ABWESENHEIT" hint="Wer dich vertritt, sieht deine Reisen und Aufgaben">
            <Button variant="default" onClick={() => setPlansAbsence(true)}>
              Abwesenheit planen
            </Button>
          </Panel>
          <Panel title="DARSTELLUNG">
            <SegmentedControl
              aria-label="Darstellung"
              data={colorSchemes.map(({ value, label }) => ({ value, label }))}
              value={colorScheme}
              onChange={(value) => setColorScheme(schemeOf(value))}
            />
          </Panel>
          <Panel title="SITZUNGEN" hint="Hier bist du angemeldet">
            <Sessions />
          </Panel>
        </div>
        <div className={classes.column}>
          <Panel title="PASSWORT">
            <PasswordForm email={user.email} />
          </Panel>
          <Panel title="ZWEITER FAKTOR" hint={user.hasSecondFactor ? 'Eingeschaltet' : 'Nicht eingerichtet'}>
            <SecondFactor isActive={user.hasSecondFactor} />
          </Panel>
        </div>
      </div>
      {plansAbsence && <AbsenceDialog onClose={() => setPlansAbsence(false)} />}
    </main>
  )
}
