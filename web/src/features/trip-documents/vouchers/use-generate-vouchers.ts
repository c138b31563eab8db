import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { download } from '../../../lib/download.ts'
import { keys } from '../../../lib/keys.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { askAboutLosses } from '../../itinerary/plan/ask-about-losses.ts'
import { generateVouchers, vouchersOf, type WantedVouchers } from './api.ts'
import { unsavedTexts } from './unfit-texts.ts'

/**
 * Prints the vouchers and hands them to the user; a failure is told as the documents have it, like a success (002 §8). Nothing is
 * printed while a card shows something else than what is saved.
 */
export function useGenerateVouchers(orderId: number, locale: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: WantedVouchers) => {
      // What was typed a moment ago belongs on the paper.
      await untilSaved()
      const unsaved = unsavedTexts(client.getQueryData(vouchersOf(orderId).queryKey)?.items ?? [])
      if (unsaved.length > 0) {
        notice.bad(
          'Es wurde kein Voucher generiert: Auf einer Karte steht ein Text, der nicht gespeichert ist',
          unsaved.join('; '),
        )
        return null
      }
      return (await askAboutLosses(orderId, 'voucher')) ? generateVouchers(orderId, wanted, locale) : null
    },
    onSuccess: async (made) => {
      if (made === null) return
      const { path, cloudStorage, name } = made
      notice.good('Voucher wurde erstellt!', name)
      if (cloudStorage) window.open(path, '_blank')
      // It stands in the list; who does not get it by itself opens it there.
      else await download(path).catch(() => undefined)
    },
    onError: () => notice.good("Couldn't generate Document! Server Error!"),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.list(documentContract.name) }),
        client.invalidateQueries({ queryKey: vouchersOf(orderId).queryKey }),
      ]),
  })
}
