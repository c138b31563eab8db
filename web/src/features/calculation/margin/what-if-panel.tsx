import type { MarginGiven } from '@reisewerk/domain/calculation/cost/row-margins.ts'
import {
  breakEvenOf,
  lossesAbove,
  oneMoreFreePlace,
  type ResultAtSize,
  resultsBySize,
  tableOf,
} from '@reisewerk/domain/calculation/cost/what-if.ts'
import { listIn } from '@reisewerk/domain/typography/lists.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { amount, count, currencySign } from '../../../lib/format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import table from '../../../ui/lists/table.module.css'
import sums from '../calculation.module.css'
import classes from './margin.module.css'
import { PaxChart } from './pax-chart.tsx'
import { percent } from './percent.ts'

type Props = { given: MarginGiven; pax: number; currency: string }

/** The trip with other numbers of guests: where it pays for itself, and where a tier makes it worse (money.md §4). */
export function WhatIfPanel({ given, pax, currency }: Props) {
  // Sixty calculations come after the cell that was typed.
  const shown = useDeferredValue(given)
  const results = useMemo(() => resultsBySize(shown), [shown])
  const lines = tableOf(results, shown)
  const even = breakEvenOf(results)
  const losses = lossesAbove(results).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
  const free = oneMoreFreePlace(shown)
  const first = lines[0]?.pax ?? 1
  const isKnown = lines.every(({ known }) => known !== 'not')
  return (
    <Panel
      title="Bei anderer Teilnehmerzahl"
      actions={<strong className={classes.even}>{isKnown ? coverage(even) : 'Unvollständig'}</strong>}
      flush
    >
      <PaxChart results={results.filter((one) => one.pax >= first)} pax={pax} currency={currency} />
      <table className={`${table.table} ${classes.whatIf}`} aria-label="Ergebnis nach Teilnehmern">
        <colgroup>
          <col width={46} />
          <col />
          <col width={52} />
          <col width={52} />
          <col width={70} />
          <col width={82} />
        </colgroup>
        <thead>
          <tr>
            <th className={table.number}>Pax</th>
            <th className={table.number}>Preis DZ</th>
            <th className={table.number} title="Einkauf und Gemeinkosten je zahlendem Gast">
              Kosten
            </th>
            <th className={table.number}>je Pax</th>
            <th className={table.number}>Marge {currencySign(currency)}</th>
            <th className={table.number}>in %</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SizeRow key={line.pax} line={line} isNow={line.pax === pax} />
          ))}
        </tbody>
      </table>
      {isKnown && losses.length > 0 && (
        <p className={classes.hint}>Verlust wieder bei {listIn('de_DE', losses)} Pax.</p>
      )}
      {!isKnown && <p className={classes.hint}>Noch kein Einkaufspreis zählt.</p>}
      {isKnown && lines.some(({ known }) => known === 'provisionally') && (
        <p className={classes.hint}>Vorläufig: Im Einkauf fehlen noch Preise.</p>
      )}
      <p className={classes.hint}>
        {free === 0
          ? 'Ein Freiplatz mehr ändert nichts.'
          : `Ein Freiplatz mehr: ${amount(free)} ${currencySign(currency)} Marge.`}
      </p>
      {lines.some(({ isReached, price }) => !isReached && price !== null) && (
        <p className={classes.hint}>
          <IconAlertTriangle size={13} stroke={1.9} aria-hidden />
          Darunter gilt der letzte Paketpreis.
        </p>
      )}
      {lines.length === 0 && <p className={sums.group}>Keine Teilnehmer.</p>}
    </Panel>
  )
}

function coverage(even: number | null): string {
  return even === null ? 'Nicht gedeckt' : `Deckung ab ${even} Pax`
}

function SizeRow({ line, isNow }: { line: ResultAtSize; isNow: boolean }) {
  const { pax, price, isReached, costPerPayer, perPerson, margin, share, known } = line
  const whole = (cents: number | null) => (cents === null ? '–' : count(Math.round(cents / 100)))
  const tone = margin < 0 ? `${table.number} ${classes.loss}` : table.number
  return (
    <tr aria-current={isNow || undefined}>
      <td className={table.number}>{pax}</td>
      <td className={table.number}>
        {!isReached && price !== null && (
          <IconAlertTriangle
            size={13}
            stroke={1.9}
            className={classes.warn}
            role="img"
            aria-label="Kein Paketpreis für diese Zahl, der letzte gilt"
          />
        )}
        {whole(price)}
      </td>
      <td className={`${table.number} ${table.quiet}`}>{whole(known === 'not' ? null : costPerPayer)}</td>
      {known === 'not' ? (
        <td className={`${table.number} ${table.quiet}`} colSpan={3}>
          unvollständig
        </td>
      ) : (
        <>
          <td className={tone}>{whole(perPerson)}</td>
          <td className={tone}>{whole(margin)}</td>
          <td className={tone}>{share === null ? '–' : percent(share)}</td>
        </>
      )}
    </tr>
  )
}
