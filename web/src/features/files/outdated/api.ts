import type { OutdatedPaper, OutdatedPapers } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { day } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { papersPart } from '../../../lib/live/papers-at-rest.ts'

/** Asked for again once a change in the trip rests (`papersAtRest`). */
export function outdatedPapersOf(orderId: number) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), papersPart],
    queryFn: async ({ signal }) =>
      (await send<OutdatedPapers>('GET', `/api/orders/${orderId}/outdated-papers`, { signal })).data,
    select: ({ papers }) => papers,
  })
}

/** What an issued invoice is called that no longer agrees with its trip: it stays as it is, and may be right to. */
export const tripChanged = 'Reise seither geändert'

/** 'Zimmer geändert (23.11.2026)', of a trip that hangs on the offer 'Reise 2600418: Zimmer geändert (23.11.2026)' */
export function changeWords({ trip, words, at }: OutdatedPaper['changes'][number]): string {
  const told = trip === null ? words : `Reise ${trip}: ${words}`
  return at === null ? told : `${told} (${day(at)})`
}

/** What has changed of each stored paper of a trip since it was made, in words: none of one that says what is so, and none before it is known. */
export function useOutdated(orderId: number | undefined): (document: number) => string[] {
  const { data } = useQuery({ ...outdatedPapersOf(orderId ?? 0), enabled: orderId !== undefined })
  return (document) => data?.find(({ id }) => id === document)?.changes.map(changeWords) ?? []
}
