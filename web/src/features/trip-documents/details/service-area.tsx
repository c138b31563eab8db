import { Button } from '@mantine/core'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconEyeOff, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { titleOf } from '../../itinerary/plan/service-words.ts'
import { mainRequestOf, type Service } from '../../itinerary/plan/services.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { RequestWhom } from '../vouchers/request-whom.tsx'
import { detailsOfRequest, noneOf, type TripDetail, takenFromMasterData, useTripDetails } from './api.ts'
import { DetailList } from './detail-list.tsx'
import { DetailTemplates } from './detail-templates.tsx'
import { MapNotes, NoteBoxes } from './note-boxes.tsx'
import { RequestNotes } from './request-notes.tsx'
import classes from './service-area.module.css'
import { useProgress } from './use-progress.ts'

type Props = { trip: Trip; service: Service; map: ReactNode }

/** What the travellers read about one service: rows from the master data, changed only where this trip differs (002 §2). */
export function ServiceArea(props: Props) {
  const request = mainRequestOf(props.service)
  const provider = request?.provider?.id ?? null
  // What master data say of a provider is taken before it is shown, once.
  const taken = useQuery({ ...takenFromMasterData(request?.id ?? 0, provider), enabled: request !== undefined })
  const found = useQuery({ ...detailsOfRequest(request?.id ?? 0), enabled: taken.isSuccess })
  if (request === undefined) return null
  if (taken.isError || (found.isError && found.data === undefined)) {
    const again = () => void (taken.isError ? taken.refetch() : found.refetch())
    return <ErrorState text="Die Angaben konnten nicht geladen werden!" onRetry={again} />
  }
  if (found.data === undefined) return <LoadingRows rows={5} />
  return <Area {...props} request={request.id} provider={provider} details={found.data.items} />
}

const reloading = {
  info: {
    title: 'Angaben neu laden?',
    text: 'Die Angaben zum Leistungsträger werden aus den Stammdaten neu geladen. Von Hand geänderte Texte der Stammdaten gehen dabei verloren, gelöschte kommen zurück; eigene Angaben bleiben.',
  },
  notes: {
    title: 'Alle Hinweise neu laden?',
    text: 'Alle Kästen und Karten werden aus den Stammdaten neu geladen. Von Hand geänderte Texte der Stammdaten gehen dabei verloren, gelöschte kommen zurück; eigene bleiben.',
  },
} as const

type AreaProps = Props & { request: number; provider: number | null; details: readonly TripDetail[] }

function Area({ trip, service, map, request, provider, details }: AreaProps) {
  const home = { orderId: trip.id, request }
  const [open, setOpen] = useState<number | null>(null)
  const { reload } = useTripDetails(home)
  const progress = useProgress(trip.id)
  const infos = details.filter(({ type }) => type === 'provider_info')
  const templates = { organisation: idOf(trip.organisationFilter), provider, types: [], locale: trip.orderLocale }
  const title = titleOf(service)
  const notes = { home, details, open, onOpen: setOpen, templates }

  async function reset(what: keyof typeof reloading) {
    if (!(await confirm({ ...reloading[what], action: 'Neu laden', tone: 'bad' }))) return
    setOpen(null)
    if (!(await reload(what === 'info' ? ['provider_info'] : ['box', 'box_map'], trip.orderLocale))) return
    notice.good('Die Reiseunterlagen wurden aktualisiert')
  }

  return (
    <div className={classes.columns}>
      <section className={classes.area} aria-label={title}>
        <header className={classes.head}>
          <KindIcon kind={service.kind} />
          <h3 className={classes.title}>{title}</h3>
          <span className={classes.tools}>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconEyeOff size={14} stroke={1.7} aria-hidden />}
              onClick={() => void progress.leaveOut(service, true)}
            >
              Ohne eigene Angaben
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconRefresh size={14} stroke={1.7} aria-hidden />}
              onClick={() => void reset('info')}
            >
              Angaben neu aus Stammdaten
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconRefresh size={14} stroke={1.7} aria-hidden />}
              onClick={() => void reset('notes')}
            >
              Alle Hinweise neu aus Stammdaten
            </Button>
          </span>
        </header>
        {infos.length === 0 && <p className={classes.empty}>{noneOf('provider_info')}</p>}
        <DetailList label="Angaben des Leistungsträgers" home={home} details={infos} open={open} onOpen={setOpen} />
        <DetailTemplates
          home={home}
          type="provider_info"
          details={infos}
          templates={templates}
          ownLabel="Eigener Text"
          onAdded={setOpen}
        />
      </section>
      <aside className={classes.side} aria-label="Bemerkungen, Kasten, Karte und Menü">
        <RequestWhom orderId={trip.id} service={service.item.id} />
        <RequestNotes kind={service.kind} request={request} provider={provider} trip={trip} />
        <NoteBoxes {...notes} />
        <MapNotes {...notes} map={map} />
      </aside>
    </div>
  )
}
