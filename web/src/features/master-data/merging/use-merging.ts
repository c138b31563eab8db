import type { MergedKind, MergeNote, Move } from '@reisewerk/domain/partners/duplicates/merge.contract.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { act } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useSession } from '../../../lib/session.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import type { Kind } from '../kind.ts'
import type { KindName } from '../kind-names.ts'

const mergedAs: Partial<Record<KindName, MergedKind>> = {
  ...{ clients: 'clients', contacts: 'contacts', providers: 'providers' },
  ...{ hotels: 'providers', ferries: 'providers', airlines: 'providers', trains: 'providers' },
}

/** As what entries of a kind are merged; null where they are not, or not by this user (decision 075). */
export function useMergedKind(kind: Kind): MergedKind | null {
  const { user } = useSession()
  return user.isAdmin ? (mergedAs[kind.name] ?? null) : null
}

/** What became one with an entry. */
export function mergesOf(kind: MergedKind, kept: number) {
  return queryOptions({
    queryKey: [...keys.list('merges'), kind, kept],
    queryFn: async ({ signal }) =>
      (await send<MergeNote[]>('GET', '/api/merges', { query: { kind, kept }, signal })).data,
  })
}

/** What names an entry, and would name the other one. */
export function movesOf(kind: MergedKind, gone: number) {
  return queryOptions({
    queryKey: [...keys.list('merges'), 'moves', kind, gone],
    queryFn: async ({ signal }) =>
      (await send<Move[]>('GET', '/api/merges/moves', { query: { kind, gone }, signal })).data,
    staleTime: 0,
  })
}

export function useMerging(kind: Kind, merged: MergedKind) {
  const client = useQueryClient()
  const attempt = useAttempt(kind.name)
  const takeBack = async (id: number) => {
    const { stayed } = (await act<{ stayed: number }>(`/api/merges/${id}/take-back`)).data
    await client.invalidateQueries()
    if (stayed > 0) notice.warn('Getrennt; was seither geändert wurde, blieb, wie es ist.')
    else notice.good('Es sind wieder zwei Einträge.')
  }
  const separate = (id: number) => attempt(() => takeBack(id), 'Die Einträge konnten nicht getrennt werden.')
  /** @param show where the one that stays is shown, if the page is that of the other */
  const merge = (kept: number, gone: number, show?: () => Promise<void>) =>
    attempt(async () => {
      const { id } = (await act<{ id: number }>('/api/merges', { kind: merged, kept, gone })).data
      await show?.()
      // What names an entry stands on any page.
      await client.invalidateQueries()
      notice.good('Die Einträge sind jetzt einer.', undefined, () => takeBack(id))
    }, 'Die Einträge konnten nicht zusammengeführt werden.')
  return { merge, separate }
}
