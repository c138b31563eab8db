import { Button } from '@mantine/core'
import type { CostItem } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import type { CostGap, CostLine } from '@reisewerk/domain/calculation/cost/cost-line.ts'
import { requestInForce } from '@reisewerk/domain/calculation/cost/request-in-force.ts'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { count, counted } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CostForm } from './cost-form.tsx'
import { CostTable } from './cost-table.tsx'
import classes from './margin.module.css'
import type { MarginDesk } from './use-margins.ts'

type Props = { desk: MarginDesk; orderId: number; calculationId: number; currency: string }

/** What the trip costs: left what grows with the guests, right what does not; above it what nobody knows yet. */
export function PurchasePanel({ desk, orderId, calculationId, currency }: Props) {
  const [edited, setEdited] = useState<CostItem | 'new' | null>(null)
  const { lines, gaps, doubles } = desk.costs
  const isEach = ({ behaviour }: CostLine) => behaviour === 'person' || behaviour === 'room'
  const onEdit = (line: CostLine) => setEdited(desk.ownCosts.find(({ id }) => line.key === `own-${id}`) ?? null)
  const shown = { currency, onEdit }
  return (
    <Panel
      title="Einkauf"
      hint={sourceOf(desk.given.cost)}
      flush
      actions={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => setEdited('new')}
        >
          Weitere Kosten
        </Button>
      }
    >
      {gaps.length > 0 && <Told title={gapsTitle(gaps.length)} told={gaps} orderId={orderId} />}
      {doubles.length > 0 && <Told title={doublesTitle(doubles.length)} told={doubles} orderId={orderId} />}
      <div className={classes.costs}>
        <div className={classes.columns}>
          <CostTable title="Je Person" lines={lines.filter(isEach)} {...shown} />
          <CostTable title="Für die Gruppe" lines={lines.filter((line) => !isEach(line))} {...shown} />
        </div>
      </div>
      {edited !== null && (
        <CostForm
          key={edited === 'new' ? 'new' : edited.id}
          cost={edited === 'new' ? null : edited}
          calculationId={calculationId}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  )
}

/** By which requests the trip costs: the chosen ones, and those that are the only ones of their service. */
function sourceOf({ services }: MarginDesk['given']['cost']): string {
  const inForce = services
    .filter(({ status }) => status !== 'optional' && status !== 'atLocation')
    .map(requestInForce)
    .filter((request) => typeof request !== 'string')
  const chosen = inForce.filter(({ isChosen }) => isChosen).length
  const only = inForce.length - chosen
  if (inForce.length === 0) return 'noch ohne Anfragen'
  if (only === 0) return 'aus den gewählten Anfragen'
  const requests = counted(inForce.length, ['Anfrage', 'Anfragen'])
  return `aus ${requests}, davon ${chosen === 0 ? 'keine' : count(chosen)} gewählt`
}

function gapsTitle(gaps: number): string {
  return gaps === 1
    ? '1 Lücke im Einkauf: Die Marge stimmt erst, wenn sie geschlossen ist.'
    : `${count(gaps)} Lücken im Einkauf: Die Marge stimmt erst, wenn sie geschlossen sind.`
}

function doublesTitle(doubles: number): string {
  return doubles === 1
    ? '1 Leistung ist doppelt bepreist: Lass in der Anfrage den Preis stehen, der gilt.'
    : `${count(doubles)} Leistungen sind doppelt bepreist: Lass in den Anfragen den Preis stehen, der gilt.`
}

/** What the sum does not hold, or may hold twice, by name, with the way to where it is entered. */
function Told({ title, told, orderId }: { title: string; told: readonly CostGap[]; orderId: number }) {
  return (
    <div className={classes.gaps} role="status">
      <p>
        <IconAlertTriangle size={14} stroke={1.9} aria-hidden />
        {title}
      </p>
      <ul>
        {told.map(({ service, kind, title: name, reason }) => (
          <li key={`${service}-${name}-${reason}`}>
            {kind === null ? name : <Link {...paths.requests(orderId, { kind: [kind] })}>{name}</Link>}
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
