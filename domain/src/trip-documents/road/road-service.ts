import type { Locale } from '../../accounts/options.ts'
import type { RequestedKind } from '../../service-kinds.ts'
import { checkInUntil } from '../vouchers/check-in.ts'
import { addresseeOf } from '../vouchers/voucher.ts'
import type { PrintableVoucher } from '../vouchers/voucher-document.ts'
import { voucherFields } from '../vouchers/voucher-fields.ts'
import { textOf } from '../vouchers/voucher-limits.ts'

/** A service people are asked for, with what its voucher says. */
export type ServiceVoucher = Pick<PrintableVoucher, 'source' | 'texts'> & {
  readonly id: number
  /** '2600417-02'; null until it is printed. */
  readonly number: string | null
  /** Whether its voucher is printed with the others. */
  readonly isShown: boolean
}

/** What whoever is on the road needs of a service: whom to ring, where it is, what was agreed. */
export type RoadService = {
  readonly number: string | null
  readonly isShown: boolean
  readonly provider: string
  readonly contact: string
  readonly phone: string
  /** Where one has to be, in one line; empty where none is known. */
  readonly address: string
  /** 'Check-in bis 17:15 Uhr' of a passage; empty where none is known. */
  readonly checkIn: string
  /** The fields of its voucher that say something. */
  readonly fields: readonly { readonly title: string; readonly text: string }[]
}

export function roadService({ source, texts, number, isShown }: ServiceVoucher, locale: Locale): RoadService {
  const { request } = source
  const { contact, address } = addresseeOf(request, locale)
  const chosen = request?.contacts.find(({ id }) => id === request.assignedContact)
  return {
    ...{ number, isShown, contact },
    provider: request?.provider || request?.agency || '',
    phone: chosen?.phone || request?.phone || '',
    // A ship leaves from its port, a train from its station: the office of whoever sells it is elsewhere.
    address: passages.has(source.kind)
      ? (source.from ?? '')
      : address === null
        ? ''
        : inOneLine(address.streetAddress, `${address.zip} ${address.city}`.trim()),
    checkIn: checkInOf(source, locale),
    fields: voucherFields(source, texts)
      .map(({ renderedTranslations }) => renderedTranslations[locale])
      .map(({ title, content }) => ({ title, text: textOf(content) }))
      .filter(({ text }) => text !== ''),
  }
}

/** What leaves from one place and comes in at another. */
const passages: ReadonlySet<RequestedKind> = new Set(['ferry', 'airline', 'train'])

/** What was agreed counts before what was planned, as on its voucher. */
function checkInOf({ kind, request, checkInAt }: ServiceVoucher['source'], locale: Locale): string {
  return passages.has(kind) ? checkInUntil(request?.checkInAt ?? checkInAt, locale) : ''
}

function inOneLine(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
