import { type Locale, localeKeys } from '../../accounts/options.ts'
import { type RichText, richTextOf } from '../../rich-text.ts'
import { automaticContent, fieldsOfKind, isContentOnlyGerman, isContentOutdated } from './automatic-fields.ts'
import { providerLocale, voucherWordsIn } from './voucher-language.ts'
import { maxCharactersOfLine, textOf, tooLong, type VoucherLimits } from './voucher-limits.ts'
import type { VoucherSource } from './voucher-source.ts'
import type { VoucherFieldId } from './voucher-words.ts'

export type VoucherInput = 'oneLine' | 'multiLine' | 'richText'
export type VoucherContent = string | RichText
export type Translation = { readonly title: string; readonly content: VoucherContent }

/** A field of a voucher (002 §3). Title and content are those of the client's language. */
export type VoucherField = {
  readonly id: VoucherFieldId
  readonly col: 1 | 2
  readonly position: number
  readonly title: string
  readonly content: VoucherContent
  /** The content without format. */
  readonly renderedContent: string
  readonly inputType: VoucherInput
  readonly maxLines: number
  readonly maxCharacters: number
  /** 'clientLocale' of a number, which is the same in every language; all else speaks either, and is typed in one of them (decision 040). */
  readonly useLocale: 'requestLocale' | 'clientLocale'
  /** Whether somebody has edited it; else it follows its service. */
  readonly isEdited: boolean
  /** … in these languages; in the others it follows its service still. */
  readonly editedIn: readonly Locale[]
  /** … in these what it says was translated, and the German text has changed since (decision 106). */
  readonly outdatedIn: readonly Locale[]
  /** … in these it stands in German, for nobody has said it in them. */
  readonly germanIn: readonly Locale[]
  /** What the service says today in each language in which something else was typed before it said so (decision 143). */
  readonly movedIn: { readonly [L in Locale]?: string }
  readonly renderedTranslations: Readonly<Record<Locale, Translation>>
}

/** What was typed in a language, and what the service said when it was: `instead` is unknown of what was typed before it was kept. */
type TypedText = Partial<Translation> & { readonly instead?: string }
type Typed = { readonly [L in Locale]?: TypedText }

/** What was typed, by field and language; only what differs from what the service says. */
export type VoucherTexts = { readonly [Id in VoucherFieldId]?: Typed }

/** Defaults of the house's settings (design §3). */
const usualLimits: VoucherLimits = { maxLines: 12, maxCharacters: 1_200 }

const inputs: Readonly<Partial<Record<VoucherFieldId, VoucherInput>>> = {
  arrival: 'multiLine',
  departure: 'multiLine',
  rooms: 'multiLine',
  leaves: 'multiLine',
  arrives: 'multiLine',
  meetingPoint: 'multiLine',
  services: 'multiLine',
  cabins: 'multiLine',
  meals: 'multiLine',
  remarks: 'richText',
}

/** The fields of a voucher: what the service says, and where somebody has typed what was typed (DOC-03). */
export function voucherFields(source: VoucherSource, texts: VoucherTexts): VoucherField[] {
  const columns = fieldsOfKind[source.kind]
  return ([1, 2] as const).flatMap((col) =>
    columns[col].map((id, index) => ({ col, position: index + 1, ...fieldOf(id, source, texts) })),
  )
}

function fieldOf(id: VoucherFieldId, source: VoucherSource, texts: VoucherTexts) {
  const isOfAll = languageless.includes(id)
  const typed = isOfAll ? inEveryLanguage(texts[id] ?? {}) : (texts[id] ?? {})
  const inputType = inputs[id] ?? 'oneLine'
  const translations = localeKeys.map((locale): [Locale, Translation] => {
    const { instead: _, ...text } = typed[locale] ?? {}
    return [locale, { ...automatic(id, source, locale), ...text }]
  })
  // Every language is there, for the keys are all there are.
  const renderedTranslations = Object.fromEntries(translations) as Record<Locale, Translation>
  const { title, content } = renderedTranslations[source.clientLocale]
  return {
    id,
    title,
    content,
    renderedContent: textOf(content),
    inputType,
    ...limitsOf(inputType, source),
    useLocale: isOfAll ? ('clientLocale' as const) : ('requestLocale' as const),
    isEdited: Object.keys(typed).length > 0,
    editedIn: localeKeys.filter((locale) => typed[locale] !== undefined),
    outdatedIn: localeKeys.filter(
      (locale) => typed[locale]?.content === undefined && isContentOutdated(id, source, locale),
    ),
    germanIn: localeKeys.filter(
      (locale) => typed[locale]?.content === undefined && isContentOnlyGerman(id, source, locale),
    ),
    movedIn: movedIn(id, source, typed),
    renderedTranslations,
  }
}

