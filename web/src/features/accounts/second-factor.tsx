import { Button } from '@mantine/core'
import {
  type RecoveryCodes,
  type SecondFactor as Secret,
  secondFactorContract,
} from '@reisewerk/domain/accounts/session.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { fieldOf } from '../../form/form-field.tsx'
import { InlineForm } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { send } from '../../lib/http.ts'
import { sessionKey } from '../../lib/session.ts'
import { late } from '../../ui/late.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import profile from './profile/profile.module.css'
import classes from './second-factor.module.css'

const QrCode = late(() => import('../../ui/marks/qr-code.tsx'))
const FactorField = fieldOf<typeof secondFactorContract>()
const path = '/api/session/second_factor'

/** Sets up or removes the code of an authenticator app as second lock of the own account (APP-02). */
export function SecondFactor({ isActive }: { isActive: boolean }) {
  const client = useQueryClient()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)

  async function start(password: string) {
    setSecret((await send<Secret>('POST', path, { body: { password } })).data)
  }
  async function finish(code: string) {
    const { data } = await send<RecoveryCodes>('PUT', path, { body: { code }, exchangesSession: true })
    setRecoveryCodes(data.recoveryCodes)
  }
  async function stop(password: string) {
    await send('DELETE', path, { body: { password }, exchangesSession: true })
    notice.good('Der zweite Faktor ist abgeschaltet.')
    await client.invalidateQueries({ queryKey: sessionKey })
  }

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
      <Ask key="code" asks="code" action="Einschalten" onAnswer={finish}>
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
  return (
    <Ask asks="password" action={isActive ? 'Abschalten' : 'Einrichten'} onAnswer={isActive ? stop : start}>
      <p>
        {isActive
          ? 'Beim Anmelden wird nach dem Passwort ein Code deiner Authenticator-App verlangt.'
          : 'Ein Code auf deinem Telefon schützt deinen Zugang auch dann, wenn jemand dein Passwort kennt.'}
      </p>
    </Ask>
  )
}

type AskProps = {
  asks: 'password' | 'code'
  action: string
  onAnswer: (answer: string) => Promise<unknown>
  children: ReactNode
}

function Ask({ asks, action, onAnswer, children }: AskProps) {
  const form = useItemForm(secondFactorContract, {
    name: 'second-factor',
    title: 'Zweiter Faktor',
    item: null,
    looks: { password: { as: 'secret' } },
    isPassing: true,
    saves: (_, value) => onAnswer(value(asks) ?? ''),
    onSaved: () => undefined,
    onClose: () => undefined,
  })
  return (
    <InlineForm form={form} className={profile.step} action={action} isAlone>
      {children}
      {asks === 'code' ? (
        <FactorField name="code" autoComplete="one-time-code" begins />
      ) : (
        <FactorField name="password" autoComplete="current-password" />
      )}
    </InlineForm>
  )
}

function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className={profile.step}>
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
