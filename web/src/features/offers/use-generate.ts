import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { checksOfPapers } from '@reisewerk/domain/offers/checks/checks-of-papers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { untilSaved } from '../../lib/saving/until-saved.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { comesByItself } from '../files/api.ts'
import { askAboutLosses } from '../itinerary/plan/ask-about-losses.ts'
import { generateDocument, offerKey, readContents, type WantedDocument } from './api.ts'

/** Makes documents in a language, one after the other, and hands them to the user. */
export function useGenerate(orderId: number, locale: string) {
  const client = useQueryClient()
  /** Documents that did not come by themselves: their rows ask for a click. */
  const [unopened, setUnopened] = useState<readonly number[]>([])

  /** What a contract on the contingent would promise and nobody holds (TRUE-03). */
  async function promisesIn(wanted: readonly WantedDocument[]): Promise<string[]> {
    if (!wanted.some(({ type }) => type === 'allotment')) return []
    const { checks } = await readContents(orderId, locale)
    const contracts = checksOfPapers(checks, ['allotment'])
    return contracts.flatMap(({ point, isMet, message }) => (point === 'calculation' && !isMet ? [message] : []))
  }

  const { mutate, isPending } = useMutation({
    onMutate: () => setUnopened([]),
    mutationFn: async (wanted: readonly WantedDocument[]) => {
      // What was typed a moment ago belongs into the document.
      await untilSaved()
      if (!(await askAboutLosses(orderId, undefined, await promisesIn(wanted)))) return
      for (const one of wanted) {
        const document = await generateDocument(orderId, one, locale)
        if (!(await comesByItself(document))) setUnopened((before) => [...before, document.id])
        notice.good('Das Dokument wurde generiert!', document.name)
      }
    },
    // Of two documents one may have been made before the other failed.
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.list(documentContract.name) }),
        client.invalidateQueries({ queryKey: offerKey(orderId) }),
      ])
    },
    onError: (error) => {
      const reason = error instanceof ApiError && [409, 503].includes(error.status) ? error.reason : undefined
      notice.bad("Couldn't generate the Document! Server Error!", reason)
    },
  })

  return { generate: mutate, isPending, unopened }
}
