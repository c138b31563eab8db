import { decimalAmount, parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'

/**
 * Prices of a day ferry: for each guest, for the bus, and the tax on both (001 §3). Its tickets are the amount that is
 * reserved, which every request has.
 */
const prices = ['ticketPrice', 'busPrice', 'ticketTax', 'busTax'] as const
type Price = (typeof prices)[number]
/** Whole cents; without a currency a first price is in that of the trip. */
type TicketMoney = { cents: number | null; currency: string | null }
export type TicketDraft = Record<Price, TicketMoney>

const none: TicketMoney = { cents: null, currency: null }
export const noTickets: TicketDraft = { ticketPrice: none, busPrice: none, ticketTax: none, busTax: none }

export function ticketsOf(contingent: Record<Price, WireMoney | null>): TicketDraft {
  const draft = (price: Price): TicketMoney => {
    const money = contingent[price]
    return money === null ? none : { cents: parseAmount(money.amount), currency: money.currency }
  }
  return {
    ticketPrice: draft('ticketPrice'),
    busPrice: draft('busPrice'),
    ticketTax: draft('ticketTax'),
    busTax: draft('busTax'),
  }
}

export function ticketBodyOf(tickets: TicketDraft) {
  const money = (price: Price) => {
    const { cents, currency } = tickets[price]
    return cents === null ? null : { amount: decimalAmount(cents), ...(currency !== null && { currency }) }
  }
  return Object.fromEntries(prices.map((price) => [price, money(price)]))
}
