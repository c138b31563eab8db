import { Button } from '@mantine/core'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconNotes, IconRefresh } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListStates } from '../../../list/list-states.tsx'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { tripOf } from '../../orders/trip/api.ts'
import { generalInfosOf, noneOf, useTripDetails } from './api.ts'
import { DetailList } from './detail-list.tsx'
import { DetailTemplates } from './detail-templates.tsx'

const reloading = {
  title: 'Alle Hinweise neu laden?',
  text: 'Alle Hinweise aus den Stammdaten werden neu geladen. Von Hand geänderte Texte der Stammdaten gehen dabei verloren, gelöschte kommen zurück; eigene Hinweise bleiben.',
  action: 'Neu laden',
  tone: 'bad',
} as const

/** 'Reisespezifische Hinweise': what every traveller is told, generated from the master data or written by hand (002 §2, §4). */
export default function GeneralTab({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const found = useQuery(generalInfosOf(orderId))
  const [open, setOpen] = useState<number | null>(null)
  const home = { orderId, request: null }
  const { reload } = useTripDetails(home)
  const details = found.data?.items ?? []

  async function reset() {
    if (!(await confirm(reloading))) return
    setOpen(null)
    if (!(await reload(['general_info'], trip.orderLocale))) return
    notice.good('Die Reiseunterlagen wurden aktualisiert')
  }

  return (
    <Panel
      title="Reisespezifische Hinweise"
      hint="stehen in den Reiseunterlagen für alle"
      flush
      actions={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconRefresh size={14} stroke={1.7} aria-hidden />}
          onClick={() => void reset()}
        >
          Alle Hinweise neu aus Stammdaten
        </Button>
      }
    >
      <ListStates found={found} many="Hinweise" icon={IconNotes} empty={noneOf('general_info')} loadingRows={3}>
        {(items) => (
          <DetailList label="Reisespezifische Hinweise" home={home} details={items} open={open} onOpen={setOpen} />
        )}
      </ListStates>
      <DetailTemplates
        home={home}
        type="general_info"
        details={details}
        templates={{
          organisation: idOf(trip.organisationFilter),
          provider: null,
          types: ['general_info'],
          locale: trip.orderLocale,
        }}
        ownLabel="Eigener Hinweis"
        onAdded={setOpen}
      />
    </Panel>
  )
}
