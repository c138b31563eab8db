import { Button } from '@mantine/core'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { isOvertaken, openLetterFacts, overtakenWords } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ask, confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import type { Email } from '../api.ts'
import classes from '../mail.module.css'
import { rewriteLetter } from './api.ts'

/** What a letter says otherwise than its request by now, in words; null while it may leave as it is (TRUE-03). */
function overtakenBy(email: Email): string | null {
  const facts = openLetterFacts(email)
  return facts === null || !isOvertaken(facts) ? null : overtakenWords(facts)
}

/** Writes a letter anew by what its request says now; own words are asked for first. */
function useRewriting(): (email: Email) => Promise<void> {
  const attempt = useAttempt(emailContract.name)
  return async ({ id, isReworded }) => {
    const question = {
      title: 'Anschreiben neu schreiben?',
      text: 'Betreff und Text wurden von Hand geändert. Beides wird durch das neue Anschreiben ersetzt.',
      action: 'Neu schreiben',
    }
    if (isReworded && !(await confirm(question))) return
    const work = async () => {
      await rewriteLetter(id)
      notice.good('Anschreiben neu geschrieben!')
    }
    await attempt(work, 'Das Anschreiben konnte nicht neu geschrieben werden.')
  }
}

/** Above a letter that has not left and says something else than its request by now. */
export function OvertakenNote({ email, isEdited = false }: { email: Email; isEdited?: boolean }) {
  const rewrite = useRewriting()
  const words = overtakenBy(email)
  if (words === null) return null
  return (
    <div className={classes.note} role="status">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <span>{words}</span>
      {!isEdited && (
        <Button variant="default" size="xs" ml="auto" flex="none" onClick={() => void rewrite(email)}>
          Neu schreiben
        </Button>
      )}
    </div>
  )
}

/** Asks before a letter leaves that says something else than its request. @returns whether it shall leave as it is */
export function useAskOvertaken(): (email: Email) => Promise<boolean> {
  const rewrite = useRewriting()
  return async (email) => {
    const words = overtakenBy(email)
    if (words === null) return true
    const answer = await ask({
      title: 'Anschreiben ist überholt',
      text: `${words} Geht es so hinaus, bleibt die Anfrage danach neu anzufragen.`,
      action: 'Neu schreiben',
      other: 'So senden',
    })
    if (answer === true) await rewrite(email)
    return answer === 'other'
  }
}
