import { Tooltip, UnstyledButton } from '@mantine/core'
import { foreignLocales } from '@reisewerk/domain/accounts/translation/translations.ts'
import { IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { late } from '../late.tsx'
import { filledIn, signOf, type TranslatedText, toldLanguage, type Words } from './translated-texts.ts'
import classes from './translations.module.css'

const TranslationsDialog = late(() => import('./translations-dialog.tsx'))

type Props = {
  /** Whose texts they are: 'Tag 2'. */
  what: string
  texts: readonly TranslatedText[]
  /** The house whose translation service may be asked; null where none is. */
  house: number | null
  /** What has changed since the texts were translated: 'Leistungsbeschreibung'. */
  outdated?: readonly string[]
  disabled?: boolean
  onTake: (words: ReadonlyMap<string, Words>) => void
}

/**
 * The languages of one or several texts, and which of them are filled; it opens them side by side (MOVE-08). The one way in which texts are
 * entered in other languages, wherever they stand.
 */
export function TranslationsButton({ what, texts, house, outdated = [], disabled = false, onTake }: Props) {
  const [isOpen, setOpen] = useState(false)
  const said = texts.filter(({ german }) => german.trim() !== '')
  const told = foreignLocales.map((locale) => toldLanguage(said, locale)).join(' · ')
  const changed = outdated.length === 0 ? '' : ` – geändert seither: ${outdated.join(', ')}`
  const label = said.length === 0 ? 'Noch kein Text zu übersetzen' : `${told}${changed}`
  return (
    <>
      <Tooltip label={label} multiline maw={320}>
        <UnstyledButton
          type="button"
          className={classes.button}
          aria-label={`${what}: Übersetzungen (${label})`}
          disabled={disabled || said.length === 0}
          onClick={() => setOpen(true)}
        >
          <IconLanguage size={15} stroke={1.7} aria-hidden />
          {foreignLocales.map((locale) => {
            const { filled, of } = filledIn(said, locale)
            const isOld = outdated.length > 0 || said.some((text) => text.outdated.includes(locale))
            const state = of > 0 && filled === of ? 'all' : filled > 0 ? 'some' : 'none'
            return (
              <span
                key={locale}
                className={classes.sign}
                data-sign={signOf(locale)}
                data-filled={isOld && filled > 0 ? 'old' : state}
              />
            )
          })}
        </UnstyledButton>
      </Tooltip>
      {isOpen && (
        <TranslationsDialog
          what={what}
          texts={said}
          house={house}
          onTake={(words) => {
            setOpen(false)
            onTake(words)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
