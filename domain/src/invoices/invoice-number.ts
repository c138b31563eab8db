import type { CalendarDate } from '../calendar-date.ts'

/** How the invoices of a house are numbered. */
export type Numbering = {
  /** One base number for all invoices of a trip (`oneInvoiceNumber`). */
  readonly isOnePerTrip: boolean
  readonly orderNumber: string
  /** 'N'; empty for the first letter of the house. */
  readonly prefix: string
  readonly house: string
}

/** Within what numbers run from 1 without a gap: a year, or a trip. */
export function numberScope({ isOnePerTrip, orderNumber }: Numbering, invoiceDate: CalendarDate): string {
  return isOnePerTrip ? orderNumber : invoiceDate.slice(0, 4)
}

/** 'N-27-0131'; with one base number per trip '2600417-1' (002 §6). Nothing in it that DATEV refuses. */
export function invoiceNumber(numbering: Numbering, invoiceDate: CalendarDate, running: number): string {
  const { isOnePerTrip, orderNumber } = numbering
  if (isOnePerTrip) return `${orderNumber}-${running}`
  const year = invoiceDate.slice(2, 4)
  return [prefixOf(numbering), year, String(running).padStart(4, '0')].filter((part) => part !== '').join('-')
}

function prefixOf({ prefix, house }: Numbering): string {
  const typed = plain(prefix)
  return typed === '' ? plain(house).slice(0, 1).toUpperCase() : typed
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/[^A-Za-z0-9]/g, '')
}
