import { Button } from '@mantine/core'
import type { MailContact } from '@reisewerk/domain/mail/letter.contract.ts'
import { useState } from 'react'
import classes from './mail.module.css'
import type { MailForm } from './mail-form.ts'
import { MailboxesField } from './mailboxes-field.tsx'

type Props = { form: Pick<MailForm, 'value' | 'set' | 'errorOf'>; contacts: readonly MailContact[] }

/** Whom a mail goes to; the fields for copies come when there are any, or when one asks for them. */
export function RecipientFields({ form, contacts }: Props) {
  const of = (name: 'to' | 'cc' | 'bcc') => ({ value: form.value(name) ?? [], contacts, error: form.errorOf(name) })
  const [showsCopies, setShowsCopies] = useState(of('cc').value.length + of('bcc').value.length > 0)
  const [asked, setAsked] = useState(false)

  function showCopies() {
    setShowsCopies(true)
    setAsked(true)
  }

  return (
    <>
      <div className={classes.pair} data-last="small">
        <MailboxesField label="An" required {...of('to')} onChange={(to) => form.set({ to })} />
        {!showsCopies && (
          <Button variant="subtle" size="compact-sm" onClick={showCopies}>
            Kopie
          </Button>
        )}
      </div>
      {showsCopies && (
        <div className={classes.pair}>
          <MailboxesField
            label="Kopie (Cc)"
            // The button that had the focus has gone.
            autoFocus={asked}
            {...of('cc')}
            onChange={(cc) => form.set({ cc })}
          />
          <MailboxesField label="Blindkopie (Bcc)" {...of('bcc')} onChange={(bcc) => form.set({ bcc })} />
        </div>
      )}
    </>
  )
}
