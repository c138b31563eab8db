import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import type { RequestedKind } from '../../service-kinds.ts'

type Shown = {
  readonly id: number
  readonly infos: { readonly type: RequestedKind; readonly title: string; readonly request: string | null }
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
    message: `${infos.title}: ${namesNobody(infos.type)}.`,
    path: `/orders/${orderId}#service-${id}`,
  }))
}

/** 'kein Haus gewählt, der Voucher nennt niemanden' */
export function namesNobody(kind: RequestedKind): string {
  return `${kind === 'hotel' ? 'kein Haus' : 'kein Leistungsträger'} gewählt, der Voucher nennt niemanden`
}

const point = { label: 'Leistungsträger der Voucher', isRequired: false } as const
