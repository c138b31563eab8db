import { Button, Modal } from '@mantine/core'
import { createShared } from '../../lib/shared-state.ts'
import { currentOpener, giveFocusBack } from '../focus/return-focus.ts'
import classes from './confirm.module.css'
import type { Answer, Asked, Question } from './question.ts'

const asked = createShared<Asked | null>(null)

/** Asks before something that cannot be undone. @returns whether the user agreed; closing the dialog is a no */
export async function confirm(question: Question): Promise<boolean> {
  return (await ask(question)) === true
}

/** Asks which of two ways is meant. @returns false where neither is */
export function ask(question: Question): Promise<Answer> {
  asked.get()?.answer(false)
  const before = currentOpener()
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (given) => {
        asked.set(null)
        resolve(given)
        // Once the question has gone from the page, and unless the answer led elsewhere.
        setTimeout(() => asked.get() === null && giveFocusBack(before))
      },
    })
  })
}

export function isAsking(): boolean {
  return asked.get() !== null
}

/** Answers the open question with yes: what it asked about is no more. */
export function agree(): void {
  asked.get()?.answer(true)
}

export function Questions() {
  const question = asked.use()
  if (question === null) return null
  // Its code comes with the page: a question must not be the first thing a page without a server lacks.
  return <ConfirmDialog question={question} />
}

function ConfirmDialog({ question }: { question: Asked }) {
  const { title, text, action, tone, other, answer } = question
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={title}
      centered
      size={420}
      role="alertdialog"
      // The library names only the window inside by its title.
      aria-label={title}
    >
      <div className={classes.text}>{text}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => answer(false)}>
          Abbrechen
        </Button>
        {other !== undefined && (
          <Button variant="default" onClick={() => answer('other')}>
            {other}
          </Button>
        )}
        <Button
          color={tone === 'bad' ? 'red' : 'plum'}
          variant={tone === 'bad' ? 'light' : 'filled'}
          onClick={() => answer(true)}
          data-autofocus
        >
          {action}
        </Button>
      </div>
    </Modal>
  )
}
