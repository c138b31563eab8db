import type { TripRates } from '@reisewerk/domain/calculation/cost/compared-rooms.ts'
import type { RoomPrices } from '@reisewerk/domain/requests/hotel-prices.ts'
import type { ReactNode } from 'react'
import { amount, currencySign } from '../../../lib/format.ts'
import type { CellValue } from '../../../ui/sheet/sheet-column.ts'
import type { SavedColumn } from '../../../ui/sheet/typed-cells.ts'
import type { DrawerColumn } from '../fields.ts'
import type { FieldOf } from '../rows.ts'
import classes from './hotel-prices.module.css'
import type { Compared, HotelRow } from './hotel-rows.ts'

export type HotelColumn = SavedColumn<HotelRow> & { readonly of: FieldOf }

export type Money = TripRates & {
  /** A hotel asks for another currency than the trip's: then each line says in which it does. */
  readonly isMixed: boolean
  /** A hotel has priced all nights together: its average has a sign before it. */
  readonly isAveraged: boolean
}

type Head = Pick<HotelColumn, 'key' | 'title' | 'fullTitle' | 'width'>

/** What only stands there. */
export function shown(head: Head, value: (row: HotelRow) => CellValue, draw?: HotelColumn['draw']): HotelColumn {
  const is = { is: 'text' } as const
  return {
    ...head,
    of: 'request',
    kind: is,
    value: (row) => {
      const known = value(row)
      return typeof known === 'number' ? String(known) : known
    },
    ...(draw !== undefined && { draw }),
    lock: () => 'Das steht bei den Stammdaten des Hotels.',
    change: () => ({}),
  }
}

/** In which currency a hotel asks. */
export function askedIn(currency: string): HotelColumn {
  const column = shown(
    { key: 'currency', title: 'Whg.', fullTitle: 'Währung', width: 46 },
    (row) => row.foreign ?? currency,
  )
  return {
    ...column,
    isPurchase: true,
    lock: () => 'In dieser Währung fragt das Hotel; verglichen wird in der der Reise.',
  }
}

/** A price that is typed; where the hotel has priced all nights together its average stands there. */
export function asked(key: keyof RoomPrices, column: DrawerColumn): HotelColumn {
  return {
    ...column,
    draw: (row) => {
      const cents = row.rooms[key]
      const told = cents === null ? '' : key === 'halfBoard' && cents === 0 ? 'inkl.' : amount(cents)
      return (
        <Best of={row} what={key}>
          {row.averaged.includes(key) && told !== '' && <Sign sign="Ø" word="im Mittel je Nacht" />}
          {told}
        </Best>
      )
    },
  }
}

type Following = Exclude<Compared, 'rating' | keyof RoomPrices>

/** A price that follows from the typed ones, in the trip's currency. */
export function computed({ currency, rates, isMixed }: Omit<Money, 'isAveraged'>) {
  const because = ({ unrated, foreign, averaged }: HotelRow): string => {
    if (unrated !== null) return `Kurs fehlt: ${unrated}. Er steht in der Kalkulation.`
    const worth = (foreign ?? '').split(', ').flatMap((one) => {
      const rate = rates.get(one)
      return rate === undefined ? [] : [`1 ${currency} = ${String(rate).replace('.', ',')} ${one}`]
    })
    return [
      'Wird aus den Zimmerpreisen berechnet.',
      ...(worth.length > 0 ? [`Umgerechnet zum Kurs der Reise: ${worth.join(', ')}.`] : []),
      ...(averaged.length > 0 ? ['Im Mittel je Nacht.'] : []),
    ].join(' ')
  }
  return (key: Following, title: string, fullTitle: string, width: number): HotelColumn => ({
    ...shown(
      isMixed
        ? { key, title: `${title} ${currencySign(currency)}`, fullTitle, width: width + 8 }
        : { key, title, fullTitle, width },
      () => null,
    ),
    isPurchase: true,
    kind: { is: 'money' },
    value: ({ guest }) => guest[key],
    lock: because,
    draw: (row) => {
      const cents = row.guest[key]
      if (cents === null) return row.unrated === null ? '' : <span className={classes.quiet}>kein Kurs</span>
      return (
        <Best of={row} what={key}>
          {row.foreign !== null && <Sign sign="≈" word="umgerechnet" />}
          {amount(cents)}
        </Best>
      )
    },
  })
}

/** What a price is beside its amount, as a sign for the eye and a word for the ear. */
function Sign({ sign, word }: { sign: string; word: string }) {
  return (
    <>
      <span className="rw-spoken">{word}: </span>
      <span className={classes.sign} title={word} aria-hidden>
        {sign}
      </span>
    </>
  )
}

/** The best of its stay has a dot, so that colour does not stand alone. */
export function Best({ of: { best }, what, children }: { of: HotelRow; what: Compared; children: ReactNode }) {
  const isTyped = what === 'rating' || what === 'double' || what === 'single' || what === 'halfBoard'
  if (!best.includes(what)) return <span className={isTyped ? undefined : classes.follows}>{children}</span>
  return (
    <span className={classes.best}>
      <span className="rw-spoken">bester Wert: </span>
      {children}
    </span>
  )
}
