import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makePaper, type PaperKind } from '../../form/papers/make-paper.ts'
import { download } from '../../lib/download.ts'
import { ApiError, type Query } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { untilSaved } from '../../lib/saving/until-saved.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { StoredDocument } from '../files/api.ts'

type Paper = {
  kind: PaperKind
  orderId: number
  /** As 002 §8 has it. */
  failed: string
}

/** Makes a paper of a trip, stores it and hands it to the user; it stands in the list, also when it does not come by itself. */
export function usePaper({ kind, orderId, failed }: Paper) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ query = {}, locale }: { query?: Query; locale?: Locale }) => {
      // What was typed a moment ago belongs into it.
      await untilSaved()
      return makePaper<StoredDocument>(kind, orderId, { query, locale })
    },
    onSuccess: async ({ path: file, cloudStorage, name }) => {
      notice.good('Das Dokument wurde generiert!', name)
      if (cloudStorage) window.open(file, '_blank')
      else await download(file).catch(() => undefined)
    },
    onError: (error) => notice.bad(failed, reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: keys.list(documentContract.name) }),
  })
}

/** What stands in the way, or that the server is busy. */
function reasonOf(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.violations[0]?.message ?? (error.status === 503 ? error.message : undefined)
}
