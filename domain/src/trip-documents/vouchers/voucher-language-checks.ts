import { type Locale, locales } from '../../accounts/options.ts'
import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { spokenLanguage } from '../../typography/spoken-language.ts'
import type { VoucherField } from './voucher-fields.ts'
import { textOf } from './voucher-limits.ts'
import type { VoucherFieldId } from './voucher-words.ts'

type Told = {
  readonly id: number
  /** Of its service: 'Stadtführung'. */
  readonly title: string
  readonly fields: readonly Pick<
    VoucherField,
    'id' | 'title' | 'editedIn' | 'outdatedIn' | 'germanIn' | 'renderedTranslations'
  >[]
}

/**
 * Which texts of vouchers seem to be in another language than that in which they are printed, or were translated from a German text that
 * has changed since, each with the service at which it is translated (MOVE-08). It keeps nobody from printing them.
 * @param localeOf in which a voucher is printed
 */
export function voucherLanguageChecks<Voucher extends Told>(
  vouchers: readonly Voucher[],
  orderId: number,
  localeOf: (voucher: Voucher) => Locale,
): PaperCheck[] {
  const open = vouchers.flatMap((voucher): PaperCheck[] => {
    const locale = localeOf(voucher)
    const { label } = locales[locale]
    const outdated = voucher.fields.filter(({ outdatedIn }) => outdatedIn.includes(locale))
    // A French house says it in French.
    const german = voucher.fields.filter(
      (field) =>
        field.germanIn.includes(locale) &&
        spokenLanguage(textOf(field.renderedTranslations[locale].content)) !== locale,
    )
    const foreign = voucher.fields.filter((field) => {
      if (namesAlone.has(field.id) && !field.editedIn.includes(locale)) return false
      const isOther = isForeign(textOf(field.renderedTranslations[locale].content), locale)
      return isOther && !outdated.includes(field) && !german.includes(field)
    })
    const told = [
      { key: 'language', state: `offenbar nicht auf ${label}`, fields: foreign },
      { key: 'german', state: `nicht auf ${label} eingetragen`, fields: german },
      { key: 'outdated', state: `auf ${label}, doch der deutsche Text wurde seither geändert`, fields: outdated },
    ]
    return told
      .filter(({ fields }) => fields.length > 0)
      .map(({ key, state, fields }) => ({
        ...point,
        key: `${key}.${voucher.id}`,
        isMet: false,
        message: `${voucher.title}: ${state} (${fields.map(({ title }) => title).join(', ')}).`,
        path: `/orders/${orderId}#service-${voucher.id}`,
      }))
  })
  return open.length > 0 ? open : [{ ...point, key: 'language', isMet: true, message: '', path: null }]
}

/** What is put together of names of places, ships and trains and of numbers speaks no language until somebody words it. */
const namesAlone: ReadonlySet<VoucherFieldId> = new Set(['route', 'flight', 'train', 'bookingNumber'])

/** Above a description stands what was agreed, which is always in the right language: what follows is looked at alone as well. */
function isForeign(text: string, locale: Locale): boolean {
  return [text, text.split('\n').slice(1).join('\n')]
    .map(spokenLanguage)
    .some((spoken) => spoken !== null && spoken !== locale)
}

const point = { label: 'Texte in der Sprache der Voucher', isRequired: false } as const
