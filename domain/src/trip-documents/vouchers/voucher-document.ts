import type { Locale } from '../../accounts/options.ts'
import { documentModel } from '../../documents/document.ts'
import { type DocumentLanguage, documentLanguage, wordsIn } from '../../documents/document-language.ts'
import type { DocumentModel } from '../../documents/document-model.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import { countryIn } from '../../geography/countries.ts'
import type { RichText } from '../../rich-text.ts'
import { datesIn } from '../../typography/date-words.ts'
import { dialled, internationalPhone } from '../../typography/phone-numbers.ts'
import { typesetIn, typesetRichText, untypeset } from '../../typography/typeset.ts'
import { personsText } from './automatic-fields.ts'
import { addresseeOf, voucherTitle } from './voucher.ts'
import { localesOf, type VoucherContent, type VoucherTexts, voucherFields } from './voucher-fields.ts'
import { voucherWordsIn } from './voucher-language.ts'
import { textOf } from './voucher-limits.ts'
import type { VoucherAddress, VoucherSource } from './voucher-source.ts'

/** How vouchers are printed: a key of `voucherPrintModes` (002 §9). */
export type PrintMode = 'withLogo' | 'withoutLogo' | 'plainPaper'

export type VoucherChoice = {
  readonly printMode: PrintMode
  /** For the house itself: with its notes and by whom it was booked (002 §2). */
  readonly isInternal: boolean
  /** 'client' unless told (002 §9). */
  readonly language: 'client' | 'request'
  /** Both languages on one voucher, as the house's settings say. */
  readonly isBilingual: boolean
}

/** A voucher to be printed. */
export type PrintableVoucher = {
  readonly number: string
  /** Which day of the trip. */
  readonly dayNumber: number
  readonly source: VoucherSource
  readonly texts: VoucherTexts
}

type Emergency = { readonly label: string; readonly value: string }

/** A word in the voucher's language, and in the other one where it is printed beside it. */
type Worded<Text> = { first: Text; second: Text | null; secondLang: string }
export type PrintedVoucher = {
  kind: string
  kindText: string
  heading: Worded<string>
  day: string
  provider: string
  addressee: string[]
  band: { label: Worded<string>; value: Worded<string> }[]
  fields: { col: 1 | 2; title: Worded<string>; content: Worded<RichText> }[]
  /** What its reader is asked for: services and an invoice. The house asks itself for nothing. */
  closing: Worded<string> | null
  /** What stands before the number of the house that is answered around the clock. */
  emergency: Worded<string>
  qr: { svg: string; alt: string }
  /** The language it is written in: it sets hyphenation, and how it is read aloud. */
  lang: string
}
export type VoucherDocumentModel = DocumentModel & {
  vouchers: PrintedVoucher[]
  withLogo: boolean
  /** Blank paper names its house in letters; printed paper has it already. */
  withSender: boolean
  /** The number itself. */
  emergency: string | null
}

/**
 * Vouchers as they are handed to who performs a service: two on a page (paper/voucher.typ).
 * @param emergency the house's number around the clock
 * @param qrCode draws a text
 */
export function voucherDocument(
  source: DocumentSource,
  vouchers: readonly PrintableVoucher[],
  choice: VoucherChoice,
  { emergency, qrCode }: { emergency: Emergency; qrCode: (text: string) => string },
): VoucherDocumentModel {
  const { printMode } = choice
  const language = languageOf(source, vouchers, choice)
  return {
    ...documentModel({ ...source, language, days: [] }, titleOf(source, choice, language.locale), [], null),
    vouchers: vouchers.map((voucher) =>
      printedVoucher(voucher, source, choice, emergency.label, (text) => qrCode(qrText(text, emergency))),
    ),
    withLogo: printMode === 'withLogo',
    withSender: printMode !== 'withoutLogo',
    emergency: emergency.value === '' ? null : internationalPhone(emergency.value),
  }
}

/**
 * Head, title and language of the document agree with what stands below: in the language of those who perform the services it is that of
 * most vouchers, of as many the one that comes first.
 */
function languageOf(
  { language }: DocumentSource,
  vouchers: readonly PrintableVoucher[],
  choice: VoucherChoice,
): DocumentLanguage {
  if (choice.language !== 'request') return language
  const spoken = vouchers.map(({ source }) => localesOf(source).request)
  const countOf = (locale: Locale) => spoken.filter((one) => one === locale).length
  const [most = language.locale] = spoken.toSorted((one, other) => countOf(other) - countOf(one))
  return most === language.locale ? language : documentLanguage(most)
}

/** 'Voucher 2600417', as its reader has it: what the desk calls it, and how it is printed, is the desk's affair (`voucherDocumentName`). */
function titleOf({ orderNumber }: DocumentSource, choice: VoucherChoice, locale: Locale) {
  const { internal, voucher } = voucherWordsIn[locale].paper
  return `${choice.isInternal ? internal : voucher} ${orderNumber}`
}

const modeNames: Readonly<Record<PrintMode, string>> = {
  withLogo: 'mit Logo',
  withoutLogo: 'ohne Logo',
  plainPaper: 'ohne Logo auf blankem Papier',
}

/** @returns 'Voucher 2600417, mit Logo' or '…, Sprache der LT', as the list of the page has it */
export function voucherDocumentName(
  { orderNumber }: Pick<DocumentSource, 'orderNumber'>,
  { printMode, isInternal, language }: Pick<VoucherChoice, 'printMode' | 'isInternal' | 'language'>,
): string {
  const name = isInternal ? `Interne Voucher ${orderNumber}` : `Voucher ${orderNumber}, ${modeNames[printMode]}`
  return language === 'request' ? `${name}, Sprache der LT` : name
}

