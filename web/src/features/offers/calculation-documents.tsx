import { Button } from '@mantine/core'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { bindingLabels } from '@reisewerk/domain/documents/paper-checks.ts'
import { checksOfPapers } from '@reisewerk/domain/offers/checks/checks-of-papers.ts'
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Checklist } from '../../ui/lists/checklist.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { contentsOf } from './api.ts'
import classes from './offer.module.css'
import { useGenerate } from './use-generate.ts'

const filetypes = [
  { filetype: 'pdf', label: 'Als PDF', Icon: IconFileTypePdf },
  { filetype: 'xlsx', label: 'Als Excel-Tabelle', Icon: IconFileSpreadsheet },
] as const

const papers = {
  calculation: { title: 'Kalkulation für den Kunden', hint: 'ohne Ausgeblendetes' },
  internal_calculation: { title: 'Interne Kalkulation', hint: 'mit Einkauf und Marge, nicht für Kunden' },
} as const

type Props = { trip: Pick<Trip, 'id' | 'orderLocale'>; basis: Basis }

/** The calculation on paper by the numbers in sight: the client's (002 §7), and the one that stays in the house (decision 032). */
export function CalculationDocuments(props: Props) {
  const { user } = useSession()
  return (
    <>
      <Papers type="calculation" {...props} />
      {user.maySeePurchase && <Papers type="internal_calculation" {...props} />}
    </>
  )
}

function Papers({ type, trip, basis }: Props & { type: keyof typeof papers }) {
  const { generate, isPending, unopened } = useGenerate(trip.id, trip.orderLocale)
  const [wanted, setWanted] = useState<'pdf' | 'xlsx'>('pdf')
  const { data: contents } = useQuery({ ...contentsOf(trip), enabled: type === 'calculation' })
  // What stays in the house may lack what it likes.
  const checks = type === 'calculation' ? checksOfPapers(contents?.checks ?? [], ['calculation']) : []
  return (
    <Panel {...papers[type]}>
      <div className={classes.makers}>
        {filetypes.map(({ filetype, label, Icon }) => (
          <Button
            key={filetype}
            size="xs"
            variant="default"
            leftSection={<Icon size={15} stroke={1.7} aria-hidden />}
            loading={isPending && wanted === filetype}
            disabled={isPending || bindingLabels(checks).length > 0}
            onClick={() => {
              setWanted(filetype)
              generate([{ type, contingent_type: basis, filetype }])
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {checks.length > 0 && <Checklist label="Prüfung der Kalkulation" checks={checks} />}
      {unopened.length > 0 && (
        <p className={classes.why} role="status">
          Der Browser hat das Fenster blockiert. Das Dokument liegt unter „Dokumente“.
        </p>
      )}
    </Panel>
  )
}
