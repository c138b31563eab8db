import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import type { VoucherContent, VoucherField } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import { tooLong } from '@reisewerk/domain/trip-documents/vouchers/voucher-limits.ts'
import { useSyncExternalStore } from 'react'
import { isRecord, keep, readKept } from '../../../lib/browser-store.ts'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import { createListeners } from '../../../lib/shared-state.ts'
import type { Voucher } from './api.ts'

/**
 * What was typed into vouchers and does not fit its field (002 §5): it is not sent, so that it keeps nothing else from being
 * saved, and stands on the card until it is shortened, also over a reload of its tab (APP-09).
 */

type Unfit = { readonly [field: string]: { readonly [L in Locale]?: VoucherContent } }

const nothing: Unfit = {}
const { tell, subscribe } = createListeners()
const keyOf = (id: number) => `reisewerk.voucher.${saveQueue.user()}.${id}`
// The same object until the text changes, so that a card may ask for it as often as it likes.
const known = new Map<string, { text: string; unfit: Unfit }>()

function unfitOf(id: number): Unfit {
  const key = keyOf(id)
  const text = sessionStorage.getItem(key)
  if (text === null) return nothing
  const before = known.get(key)
  if (before?.text === text) return before.unfit
  const unfit = readKept(key, isUnfit, sessionStorage) ?? nothing
  known.set(key, { text, unfit })
  return unfit
}

const isUnfit = (value: unknown): value is Unfit => isRecord(value) && Object.values(value).every(isRecord)

export function useUnfitTexts(id: number): Unfit {
  return useSyncExternalStore(subscribe, () => unfitOf(id))
}

export const hasUnfit = (id: number): boolean => Object.keys(unfitOf(id)).length > 0

export function keepUnfit(id: number, field: string, locale: Locale, content: VoucherContent): void {
  const unfit = unfitOf(id)
  keep(keyOf(id), { ...unfit, [field]: { ...unfit[field], [locale]: content } }, sessionStorage)
  tell()
}

/** @param field of all fields unless told */
export function forgetUnfit(id: number, field?: string, locale?: Locale): void {
  const rest = Object.entries(unfitOf(id)).flatMap(([name, texts]) => {
    if (field === undefined) return []
    const left = Object.entries(texts).filter(
      ([spoken]) => name !== field || (locale !== undefined && spoken !== locale),
    )
    return left.length === 0 ? [] : [[name, Object.fromEntries(left)]]
  })
  if (rest.length === 0) sessionStorage.removeItem(keyOf(id))
  else keep(keyOf(id), Object.fromEntries(rest), sessionStorage)
  tell()
}

/** 'Hotell Karl Johan, Mahlzeiten: Höchstens 12 Zeilen', of what is printed and stands otherwise on the screen. */
export function unsavedTexts(vouchers: readonly Voucher[]): string[] {
  return vouchers
    .filter(({ infos }) => infos.showVoucher)
    .flatMap(({ id, infos: { title }, fields }) => {
      const unfit = unfitOf(id)
      const tooLongOnes = fields.flatMap((field) => reasonsOf(field, unfit).map((reason) => `${title}, ${reason}`))
      const state = saveQueue.marksOf(voucherContract.name, id).fields?.state
      const isOpen = state === 'refused' || state === 'conflicted'
      return tooLongOnes.length === 0 && isOpen ? [`${title}: nicht gespeichert`] : tooLongOnes
    })
}

function reasonsOf(field: VoucherField, unfit: Unfit): string[] {
  return Object.values(unfit[field.id] ?? {}).flatMap((content) => {
    const reason = tooLong(content, field)
    return reason === null ? [] : [`${field.title}: ${reason}`]
  })
}
