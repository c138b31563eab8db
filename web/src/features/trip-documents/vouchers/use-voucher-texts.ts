import { type Locale, localeKeys } from '@reisewerk/domain/accounts/options.ts'
import { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import type { VoucherContent, VoucherField } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import { textOf, tooLong } from '@reisewerk/domain/trip-documents/vouchers/voucher-limits.ts'
import { useRef } from 'react'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { Voucher } from './api.ts'
import { forgetUnfit, keepUnfit, useUnfitTexts } from './unfit-texts.ts'

/** Saved so long after the last edit (002 §9). */
const restMs = 1500
const failed = 'Der Voucher konnte nicht gespeichert werden! Server Error!'

/**
 * The fields of a voucher as one types them. They save themselves together, each as an edit of its own: what nobody has touched
 * here goes on following its service, and what a colleague types into another field stays. What does not fit is not sent.
 */
export function useVoucherTexts(voucher: Voucher) {
  const { id: voucherId, infos } = voucher
  const { save, stateOf } = useSave(voucherContract, voucherId)
  const unfit = useUnfitTexts(voucherId)
  const touched = useRef<ReadonlyMap<string, ReadonlySet<Locale>>>(new Map())
  const kept = useRef<ReadonlyMap<string, VoucherField['movedIn']>>(new Map())
  const shared = useSharedValue<readonly VoucherField[]>({
    item: { resource: voucherContract.name, id: voucherId },
    saved: voucher.fields,
    version: voucher.version,
    field: 'fields',
    restMs,
    save: (fields, options) =>
      save(
        { fields: editsOf(fields, touched.current, kept.current) },
        { ...options, shown: { fields, isEditable: true } },
      ),
    onSaved: () => {
      notice.withdraw(failed)
      notice.good('Der Voucher wurde gespeichert!')
    },
    onFailed: (error) => notice.bad(failed, error.violations[0]?.message),
    onServerError: () => notice.bad(failed),
  })

  function write(field: VoucherField, locale: Locale, content: VoucherContent) {
    const { id } = field
    if (tooLong(content, field) !== null) return keepUnfit(voucherId, id, locale, content)
    forgetUnfit(voucherId, id, isOfAll(field) ? undefined : locale)
    touched.current = new Map(touched.current).set(id, new Set([...(touched.current.get(id) ?? []), locale]))
    shared.write(shared.value.map((one) => (one.id === id ? withContent(one, locale, content, infos) : one)))
  }

  /** What was typed stays, whatever the service says today. */
  function keep(field: VoucherField, locale: Locale) {
    const { id, movedIn } = field
    kept.current = new Map(kept.current).set(id, { ...kept.current.get(id), ...mine(field, locale, movedIn) })
    shared.write(shared.value.map((one) => (one.id === id ? { ...one, movedIn: without(one, locale) } : one)))
    shared.flush()
  }

  const value = shared.value.map((field) =>
    localeKeys.reduce((shown, locale) => {
      const content = unfit[field.id]?.[locale]
      return content === undefined ? shown : withContent(shown, locale, content, infos)
    }, field),
  )
  const hasUnfit = Object.keys(unfit).length > 0
  return {
    ...shared,
    value,
    write,
    keep,
    state: hasUnfit ? 'refused' : (stateOf('fields') ?? stateOf('isEditable')),
  } as const
}

/** Of what was typed in all languages at once all are meant. */
const mine = (field: VoucherField, locale: Locale, texts: VoucherField['movedIn']): VoucherField['movedIn'] =>
  isOfAll(field) ? texts : { [locale]: texts[locale] }
const without = (field: VoucherField, locale: Locale): VoucherField['movedIn'] => {
  const { [locale]: _, ...others } = field.movedIn
  return isOfAll(field) ? {} : others
}

const isOfAll = ({ useLocale }: VoucherField) => useLocale === 'clientLocale'

/** The field as it says so in a language; what is the client's own words in all of them. */
function withContent(
  field: VoucherField,
  locale: Locale,
  content: VoucherContent,
  { clientLanguage }: Voucher['infos'],
): VoucherField {
  const isMeant = (key: Locale) => isOfAll(field) || key === locale
  return {
    ...field,
    ...(isMeant(clientLanguage) && { content, renderedContent: textOf(content) }),
    isEdited: true,
    movedIn: without(field, locale),
    editedIn: localeKeys.filter((key) => isMeant(key) || field.editedIn.includes(key)),
    renderedTranslations: mapped(field.renderedTranslations, (translation, key) =>
      isMeant(key) ? { ...translation, content } : translation,
    ),
  }
}

type Translations = VoucherField['renderedTranslations']

function mapped(
  of: Translations,
  change: (one: Translations[Locale], key: Locale) => Translations[Locale],
): Translations {
  return { de_DE: change(of.de_DE, 'de_DE'), en: change(of.en, 'en'), fr: change(of.fr, 'fr') }
}

/** Only what was typed here: what was merely read may be older than what the service says by now. */
function editsOf(
  fields: readonly VoucherField[],
  touched: ReadonlyMap<string, ReadonlySet<Locale>>,
  kept: ReadonlyMap<string, VoucherField['movedIn']>,
) {
  return fields.flatMap(({ id, renderedTranslations }) => {
    const locales = [...(touched.get(id) ?? [])]
    const keptAgainst = kept.get(id)
    if (locales.length === 0 && keptAgainst === undefined) return []
    const typed = locales.map((locale) => [locale, { content: renderedTranslations[locale].content }])
    return [{ id, renderedTranslations: Object.fromEntries(typed), ...(keptAgainst !== undefined && { keptAgainst }) }]
  })
}
