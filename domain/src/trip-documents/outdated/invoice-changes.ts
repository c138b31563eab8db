import { type CalendarDate, germanDate } from '../../calendar-date.ts'
import { formatMoney } from '../../money.ts'

type Place = { readonly street: string; readonly zip: string; readonly city: string; readonly country: string }

/** What an invoice says of its trip and of whom it goes to; amounts are cents of `currency`, countries codes of two letters. */
export type ToldByInvoice = {
  readonly client: number
  readonly clientName: string
  readonly address: Place
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  readonly tripName: string
  readonly groupName: string
  readonly currency: string
  /** The price of the trip; null where it says nothing of it: an amount of its own, or one that a later invoice took over. */
  readonly priceCents: number | null
}

/**
 * What of an issued invoice no longer agrees with its trip, in words (TRUE-04). The invoice stays as it is: what becomes of it is decided
 * by a person. @param now the same of the trip as it is, its price on the basis of the invoice
 * @returns nothing where everything agrees
 */
export function changesSinceInvoice(told: ToldByInvoice, now: ToldByInvoice): string[] {
  return [...recipientWords(told, now), ...tripWords(told, now), ...priceWords(told, now)]
}

function recipientWords(told: ToldByInvoice, now: ToldByInvoice): string[] {
  if (told.client !== now.client) return [`Kunde: ${now.clientName || 'niemand'} statt ${told.clientName}`]
  const name = told.clientName === now.clientName ? [] : [`Kunde heißt ${now.clientName} statt ${told.clientName}`]
  const [was, is] = [addressOf(told.address), addressOf(now.address)]
  return was === is ? name : [...name, `Anschrift: ${is || 'keine'} statt ${was || 'keiner'}`]
}

function tripWords(told: ToldByInvoice, now: ToldByInvoice): string[] {
  const isMoved = told.startAt !== now.startAt || told.endAt !== now.endAt
  // As the invoice calls it.
  const called = ({ tripName, groupName }: ToldByInvoice) => tripName || groupName
  return [
    ...(isMoved ? [`Reise ${span(now)} statt ${span(told)}`] : []),
    ...(called(told) === called(now) ? [] : [`Reise heißt ${called(now) || 'nicht mehr'} statt ${called(told)}`]),
  ]
}

function priceWords(told: ToldByInvoice, now: ToldByInvoice): string[] {
  if (told.currency !== now.currency) return [`Reise in ${now.currency} statt ${told.currency}`]
  // Of a trip without prices the amount was typed.
  if (!told.priceCents || now.priceCents === null || told.priceCents === now.priceCents) return []
  const money = (cents: number) => formatMoney({ cents, currency: now.currency })
  return [`Reisepreis ${money(now.priceCents)} statt ${money(told.priceCents)}`]
}

function addressOf({ street, zip, city, country }: Place): string {
  const place = [street, `${zip} ${city}`.trim()].filter((part) => part !== '').join(', ')
  return place === '' || country === 'DE' ? place : `${place}, ${country}`
}

function span({ startAt, endAt }: ToldByInvoice): string {
  return `${germanDate(startAt)} bis ${germanDate(endAt)}`
}
