import { complexitySteps } from '@reisewerk/domain/orders/estimate.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconPencil, IconTags } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { count, period } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { useOptions } from '../../../lib/options.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { saveClientComplexity } from '../new-order/save-client-complexity.ts'
import { estimateOf, type Trip, tripOf } from './api.ts'
import { Scale } from './estimate/scale.tsx'
import classes from './info-panel.module.css'

const EstimateDialog = late(() => import('./estimate/estimate-dialog.tsx'))
const OriginDialog = late(() => import('./head/origin-dialog.tsx'))

/** Tab 'Reise': the header data together and what the desk thinks of the trip (TRIP-01). */
export function InfoPanel({ trip }: { trip: Trip }) {
  const [open, setOpen] = useState<'estimate' | 'origin' | null>(null)
  const categories = useOptions('order_category')
  const sources = useOptions('request_source')
  const [from, to] = [dateOfWire(trip.startAt) ?? '', dateOfWire(trip.endAt) ?? '']
  const destinations = trip.trip.destinations.map(({ name }) => name).join(' · ')
  return (
    <Panel
      title="REISE"
      actions={
        <>
          <IconButton
            size={24}
            icon={IconTags}
            label="Herkunft und Tags bearbeiten"
            onClick={() => setOpen('origin')}
          />
          <IconButton
            size={24}
            icon={IconPencil}
            label="Komplexität und Rentabilität bearbeiten"
            onClick={() => setOpen('estimate')}
          />
        </>
      }
    >
      <dl className={classes.facts}>
        <Fact name="Reise" wide>
          {trip.trip.name}
        </Fact>
        <Fact name="Gäste">{`${count(trip.info.paxReserved)} von ${count(trip.info.paxAsked)}`}</Fact>
        <Fact name="Kunde" wide>
          {trip.client?.companyName}
        </Fact>
        <Fact name="Gruppe">{trip.groupName}</Fact>
        <Fact name="Zeitraum" wraps>
          {period(from, to)}
        </Fact>
        <Fact name="Kategorie">{categories.of(trip.category).label}</Fact>
        <Fact name="Herkunft">{sources.of(trip.requestSource).label}</Fact>
        <Fact name="Destinationen" wide>
          {destinations}
        </Fact>
        <Fact name="Tags">
          {trip.traitTags.length === 0
            ? null
            : trip.traitTags.map((tag) => (
                <span key={tag} className={classes.tag}>
                  {tag}
                </span>
              ))}
        </Fact>
      </dl>
      <EstimateFacts trip={trip} />
      {trip.client !== null && <ClientComplexity trip={trip} client={trip.client} />}
      <Suspense>
        {open === 'estimate' && <EstimateDialog trip={trip} onClose={() => setOpen(null)} />}
        {open === 'origin' && <OriginDialog trip={trip} onClose={() => setOpen(null)} />}
      </Suspense>
    </Panel>
  )
}

function EstimateFacts({ trip }: { trip: Trip }) {
  const [estimate] = useQuery(estimateOf(trip.id)).data?.items ?? []
  const unit = trip.orderCurrency === 'EUR' ? '€' : trip.orderCurrency
  const percent = (value: number | null | undefined) => value != null && `${value} %`
  return (
    <dl className={classes.estimate} aria-label="Einschätzung">
      <Fact name="Komplexität Angebot">{estimate?.offerComplexity}</Fact>
      <Fact name="Komplexität Durchführung">{estimate?.operationComplexity}</Fact>
      <Fact name="Rentabilität p. P.">{estimate?.rentability != null && `${count(estimate.rentability)} ${unit}`}</Fact>
      <Fact name="Buchung wahrscheinlich">{percent(estimate?.bookingProbability)}</Fact>
      <Fact name="Durchführung wahrsch.">{percent(estimate?.executionProbability)}</Fact>
    </dl>
  )
}

/** Kept in the master data of the client, for all of its trips (000 §7). */
function ClientComplexity({ trip, client }: { trip: Trip; client: NonNullable<Trip['client']> }) {
  const cache = useQueryClient()

  async function save(value: number | null) {
    const isKept = await saveClientComplexity(cache, client.id, value)
    if (!isKept) return
    void cache.invalidateQueries({ queryKey: keys.resource(clientContract.name) })
    await cache.invalidateQueries({ queryKey: tripOf(trip.id).queryKey })
  }

  return (
    <div className={classes.client}>
      <Scale
        label="Kundenkomplexität"
        steps={complexitySteps}
        value={client.clientComplexity}
        onChange={(value) => void save(value)}
      />
    </div>
  )
}

type FactProps = {
  name: string
  wide?: boolean
  /** Is readable in full, in as many lines as it takes. */
  wraps?: boolean
  children: ReactNode
}

function Fact({ name, wide = false, wraps = false, children }: FactProps) {
  const isEmpty = children === null || children === undefined || children === false || children === ''
  return (
    <div data-wide={wide || undefined} data-wraps={wraps || undefined}>
      <dt>{name}</dt>
      <dd title={typeof children === 'string' ? children : undefined}>{isEmpty ? '–' : children}</dd>
    </div>
  )
}
