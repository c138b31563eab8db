import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import type { VoucherContent, VoucherField } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import { textOf } from '@reisewerk/domain/trip-documents/vouchers/voucher-limits.ts'
import { useRef } from 'react'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { Voucher } from './api.ts'

/** Saved so long after the last edit (002 §9). */
const restMs = 1500

/**
 * The fields of a voucher as one types them. They save themselves together, each as an edit of its own: what nobody has touched
 * here goes on following its service, and what a colleague types into another field stays.
 */
export function useVoucherTexts(voucher: Voucher) {
  const { save, stateOf } = useSave(voucherContract, voucher.id)
  const touched = useRef<ReadonlyMap<string, ReadonlySet<Locale>>>(new Map())
  const shared = useSharedValue<readonly VoucherField[]>({
    item: { resource: voucherContract.name, id: voucher.id },
    saved: voucher.fields,
    version: voucher.version,
    field: 'fields',
    restMs,
    save: (fields, options) =>
      save({ fields: editsOf(fields, touched.current) }, { ...options, shown: { fields, isEditable: true } }),
    onSaved: () => notice.good('Der Voucher wurde gespeichert!'),
    onFailed: (error) =>
      notice.bad('Der Voucher konnte nicht gespeichert werden! Server Error!', error.violations[0]?.message),
  })

  function write({ id, useLocale }: VoucherField, locale: Locale, content: VoucherContent) {
    touched.current = new Map(touched.current).set(id, new Set([...(touched.current.get(id) ?? []), locale]))
    const isOfAll = useLocale === 'clientLocale'
    const inLocales = (field: VoucherField): VoucherField => ({
      ...field,
      ...((isOfAll || locale === voucher.infos.clientLanguage) && { content, renderedContent: textOf(content) }),
      isEdited: true,
      renderedTranslations: mapped(field.renderedTranslations, (translation, key) =>
        isOfAll || key === locale ? { ...translation, content } : translation,
      ),
    })
    shared.write(shared.value.map((field) => (field.id === id ? inLocales(field) : field)))
  }

  return { ...shared, write, state: stateOf('fields') ?? stateOf('isEditable') }
}

type Translations = VoucherField['renderedTranslations']

function mapped(
  of: Translations,
  change: (one: Translations[Locale], key: Locale) => Translations[Locale],
): Translations {
  return { de_DE: change(of.de_DE, 'de_DE'), en: change(of.en, 'en'), fr: change(of.fr, 'fr') }
}

/** Only what was typed here: what was merely read may be older than what the service says by now. */
function editsOf(fields: readonly VoucherField[], touched: ReadonlyMap<string, ReadonlySet<Locale>>) {
  return fields.flatMap(({ id, renderedTranslations }) => {
    const locales = [...(touched.get(id) ?? [])]
    if (locales.length === 0) return []
    const typed = locales.map((locale) => [locale, { content: renderedTranslations[locale].content }])
    return [{ id, renderedTranslations: Object.fromEntries(typed) }]
  })
}
