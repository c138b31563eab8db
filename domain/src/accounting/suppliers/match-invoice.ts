import type { CalendarDate } from '../../calendar-date.ts'
import { plainIban } from '../../partners/iban.ts'

/** What speaks for a provider. */
export const providerReasons = { vatId: 'USt-IdNr.', iban: 'IBAN', name: 'Name' } as const
export type ProviderReason = keyof typeof providerReasons

/** What speaks for a trip, or one of its services. */
export const tripReasons = { number: 'Vorgangsnummer', dates: 'Reisezeit', provider: 'Leistungsträger' } as const
export type TripReason = keyof typeof tripReasons

export type KnownProvider = {
  readonly id: number
  readonly name: string
  readonly vatId: string
  readonly iban: string
}
export type MatchedProvider = {
  readonly id: number
  readonly name: string
  readonly reasons: readonly ProviderReason[]
}

/** A trip with one of its requests that may be meant; null where it has none for these providers. */
export type KnownRequest = {
  readonly order: number
  readonly orderNumber: string
  readonly groupName: string
  readonly request: number | null
  readonly title: string
  readonly provider: number | null
  readonly startAt: CalendarDate | null
  readonly endAt: CalendarDate | null
}
export type MatchedTrip = Omit<KnownRequest, 'startAt' | 'endAt' | 'provider'> & {
  readonly reasons: readonly TripReason[]
}

const weights = { vatId: 4, iban: 3, name: 1, number: 4, dates: 2, provider: 1 } as const
const mostProposals = 5

/** Who may have sent an invoice, the likeliest first; nobody where nothing speaks for anybody. */
export function matchingProviders(
  seller: { readonly name: string; readonly vatId: string; readonly iban: string },
  known: readonly KnownProvider[],
): MatchedProvider[] {
  const [vatId, iban] = [plainIban(seller.vatId), plainIban(seller.iban)]
  return likeliest(
    known.map(({ id, name, ...one }) => ({
      ...{ id, name },
      reasons: [
        ...(vatId !== '' && plainIban(one.vatId) === vatId ? (['vatId'] as const) : []),
        ...(iban !== '' && plainIban(one.iban) === iban ? (['iban'] as const) : []),
        ...(isSameName(seller.name, name) ? (['name'] as const) : []),
      ],
    })),
  )
}

/**
 * For which trip and service an invoice may be, the likeliest first: it names the number of the trip, what it was supplied on lies in
 * the days of the service, or the provider is one who may have sent it. The last alone is no proposal where days are told.
 * @param texts whatever of the invoice may name a number of ours
 */
export function matchingTrips(
  invoice: {
    readonly texts: readonly string[]
    readonly supply: { readonly from: CalendarDate; readonly to: CalendarDate } | null
  },
  providers: readonly number[],
  known: readonly KnownRequest[],
): MatchedTrip[] {
  const { texts, supply } = invoice
  const told = texts.join(' ')
  const found = known.map(({ startAt, endAt, provider, ...one }) => {
    const isNumbered = one.orderNumber !== '' && new RegExp(`(?<!\\d)${one.orderNumber}(?!\\d)`).test(told)
    const isIn = supply !== null && startAt !== null && endAt !== null && supply.from <= endAt && supply.to >= startAt
    const isTheirs = provider !== null && providers.includes(provider)
    const reasons: TripReason[] = [
      ...(isNumbered ? (['number'] as const) : []),
      ...(isIn && (isTheirs || isNumbered) ? (['dates'] as const) : []),
      ...(isTheirs ? (['provider'] as const) : []),
    ]
    const isWeak = reasons.length === 1 && reasons[0] === 'provider' && supply !== null
    // A service of somebody else is not meant.
    const meant = isTheirs ? {} : { request: null, title: '' }
    return { ...one, ...meant, reasons: isWeak ? [] : reasons }
  })
  const once = [...new Map(found.map((one) => [`${one.order}-${one.request}`, one])).values()]
  return likeliest(once)
}

/** Numbers of seven digits are how trips are numbered (design §3). */
export function numbersIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join(' ').match(/(?<!\d)\d{7}(?!\d)/g) ?? [])]
}

function likeliest<One extends { readonly reasons: readonly (keyof typeof weights)[] }>(all: readonly One[]): One[] {
  const weight = ({ reasons }: One) => reasons.reduce((sum, reason) => sum + weights[reason], 0)
  return all
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, mostProposals)
}

const legalForms = /\b(gmbh|mbh|ag|kg|ohg|gbr|ug|ek|co|as|a s|ab|oy|aps|ltd|bv|sa|srl|sro|spzoo|ou|uab)\b/g

/** The same words but for legal forms, or one name inside of the other. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .replaceAll(legalForms, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const [a, b] = [plain(one), plain(other)]
  if (a === '' || b === '') return false
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return a === b || (shorter.length >= 6 && ` ${longer} `.includes(` ${shorter} `))
}
