import { Button, Textarea } from '@mantine/core'
import { locales } from '@reisewerk/domain/accounts/options.ts'
import { type ForeignLocale, foreignLocales } from '@reisewerk/domain/accounts/translation/translations.ts'
import { IconCheck, IconEqual } from '@tabler/icons-react'
import { type SyntheticEvent, useState } from 'react'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { tooLong } from '../fields/too-long.ts'
import { IconButton } from '../icon-button.tsx'
import { ProposeButton } from './propose-button.tsx'
import { filledIn, isFilled, type TranslatedText, type Words } from './translated-texts.ts'
import classes from './translations.module.css'

type Props = {
  what: string
  texts: readonly TranslatedText[]
  house: number | null
  onTake: (words: ReadonlyMap<string, Words>) => void
  onClose: () => void
}

/** The German texts beside what they are called in the other languages; an empty field is printed in German. */
export default function TranslationsDialog({ what, texts, house, onTake, onClose }: Props) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Words>>(new Map())
  const now = texts.map((text) => {
    const written = typed.get(text.key) ?? {}
    const outdated = text.outdated.filter((locale) => written[locale] === undefined)
    return { ...text, words: { ...text.words, ...written }, outdated }
  })
  const write = (locale: ForeignLocale, said: ReadonlyMap<string, string>) =>
    setTyped((before) => {
      const after = new Map(before)
      for (const [key, text] of said) after.set(key, { ...after.get(key), [locale]: text })
      return after
    })
  const isWrong = now.some(({ max, words }) => foreignLocales.some((locale) => tooLong(words[locale] ?? '', max)))
  const take = () => !isWrong && onTake(typed)
  return (
    <FormDialog title={`${what}: Übersetzungen`} size={960} isChanged={typed.size > 0} onClose={onClose}>
      {/* For React it lies inside of the form that opened it, whose keys are not meant here. */}
      <div
        className={classes.window}
        role="group"
        aria-label="Texte"
        onSubmit={stay}
        onKeyDown={(event) => {
          stay(event)
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take()
        }}
      >
        <div className={classes.heads}>
          <span>Deutsch</span>
          {foreignLocales.map((locale) => (
            <span key={locale} className={classes.head}>
              {locales[locale].label}
              <small>{counted(filledIn(now, locale))}</small>
              {house !== null && (
                <ProposeButton house={house} locale={locale} texts={now} onTake={(said) => write(locale, said)} />
              )}
            </span>
          ))}
        </div>
        {now.map(({ key, label, german, isLong = false, max, words, outdated }) => (
          <section key={key} className={classes.text} aria-label={label}>
            <h3>{label}</h3>
            <p>{german}</p>
            {foreignLocales.map((locale) => (
              <div key={locale} className={classes.field}>
                <Textarea
                  aria-label={`${label} auf ${locales[locale].label}`}
                  lang={locale}
                  placeholder={german}
                  autosize
                  minRows={isLong ? 3 : 1}
                  maxRows={12}
                  value={words[locale] ?? ''}
                  error={tooLong(words[locale] ?? '', max)}
                  onChange={(event) => write(locale, new Map([[key, event.currentTarget.value]]))}
                />
                {!isFilled(words[locale]) && (
                  <IconButton
                    size={24}
                    icon={IconEqual}
                    label={`${label} bleibt auf ${locales[locale].label} gleich`}
                    onClick={() => write(locale, new Map([[key, german]]))}
                  />
                )}
                {isFilled(words[locale]) && outdated.includes(locale) && (
                  <>
                    <IconButton
                      size={24}
                      icon={IconCheck}
                      label={`${label} stimmt auf ${locales[locale].label} noch`}
                      onClick={() => write(locale, new Map([[key, words[locale] ?? '']]))}
                    />
                    <small className={classes.old}>Deutsch wurde seither geändert</small>
                  </>
                )}
              </div>
            ))}
          </section>
        ))}
        <div className={classes.ends}>
          <p>Was leer bleibt, steht auf Papieren in dieser Sprache auf Deutsch.</p>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button disabled={isWrong} onClick={take}>
            Übernehmen
          </Button>
        </div>
      </div>
    </FormDialog>
  )
}

const stay = (event: SyntheticEvent) => event.stopPropagation()

const counted = ({ filled, of }: { filled: number; of: number }) => `${filled} von ${of}`
