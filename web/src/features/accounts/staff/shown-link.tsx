import { Button, CopyButton, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Window } from '../../../ui/window.tsx'
import classes from './staff.module.css'
import type { ShownLink } from './use-staff.ts'

/** The link of an invitation, to copy; it cannot be shown again. */
export function ShownLinkDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Window onClose={onClose} title="Link für das Passwort" size={520}>
      <p className={classes.linkText}>
        {link.name} bekommt den Link per E-Mail an {link.email}. Du kannst ihn auch selbst weitergeben: Er gilt sieben
        Tage, nur einmal, und wird nur jetzt gezeigt.
      </p>
      <div className={classes.link}>
        <TextInput
          aria-label="Link"
          value={link.address}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link.address}>
          {({ copied, copy }) => (
            <Button leftSection={copied ? <IconCheck size={15} /> : <IconCopy size={15} />} onClick={copy}>
              {copied ? 'Kopiert' : 'Kopieren'}
            </Button>
          )}
        </CopyButton>
      </div>
      <div className={classes.linkFoot}>
        <Button variant="default" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Window>
  )
}
