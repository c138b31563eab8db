import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { RecoveryCodes, SecondFactor as Secret } from '@reisewerk/domain/accounts/session.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, Suspense, useState } from 'react'
import { send } from '../../lib/http.ts'
import { sessionKey } from '../../lib/session.ts'
import { late } from '../../ui/late.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import classes from './second-factor.module.css'

const QrCode = late(() => import('./profile/qr-code.tsx'))

/** Sets up or removes the code of an authenticator app as second lock of the own account (APP-02). */
export function SecondFactor({ isActive }: { isActive: boolean }) {
  const client = useQueryClient()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)

  const start = useMutation({
    mutationFn: async (password: string) =>
      (await send<Secret>('POST', '/api/session/second_factor', { body: { password } })).data,
    onSuccess: setSecret,
  })
  const finish = useMutation({
    mutationFn: async (code: string) => {
      const body = { code }
      return (await send<RecoveryCodes>('PUT', '/api/session/second_factor', { body, exchangesSession: true })).data
    },
    onSuccess: (answer) => setRecoveryCodes(answer.recoveryCodes),
  })
  const stop = useMutation({
    mutationFn: async (password: string) =>
      send('DELETE', '/api/session/second_factor', { body: { password }, exchangesSession: true }),
    onSuccess: () => {
      notice.good('Der zweite Faktor ist abgeschaltet.')
      return client.invalidateQueries({ queryKey: sessionKey })
    },
  })

  if (recoveryCodes !== null) {
    return (
      <Codes
        codes={recoveryCodes}
        onDone={() => {
          setRecoveryCodes(null)
          setSecret(null)
          void client.invalidateQueries({ queryKey: sessionKey })
        }}
      />
    )
  }
  if (secret !== null) {
    return (
      <Ask
        label="Code aus der App"
        action="Einschalten"
        isCode
        isBusy={finish.isPending}
        problem={finish.error?.message}
        onAnswer={finish.mutate}
      >
        <p>
          Scanne den QR-Code mit deiner Authenticator-App, gib den Schlüssel von Hand ein oder öffne auf dem Telefon{' '}
          <a className={classes.link} href={secret.uri}>
            diesen Verweis
          </a>
          . Gib dann den Code ein, den die App zeigt.
        </p>
        <div className={classes.code}>
          <Suspense>
            <QrCode text={secret.uri} label="QR-Code für die Authenticator-App" />
          </Suspense>
        </div>
        <code className={classes.secret}>{inGroups(secret.secret)}</code>
      </Ask>
    )
  }
  const change = isActive ? stop : start
  return (
    <Ask
      label="Passwort"
      action={isActive ? 'Abschalten' : 'Einrichten'}
      isBusy={change.isPending}
      problem={change.error?.message}
      onAnswer={change.mutate}
    >
      <p>
        {isActive
          ? 'Beim Anmelden wird nach dem Passwort ein Code deiner Authenticator-App verlangt.'
          : 'Ein Code auf deinem Telefon schützt deinen Zugang auch dann, wenn jemand dein Passwort kennt.'}
      </p>
    </Ask>
  )
}

type AskProps = {
  label: string
  action: string
  isCode?: boolean
  isBusy: boolean
  problem: string | undefined
  onAnswer: (answer: string) => void
  children: ReactNode
}

function Ask({ label, action, isCode = false, isBusy, problem, onAnswer, children }: AskProps) {
  const [answer, setAnswer] = useState('')
  const field = {
    label,
    value: answer,
    required: true,
    withAsterisk: false,
    error: problem,
    onChange: (event: { currentTarget: { value: string } }) => setAnswer(event.currentTarget.value),
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onAnswer(answer)
    setAnswer('')
  }

  return (
    <form className={classes.step} onSubmit={submit}>
      {children}
      {isCode ? (
        <TextInput {...field} key="code" autoComplete="one-time-code" inputMode="numeric" autoFocus />
      ) : (
        <PasswordInput {...field} key="password" autoComplete="current-password" />
      )}
      <Button type="submit" loading={isBusy}>
        {action}
      </Button>
    </form>
  )
}

function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className={classes.step}>
      <p>
        Der zweite Faktor ist eingeschaltet. Bewahre diese Wiederherstellungscodes sicher auf: Jeder öffnet einmal den
        Zugang, wenn das Telefon fehlt. Sie werden nur jetzt gezeigt.
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>Ich habe die Codes gesichert</Button>
    </div>
  )
}

/** Four letters at a time are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
