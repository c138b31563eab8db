import { useDebouncedCallback } from '@mantine/hooks'
import { emailContract, isMailAddress, type Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAttempts } from '../../form/use-attempts.ts'
import { act, remove, update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { useLeaving } from '../../lib/saving/use-leaving.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { StoredDocument } from '../files/api.ts'
import type { Email } from './api.ts'

export type Draft = {
  to: Mailbox[]
  cc: Mailbox[]
  bcc: Mailbox[]
  subject: string
  body: RichText | null
  attachments: StoredDocument[]
}

const restMs = 700

export function draftOf(email: Email): Draft {
  const { to, cc, bcc, subject, body, attachments } = email
  return { to, cc, bcc, subject, body, attachments }
}

/** The body of a draft as far as the server can take it. */
export function bodyOf({ attachments, to, cc, bcc, ...draft }: Draft) {
  // What is no address yet stays on the screen until it is one; the server takes addresses only.
  const valid = (list: Mailbox[]) => list.filter(({ address }) => isMailAddress(address))
  return {
    ...draft,
    to: valid(to),
    cc: valid(cc),
    bcc: valid(bcc),
    attachments: attachments.map(({ id }) => linkTo('documents', id)),
  }
}

/**
 * A mail that is being written. It is kept on the server from the first change on, through the save queue, which holds what
 * the server cannot take yet over reloads; nothing that was typed is lost (MAIL-03).
 */
export function useDraft(orderId: number, begun: Draft, email: Email | null, onClose: () => void) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(begun)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const make = useAttempts(emailContract)
  const id = useRef<Promise<number> | null>(email === null ? null : Promise.resolve(email.id))
  const latest = useRef(draft)
  const isEnded = useRef(false)

  function kept(): Promise<number> {
    id.current ??= make({ order: linkTo('orders', orderId), ...bodyOf(latest.current) }).then(
      (made) => made.id,
      (failure: unknown) => {
        id.current = null
        throw failure
      },
    )
    return id.current
  }

  const keep = useDebouncedCallback(
    () => {
      const isNew = id.current === null
      void kept()
        .then((known) => {
          if (!isNew && !isEnded.current) saveQueue.save(emailContract.name, known, bodyOf(latest.current))
        })
        .catch((failure: unknown) => {
          if (failure instanceof ApiError) notice.bad('Der Entwurf konnte nicht gespeichert werden.', failure.message)
          else throw failure
        })
    },
    { delay: restMs, flushOnUnmount: true },
  )
  useLeaving(() => keep.flush())

  function set(part: Partial<Draft>) {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    setError(null)
    keep()
  }

  async function ending(work: (known: number) => Promise<unknown>, failed: string): Promise<void> {
    setBusy(true)
    keep.cancel()
    try {
      const known = await kept()
      await quiet(known)
      await work(known)
      isEnded.current = true
      await client.invalidateQueries({ queryKey: keys.resource(emailContract.name) })
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      notice.bad(failed, failure.message)
    } finally {
      setBusy(false)
    }
  }

  return {
    draft,
    set,
    isBusy,
    error,
    isKept: () => id.current !== null,
    /** Saves all of it once more and hands it to the post. */
    send: () =>
      ending(async (known) => {
        await update(emailContract, known, bodyOf(latest.current))
        await act(`/api/email_messages/${known}/send`)
        notice.good('Die E-Mail wird gesendet.')
      }, 'Die E-Mail konnte nicht gesendet werden.'),
    discard: async () => {
      if (id.current === null) onClose()
      else await ending((known) => remove(emailContract, known), 'Der Entwurf konnte nicht verworfen werden.')
    },
  }
}

/** Waits until the queue has nothing on its way for a mail: an older save must not arrive after the mail has left. */
function quiet(id: number): Promise<void> {
  const isQuiet = () =>
    !Object.values(saveQueue.marksOf(emailContract.name, id)).some(({ state }) => state === 'saving')
  return new Promise((resolve) => {
    if (isQuiet()) return resolve()
    const stop = saveQueue.subscribe(() => {
      if (!isQuiet()) return
      stop()
      resolve()
    })
  })
}
