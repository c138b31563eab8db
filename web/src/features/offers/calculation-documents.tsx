import { Button } from '@mantine/core'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import type { Trip } from '../orders/trip/api.ts'
import classes from './offer.module.css'
import { useGenerate } from './use-generate.ts'

const filetypes = [
  { filetype: 'pdf', label: 'Als PDF', Icon: IconFileTypePdf },
  { filetype: 'xlsx', label: 'Als Excel-Tabelle', Icon: IconFileSpreadsheet },
] as const

/** The calculation as the client gets it, by the numbers in sight (002 §7). */
export function CalculationDocuments({ trip, basis }: { trip: Pick<Trip, 'id' | 'orderLocale'>; basis: Basis }) {
  const { generate, isPending, unopened } = useGenerate(trip.id, trip.orderLocale)
  const [wanted, setWanted] = useState<'pdf' | 'xlsx'>('pdf')
  return (
    <Panel title="Kalkulation für den Kunden" hint="ohne Ausgeblendetes">
      <div className={classes.makers}>
        {filetypes.map(({ filetype, label, Icon }) => (
          <Button
            key={filetype}
            size="xs"
            variant="default"
            leftSection={<Icon size={15} stroke={1.7} aria-hidden />}
            loading={isPending && wanted === filetype}
            disabled={isPending}
            onClick={() => {
              setWanted(filetype)
              generate([{ type: 'calculation', contingent_type: basis, filetype }])
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {unopened.length > 0 && (
        <p className={classes.why} role="status">
          Der Browser hat das Fenster blockiert. Das Dokument liegt unter „Dokumente“.
        </p>
      )}
    </Panel>
  )
}
