import { Button, PasswordInput } from '@mantine/core'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { passwordLength } from '@reisewerk/domain/accounts/session.contract.ts'
import type { InvitationAnswer } from '@reisewerk/domain/accounts/staff.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Logo } from '../app/logo.tsx'
import { Journey } from '../features/accounts/journey.tsx'
import classes from '../features/accounts/sign-in.module.css'
import { ApiError, send } from '../lib/http.ts'
import { sessionKey } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { usePageTitle } from '../ui/layout/page-title.ts'

/** Where an invitation leads: the new colleague sets a password and is signed in (APP-17). */
export function InvitationPage() {
  // Behind the '#', so that no server on the way and no other page learns of it.
  const token = useLocation().hash
  usePageTitle('Einladung')
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await send<InvitationAnswer>('POST', '/api/invitation', { body: { token } })).data,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <main className={classes.page}>
      <div className={classes.form}>
        <div className={classes.brand}>
          <Logo size={28} />
          Reisewerk
        </div>
        {invitation.isError && <Invalid error={invitation.error} />}
        {invitation.data && <Welcome token={token} invitation={invitation.data} />}
      </div>
      <div className={classes.scene}>
        <Journey />
      </div>
    </main>
  )
}

function Invalid({ error }: { error: Error }) {
  const router = useRouter()
  const isGone = error instanceof ApiError && !error.isPassing
  return (
    <>
      <h1 className={classes.title}>Der Link führt nicht weiter</h1>
      <p className={classes.lead} role="alert">
        {isGone ? 'Dieser Link ist abgelaufen oder wurde schon benutzt.' : error.message} Bitte lass dir einen neuen
        schicken.
      </p>
      <Button variant="default" onClick={() => void router.navigate(paths.signIn())}>
        Zur Anmeldung
      </Button>
    </>
  )
}

function workOf({ organisations }: InvitationAnswer): string {
  return organisations.length === 0 ? '' : ` und arbeitest für ${organisations.join(' und ')}`
}

function Welcome({ token, invitation }: { token: string; invitation: InvitationAnswer }) {
  const router = useRouter()
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [differs, setDiffers] = useState(false)
  const accept = useMutation({
    mutationFn: async () => {
      await send('PUT', '/api/invitation', { body: { token, password } })
      const { email } = invitation
      return (await send<Session>('POST', '/api/session', { body: { email, password } })).data
    },
    onSuccess: (session) => {
      client.clear()
      client.setQueryData(sessionKey, session)
      router.history.replace('/')
    },
    onError: (error) => {
      // The password is set, and the second factor is asked for where one signs in.
      if (error instanceof ApiError && error.code === 'second_factor_required') void router.navigate(paths.signIn())
    },
  })
  const { error } = accept
  const problem = error instanceof ApiError ? (error.messageFor('password') ?? error.message) : error?.message

  function submit(event: FormEvent) {
    event.preventDefault()
    setDiffers(password !== again)
    if (password === again && !accept.isPending) accept.mutate()
  }

  return (
    <>
      <h1 className={classes.title}>
        {invitation.hasPassword ? 'Neues Passwort' : `Willkommen, ${invitation.firstName}`}
      </h1>
      <p className={classes.lead}>
        {invitation.hasPassword
          ? `Lege ein neues Passwort für ${invitation.email} fest. Alle offenen Sitzungen enden damit.`
          : `Lege ein Passwort fest. Künftig meldest du dich mit ${invitation.email} an${workOf(invitation)}.`}
      </p>
      <form className={classes.fields} onSubmit={submit} noValidate>
        <input type="hidden" name="email" autoComplete="username" value={invitation.email} />
        <PasswordInput
          label="Passwort"
          description={`Mindestens ${passwordLength.least} Zeichen; ein ganzer Satz ist gut.`}
          autoComplete="new-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={problem}
          errorProps={{ role: 'alert' }}
        />
        <PasswordInput
          label="Passwort wiederholen"
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
          error={differs ? 'Die beiden Passwörter sind verschieden.' : undefined}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" fullWidth loading={accept.isPending}>
          Passwort setzen und anmelden
        </Button>
      </form>
    </>
  )
}
