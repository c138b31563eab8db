import { foreignLocales, type Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { takenOver, textsIn } from '../ui/translations/translated-texts.ts'
import { TranslationsButton } from '../ui/translations/translations-button.tsx'
import { contractField } from './field-value.ts'
import { wordOf } from './field-words.ts'
import { useFormHere } from './form-field.tsx'

type Props = {
  what: string
  /** The fields whose texts have translations. */
  names: readonly string[]
  house: number | null
  labels?: Readonly<Record<string, string>>
}

/** The texts of a form in other languages; they are saved with it. */
export function FormTranslations({ what, names, house, labels = {} }: Props) {
  const { form } = useFormHere()
  const value = form.value('translations') as Translations | null // the field of that name
  const texts = names.map((name) => {
    const { kind, bounds } = contractField(form.contract, name)
    const held = form.value(name)
    // By the kind of the field.
    const german = kind === 'richText' ? plainTextOf(held as RichText | null) : String(held ?? '')
    const max = bounds.max ?? 5_000
    return { name, label: labels[name] ?? wordOf(form.contract, name), german, max, isLong: max > 500 }
  })
  const isSaid = (name: string) => foreignLocales.some((locale) => (value?.[locale]?.[name] ?? '') !== '')
  // Whoever words the German text anew is told that it has translations.
  const reworded = texts.filter(({ name }) => form.isTouched(name) && isSaid(name))
  const outdated = form.isTouched('translations') ? [] : reworded
  return (
    <TranslationsButton
      what={what}
      house={house}
      texts={textsIn(value ?? undefined, texts)}
      outdated={outdated.map(({ label }) => label)}
      onTake={(words) =>
        form.set({
          translations: takenOver(
            value ?? undefined,
            words,
            reworded.map(({ name }) => name),
          ),
        })
      }
    />
  )
}
