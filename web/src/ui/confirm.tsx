import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'

type Question = {
  /** 'Tag 3 löschen?' */
  title: string
  /** What will happen, in one or two sentences. */
  text: ReactNode
  /** The verb of the button: 'Löschen'. */
  action: string
  /** Deleting is red. */
  tone?: 'bad'
}

/** Asks before something that cannot be undone. @returns whether the user agreed; closing the dialog is a no */
export function confirm({ title, text, action, tone }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: text,
      labels: { confirm: action, cancel: 'Abbrechen' },
      confirmProps: { color: tone === 'bad' ? 'red' : 'plum', 'data-autofocus': true },
      cancelProps: { variant: 'default' },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })
}
