import { type Locale, locales } from '../../accounts/options.ts'
import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { spokenLanguage } from '../../typography/spoken-language.ts'
import type { VoucherField } from './voucher-fields.ts'
import { textOf } from './voucher-limits.ts'

type Told = {
  readonly id: number
  /** Of its service: 'Stadtführung'. */
  readonly title: string
  readonly fields: readonly Pick<VoucherField, 'title' | 'renderedTranslations'>[]
}

/**
 * Which texts of vouchers seem to be in another language than that in which they are printed, each with the service at which it is
 * translated (MOVE-08). It keeps nobody from printing them.
 * @param localeOf in which a voucher is printed
 */
export function voucherLanguageChecks<Voucher extends Told>(
  vouchers: readonly Voucher[],
  orderId: number,
  localeOf: (voucher: Voucher) => Locale,
): PaperCheck[] {
  const open = vouchers.flatMap((voucher): PaperCheck[] => {
    const locale = localeOf(voucher)
    const foreign = voucher.fields.filter(({ renderedTranslations }) => {
      const spoken = spokenLanguage(textOf(renderedTranslations[locale].content))
      return spoken !== null && spoken !== locale
    })
    if (foreign.length === 0) return []
    const names = foreign.map(({ title }) => title).join(', ')
    const message = `${voucher.title}: offenbar nicht auf ${locales[locale].label} (${names}).`
    return [
      {
        ...point,
        key: `language.${voucher.id}`,
        isMet: false,
        message,
        path: `/orders/${orderId}#service-${voucher.id}`,
      },
    ]
  })
  return open.length > 0 ? open : [{ ...point, key: 'language', isMet: true, message: '', path: null }]
}

const point = { label: 'Texte in der Sprache der Voucher', isRequired: false } as const
