import { Button } from '@mantine/core'
import { type PayRunAction, payRunActions } from '@reisewerk/domain/accounting/pay-runs/pay-run-types.ts'
import { IconFileDownload, IconX } from '@tabler/icons-react'
import { day } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { PayRun } from './api.ts'

type Props = {
  run: PayRun
  onAct: (action: PayRunAction, question: string, label: string) => void
  onFetch: () => void
}

/** What can be done with a run now, each after a question that says what comes of it. */
export function PayRunActions({ run: { number, status, executionDate, total }, onAct, onFetch }: Props) {
  const act = (action: PayRunAction, question: string) => onAct(action, question, payRunActions[action].label)
  if (status === 'made') {
    return (
      <>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Zahllauf ${number} an die Bank geben`}
          onClick={() =>
            act(
              'hand_over',
              `Die Datei über ${total.formatted} wird geladen und ist bei der Bank einzureichen. Stornieren geht danach nicht mehr.`,
            )
          }
        >
          An die Bank geben
        </Button>
        <IconButton
          size={24}
          icon={IconX}
          label={`Zahllauf ${number} stornieren`}
          onClick={() => act('cancel', 'Seine Rechnungen sind dann wieder freigegeben und noch nicht angewiesen.')}
        />
      </>
    )
  }
  if (status === 'cancelled' || status === 'rejected') return null
  return (
    <>
      {status === 'handed' && (
        <>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Zahllauf ${number} ausgeführt`}
            onClick={() => act('settle', `Seine Rechnungen gelten als am ${day(executionDate)} bezahlt.`)}
          >
            Ausgeführt
          </Button>
          <IconButton
            size={24}
            icon={IconX}
            label={`Zahllauf ${number} zurückgewiesen`}
            onClick={() =>
              act('reject', 'Die Bank hat nichts davon überwiesen: Seine Rechnungen sind wieder freigegeben.')
            }
          />
        </>
      )}
      <IconButton size={24} icon={IconFileDownload} label={`Datei von Zahllauf ${number}`} onClick={onFetch} />
    </>
  )
}
