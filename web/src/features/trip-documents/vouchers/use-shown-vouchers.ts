import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Voucher, vouchersOf } from './api.ts'

/**
 * What stands on a voucher but is kept with its service or request: shown at once, and read anew when it is saved there.
 */
export function useShownVouchers(orderId: number) {
  const client = useQueryClient()
  const { queryKey } = vouchersOf(orderId)
  const show = useCallback(
    (id: number, patch: object) => {
      client.setQueryData(queryKey, (page) => page && { ...page, items: page.items.map(patched(id, patch)) })
    },
    [client, queryKey],
  )
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey])
  return { show, refresh }
}

const patched = (id: number, patch: object) => (voucher: Voucher) =>
  voucher.id === id ? { ...voucher, infos: { ...voucher.infos, ...patch } } : voucher
