import { decimalAmount, parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'

/**
 * Prices of a day ferry: for each guest, for the bus, and the tax on both (001 §3). Its tickets are the amount that is
 * reserved, which every request has.
 */
const prices = ['ticketPrice', 'busPrice', 'ticketTax', 'busTax'] as const
type Price = (typeof prices)[number]
export type TicketDraft = Record<Price, number | null>

export const noTickets: TicketDraft = {
  ticketPrice: null,
  busPrice: null,
  ticketTax: null,
  busTax: null,
}

export function ticketsOf(contingent: Record<Price, WireMoney | null>): TicketDraft {
  const cents = (price: Price) => {
    const money = contingent[price]
    return money === null ? null : parseAmount(money.amount)
  }
  return {
    ticketPrice: cents('ticketPrice'),
    busPrice: cents('busPrice'),
    ticketTax: cents('ticketTax'),
    busTax: cents('busTax'),
  }
}

export function ticketBodyOf(tickets: TicketDraft) {
  const money = (price: Price) => {
    const cents = tickets[price]
    return cents === null ? null : { amount: decimalAmount(cents), currency: 'EUR' }
  }
  return Object.fromEntries(prices.map((price) => [price, money(price)]))
}
