import type { Locale } from '../../accounts/options.ts'
import { type AnsweredChoice, confirmedPart } from '../../requests/losses/short-choice.ts'
import { type RequestedKind, serviceKinds } from '../../service-kinds.ts'
import { linkTo } from '../../wire.ts'
import { partInWords, personsText } from './automatic-fields.ts'
import { localesOf, type VoucherField, type VoucherTexts, voucherFields } from './voucher-fields.ts'
import { voucherWordsIn } from './voucher-language.ts'
import type { VoucherAddress, VoucherContact, VoucherRequest, VoucherSource } from './voucher-source.ts'

/** What a voucher is about (002 §3 'infos'). */
export type VoucherInfos = {
  readonly type: RequestedKind
  readonly category: string | null
  readonly title: string
  /** '38 Gäste, 2 Fahrer' */
  readonly contingent: string
  /** 'für 12 von 38 Gästen', where it is for others than all that travel; else ''. */
  readonly part: string
  /** 'Sprache der LT' (002 §2). */
  readonly mainLanguage: Locale
  readonly clientLanguage: Locale
  readonly showVoucher: boolean
  /** Whom it was chosen to be performed by declined, was cancelled or ran out: it names nobody. */
  readonly isLost: boolean
  /** 'hat 20 von 41 bestätigt', where whom it goes to has no place for all it speaks of; else ''. */
  readonly confirmed: string
  /** How many stand to be chosen from where several are asked and nobody is chosen; else 0. */
  readonly toChooseFrom: number
  readonly placeholder: string
  readonly request: string | null
  readonly addresses: readonly (Omit<VoucherAddress, 'sort' | 'isForInvoices'> & { readonly label: string })[]
  readonly contacts: readonly (VoucherContact & { readonly label: string })[]
  readonly assignedAddress: string | null
  readonly assignedContact: string | null
  /** By night or by day; null of what is no ferry. */
  readonly ferryType: string | null
}

/** A voucher as the database answers it: what it is made of, and what was typed. */
export type StoredVoucher = {
  readonly id: number
  readonly version: number
  readonly isEditable: boolean
  readonly fields: VoucherTexts
  readonly infos: {
    readonly source: VoucherSource
    readonly showVoucher: boolean
    readonly isLost: boolean
    /** Of its chosen request; null where it has none that stands. */
    readonly answer: AnsweredChoice | null
    /** Requests that stand and of which nobody is chosen. */
    readonly unchosen: number
  }
}

/** @returns the voucher as the API answers it, its fields worked out (DOC-03) */
export function completedVoucher<Stored extends StoredVoucher>(
  stored: Stored,
): Omit<Stored, 'fields' | 'infos'> & { fields: VoucherField[]; infos: VoucherInfos } {
  const { fields, infos, id } = stored
  return {
    ...stored,
    fields: voucherFields(infos.source, stored.isEditable ? fields : {}),
    infos: voucherInfos(id, infos),
  }
}

function voucherInfos(
  id: number,
  { source, showVoucher, isLost, answer, unchosen }: StoredVoucher['infos'],
): VoucherInfos {
  const { kind, request } = source
  const { client, request: ofProvider } = localesOf(source)
  return {
    type: kind,
    category: kind === 'other' ? source.serviceType : source.passageType,
    title: voucherTitle(source),
    contingent: personsText(source, client),
    part: partInWords(source),
    mainLanguage: ofProvider,
    clientLanguage: client,
    showVoucher,
    isLost,
    confirmed: (answer && confirmedPart(answer)) ?? '',
    toChooseFrom: request === null && unchosen > 1 ? unchosen : 0,
    placeholder: linkTo(serviceKinds[kind].resource, id),
    request: request === null ? null : linkTo(serviceKinds[kind].asked.requests, request.id),
    addresses: (request?.addresses ?? []).map(({ sort: _, isForInvoices: __, ...address }) => ({
      ...address,
      label: addressLabel(address),
    })),
    contacts: (request?.contacts ?? []).map((contact) => ({ ...contact, label: contactLabel(contact, client) })),
    assignedAddress: assigned('addresses', request?.assignedAddress),
    assignedContact: assigned('contacts', request?.assignedContact),
    ferryType: kind === 'ferry' ? source.passageType : null,
  }
}

function assigned(resource: string, id: number | null | undefined): string | null {
  return id == null ? null : linkTo(resource, id)
}

/** Who is to do it, else what it is. */
export function voucherTitle({ kind, request, from, to, place, serviceType }: VoucherSource): string {
  const provider = request?.provider || request?.agency || ''
  if (provider !== '') return provider
  const { label } = serviceKinds[kind]
  const way = [from, to].filter((end) => end !== null).join(' – ')
  if (way !== '') return `${label} ${way}`
  if (kind === 'hotel') return place === null ? label : `${label} in ${place}`
  return serviceType ?? label
}

/** Street, zip and city (002 §2). */
function addressLabel({ streetAddress, zip, city }: Omit<VoucherAddress, 'sort' | 'isForInvoices'>): string {
  return [streetAddress, `${zip} ${city}`.trim()].filter((part) => part.trim() !== '').join(', ')
}

/** 'Allgemein/Rezeption' if no name exists (002 §2). */
export function contactLabel(
  { firstName, lastName }: Pick<VoucherContact, 'firstName' | 'lastName'>,
  locale: Locale,
): string {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? voucherWordsIn[locale].reception : name
}

/** Whom the voucher goes to: those chosen, else the first address and whoever answers there. */
export function addresseeOf(
  request: VoucherRequest | null,
  locale: Locale,
): { contact: string; address: VoucherAddress | null } {
  const contact = request?.contacts.find(({ id }) => id === request.assignedContact)
  const address = request?.addresses.find(({ id }) => id === request.assignedAddress) ?? request?.addresses[0] ?? null
  return { contact: contactLabel(contact ?? { firstName: '', lastName: '' }, locale), address }
}
