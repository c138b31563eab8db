import { addDays, type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'

/** An invoice that a demo client has just transferred. */
export interface PaidInvoice {
  invoiceNumber: string
  client: string
  /** '1234.50' */
  amount: string
}

const account = 'DE29000000000000000417'

/**
 * What the bank of the demo agency tells of the last days, as the .csv it offers: one client has named its invoice, one has only a
 * name and an amount, one has paid short, and something went out that is of no invoice.
 */
export function demoStatement(open: readonly PaidInvoice[], today: CalendarDate): string {
  const line = (daysAgo: number, name: string, purpose: string, amount: string) => {
    const day = germanDate(addDays(today, -daysAgo))
    return [day, day, name, purpose, '', amount.replace('.', ','), 'EUR'].join(';')
  }
  const [named, silent, short] = open
  const half = (amount: string) => (Math.round(Number(amount) * 50) / 100).toFixed(2)
  return [
    `Konto;${account}`,
    'Buchungstag;Wertstellung;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;IBAN;Betrag;Waehrung',
    ...(named === undefined ? [] : [line(1, named.client, `Rechnung ${named.invoiceNumber}`, named.amount)]),
    ...(silent === undefined ? [] : [line(1, silent.client, 'Gruppenreise', silent.amount)]),
    ...(short === undefined ? [] : [line(2, short.client, `RE ${short.invoiceNumber} Teilbetrag`, half(short.amount))]),
    line(2, 'Stadtwerke Lüneburg', 'Abschlag Strom', '-184.00'),
  ].join('\n')
}

/**
 * The same days once more as the MT940 that the bookkeeping fetches: of the client that named no invoice it tells no purpose, so
 * somebody has to say whether it is the payment that is there already.
 * @returns null where there is no such client
 */
export function demoSwift([, silent]: readonly PaidInvoice[], today: CalendarDate): string | null {
  if (silent === undefined) return null
  const day = addDays(today, -1).slice(2).replaceAll('-', '')
  const amount = silent.amount.replace('.', ',')
  return [
    ...[':20:AUSZUG', `:25:${account.slice(4, 12)}/417`, ':28C:48/1', `:60F:C${day}EUR0,`],
    ...[`:61:${day}${day.slice(2)}C${amount}NTRFNONREF//R-48`, `:86:166?00GUTSCHRIFT?32${silent.client.slice(0, 27)}`],
    ...[`:62F:C${day}EUR${amount}`, '-'],
  ].join('\n')
}
