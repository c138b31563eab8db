import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { send } from '../../lib/http.ts'
import classes from './sign-in.module.css'

type Props = { email: string; onBack: () => void }

/** Asks for a link by mail. Whether anybody has that address is told to nobody (MOVE-02). */
export function ForgottenPassword({ email: begun, onBack }: Props) {
  const [email, setEmail] = useState(begun)
  const ask = useMutation({
    mutationFn: () => send('POST', '/api/session/forgotten_password', { body: { email } }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }

  if (ask.isSuccess)
    return (
      <div className={classes.fields}>
        <p role="status" className={classes.lead}>
          Wenn es zu {email} ein Konto gibt, ist jetzt ein Link dorthin unterwegs. Er gilt eine Stunde und nur einmal.
        </p>
        <p className={classes.lead}>Kommt nichts an, hilft deine Administratorin oder dein Administrator.</p>
        <Button variant="default" onClick={onBack}>
          Zur Anmeldung
        </Button>
      </div>
    )
  return (
    <form className={classes.fields} onSubmit={submit} aria-label="Passwort vergessen">
      <TextInput
        label="E-Mail"
        description="Dorthin geht ein Link, mit dem du ein neues Passwort festlegst."
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={ask.error?.message}
        errorProps={{ role: 'alert' }}
      />
      <Button type="submit" fullWidth loading={ask.isPending}>
        Link schicken
      </Button>
      <Button variant="subtle" color="gray" onClick={onBack}>
        Zurück
      </Button>
    </form>
  )
}
