import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { answerByRefusal } from '@reisewerk/domain/mail/answer-by.ts'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createAttempts } from '../../form/attempts.ts'
import { today } from '../../lib/format.ts'
import { ApiError } from '../../lib/http.ts'
import { useSession } from '../../lib/session.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { previewLetter } from './api.ts'
import { dropLetter, keepLetter, type Letter } from './letter-drafts.ts'
import { bodyOf } from './use-draft.ts'

/** A letter that is being written; from the first change on it is kept until it is sent or thrown away (REQ-05). */
export function useLetter(requestId: number, begun: Letter, isContinued: boolean, onClose: () => void) {
  const client = useQueryClient()
  const { user } = useSession()
  const [letter, setLetter] = useState(begun)
  const [isKept, setKept] = useState(isContinued)
  const [error, setError] = useState<ApiError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempts] = useState(() => createAttempts(emailContract, null, true))
  const latest = useRef(letter)
  const attempt = useAttempt()

  function show(part: Partial<Letter>) {
    latest.current = { ...latest.current, ...part }
    setLetter(latest.current)
    setError(null)
  }

  function keep(part: Partial<Letter>) {
    show(part)
    keepLetter(user.id, requestId, latest.current)
    setKept(true)
  }

  const set = (part: Partial<Letter>) => keep('subject' in part || 'body' in part ? { ...part, isWritten: true } : part)

  /** Begins the text anew with another template or date; what was written is asked for. */
  async function begin(wish: { template?: string; answerBy?: string }, answerBy?: CalendarDate) {
    const question = {
      title: 'Text neu beginnen?',
      text: 'Betreff und Nachricht, wie du sie geschrieben hast, gehen dabei verloren.',
      action: 'Neu beginnen',
    }
    if (latest.current.isWritten && !(await confirm(question))) return
    const until = answerBy ?? latest.current.answerBy
    if (answerBy !== undefined) keep({ answerBy })
    await attempt(async () => {
      const { subject, body } = await previewLetter(requestId, {
        // A draft of some days ago may name a day that is over by now.
        ...(until !== null && answerByRefusal(until, today()) === null && { answerBy: wireOfDate(until) }),
        ...wish,
      })
      keep({ subject, body, isWritten: false })
    }, 'Die Vorlage konnte nicht übernommen werden.')
  }

  async function send() {
    const over = answerByRefusal(latest.current.answerBy, today())
    // The field says so already.
    if (over !== null) {
      notice.bad('Die Anfrage konnte nicht gesendet werden.', over.message)
      return
    }
    setBusy(true)
    setError(null)
    const { answerBy, isWritten: _isWritten, ...email } = latest.current
    try {
      const body = { ...bodyOf(email), answerBy: answerBy === null ? null : wireOfDate(answerBy) }
      const before = attempts.unanswered()
      await attempts.make({ path: `/api/requests/${requestId}/letter`, body })
      dropLetter(user.id, requestId)
      // The answer to an earlier attempt was lost, and the letter had left.
      if (before !== null && attempts.isMadeAs(before) && JSON.stringify(before.body) !== JSON.stringify(body))
        notice.warn('Die Anfrage war schon unterwegs.', 'Gesendet wurde der Text des ersten Versuchs.')
      else notice.good('Die Anfrage wird gesendet.')
      onClose()
      await client.invalidateQueries()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      notice.bad('Die Anfrage konnte nicht gesendet werden.', failure.message)
    } finally {
      setBusy(false)
    }
  }

  async function discard() {
    const question = {
      title: 'Entwurf verwerfen?',
      text: 'Was du geschrieben hast, wird gelöscht.',
      action: 'Verwerfen',
      tone: 'bad',
    } as const
    if (isKept && !(await confirm(question))) return
    dropLetter(user.id, requestId)
    onClose()
  }

  return { letter, set, isKept, isBusy, error, begin, send, discard }
}