function movedIn(id: VoucherFieldId, source: VoucherSource, typed: Typed): VoucherField['movedIn'] {
  const moved = localeKeys.flatMap((locale) => {
    const { content, instead } = typed[locale] ?? {}
    const today = textOf(automatic(id, source, locale).content)
    const isMoved = content !== undefined && instead !== undefined && instead !== today && textOf(content) !== today
    return isMoved ? [[locale, today] as const] : []
  })
  return Object.fromEntries(moved)
}

/** Fields as they read in a language (002 §7 'X-LOCALE'); all languages stay beside. */
export function fieldsIn(locale: Locale, fields: readonly VoucherField[]): VoucherField[] {
  return fields.map((field) => {
    const { title, content } = field.renderedTranslations[locale]
    return { ...field, title, content, renderedContent: textOf(content) }
  })
}

/** A booking number that was typed in one language is the same in all. */
function inEveryLanguage(typed: Typed): Typed {
  const said = localeKeys.flatMap((locale) => (typed[locale]?.content === undefined ? [] : [typed[locale]]))[0]
  if (said === undefined) return typed
  const { title: _, ...content } = said
  return Object.fromEntries(localeKeys.map((locale) => [locale, { ...content, ...typed[locale] }]))
}

function automatic(id: VoucherFieldId, source: VoucherSource, locale: Locale): Translation {
  const content = automaticContent(id, source, locale)
  return {
    title: voucherWordsIn[locale].titles[id],
    content: inputs[id] === 'richText' ? richTextOf(content) : content,
  }
}

function limitsOf(input: VoucherInput, { maxLines, maxCharacters }: VoucherSource): VoucherLimits {
  if (input === 'oneLine') return { maxLines: 1, maxCharacters: maxCharactersOfLine }
  return { maxLines: maxLines ?? usualLimits.maxLines, maxCharacters: maxCharacters ?? usualLimits.maxCharacters }
}

/** Numbers have no language. */
const languageless: readonly VoucherFieldId[] = ['flight', 'train', 'bookingNumber']

/** What an edit says of a field; read-only parts of a field that was read may stand beside it. */
export type FieldEdit = {
  readonly id: string
  /** The language of `title` and `content`; the client's unless told. */
  readonly locale?: Locale | undefined
  readonly title?: string | undefined
  readonly content?: VoucherContent | null | undefined
  /** What the service says today where what was typed is to stay all the same: nothing is told of it any more. */
  readonly keptAgainst?: { readonly [L in Locale]?: string | undefined } | undefined
  readonly renderedTranslations?:
    | { readonly [L in Locale]?: { readonly title?: string; readonly content?: VoucherContent | null } | undefined }
    | undefined
}

export type TextRefusal = { readonly propertyPath: string; readonly message: string }

/**
 * The texts after an edit. Only what differs from what stands there is an edit; what says the same as the service says
 * follows it again.
 * @returns the texts, or why they do not fit
 */
export function textsAfterEdit(
  source: VoucherSource,
  texts: VoucherTexts,
  edits: readonly FieldEdit[],
): VoucherTexts | TextRefusal[] {
  const fields = voucherFields(source, texts)
  const refusals: TextRefusal[] = []
  const after: Record<string, VoucherTexts[VoucherFieldId]> = { ...texts }
  edits.forEach((edit, index) => {
    const field = fields.find(({ id }) => id === edit.id)
    if (field === undefined) {
      refusals.push({ propertyPath: `fields[${index}].id`, message: unknownField(fields) })
      return
    }
    const typed = typedTexts(field, edit, edit.locale ?? source.clientLocale)
    for (const { title, content } of Object.values(typed)) {
      if (title !== undefined && title.trim().length > 60)
        refusals.push(refusal(index, 'title', 'Höchstens 60 Zeichen'))
      const reason = content === undefined ? null : tooLong(content, field)
      if (reason !== null) refusals.push(refusal(index, 'content', reason))
    }
    const told = merged(texts[field.id] ?? {}, insteadOf(field.id, source, typed), keptAgainst(field, edit))
    const own = withoutAutomatic(field.id, source, told)
    if (Object.keys(own).length === 0) delete after[field.id]
    else after[field.id] = own
  })
  return refusals.length > 0 ? refusals : (after as VoucherTexts)
}

