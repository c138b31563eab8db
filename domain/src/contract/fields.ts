import * as z from 'zod'
import type { CalendarDate, LocalTime } from '../calendar-date.ts'
import { percentOf, type TypedMoney, type WireMoney } from '../money.ts'
import { type RichText, richTextInput, richTextSchema } from '../rich-text.ts'
import type { Link } from '../wire.ts'
import { build } from './field.ts'
import type { Choices, Contract, FieldOptions, Fields } from './shape.ts'
import { isStorable, unstorable } from './storable.ts'
import {
  chosenElse,
  dayInput,
  instantInput,
  linkInput,
  linkOrItem,
  localTimeInput,
  moneyInput,
  priceInput,
  wireText,
} from './wire-schema.ts'

/** Trimmed text without control characters; at most 255 characters unless told. @param choices texts one chooses from */
export function text<
  const O extends FieldOptions & {
    max?: number
    min?: number
    pattern?: RegExp
    message?: string
    multiline?: boolean
    choices?: Choices
  },
>(options: O = {} as O) {
  const { min, max = 255, choices } = options
  const bounds = { max, ...(min === undefined ? {} : { min }) }
  return build<string, string, O>('text', z.string(), wireText({ ...options, max }), options, { bounds, choices })
}

/** A whole number within bounds, in steps if told. */
export function integer<const O extends FieldOptions & { min?: number; max?: number; step?: number }>(
  options: O = {} as O,
) {
  const { min = -2_000_000_000, max = 2_000_000_000, step = 1 } = options
  const whole = z.int('Bitte eine ganze Zahl eingeben').min(min, `Mindestens ${min}`).max(max, `Höchstens ${max}`)
  const input = step === 1 ? whole : whole.multipleOf(step, `In Schritten von ${step}`)
  return build<number, number, O>('integer', z.number(), input, options, { bounds: { min, max, step } })
}

/**
 * A share of a whole in whole percent, or in hundredths of one where `step` says 0.01: never below nothing, never more than the whole, and it says so with its unit. Whoever means more
 * (a surcharge above the whole) has no percent, but an amount.
 */
export function percent<const O extends FieldOptions & { min?: number; max?: number; step?: number }>(
  options: O = {} as O,
) {
  const { min = 0, max = 100, step = 1 } = options
  const number = step < 1 ? z.number('Bitte Prozent eingeben') : z.int('Bitte ganze Prozent eingeben')
  const within = number.min(min, `Mindestens ${inGerman(min)} %`).max(max, `Höchstens ${max} %`)
  const input = step === 1 ? within : within.multipleOf(step, `In Schritten von ${inGerman(step)} %`)
  const told = { ...options, unit: '%' }
  return build<number, number, O>('integer', z.number(), input, told, { bounds: { min, max, step } })
}

/**
 * A share that is kept in whole hundredths of a percent and leaves the API as the documents tell and send one, in percent: 12.5 (002 §5).
 * What writes it is a use case.
 */
export function keptHundredths<const O extends FieldOptions & { write: 'never' }>(options: O) {
  return build<number, number, O>(
    'integer',
    z.number(),
    z.number(),
    { ...options, unit: '%' },
    {
      encode: (kept) => percentOf(Number(kept)),
    },
  )
}

const inGerman = (value: number) => String(value).replace('.', ',')

/** Degrees of latitude (max 90) or longitude (max 180). */
export function coordinate<const O extends FieldOptions & { max: number }>(options: O) {
  const { max } = options
  const input = z.number().min(-max).max(max)
  return build<number, number, O>('coordinate', z.number(), input, options, { bounds: { min: -max, max } })
}

/** @param choices what 'true' and 'false' are called where that is more than yes and no */
export function boolean<
  const O extends FieldOptions & { choices?: Readonly<Record<'true' | 'false', { label: string }>> },
>(options: O = {} as O) {
  const { choices } = options
  return build<boolean, boolean, O>('boolean', z.boolean(), z.boolean('Ja oder nein'), options, { choices })
}

type KeyOf<T> = T extends readonly (infer K extends string)[] ? K : keyof T & string

/** One of the keys of a table with their words, or of a list of keys that are words themselves: 'EUR'. */
export function choice<const T extends Choices | readonly string[], const O extends FieldOptions>(
  of: T,
  options: O = {} as O,
) {
  const choices = labelled(of)
  // Object.keys forgets the key type; whoever lets choose among nothing is told by zod.
  const keys = Object.keys(choices) as [KeyOf<T>, ...KeyOf<T>[]]
  const schema = z.enum(keys, { error: chosenElse(`Erlaubt sind: ${keys.join(', ')}`) })
  return build<KeyOf<T>, KeyOf<T>, O>('choice', schema, schema, options, { choices })
}

function labelled(of: Choices | readonly string[]): Choices {
  return Array.isArray(of) ? Object.fromEntries(of.map((key) => [key, { label: key }])) : (of as Choices)
}

/** A day: 'DD.MM.YYYY 00:00:00' on the wire, 'YYYY-MM-DD' inside. */
export function day<const O extends FieldOptions>(options: O = {} as O) {
  return build<string, CalendarDate, O>('day', z.string(), dayInput, options)
}

