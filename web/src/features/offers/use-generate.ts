import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { untilSaved } from '../../lib/saving/until-saved.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { generateDocument, offerOf, type StoredOffer, type WantedDocument } from './api.ts'

/** Makes documents in a language, one after the other, and hands them to the user. */
export function useGenerate(orderId: number, locale: string) {
  const client = useQueryClient()
  /** Documents that did not come by themselves: their rows ask for a click. */
  const [unopened, setUnopened] = useState<readonly number[]>([])

  const { mutate, isPending } = useMutation({
    onMutate: () => setUnopened([]),
    mutationFn: async (wanted: readonly WantedDocument[]) => {
      // What was typed a moment ago belongs into the document.
      await untilSaved()
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
        client.invalidateQueries({ queryKey: offerOf(orderId).queryKey }),
      ])
    },
    onError: (error) => {
      const reason = error instanceof ApiError && error.status === 503 ? error.message : undefined
      notice.bad("Couldn't generate the Document! Server Error!", reason)
    },
  })

  return { generate: mutate, isPending, unopened }
}

/**
 * A file of our own is downloaded; one in cloud storage opens from there (APP-20).
 * @returns false when the browser keeps pop-ups shut or the file did not come
 */
async function comesByItself({ path, cloudStorage }: StoredOffer): Promise<boolean> {
  if (cloudStorage) return window.open(path, '_blank') !== null
  try {
    await download(path)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}
