import { Button } from '@mantine/core'
import type { CostItem } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import { behaviours, type CostGap, type CostLine } from '@reisewerk/domain/calculation/cost/cost-line.ts'
import { requestInForce } from '@reisewerk/domain/calculation/cost/request-in-force.ts'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { amount, count, counted, currencySign } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import table from '../../../ui/lists/table.module.css'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { CostForm } from './cost-form.tsx'
import classes from './margin.module.css'
import type { MarginDesk } from './use-margins.ts'

type Props = { desk: MarginDesk; orderId: number; calculationId: number; currency: string }

/** What the trip costs: left what grows with the guests, right what does not; above it what nobody knows yet. */
export function PurchasePanel({ desk, orderId, calculationId, currency }: Props) {
  const [edited, setEdited] = useState<CostItem | 'new' | null>(null)
  const { lines, gaps } = desk.costs
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
      {gaps.length > 0 && <Gaps gaps={gaps} orderId={orderId} />}
      <div className={classes.columns}>
        <CostTable title="Je Person" lines={lines.filter(isEach)} {...shown} />
        <CostTable title="Für die Gruppe" lines={lines.filter((line) => !isEach(line))} {...shown} />
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

/** What the sum does not hold, by name, with the way to where it is entered. */
function Gaps({ gaps, orderId }: { gaps: readonly CostGap[]; orderId: number }) {
  return (
    <div className={classes.gaps} role="status">
      <p>
        <IconAlertTriangle size={14} stroke={1.9} aria-hidden />
        {gaps.length === 1
          ? '1 Lücke im Einkauf: Die Marge stimmt erst, wenn sie geschlossen ist.'
          : `${count(gaps.length)} Lücken im Einkauf: Die Marge stimmt erst, wenn sie geschlossen sind.`}
      </p>
      <ul>
        {gaps.map(({ service, kind, title, reason }) => (
          <li key={`${service}-${title}-${reason}`}>
            {kind === null ? (
              title
            ) : (
              <Link {...paths.requests(orderId, { kind: [kind] })}>{title === '' ? 'Leistung ohne Namen' : title}</Link>
            )}
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TableProps = { title: string; lines: readonly CostLine[]; currency: string; onEdit: (line: CostLine) => void }

function CostTable({ title, lines, currency, onEdit }: TableProps) {
  const sum = lines.reduce((all, { cents }) => all + cents, 0)
  return (
    <table className={`${table.table} ${classes.table}`} aria-label={`Einkauf ${title}`}>
      <colgroup>
        <col width={40} />
        <col />
        <col width={56} />
        <col width={84} />
        <col width={96} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {title}
          </th>
          <th className={table.number}>Menge</th>
          <th className={table.number}>Preis</th>
          <th className={table.number}>{currencySign(currency)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.key}>
            <td>{line.kind !== null && !isSame(line, lines[index - 1]) && <KindIcon kind={line.kind} />}</td>
            <td title={nameOf(line)}>
              {line.service === null ? (
                <button type="button" className={classes.own} onClick={() => onEdit(line)}>
                  {line.title}
                </button>
              ) : (
                !isSame(line, lines[index - 1]) && line.title
              )}
              <span className={classes.note}>{noteOf(line)}</span>
            </td>
            <td className={table.number}>{count(line.quantity)}</td>
            <td className={`${table.number} ${table.quiet}`}>
              {line.reason === 'Ohne Einkaufspreis'
                ? '–'
                : `${amount(line.unitCents)}${line.currency === currency ? '' : ` ${line.currency}`}`}
            </td>
            <td className={table.number} title={line.reason ?? undefined}>
              {line.reason === null ? amount(line.cents) : <span className={classes.note}>{line.reason}</span>}
            </td>
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td />
            <td colSpan={4}>
              <span className={classes.none}>Noch kein Einkaufspreis.</span>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={3}>Summe</td>
          <td className={table.number}>{amount(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A service is named once above its prices. */
function isSame(line: CostLine, before: CostLine | undefined): boolean {
  return line.service !== null && line.service === before?.service
}

function nameOf({ title, name }: CostLine): string {
  return [title, name].filter((text) => text !== '').join(': ')
}

/** 'Halbpension · 1 frei', 'je angefangener Gruppe · Anfrage über 20 Pax' */
function noteOf({ name, behaviour, free, share, requestPax }: CostLine): string {
  const grows = behaviour === 'size' ? behaviours.size.label : ''
  const freed = free > 0 ? `${count(free)} frei` : ''
  const other = requestPax === null ? '' : `Anfrage über ${count(requestPax)} Pax`
  return [name, grows, freed, share === 'additional' ? 'zusätzlich' : '', other]
    .filter((text) => text !== '')
    .join(' · ')
}
