import type { Locale } from '../../accounts/options.ts'
import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import type { VoucherField } from './voucher-fields.ts'

type Told = {
  readonly id: number
  readonly infos: { readonly title: string }
  readonly fields: readonly Pick<VoucherField, 'movedIn' | 'renderedTranslations'>[]
}

/**
 * Which vouchers say by hand what their service has said otherwise since (TRUE-04, DOC-03, decision 143), each with its card. It keeps
 * nobody from printing them.
 * @param localesOf in which a voucher is printed
 */
export function voucherMovedChecks<Voucher extends Told>(
  vouchers: readonly Voucher[],
  orderId: number,
  localesOf: (voucher: Voucher) => readonly Locale[],
): PaperCheck[] {
  const open = vouchers.flatMap((voucher): PaperCheck[] => {
    const titles = localesOf(voucher).flatMap((locale) =>
      voucher.fields
        .filter(({ movedIn }) => movedIn[locale] !== undefined)
        .map(({ renderedTranslations }) => renderedTranslations[locale].title),
    )
    if (titles.length === 0) return []
    const message = `${voucher.infos.title}: von Hand geschrieben, die Leistung sagt seither etwas anderes (${[...new Set(titles)].join(', ')}).`
    const path = `/orders/${orderId}/voucher#${voucherAnchor(voucher.id)}`
    return [{ ...point, key: `moved.${voucher.id}`, isMet: false, message, path }]
  })
  return open.length > 0 ? open : [{ ...point, key: 'moved', isMet: true, message: '', path: null }]
}

/** Where the card of a voucher stands on its page. */
export function voucherAnchor(id: number): string {
  return `voucher-${id}`
}

const point = { label: 'Von Hand Geschriebenes', isRequired: false } as const
