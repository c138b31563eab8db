import { rounded } from '../../money.ts'
import type { BankEntry } from './bank-statement.ts'

/** What is still to come in on an invoice; below nothing it is to go back. */
export type OpenInvoice = {
  readonly id: number
  readonly number: string
  readonly orderNumber: string
  readonly clientId: number | null
  readonly clientName: string
  readonly openCents: number
}

export type ProposedPart = { readonly invoiceId: number; readonly cents: number }
export const matchReasons = {
  number: { label: 'Rechnungsnummer' },
  order: { label: 'Reisenummer' },
  amount: { label: 'Betrag' },
  name: { label: 'Name' },
} as const
export type MatchReason = keyof typeof matchReasons
export type Proposal = { readonly parts: readonly ProposedPart[]; readonly reasons: readonly MatchReason[] }

const weight = { number: 8, amount: 4, order: 3, name: 2 } satisfies Record<MatchReason, number>
/** More than anybody weighs up. */
const mostProposals = 5

/**
 * For which invoices a payment may be, the likeliest first, each with what speaks for it. A proposal is never booked by itself.
 * @param entry what of it is not booked yet @param open the open invoices of its house and currency, the longest due first
 */
export function proposalsFor(
  entry: Pick<BankEntry, 'cents' | 'name' | 'purpose' | 'endToEndId'>,
  open: readonly OpenInvoice[],
): Proposal[] {
  const { cents } = entry
  // What comes in pays what is due, what goes out gives back what was paid too much.
  const fitting = open.filter(({ openCents }) => Math.sign(openCents) === Math.sign(cents))
  const told = `${entry.purpose} ${entry.endToEndId}`
  const isNamed = (one: OpenInvoice) => isAlike(one.clientName, entry.name)
  const numbered = fitting.filter(({ number }) => holdsNumber(told, number))
  const ofOrder = fitting.filter(({ orderNumber }) => holdsNumber(told, orderNumber))
  const ofClients = [...Map.groupBy(fitting.filter(isNamed), ({ clientId }) => clientId).values()]
  const candidates: OpenInvoice[][] = [
    ...(numbered.length > 0 ? [numbered] : []),
    ...(ofOrder.length > 0 ? [ofOrder] : []),
    ...fitting.filter((one) => one.openCents === cents).map((one) => [one]),
    ...ofClients.filter((all) => sumOf(all) === cents),
    ...ofClients.map((all) => all.slice(0, 1)),
  ]
  const proposals = candidates.map((invoices): Proposal & { readonly value: number } => {
    const reasons: MatchReason[] = [
      ...(invoices.every((one) => numbered.includes(one)) ? (['number'] as const) : []),
      ...(invoices.every((one) => ofOrder.includes(one)) ? (['order'] as const) : []),
      ...(sumOf(invoices) === cents ? (['amount'] as const) : []),
      ...(invoices.every(isNamed) ? (['name'] as const) : []),
    ]
    return {
      parts: spread(cents, invoices),
      reasons,
      value: reasons.reduce((sum, reason) => sum + weight[reason], 0),
    }
  })
  const known = new Set<string>()
  return proposals
    .toSorted((one, other) => other.value - one.value)
    .filter(({ parts }) => {
      const key = parts.map(({ invoiceId }) => invoiceId).join()
      return !known.has(key) && known.add(key)
    })
    .slice(0, mostProposals)
    .map(({ parts, reasons }) => ({ parts, reasons }))
}

const sumOf = (invoices: readonly OpenInvoice[]) => invoices.reduce((sum, { openCents }) => sum + openCents, 0)

/** One payment over several invoices: each gets what is open, in their order; what is left over goes to the last. */
function spread(cents: number, invoices: readonly OpenInvoice[]): ProposedPart[] {
  let left = Math.abs(cents)
  const parts = invoices.map(({ id, openCents }, index) => {
    const part = index === invoices.length - 1 ? left : Math.min(left, Math.abs(openCents))
    left -= part
    return { invoiceId: id, cents: rounded(part * Math.sign(cents)) }
  })
  return parts.filter((part) => part.cents !== 0)
}

/** Whether a text names a number as a whole, whatever its writer put between the signs: 'N 27/0131' for 'N-27-0131'. */
function holdsNumber(text: string, number: string): boolean {
  const signs = [...number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')]
  if (signs.length < 5) return false
  return new RegExp(`(?<![A-Z0-9])${signs.join('[^A-Z0-9]{0,2}')}(?![0-9])`).test(text.toUpperCase())
}

/** Whether half of a client's words stand in what the bank calls the payer: legal forms and short words do not count. */
function isAlike(client: string, payer: string): boolean {
  const known = wordsOf(client)
  const told = new Set(wordsOf(payer))
  return known.length > 0 && known.filter((word) => told.has(word)).length * 2 > known.length
}

const noName = new Set([
  'gmbh',
  'verein',
  'reisen',
  'und',
  'der',
  'die',
  'das',
  'mbh',
  'ohg',
  'familie',
  'herr',
  'frau',
])

function wordsOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2)
  const telling = words.filter((word) => !noName.has(word))
  return telling.length > 0 ? telling : words
}
