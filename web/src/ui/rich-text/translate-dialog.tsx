import { Button, Select } from '@mantine/core'
import { type Locale, localeKeys, locales } from '@reisewerk/domain/accounts/options.ts'
import { translatableTexts, withTexts } from '@reisewerk/domain/accounts/translation/translatable-texts.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { translate, translationServicesOf } from '../../lib/translation.ts'
import { Window } from '../dialogs/window.tsx'
import { RichTextField } from './rich-text-field.tsx'
import classes from './translate.module.css'

type Props = {
  organisationId: number
  label: string
  text: RichText
  to: string
  onTake: (text: RichText) => void
  onClose: () => void
}

const failed = 'Der Text konnte nicht übersetzt werden! Server Error!'
const languages = localeKeys.map((value) => ({ value, label: locales[value].label }))
const isLocale = (key: string | null): key is Locale => localeKeys.some((one) => one === key)

/** Shows what is sent and to whom, sends it on one's word, and gives the translation back to be read first (INV-09). */
export default function TranslateDialog({ organisationId, label, text, to: wanted, onTake, onClose }: Props) {
  const { data: services } = useQuery(translationServicesOf(organisationId))
  const service = services?.items[0]
  const [from, setFrom] = useState<Locale>('de_DE')
  const [to, setTo] = useState<Locale>(isLocale(wanted) && wanted !== 'de_DE' ? wanted : 'en')
  const [translation, setTranslation] = useState<RichText | null>(null)
  const going = useRef<AbortController | null>(null)
  // Nobody waits for it any more.
  useEffect(() => () => going.current?.abort(), [])
  const texts = translatableTexts(text)
  const ask = useMutation({
    mutationFn: () => {
      going.current = new AbortController()
      return translate(organisationId, { texts, from, to }, going.current.signal)
    },
    onSuccess: (translated) => setTranslation(withTexts(text, translated)),
  })
  const problem = ask.error === null ? null : ask.error instanceof ApiError ? ask.error.reason : failed
  const choice = (name: string, value: Locale, choose: (key: Locale) => void) => (
    <Select
      label={name}
      data={languages}
      value={value}
      allowDeselect={false}
      checkIconPosition="right"
      disabled={ask.isPending || translation !== null}
      onChange={(key) => isLocale(key) && choose(key)}
    />
  )
  return (
    <Window title={`${label} übersetzen`} size={620} onClose={onClose}>
      <div className={classes.languages}>
        {choice('Von', from, setFrom)}
        {choice('Nach', to, setTo)}
      </div>
      {translation === null ? (
        <>
          <p className={classes.note}>
            {services !== undefined && service === undefined
              ? 'In den Einstellungen steht kein Übersetzungsdienst.'
              : `An ${service === undefined ? '…' : new URL(service.address).host} geht genau dieser Text:`}
          </p>
          <section className={classes.sent} aria-label="Was gesendet wird">
            {texts.map((one, index) => (
              <p key={index}>{one}</p>
            ))}
          </section>
        </>
      ) : (
        <RichTextField
          label="Übersetzung"
          minHeight={120}
          value={translation}
          onChange={(next) => setTranslation(next ?? { type: 'doc' })}
        />
      )}
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.ends}>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        {translation === null ? (
          <Button disabled={service === undefined || from === to} loading={ask.isPending} onClick={() => ask.mutate()}>
            Senden
          </Button>
        ) : (
          <Button onClick={() => onTake(translation)}>Text übernehmen</Button>
        )}
      </div>
    </Window>
  )
}
