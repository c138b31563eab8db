import { Button } from '@mantine/core'
import { isPurchaseUnknown } from '@reisewerk/domain/calculation/cost/result.ts'
import { IconAdjustments } from '@tabler/icons-react'
import { useState } from 'react'
import { amount, counted, currencySign } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import sums from '../calculation.module.css'
import classes from './margin.module.css'
import { percent } from './percent.ts'
import { TargetForm } from './target-form.tsx'
import type { MarginDesk } from './use-margins.ts'

type Props = { desk: MarginDesk; currency: string; suggestions: number; onTakeAll: () => void }

/** What the trip brings, and how far it is from its target; before the tax on the margin (§ 25 UStG). */
export function ResultPanel({ desk, currency, suggestions, onTakeAll }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { result, given, costs } = desk
  const isUnknown = isPurchaseUnknown(costs)
  const money = (cents: number) => `${amount(cents)} ${currencySign(currency)}`
  return (
    <Panel
      title="Marge"
      hint={`Ziel ${targetWords(given.target, currency)}`}
      actions={
        <IconButton icon={IconAdjustments} label="Zielmarge und Gemeinkosten ändern" onClick={() => setOpen(true)} />
      }
    >
      <dl className={classes.sums}>
        <Sum name="Verkauf" value={money(result.sale)} />
        <Sum name="Einkauf" value={money(-result.purchase)} />
        {result.overhead !== 0 && <Sum name="Gemeinkosten" value={money(-result.overhead)} />}
        <Sum
          name="Marge vor Steuer"
          how={result.perPerson === null || isUnknown ? '' : `${amount(result.perPerson)} je Person`}
          value={isUnknown ? 'unvollständig' : money(result.margin)}
          isStrong
        />
      </dl>
      <MarginBar desk={desk} money={money} />
      <p className={sums.group}>Vor der Margensteuer nach § 25 UStG.</p>
      {suggestions > 0 && (
        <Button variant="default" size="compact-sm" onClick={onTakeAll}>
          {suggestions === 1 ? 'Vorschlag übernehmen' : `Alle ${suggestions} Vorschläge übernehmen`}
        </Button>
      )}
      {isOpen && <TargetForm target={desk.target} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function targetWords({ percent: share, centsPerPerson }: MarginDesk['given']['target'], currency: string): string {
  const perPerson = centsPerPerson === 0 ? [] : [`${amount(centsPerPerson)} ${currencySign(currency)} je Person`]
  return [`${share} %`, ...perPerson].join(' + ')
}

function Sum({
  name,
  how = '',
  value,
  isStrong = false,
}: {
  name: string
  how?: string
  value: string
  isStrong?: boolean
}) {
  return (
    <div className={sums.sum} data-strong={isStrong || undefined}>
      <dt>
        {name}
        {how !== '' && <span className={classes.how}>{how}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Full width is 25 %: beyond that nobody looks at the bar. */
const full = 0.25

/** The margin against its target; the words say what the bar shows. */
function MarginBar({ desk: { result, costs }, money }: { desk: MarginDesk; money: (cents: number) => string }) {
  const { share, margin, target, sale } = result
  if (share === null) return <p className={sums.group}>Noch kein Verkaufspreis zählt.</p>
  if (isPurchaseUnknown(costs)) return <p className={sums.group}>Noch kein Einkaufspreis zählt.</p>
  const missing = target - margin
  const gaps = costs.gaps.length
  const width = (part: number) => `${Math.min(100, (Math.max(part, 0) / full) * 100)}%`
  return (
    <div className={classes.margin}>
      <div className={classes.words}>
        <strong data-bad={margin < 0 || undefined}>Marge {percent(share)}</strong>
        <span>{missing > 0 ? `bis zum Ziel fehlen ${money(missing)}` : 'Ziel erreicht'}</span>
      </div>
      {/* A purchase with gaps can only grow: what is reached with it may be lost again. */}
      {gaps > 0 && (
        <p className={classes.words}>Vorläufig: {counted(gaps, ['Lücke im Einkauf', 'Lücken im Einkauf'])}</p>
      )}
      <div className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: width(share) }} />
        <span className={classes.aim} style={{ left: width(target / sale) }} />
      </div>
    </div>
  )
}
