import { freePlaces } from '@reisewerk/domain/calculation/free-places.ts'
import { type CalculationItem, freePlaceRulesOf } from '@reisewerk/domain/calculation/given.ts'
import type { Line } from '@reisewerk/domain/calculation/line.ts'
import { withoutService } from '@reisewerk/domain/calculation/service-lines.ts'
import { IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { count } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import table from '../../ui/lists/table.module.css'
import type { Trip } from '../orders/trip/api.ts'
import classes from './calculation.module.css'
import { type PriceLine, priceLines } from './price-lines.ts'
import { moneyOf, recordsOf } from './price-records.ts'
import { useCounted } from './use-counted.ts'
import { WarningNote } from './warning-note.tsx'

type Props = {
  trip: Trip
  label: string
  isIn: (line: Line) => boolean
  /** What they are called elsewhere than in the calculation, by the keys of their rows. */
  names?: ReadonlyMap<string, string>
  /** What is told where there is no such price; without it nothing is. */
  empty?: string
}

/** Prices as the calculation has them: they are changed there and nowhere else. */
export function ReadPrices({ trip, label, isIn, empty, names }: Props) {
  const { stored, calculation } = useCounted(trip)
  const named = calculation.lines.map((line) => ({ ...line, name: names?.get(line.key) ?? line.name }))
  const lines = priceLines({ ...calculation, lines: named }, recordsOf(stored), isIn)
  if (lines.length === 0) return empty === undefined ? null : <p className={classes.empty}>{empty}</p>
  const isPackage = lines.some(({ line }) => line?.section === 'package')
  return (
    <>
      <table className={table.table} aria-label={label}>
        <colgroup>
          <col />
          <col className={classes.readPrice} />
          {isPackage && <col className={classes.readFree} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Preis</th>
            <th scope="col" className={table.number}>
              {isPackage ? 'pro Person' : 'Betrag'}
            </th>
            {isPackage && <th scope="col">Freiplätze</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.id}
              className={line.isOff || line.line?.reason === withoutService.reason ? table.off : undefined}
            >
              <td title={line.name}>
                <span className={classes.named} data-applies={line.isInForce || undefined}>
                  {line.name}
                </span>
                <Standing line={line} currency={trip.orderCurrency} />
              </td>
              <td className={table.number}>{priceIn(line)?.formatted ?? '–'}</td>
              {isPackage && <td className={table.quiet}>{freeIn(line, stored)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isPackage && calculation.warnings.map((warning) => <WarningNote key={warning}>{warning}</WarningNote>)}
    </>
  )
}

/** To the page where the prices of a trip are typed. */
export function ToCalculation({ orderId }: { orderId: number }) {
  return (
    <Link {...paths.calculation(orderId)} className={table.link}>
      In der Kalkulation ändern
    </Link>
  )
}

/** '40 Pax' */
export function CountedFor({ trip }: { trip: Trip }) {
  const { calculation } = useCounted(trip)
  return <>aus der Kalkulation, {count(calculation.group.pax)} Pax</>
}

function priceIn({ record, field }: PriceLine) {
  return record === null ? null : moneyOf(record, field)
}

function Standing({ line, currency }: { line: PriceLine; currency: string }) {
  const price = priceIn(line)
  if (line.isOff === true) {
    return (
      <span className={classes.how}>
        <IconEyeOff size={14} stroke={1.7} aria-hidden /> ausgeblendet
      </span>
    )
  }
  if (line.line?.reason === withoutService.reason) {
    return <span className={classes.how}>ohne Leistung, wird nicht angeboten</span>
  }
  if (price !== null && price.currency !== currency) {
    return <span className={classes.how}>zählt nicht, die Reise wird in {currency} verkauft</span>
  }
  return line.isInForce ? <span className={`${classes.applies} ${classes.beside}`}>gilt</span> : null
}

/** Who travels free in a group of the tier's size: '1 im DZ, 1 im EZ'. */
function freeIn({ record, line }: PriceLine, stored: CalculationItem): string {
  if (record?.item.hasFreeplaces !== true || line?.priceType !== 'double') return ''
  const { double, single } = freePlaces(freePlaceRulesOf(stored), Number(record.item.numberOfPersons))
  return [double > 0 && `${double} im DZ`, single > 0 && `${single} im EZ`].filter(Boolean).join(', ')
}
