import { Button, Modal } from '@mantine/core'
import classes from './confirm-dialog.module.css'
import type { Asked } from './question.ts'

export function ConfirmDialog({ question }: { question: Asked }) {
  const { title, text, action, tone, answer } = question
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
