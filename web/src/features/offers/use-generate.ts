import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { saveQueue } from '../../lib/save-queue.ts'
import { notice } from '../../ui/notice.tsx'
import { generateOffer, offerOf, type StoredOffer } from './api.ts'

/** Makes the PDF of an offer in a language and hands it to the user. */
export function useGenerate(orderId: number, locale: string) {
  const client = useQueryClient()
  /** The document that did not come by itself: its row asks for a click. */
  const [unopenedId, setUnopenedId] = useState<number | null>(null)

  const { mutate, isPending } = useMutation({
    onMutate: () => setUnopenedId(null),
    mutationFn: async () => {
      // What was typed a moment ago belongs into the document.
      await untilSaved()
      return generateOffer(orderId, locale)
    },
    onSuccess: async (document) => {
      setUnopenedId((await comesByItself(document)) ? null : document.id)
      notice.good('Das Dokument wurde generiert!', document.name)
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

  return { generate: () => mutate(), isPending, unopenedId }
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

/** Resolves once nothing is on its way to the server any more. */
function untilSaved(): Promise<void> {
  if (!saveQueue.hasUnsaved()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = saveQueue.subscribe(() => {
      if (saveQueue.hasUnsaved()) return
      stop()
      resolve()
    })
  })
}
