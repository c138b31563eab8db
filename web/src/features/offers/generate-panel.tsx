import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useId } from 'react'
import { Panel } from '../../ui/panel.tsx'
import classes from './offer.module.css'

type Props = {
  /** Number the next document gets. */
  offerNr: string
  /** Why none can be made now. */
  obstacle: string | null
  isPending: boolean
  onGenerate: () => void
}

export function GeneratePanel({ offerNr, obstacle, isPending, onGenerate }: Props) {
  const noteId = useId()
  return (
    <Panel title="Dokument erzeugen">
      <Button
        fullWidth
        leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
        loading={isPending}
        disabled={obstacle !== null}
        aria-describedby={noteId}
        onClick={onGenerate}
      >
        Generieren
      </Button>
      <p id={noteId} className={classes.why} data-obstacle={obstacle !== null || undefined} role="status">
        {isPending ? 'Das Dokument wird gesetzt …' : (obstacle ?? `Wird als Angebot ${offerNr} abgelegt.`)}
      </p>
    </Panel>
  )
}
