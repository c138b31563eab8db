import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import type { PrintMode } from '@reisewerk/domain/trip-documents/vouchers/voucher-document.ts'
import { makePaper } from '../../../form/papers/make-paper.ts'
import { listOf } from '../../../lib/api.ts'

export type Voucher = ItemOf<typeof voucherContract>
export type StoredVoucher = ItemOf<typeof documentContract>
/** 'Kundensprache' or 'Sprache der LT' (002 §2). */
export type VoucherLanguage = 'client' | 'request'

/** All vouchers of a trip, in its order. */
export function vouchersOf(orderId: number) {
  return listOf(voucherContract, { query: { 'order.id': orderId, _itemsPerPage: 500 } })
}

/** 'GENERIERTE VOUCHER', newest first (002 §2). */
export function storedVouchersOf(orderId: number) {
  const query = { 'order.id': orderId, 'type[]': ['voucher'], '_order[createdAt]': 'desc', _itemsPerPage: 100 }
  return listOf(documentContract, { query })
}

export type WantedVouchers = {
  language: VoucherLanguage
  /** null where only the logo can be left out. */
  printMode: PrintMode | null
  isWithoutLogo: boolean
  isInternal: boolean
}

/** Prints the vouchers of a trip and stores them. */
export function generateVouchers(
  orderId: number,
  { language, printMode, isWithoutLogo, isInternal }: WantedVouchers,
  locale: string,
): Promise<StoredVoucher> {
  const query = {
    _print: isWithoutLogo,
    ...(printMode !== null && { _print_mode: printMode }),
    _internal: isInternal,
    _requestLanguage: language,
  }
  return makePaper('vouchers', orderId, { query, locale })
}
