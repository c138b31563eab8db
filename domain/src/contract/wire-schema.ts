import * as z from 'zod'
import { beyondLargestPrice, currencies, largestPrice, parseAmount, type TypedMoney } from '../money.ts'
import { dateOfWire, idOfLink, instantOfWire, localTimeOfWire } from '../wire.ts'
import { unstorable } from './storable.ts'

/** Decoders of the wire forms of design §2. Each refuses with a German sentence that stands beside the field. */

type Sentence = string | ReturnType<typeof chosenElse>

function decoded<T>(read: (text: string) => T | null, message: Sentence, example: string, pattern?: string) {
  return z
    .string({ error: message })
    .max(100)
    .transform((value, context): T => {
      const result = read(value.trim())
      if (result !== null) return result
      const told = typeof message === 'string' ? message : message({ input: value })
      context.issues.push({ code: 'custom', message: told, input: value })
      return z.NEVER
    })
    .meta({ examples: [example], ...(pattern === undefined ? {} : { pattern }) })
}

const wirePattern = '^\\d{2}\\.\\d{2}\\.\\d{4}( \\d{2}:\\d{2}(:\\d{2})?)?$'

type TextRules = { max?: number; min?: number; required?: boolean; pattern?: RegExp; message?: string }

/** Trimmed text; control characters are refused (PostgreSQL cannot keep NUL, and none is ever meant). */
export function wireText({ max = 255, min, required, pattern, message }: TextRules) {
  let schema = z.string('Bitte Text eingeben').trim().max(max, `Höchstens ${max} Zeichen`)
  if (min !== undefined || required === true) schema = schema.min(min ?? 1, 'Bitte ausfüllen')
  if (pattern !== undefined) schema = schema.regex(pattern, message ?? 'Ungültige Eingabe')
  return schema.refine(isClean, unstorable)
}

function isClean(value: string): boolean {
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return false
  }
  return value.isWellFormed()
}

/** 'DD.MM.YYYY' with an ignored clock time → 'YYYY-MM-DD' */
export const dayInput = decoded(
  dateOfWire,
  'Bitte ein Datum wie 14.05.2027 eingeben',
  '14.05.2027 00:00:00',
  wirePattern,
)
/** A day, emptied by an empty text as the documents' forms do (001 §4). */
export const emptiedDay = z.union(
  [z.literal('').transform(() => null), dayInput],
  'Bitte ein Datum wie 14.05.2027 eingeben',
)
/** 'DD.MM.YYYY HH:mm:ss' → 'YYYY-MM-DDTHH:mm:ss' */
export const localTimeInput = decoded(
  localTimeOfWire,
  'Bitte Datum und Uhrzeit wie 14.05.2027 12:45:00 eingeben',
  '14.05.2027 12:45:00',
  wirePattern,
)
export const instantInput = decoded(
  instantOfWire,
  'Bitte Datum und Uhrzeit wie 14.05.2027 12:45:00 eingeben',
  '14.05.2027 12:45:00',
  wirePattern,
)

/**
 * What stands at a link that is none. People choose what is linked and never write a link: where nothing has been chosen,
 * they are asked to; whoever calls the API is told how links are written.
 */
export function noLinkTo(resource: string) {
  return chosenElse(`Bitte einen Verweis der Form /api/${resource}/{id} angeben`)
}

/** Asks to choose where nothing has been chosen. @param otherwise what is said of anything else */
export function chosenElse(otherwise: string): (issue: { readonly input?: unknown }) => string {
  return ({ input }) => (input == null || input === '' ? 'Bitte auswählen' : otherwise)
}

/**
 * '/api/{resource}/{id}' → id
 * @param kinds other names under which the same items are served ('hotels' for 'providers')
 */
export function linkInput(resource: string, kinds: readonly string[] = []) {
  return decoded(
    (text) => [resource, ...kinds].map((name) => idOfLink(text, name)).find((id) => id !== null) ?? null,
    noLinkTo(resource),
    `/api/${resource}/1`,
    `^/api/(${[resource, ...kinds].join('|')})/-?\\d{1,15}$`,
  )
}

/** A link, or the linked item as an answer showed it, of which the id counts. */
export function linkOrItem(resource: string, kinds: readonly string[] = []) {
  const item = z.looseObject({ id: z.int() }).transform(({ id }) => id)
  return z.union([linkInput(resource, kinds), item], { error: noLinkTo(resource) })
}

const currency = z.enum(currencies, `Bitte eine dieser Währungen angeben: ${currencies.join(', ')}`)

function noAmount({ input }: { readonly input?: unknown }): string {
  return input === undefined ? 'Bitte ausfüllen' : 'Bitte einen Betrag wie 1234,50 eingeben'
}

/** '1234.50' or a number with at most two decimals → cents, `largestPrice` at most */
const amountInput = z
  .union([z.string().max(40), z.number()], { error: noAmount })
  .transform((value, context): number => {
    const cents = parseAmount(String(value))
    const isTooLarge = Math.abs(Number(String(value).replace(',', '.'))) * 100 > largestPrice
    if (cents !== null && !isTooLarge) return cents
    const message = isTooLarge ? beyondLargestPrice : noAmount({ input: value })
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  })

const noMoney = 'Bitte einen Betrag mit Währung angeben: {"amount": "1234.50", "currency": "EUR"}'

/** {amount, currency}, the latter only where it is to change; `formatted` may come back as it was received and is ignored. */
export const moneyInput = z
  .strictObject(
    { amount: amountInput, currency: currency.optional(), formatted: z.string().optional() },
    { error: ({ code, input }) => (code === 'invalid_type' && input !== undefined ? noMoney : undefined) },
  )
  .transform(({ amount, currency }): TypedMoney => ({ cents: amount, currency: currency ?? null }))

/** What something costs: nobody pays less than nothing. */
export const priceInput = moneyInput.refine(({ cents }) => cents >= 0, 'Der Preis darf nicht negativ sein.')
