import { useDebouncedCallback } from '@mantine/hooks'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useRef } from 'react'
import type { DraftStore } from '../../form/draft-store.ts'
import { useAttempts } from '../../form/use-attempts.ts'
import { remove, update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { useLeaving } from '../../lib/saving/use-leaving.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import type { Email } from './api.ts'
import { sendMail } from './outgoing/api.ts'

const restMs = 700

/**
 * A mail is kept on the server from the first change on, through the save queue, which holds what the server cannot take yet
 * over reloads; nothing that was typed is lost (MAIL-03).
 */
export function useMailDraft(orderId: number, email: Email | null, request: string | null) {
  const make = useAttempts(emailContract)
  const attempt = useAttempt(emailContract.name)
  const id = useRef<Promise<number> | null>(email === null ? null : Promise.resolve(email.id))
  const latest = useRef<() => Record<string, unknown>>(() => ({}))
  const isOver = useRef(false)

  function kept(): Promise<number> {
    const about = { order: linkTo('orders', orderId), ...(request !== null && { request }) }
    id.current ??= make({ ...about, ...latest.current() }).then(
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
          if (!isNew && !isOver.current) saveQueue.save(emailContract.name, known, latest.current())
        })
        .catch((failure: unknown) => {
          if (failure instanceof ApiError) notice.bad('Der Entwurf konnte nicht gespeichert werden.', failure.message)
          else throw failure
        })
    },
    { delay: restMs, flushOnUnmount: true },
  )
  useLeaving(() => keep.flush())

  /** The mail once nothing of it is on its way: an older save must not arrive after it has left. */
  async function settled(): Promise<number> {
    keep.cancel()
    const known = await kept()
    await quiet(known)
    return known
  }

  const draft: DraftStore = {
    found: null,
    keep: (_, body) => {
      latest.current = body
      keep()
    },
    sent: () => {
      isOver.current = true
    },
    isKept: () => id.current !== null,
    discard: async () => {
      if (id.current === null) return true
      isOver.current = await attempt(
        async () => remove(emailContract, await settled()),
        'Der Entwurf konnte nicht verworfen werden.',
      )
      return isOver.current
    },
  }
  return {
    draft,
    /** Saves all of it once more and hands it to the post. */
    send: async (body: Readonly<Record<string, unknown>>) => {
      latest.current = () => ({ ...body })
      const known = await settled()
      await update(emailContract, known, body)
      return sendMail(known)
    },
  }
}

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
