import { Button, Group } from '@mantine/core'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import {
  isOvertaken,
  openLetterFacts,
  otherNumberWords,
  overtakenWords,
  saysOtherwise,
} from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ask, confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import type { Email } from '../api.ts'
import classes from '../mail.module.css'
import { noteTellsNow, rewriteLetter } from './api.ts'
import { askUntranslated, type Worded } from './untranslated-note.tsx'

/** What of a letter is untrue by now, and what becomes of its request if it leaves so; null while it may leave as it is (TRUE-02, TRUE-03). */
function overtakenBy(email: Email): { words: string; then: string } | null {
  const facts = openLetterFacts(email)
  if (facts === null || !isOvertaken(facts)) return null
  const then = saysOtherwise(facts) ? 'Geht es so hinaus, bleibt die Anfrage danach neu anzufragen.' : ''
  return { words: overtakenWords(facts), then }
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

const namesNow = 'Nennt den neuen Stand'

/** Whoever has written the new dates and numbers into a letter by hand says so: then its request counts as asked for them. */
function useNotingNow(): (id: number) => Promise<boolean> {
  const attempt = useAttempt(emailContract.name)
  return (id) => attempt(() => noteTellsNow(id), 'Das konnte nicht vermerkt werden.')
}

/** Above a letter that has not left and says something else than its request by now. */
export function OvertakenNote({ email, isEdited = false }: { email: Email; isEdited?: boolean }) {
  const rewrite = useRewriting()
  const note = useNotingNow()
  const words = overtakenBy(email)?.words ?? null
  if (words === null) return <OtherNumberNote email={email} />
  return (
    <div className={classes.note} role="status">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <span>{words}</span>
      {!isEdited && (
        <Group gap={6} ml="auto" flex="none">
          {email.isReworded && (
            <Button variant="default" size="xs" onClick={() => void note(email.id)}>
              {namesNow}
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => void rewrite(email)}>
            Neu schreiben
          </Button>
        </Group>
      )}
    </div>
  )
}

const whereAligned = 'Gilt die Zahl des Kontingents, wird sie unter „Anfragen“ mit „Alle angleichen“ übernommen.'

/** The same above one whose request names that number too: it is written anew once that is made the same. */
function OtherNumberNote({ email }: { email: Email }) {
  const words = otherNumberWords(email)
  if (words === null) return null
  return (
    <div className={classes.note} role="status">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <span>{`${words} ${whereAligned}`}</span>
    </div>
  )
}

/** Asks before a letter leaves that names another number than the contingent. */
async function askOtherNumber(email: Email): Promise<boolean> {
  const words = otherNumberWords(email)
  if (words === null) return true
  return confirm({ title: 'Andere Zahl als im Kontingent', text: `${words} ${whereAligned}`, action: 'So senden' })
}

/**
 * Asks before a letter leaves that says something else than its request or the contingent, or is not all in its language.
 * @returns whether it shall leave as it is
 */
export function useAskLetter(): (email: Email, isEdited?: boolean) => Promise<boolean> {
  const rewrite = useRewriting()
  const note = useNotingNow()
  async function askOvertaken(email: Email, isEdited: boolean): Promise<boolean> {
    const overtaken = overtakenBy(email)
    if (overtaken === null) return true
    const isOwn = email.isReworded || isEdited
    const answer = await ask({
      title: 'Anschreiben ist überholt',
      text: [overtaken.words, isOwn ? 'Betreff oder Text wurden von Hand geändert.' : '', overtaken.then]
        .filter((part) => part !== '')
        .join(' '),
      action: isOwn ? namesNow : 'Neu schreiben',
      other: 'So senden',
    })
    if (answer !== true) return answer === 'other'
    if (isOwn) return note(email.id)
    await rewrite(email)
    return false
  }
  return async (email, isEdited = false) =>
    (await askOvertaken(email, isEdited)) &&
    (await askOtherNumber(email)) &&
    (openLetterFacts(email) === null || askUntranslated(wordedOf(email)))
}

/** A letter that is still to leave, as its words stand there; the note of its languages reads it. */
export function wordedOf({ subject, text, wording }: Pick<Email, 'subject' | 'text' | 'wording'>): Worded {
  return { letter: `${subject}\n${text}`, wording }
}
