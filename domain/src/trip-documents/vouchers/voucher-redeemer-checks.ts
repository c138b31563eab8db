import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { toChooseFrom } from '../../requests/losses/open-choice.ts'
import { nobodyWords } from '../../requests/withdrawn-choice.ts'
import type { VoucherInfos } from './voucher.ts'

type Shown = {
  readonly id: number
  readonly infos: Pick<VoucherInfos, 'type' | 'title' | 'request' | 'toChooseFrom'>
}

/**
 * Which vouchers that are printed name nobody who would redeem them, for nobody is chosen for their services (TRUE-01, decision 104),
 * each with its service. It keeps nobody from printing them.
 * @param vouchers those that are shown
 */
export function voucherRedeemerChecks(vouchers: readonly Shown[], orderId: number): PaperCheck[] {
  const open = vouchers.filter(({ infos }) => infos.request === null)
  if (open.length === 0) return [{ ...point, key: 'redeemer', isMet: true, message: '', path: null }]
  return open.map(({ id, infos }) => ({
    ...point,
    key: `redeemer.${id}`,
    isMet: false,
    message: `${infos.title}: ${namesNobody(infos)}.`,
    path: `/orders/${orderId}#service-${id}`,
  }))
}

/** 'kein Haus gewählt, der Voucher nennt niemanden', '2 Häuser zur Wahl, keines gewählt, der Voucher nennt niemanden' */
export function namesNobody({ type, toChooseFrom: standing }: Pick<VoucherInfos, 'type' | 'toChooseFrom'>): string {
  const why = standing > 0 ? toChooseFrom(type, standing) : `${nobodyWords(type, 'kein')} gewählt`
  return `${why}, der Voucher nennt niemanden`
}

const point = { label: 'Leistungsträger der Voucher', isRequired: false } as const
