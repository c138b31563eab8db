import { Button } from '@mantine/core'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { reminderContract } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../../../lib/api.ts'
import { counted } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { Window } from '../../../ui/dialogs/window.tsx'
import { usePicture } from '../../../ui/drawn/use-picture.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { centsOf } from '../api.ts'
import { shownAmount } from '../open-item-columns.tsx'
import classes from '../payments.module.css'
import { type Chosen, makeReminders, type OverdueRow, previewOf } from './reminder-api.ts'

type Props = { rows: readonly OverdueRow[]; onClose: () => void; onMade: () => void }
const letters = ['Schreiben', 'Schreiben'] as const

/** The letters that would be made, one after the other, as they will print; one key makes all of them. */
export function MakeRemindersDialog({ rows, onClose, onMade }: Props) {
  const client = useQueryClient()
  const attempt = useAttempt(reminderContract.name)
  const [groups] = useState(() => lettersOf(rows))
  const [shown, setShown] = useState(0)
  const [key] = useState(newKey)
  const [isSaving, setSaving] = useState(false)

  async function make() {
    setSaving(true)
    const isMade = await attempt(async () => {
      const count = await makeReminders(groups.flat(), key)
      notice.good(`${counted(count, letters)} erstellt. Versendet wird jedes für sich.`)
    }, 'Die Schreiben konnten nicht erstellt werden! Server Error!')
    setSaving(false)
    await client.invalidateQueries({ queryKey: keys.resource(clientInvoiceContract.name) })
    if (isMade) onMade()
    else onClose()
  }

  return (
    <Window title={`MAHNEN: ${counted(groups.length, letters)}`} size="min(860px, 96vw)" onClose={onClose}>
      <div className={classes.letters}>
        <LetterPreview invoices={groups[shown] ?? []} />
        <footer className={classes.making}>
          {groups.length > 1 && (
            <span className={classes.turning}>
              <IconButton
                size={24}
                icon={IconChevronLeft}
                label="Voriges Schreiben"
                disabled={shown === 0}
                onClick={() => setShown(shown - 1)}
              />
              {shown + 1} von {groups.length}
              <IconButton
                size={24}
                icon={IconChevronRight}
                label="Nächstes Schreiben"
                disabled={shown === groups.length - 1}
                onClick={() => setShown(shown + 1)}
              />
            </span>
          )}
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button data-autofocus loading={isSaving} onClick={() => void make()}>
            {counted(groups.length, letters)} erstellen
          </Button>
        </footer>
      </div>
    </Window>
  )
}

function LetterPreview({ invoices }: { invoices: readonly Chosen[] }) {
  const { data, error, isPending, refetch } = useQuery(previewOf(invoices))
  const address = usePicture(data?.svg ?? null)
  if (error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (isPending || data === null) return <LoadingRows rows={8} />
  const { clientName, step, total, fee, pages } = data
  return (
    <>
      <p className={classes.letterHead}>
        <strong>{clientName}</strong> {reminderSteps[step].label}, zu zahlen {shownAmount(total)}
        {centsOf(fee) > 0 && `, darin Gebühr ${shownAmount(fee)}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={classes.paperDesk} tabIndex={0} role="group" aria-label="Seiten des Schreibens">
        {address !== null && (
          <img
            src={address}
            alt={`Das Schreiben, wie es gedruckt wird, ${counted(pages, ['Seite', 'Seiten'])}`}
            className={classes.paper}
            style={{ aspectRatio: `595 / ${842 * pages}` }}
          />
        )}
      </div>
    </>
  )
}

/** What goes into one letter: invoices of one client and trip. */
function lettersOf(rows: readonly OverdueRow[]): Chosen[][] {
  const groups = Map.groupBy(rows, ({ order, client, open }) => [order, client, open.currency].join())
  return [...groups.values()].map((group) =>
    group.flatMap(({ clientInvoice, next }) => (next.state === 'due' ? [{ clientInvoice, step: next.step }] : [])),
  )
}
