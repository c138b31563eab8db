import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { addDays } from '@reisewerk/domain/calendar-date.ts'

/** An invoice of a demo trip, as a clerk would ask for it. */
export interface DemoInvoice {
  tripName: string
  groupName: string
  type: 'prepayment' | 'final' | 'cancelation'
  /** Share of the price; of a final one the rest. */
  percent: number | null
  /** A sum instead of a share. */
  charge: { amount: string; currency: string } | null
  invoiceDate: CalendarDate
  dueDate: CalendarDate
  /** What came in, in percent of what it asks for, and when. */
  paid: { percent: number; date: CalendarDate } | null
  /** Taken back by a cancelation of its own on this day, since it was written with a wrong share. */
  takenBackOn: CalendarDate | null
}

type WithoutTrip = Omit<DemoInvoice, 'tripName' | 'groupName'>

/**
 * What the demo agency has invoiced: prepayments of booked trips, final invoices of those about to begin, some paid, some
 * overdue by weeks, one paid short, one taken back, and the charge of a trip that was cancelled.
 * In the order of their dates, which is that of their numbers.
 * @param today the day of loading; trips lie around it
 */
export function demoInvoices(today: CalendarDate): readonly DemoInvoice[] {
  const on = (days: number) => addDays(today, days)
  const prepayment = (percent: number, written: number, paid: number | null): WithoutTrip => ({
    ...{ type: 'prepayment', percent, charge: null, invoiceDate: on(written), dueDate: on(written + 14) },
    paid: paid === null ? null : { percent: 100, date: on(paid) },
    takenBackOn: null,
  })
  const final = (written: number, paid: DemoInvoice['paid'] = null): WithoutTrip => ({
    ...{
      type: 'final',
      percent: null,
      charge: null,
      invoiceDate: on(written),
      dueDate: on(written + 14),
      paid,
      takenBackOn: null,
    },
  })
  const trip = (tripName: string, groupName: string, ...invoices: WithoutTrip[]) =>
    invoices.map((invoice) => ({ tripName, groupName, ...invoice }))
  const written = [
    trip('Klöster in Burgund', 'Kolping mit Familien', prepayment(20, -170, -160), final(-72)),
    trip(
      'Kursfahrt Prag',
      'Q1, Kurs Geschichte',
      prepayment(10, -150, -141),
      final(-44, { percent: 100, date: on(-33) }),
    ),
    trip('Städte im Nordwesten', 'LandFrauen', prepayment(20, -120, -110), final(-30)),
    trip('Bachtage Leipzig', 'Madrigalchor', prepayment(20, -112, -100), final(-25)),
    trip('Chorfahrt Wien', 'Chœur mixte', prepayment(20, -90, -82), final(-18, { percent: 75, date: on(-6) })),
    trip('Konzertreise Krakau', 'Männerchor', prepayment(20, -76, -68), final(-5)),
    trip('Museen in Holland', 'Akademie, Kurs B', prepayment(20, -55, null)),
    trip(
      'Toskana für Kunstfreunde',
      'Kunstkreis, Gruppe I',
      { ...prepayment(15, -32, null), takenBackOn: on(-30) },
      prepayment(20, -30, -19),
    ),
    trip('Fjordrunde', 'LandFrauen', prepayment(10, -48, -37), prepayment(20, -8, null)),
    trip('Betriebsausflug Toskana', 'Jubilare', {
      ...{ ...prepayment(20, -20, -9), type: 'cancelation' },
      ...{ percent: null, charge: { amount: '1850.00', currency: 'EUR' } },
    }),
  ]
  return written.flat().sort((a, b) => a.invoiceDate.localeCompare(b.invoiceDate))
}