/** A local clock time on a day: 'DD.MM.YYYY HH:mm:ss' on the wire, no zone. */
export function localTime<const O extends FieldOptions>(options: O = {} as O) {
  const field = build<string, LocalTime, O>('localTime', z.string(), localTimeInput, options)
  // Forms hold a day and a clock time of it; by its kind the type checker knows.
  return field as typeof field & { readonly kind: 'localTime' }
}

/** A real point in time, told in German local time. */
export function instant<const O extends FieldOptions>(options: O = {} as O) {
  return build<string, Date, O>('instant', z.string(), instantInput, options)
}

/** Money as it leaves the API. */
export const wireMoney = z
  .object({ amount: z.string(), currency: z.string(), formatted: z.string() })
  .meta({ id: 'Money' }) satisfies z.ZodType<WireMoney>

/** An amount: {amount, currency, formatted} out, {amount, currency} in, whole cents inside. */
export function money<const O extends FieldOptions>(options: O = {} as O) {
  return build<WireMoney, TypedMoney, O>('money', wireMoney, moneyInput, options)
}

/** What something costs: an amount that is not less than nothing. */
export function price<const O extends FieldOptions>(options: O = {} as O) {
  return build<WireMoney, TypedMoney, O>('money', wireMoney, priceInput, options)
}

/** A text with formats; plain text is taken as its paragraphs, for the documents write texts and no formats. */
export function richText<const O extends FieldOptions>(options: O = {} as O) {
  return build<RichText, RichText, O>('richText', richTextSchema, richTextInput, options)
}

const longestEntry = 60
/** A list of short texts; with `distinct` each is kept once, as with tags. @param choices texts one chooses from */
export function strings<const O extends FieldOptions & { distinct?: boolean; choices?: Choices; atMost?: number }>(
  options: O = {} as O,
) {
  const { atMost = 100 } = options
  const list = z.array(wireText({ max: longestEntry, required: true })).max(atMost, `Höchstens ${atMost} Einträge`)
  const input = options.distinct === true ? list.overwrite((texts) => [...new Set(texts)]) : list
  const { choices } = options
  return build<string[], string[], O>('strings', z.array(z.string()), input, options, {
    bounds: { max: longestEntry },
    choices,
  })
}

/** A value with a schema of its own, kept as JSON. */
export function json<T, const O extends FieldOptions>(schema: z.ZodType<T>, options: O = {} as O) {
  return build<T, T, O>('json', schema, schema.refine(isStorable, unstorable), options)
}

/** A value kept as JSON that leaves the API in another shape: money as {amount, currency, formatted}. */
export function jsonServedAs<T, Out, const O extends FieldOptions>(
  schema: z.ZodType<T>,
  served: { readonly out: z.ZodType<Out>; readonly encode: (kept: T) => Out },
  options: O,
) {
  return build<Out, T, O>('json', served.out, schema.refine(isStorable, unstorable), options, {
    // What is kept has been read by the schema.
    encode: (kept) => served.encode(kept as T),
  })
}

type Expand = {
  expand?: { contract: Contract; groups: readonly string[] }
  /** Other resource names under which the same items are served. */
  kinds?: readonly string[]
  /** What a body may hold instead of a link, where the documents send the linked item itself. */
  body?: z.ZodType
}
type LinkIn<O> = O extends { body: z.ZodType<infer In> } ? In : number
type ExpandOf<O> = O extends { expand: infer X } ? { readonly expand: X } : unknown

/** A reference to one item of another resource; with `expand` the item itself stands there when a group asks for it. */
export function link<const O extends FieldOptions & Expand>(resource: string, options: O = {} as O) {
  const input = options.body ?? linkedInput(resource, options)
  const field = build<Link, LinkIn<O>, O>('link', z.string(), input, options, targetOf(resource, options))
  return field as typeof field & ExpandOf<O>
}

/** References to several items; a list in a body replaces the whole list. */
export function links<const O extends FieldOptions & Expand>(resource: string, options: O = {} as O) {
  const input = z.array(linkedInput(resource, options)).max(500, 'Höchstens 500 Einträge')
  const out = z.array(z.string())
  const field = build<Link[], number[], O>('links', out, input, options, targetOf(resource, options))
  return field as typeof field & ExpandOf<O>
}

/** A link, or where a group shows the linked item itself that item, sent back as it was read. */
function linkedInput(resource: string, { expand, kinds }: Expand) {
  return expand === undefined ? linkInput(resource, kinds) : linkOrItem(resource, kinds)
}

function targetOf(resource: string, options: Expand) {
  return { target: { resource, contract: options.expand?.contract, groups: options.expand?.groups ?? [] } }
}

/** Fields that belong together under one name and are kept in the same row. */
export function object<const F extends Fields, const O extends FieldOptions>(fields: F, options: O = {} as O) {
  // `nested` tells the type checker the inner fields; at run time they are read from `fields`.
  const field = build<unknown, unknown, O>('object', z.unknown(), z.unknown(), options, { fields })
  return field as typeof field & { readonly nested: F }
}

/** Items that live and die with this one; a list in a body replaces the whole list (design §2). */
export function children<C extends Contract, const O extends FieldOptions>(contract: C, options: O = {} as O) {
  const target = { resource: contract.name, contract, groups: [] }
  const field = build<unknown[], unknown[], O>('children', z.unknown(), z.unknown(), options, { target })
  return field as typeof field & { readonly child: C }
}
