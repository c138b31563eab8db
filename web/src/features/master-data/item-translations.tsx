import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { contractField, type Item } from '../../form/field-value.ts'
import { wordOf } from '../../form/field-words.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { takenOver, textsIn } from '../../ui/translations/translated-texts.ts'
import { TranslationsButton } from '../../ui/translations/translations-button.tsx'
import { useTranslatingHouse } from '../accounts/api.ts'

type Props = {
  contract: Contract
  item: Item
  what: string
  names: readonly string[]
  disabled: boolean
}

/** Texts of an entry in other languages; they save themselves as its fields do (MOVE-08). */
export function ItemTranslations({ contract, item, what, names, disabled }: Props) {
  const { save } = useSave(contract, item.id)
  const { organisationFilter: owner } = item
  const house = useTranslatingHouse(typeof owner === 'string' ? idOf(owner) : null)
  if (names.length === 0) return null
  const value = item.translations as Translations // the field of that name
  const texts = names.map((name) => {
    const { kind, bounds } = contractField(contract, name)
    // By the kind of the field.
    const german = kind === 'richText' ? plainTextOf(item[name] as RichText | null) : String(item[name] ?? '')
    const max = kind === 'richText' ? 5_000 : (bounds.max ?? 5_000)
    return { name, label: wordOf(contract, name), german, max, isLong: max > 500 }
  })
  return (
    <TranslationsButton
      what={what}
      house={house}
      disabled={disabled}
      texts={textsIn(value, texts)}
      onTake={(words) => save({ translations: takenOver(value, words) })}
    />
  )
}