function qrText(lines: readonly string[], { value }: Emergency): string {
  return [...lines, dialled(value)].filter((line) => line !== '').join('\n')
}

function printedVoucher(
  { number, dayNumber, source, texts }: PrintableVoucher,
  { language }: DocumentSource,
  choice: VoucherChoice,
  emergencyLabel: string,
  qrCode: (lines: readonly string[]) => string,
): PrintedVoucher {
  const spoken = localesOf(source)
  const locale = choice.language === 'request' ? spoken.request : language.locale
  const beside = choice.language === 'request' ? language.locale : spoken.request
  const other = choice.isBilingual && beside !== locale ? beside : null
  const words = voucherWordsIn[locale]
  const { typeset, dates } = { typeset: typesetIn[locale], dates: datesIn[locale] }
  /** The second language stands there where it says something else. */
  const both = (of: (locale: Locale) => string): Worded<string> => {
    const [first, second] = [of(locale), other === null ? null : of(other)]
    return {
      first: typeset(first),
      second: second === null || second === first ? null : typesetIn[other ?? locale](second),
      secondLang: langOf(other ?? locale),
    }
  }
  const { contact, address } = addresseeOf(source.request, locale)
  const group = source.groupName.trim()
  const provider = voucherTitle(source)
  const persons = (one: Locale) => personsText(source, one)
  return {
    kind: source.kind,
    kindText: language.words.printed.kinds[source.kind] ?? '',
    heading: both((one) =>
      choice.isInternal ? voucherWordsIn[one].paper.internal : voucherWordsIn[one].paper.voucher,
    ),
    day: `${words.paper.day(dayNumber)} · ${dates.longDate(source.date)}`,
    provider: typeset(provider),
    addressee: [contact, ...addressLines(address, locale), source.request?.phone ?? '']
      .filter((line) => line !== '')
      .map(typeset),
    band: [
      { label: both((one) => voucherWordsIn[one].paper.group), value: same(typeset(group || source.orderNumber)) },
      { label: both((one) => voucherWordsIn[one].paper.persons), value: both(persons) },
      { label: both((one) => voucherWordsIn[one].paper.order), value: same(source.orderNumber) },
      { label: both((one) => voucherWordsIn[one].paper.number), value: same(number) },
    ],
    fields: [...ownFields(source, texts, locale, other), ...(choice.isInternal ? internalFields(source, locale) : [])],
    closing: choice.isInternal ? null : both((one) => voucherWordsIn[one].paper.closing),
    emergency: both((one) => wordsIn[one].emergency(emergencyLabel)),
    qr: {
      svg: qrCode([`Voucher ${number}`, provider, untypeset(dates.longDate(source.date)), persons(locale)]),
      alt: words.paper.qr,
    },
    lang: langOf(locale),
  }
}

function ownFields(source: VoucherSource, texts: VoucherTexts, locale: Locale, other: Locale | null) {
  return voucherFields(source, texts)
    .map(({ col, renderedTranslations }) => {
      const [first, second] = [renderedTranslations[locale], other === null ? null : renderedTranslations[other]]
      return {
        col,
        title: worded(first.title, second?.title ?? null, locale, other, (text) => text),
        content: worded(first.content, second?.content ?? null, locale, other, asRichText),
      }
    })
    .filter(({ content }) => textOf(content.first) !== '' || content.second !== null)
}

/** What only the house reads, in the words of the desk. */
function internalFields({ request }: VoucherSource, locale: Locale): PrintedVoucher['fields'] {
  const { notes, agency } = voucherWordsIn[locale].paper
  const told: [1 | 2, string, string][] = [
    [1, notes, request?.notes ?? ''],
    [2, agency, request?.agency ?? ''],
  ]
  return told
    .filter(([, , text]) => text.trim() !== '')
    .map(([col, title, text]) => ({ col, title: same(title), content: same(asRichText(text, locale)) }))
}

function worded<Text, Content extends VoucherContent>(
  first: Content,
  second: Content | null,
  locale: Locale,
  other: Locale | null,
  set: (text: Content, locale: Locale) => Text,
): Worded<Text> {
  const isTwofold = other !== null && second !== null && textOf(second) !== '' && textOf(second) !== textOf(first)
  return {
    first: set(first, locale),
    second: isTwofold ? set(second, other) : null,
    secondLang: langOf(other ?? locale),
  }
}

function same<Text>(first: Text): Worded<Text> {
  return { first, second: null, secondLang: '' }
}

function addressLines(address: VoucherAddress | null, locale: Locale): string[] {
  if (address === null) return []
  const { streetAddress, zip, city, country } = address
  const town = `${zip} ${city}`.trim()
  const abroad = country === 'Deutschland' ? '' : countryIn(locale, country)
  return [streetAddress, [town, abroad].filter((part) => part !== '').join(', ')]
}

/** A line of plain text is a paragraph of its own, typeset as its language does. */
function asRichText(content: VoucherContent, locale: Locale): RichText {
  if (typeof content === 'object') return typesetRichText(content, typesetIn[locale])
  const typeset = typesetIn[locale]
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  return {
    type: 'doc',
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: typeset(line.trim()) }] })),
  }
}

function langOf(locale: Locale): string {
  return locale.slice(0, 2)
}
