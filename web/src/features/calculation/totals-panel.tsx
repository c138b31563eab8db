import { SegmentedControl } from '@mantine/core'
import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { type Line, type Section, sections } from '@reisewerk/domain/calculation/line.ts'
import type { ComponentProps } from 'react'
import { amount, count, counted, currencySign } from '../../lib/format.ts'
import { InlineText } from '../../ui/inline/inline-text.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import classes from './calculation.module.css'
import { partsOf } from './price-columns.tsx'
import { sumOf } from './price-lines.ts'
import { WarningNote } from './warning-note.tsx'

type Props = {
  calculation: Calculation
  currency: string
  basis: Basis
  onBasis: (basis: Basis) => void
  /** What is open is not the price less what was paid: the trip was cancelled, and that was charged. */
  isCharged?: boolean
  /** The number of guests, typed where the trip has neither rooms nor cabins. */
  persons: InlineNumber
}

type InlineNumber = Pick<ComponentProps<typeof InlineText>, 'value' | 'onSave' | 'state' | 'refusal'>

const bases: { value: Basis; label: string }[] = [
  { value: 'Asked', label: 'Kontingent' },
  { value: 'Reserved', label: 'Buchungsstand' },
]

/** What the trip comes to; each sum opens to the lines it is made of, those of 0 with the reason (money.md §3). */
export function TotalsPanel({ calculation, currency, basis, onBasis, isCharged = false, persons }: Props) {
  const { totals, lines, warnings } = calculation
  const money = (cents: number) => `${amount(cents)} ${currencySign(currency)}`
  const shown = (Object.keys(sections) as Section[]).filter((section) => lines.some((line) => line.section === section))
  return (
    <Panel
      title="Summe"
      actions={
        <SegmentedControl
          size="xs"
          data={bases}
          value={basis}
          onChange={(value) => onBasis(value === 'Asked' ? 'Asked' : 'Reserved')}
          aria-label="Grundlage"
        />
      }
    >
      <p className={classes.group}>{groupIn(calculation)}</p>
      {calculation.group.from === 'typed' && (
        <InlineText
          label="Teilnehmer"
          mistakeIn={(text) => (/^\d{0,4}$/.test(text) ? null : 'Bitte eine ganze Zahl bis 9999 eingeben')}
          {...persons}
        />
      )}
      <div className={classes.sums}>
        {shown.map((section) => (
          <details key={section} className={classes.opened}>
            <summary className={classes.sum}>
              <span>{sections[section].label}</span>
              <span>{money(sumOf(calculation, section))}</span>
            </summary>
            {lines
              .filter((line) => line.section === section)
              .map((line) => (
                <LinePart key={line.key} line={line} money={money} />
              ))}
          </details>
        ))}
        <Sum name="Gesamt" cents={money(totals.beforePayments)} isStrong />
        {totals.payments !== 0 && <Sum name="Zahlungen" cents={money(-totals.payments)} />}
        {totals.payments !== 0 && !isCharged && (
          <Sum name={totals.due < 0 ? 'Erstattung' : 'Offen'} cents={money(totals.due)} isStrong />
        )}
      </div>
      {warnings.map((warning) => (
        <WarningNote key={warning}>{warning}</WarningNote>
      ))}
    </Panel>
  )
}

/** '40 Pax, 2 Freiplätze' */
function groupIn({ group, free }: Calculation): string {
  const places = free.double + free.single
  const freed = places === 0 ? [] : [counted(places, ['Freiplatz', 'Freiplätze'])]
  return [`${count(group.pax)} Pax`, ...freed].join(', ')
}

function LinePart({ line, money }: { line: Line; money: (cents: number) => string }) {
  return (
    <div className={classes.part}>
      <span>{line.name}</span>
      <span>{line.reason ?? `${partsOf(line.parts)} = ${money(line.cents)}`}</span>
    </div>
  )
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: string; isStrong?: boolean }) {
  return (
    <div className={classes.sum} data-strong={isStrong || undefined}>
      <span>{name}</span>
      <span>{cents}</span>
    </div>
  )
}
