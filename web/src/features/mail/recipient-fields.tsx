import { Button } from '@mantine/core'
import type { Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import type { MailContact } from '@reisewerk/domain/mail/letter.contract.ts'
import { useState } from 'react'
import type { ApiError } from '../../lib/http.ts'
import classes from './mail.module.css'
import { MailboxesField } from './mailboxes-field.tsx'

type Recipients = { to: Mailbox[]; cc: Mailbox[]; bcc: Mailbox[] }
type Props = {
  value: Recipients
  onChange: (part: Partial<Recipients>) => void
  contacts: readonly MailContact[]
  error: ApiError | null
}

/** Whom a mail goes to; the fields for copies come when there are any, or when one asks for them. */
export function RecipientFields({ value, onChange, contacts, error }: Props) {
  const [showsCopies, setShowsCopies] = useState(value.cc.length + value.bcc.length > 0)
  const [asked, setAsked] = useState(false)

  function showCopies() {
    setShowsCopies(true)
    setAsked(true)
  }

  return (
    <>
      <div className={classes.pair} data-last="small">
        <MailboxesField
          label="An"
          required
          value={value.to}
          contacts={contacts}
          error={error?.messageFor('to')}
          onChange={(to) => onChange({ to })}
        />
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
            value={value.cc}
            contacts={contacts}
            error={error?.messageFor('cc')}
            onChange={(cc) => onChange({ cc })}
          />
          <MailboxesField
            label="Blindkopie (Bcc)"
            value={value.bcc}
            contacts={contacts}
            error={error?.messageFor('bcc')}
            onChange={(bcc) => onChange({ bcc })}
          />
        </div>
      )}
    </>
  )
}