/** With what the service says at the moment it is typed. */
function insteadOf(id: VoucherFieldId, source: VoucherSource, typed: Typed): Typed {
  const known = localeKeys.flatMap((locale) => {
    const text = typed[locale]
    if (text?.content === undefined) return text === undefined ? [] : [[locale, text] as const]
    return [[locale, { ...text, instead: textOf(automatic(id, source, locale).content) }] as const]
  })
  return Object.fromEntries(known)
}

/** Only against what it says at this moment: who has seen something else has not agreed to that. */
function keptAgainst({ movedIn }: VoucherField, { keptAgainst: seen = {} }: FieldEdit): Typed {
  const kept = localeKeys.flatMap((locale) => {
    const today = movedIn[locale]
    return today !== undefined && seen[locale] === today ? [[locale, { instead: today }] as const] : []
  })
  return Object.fromEntries(kept)
}

/** What differs from what stands there, by language; a number is the same in all. */
function typedTexts(field: VoucherField, edit: FieldEdit, locale: Locale): Typed {
  const said: [Locale, { title?: string | undefined; content?: VoucherContent | null | undefined }][] = [
    ...localeKeys.flatMap((key): [Locale, NonNullable<FieldEdit['renderedTranslations']>[Locale] & object][] => {
      const translation = edit.renderedTranslations?.[key]
      return translation === undefined ? [] : [[key, translation]]
    }),
    // A field that is sent back as it was read says the client's words, whatever language is asked for.
    [locale, { title: edit.title, content: isSame(edit.content, field.content) ? undefined : edit.content }],
  ]
  const typed: Record<string, Partial<Translation>> = {}
  for (const [key, { title, content }] of said) {
    const stands = field.renderedTranslations[key]
    const change: Partial<Translation> = {
      ...(title !== undefined && title !== stands.title && title !== field.title && { title }),
      ...(content !== undefined && !isSame(content, stands.content) && { content: inItsForm(field, content) }),
    }
    if (Object.keys(change).length === 0) continue
    const spoken = field.useLocale === 'clientLocale' ? localeKeys : [key]
    for (const one of spoken) typed[one] = { ...typed[one], ...change }
  }
  return typed
}

function inItsForm({ inputType }: VoucherField, content: VoucherContent | null): VoucherContent {
  if (inputType === 'richText') {
    return content === null ? richTextOf('') : typeof content === 'string' ? richTextOf(content) : content
  }
  const text = content === null ? '' : textOf(content)
  return inputType === 'oneLine' ? text.replaceAll(/\s*\n\s*/g, ' ') : text
}

function merged(old: Typed, typed: Typed, kept: Typed): Typed {
  // What was typed this very moment counts before what was said of what stood there.
  const all = localeKeys.map((locale) => [locale, { ...old[locale], ...kept[locale], ...typed[locale] }] as const)
  return Object.fromEntries(all)
}

function withoutAutomatic(id: VoucherFieldId, source: VoucherSource, typed: Typed): Typed {
  const own = localeKeys.flatMap((locale) => {
    const usual = automatic(id, source, locale)
    const { title, content, instead } = typed[locale] ?? {}
    const kept: TypedText = {
      ...(title !== undefined && title !== usual.title && { title }),
      ...(content !== undefined &&
        !isSame(content, usual.content) && { content, ...(instead !== undefined && { instead }) }),
    }
    return Object.keys(kept).length === 0 ? [] : [[locale, kept] as const]
  })
  return Object.fromEntries(own)
}

function isSame(one: VoucherContent | null | undefined, other: VoucherContent): boolean {
  if (typeof one === 'object' && typeof other === 'object') return JSON.stringify(one) === JSON.stringify(other)
  return textOf(one ?? '') === textOf(other)
}

function refusal(index: number, part: string, message: string): TextRefusal {
  return { propertyPath: `fields[${index}].${part}`, message }
}

function unknownField(fields: readonly VoucherField[]): string {
  return `Dieses Feld hat der Voucher nicht. Er hat: ${fields.map(({ id }) => id).join(', ')}`
}

/** 'Kundensprache' and 'Sprache der LT' of a voucher (002 §2). */
export function localesOf({ clientLocale, houseLocale, request }: VoucherSource): Record<'client' | 'request', Locale> {
  const known = request?.country ?? null
  return { client: clientLocale, request: providerLocale(known, houseLocale ?? 'de_DE') }
}
