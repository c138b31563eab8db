import type { ClientOfferStatus, PriceType } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate, LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import { dateOfWire, linkTo, localTimeOfWire, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import type { Choice } from '../../ui/inline-select.tsx'
import type { Service } from './services.ts'

/** What the forms of all kinds hold; a moment is a day and a clock time, so that each can be typed alone. */
export type CommonDraft = {
  offer: ClientOfferStatus
  priceType: PriceType
  priceCents: number | null
  agency: Choice | null
  driverNotParticipating: boolean | null
  routeDescription: string
  serviceDescription: string
}

export function commonDraftOf({ item }: Service): CommonDraft {
  const { status, priceType, price } = item.clientOffer
  return {
    offer: status,
    priceType,
    priceCents: price === null ? null : parseAmount(price.amount),
    agency: choiceOf(item.agency),
    driverNotParticipating: item.driverNotParticipating,
    routeDescription: item.routeDescription,
    serviceDescription: item.serviceDescription,
  }
}

/** The body that saves a draft's common part. */
export function commonBodyOf(draft: CommonDraft, currency: string) {
  return {
    clientOffer: {
      status: draft.offer,
      priceType: draft.priceType,
      price: draft.priceCents === null ? null : { amount: decimalAmount(draft.priceCents), currency },
    },
    agency: linkOf('agencies', draft.agency),
    driverNotParticipating: draft.driverNotParticipating,
    routeDescription: draft.routeDescription,
    serviceDescription: draft.serviceDescription,
  }
}

type Named = { id: number; name: string }

export function choiceOf(item: Named | null | undefined): Choice | null {
  return item == null ? null : { value: String(item.id), label: item.name }
}

export function linkOf(resource: string, choice: Choice | null) {
  return choice === null ? null : linkTo(resource, Number(choice.value))
}

/** A moment as a form holds it. */
export type Moment = { date: CalendarDate | null; time: string | null }

/** @param wire 'DD.MM.YYYY HH:mm:ss' */
export function momentOf(wire: string | null): Moment {
  if (wire === null) return { date: null, time: null }
  return { date: dateOfWire(wire), time: localTimeOfWire(wire)?.slice(11, 16) ?? null }
}

/** @returns null without a day; no clock time counts as midnight */
export function localTimeFrom({ date, time }: Moment): LocalTime | null {
  return date === null ? null : `${date}T${time ?? '00:00'}:00`
}

export function momentFrom(time: LocalTime | null): Moment {
  return time === null ? { date: null, time: null } : { date: time.slice(0, 10), time: time.slice(11, 16) }
}

export function wireFrom(moment: Moment): string | null {
  const time = localTimeFrom(moment)
  return time === null ? null : wireOfLocalTime(time)
}

/** The fields of a body that differ; only these are sent, since each has consequences (001 §5). */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const old = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name))),
  )
}
