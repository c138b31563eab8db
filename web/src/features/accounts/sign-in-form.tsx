import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, send } from '../../lib/http.ts'
import classes from './sign-in.module.css'

export type Credentials = { email: string; password: string }

type Props = {
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  onSignedIn: (session: Session) => void
}

/** User name and password, then, where one is set up, the code of the second factor (APP-02). */
export function SignInForm({ credentials, onChange, onSignedIn }: Props) {
  const [asksCode, setAsksCode] = useState(false)
  const [code, setCode] = useState('')
  const signIn = useMutation({
    mutationFn: async () =>
      (await send<Session>('POST', '/api/session', { body: asksCode ? { ...credentials, code } : credentials })).data,
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_factor_required') setAsksCode(true)
      setCode('')
    },
  })
  const problem = signIn.isError && !isCodeQuestion(signIn.error) ? signIn.error.message : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!signIn.isPending) signIn.mutate()
  }

  function backToPassword() {
    setAsksCode(false)
    signIn.reset()
  }

  return (
    <form className={classes.fields} onSubmit={submit}>
      {asksCode ? (
        <CodeField value={code} onChange={setCode} problem={problem} />
      ) : (
        <CredentialFields credentials={credentials} onChange={onChange} problem={problem} />
      )}
      <Button type="submit" fullWidth loading={signIn.isPending}>
        Anmelden
      </Button>
      {asksCode && (
        <Button variant="subtle" color="gray" onClick={backToPassword}>
          Zurück
        </Button>
      )}
    </form>
  )
}

function isCodeQuestion(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required'
}

type FieldsProps = { credentials: Credentials; onChange: Props['onChange']; problem: string | undefined }

function CredentialFields({ credentials, onChange, problem }: FieldsProps) {
  return (
    <>
      <TextInput
        label="E-Mail"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        autoFocus
        value={credentials.email}
        onChange={(event) => onChange({ ...credentials, email: event.currentTarget.value })}
      />
      <PasswordInput
        label="Passwort"
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={credentials.password}
        onChange={(event) => onChange({ ...credentials, password: event.currentTarget.value })}
        error={problem}
        errorProps={{ role: 'alert' }}
      />
    </>
  )
}

type CodeProps = { value: string; onChange: (value: string) => void; problem: string | undefined }

function CodeField({ value, onChange, problem }: CodeProps) {
  return (
    <TextInput
      label="Code der Authenticator-App"
      description="Sechs Ziffern. Ein Wiederherstellungscode geht auch."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      autoFocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problem}
      errorProps={{ role: 'alert' }}
    />
  )
}
