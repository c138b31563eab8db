import { type CalendarDate, isCalendarDate } from '../../calendar-date.ts'
import { parseAmount } from '../../money.ts'
import { plainIban } from '../../partners/iban.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { type BankEntry, type BankStatement, brokenBankFile, noBankFile } from './bank-statement.ts'

type Field = { readonly tag: string; readonly value: string; readonly line: number }

/** Whether a text can be of SWIFT's MT940. */
export function isMt940(text: string): boolean {
  return /^:20:/m.test(text) && /^:60[FM]:/m.test(text)
}

/** Reads account statements in MT940 as German banks write them: `:86:` with the fields of the DK, SEPA parts inside. */
export function readMt940(text: string): BankStatement[] | Refusal {
  const statements: BankStatement[] = []
  let fields: Field[] = []
  for (const field of [...fieldsOf(text), { tag: '20', value: '', line: 0 }]) {
    if (field.tag === '20' && fields.length > 0) {
      const statement = statementOf(fields)
      if (isRefusal(statement)) return statement
      statements.push(statement)
      fields = []
    }
    fields.push(field)
  }
  return statements.length === 0 ? noBankFile : statements
}

/** A field goes on over the lines that begin with no tag. */
function fieldsOf(text: string): Field[] {
  const fields: { tag: string; value: string; line: number }[] = []
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\{.*\{4:/, '')
    const [, tag, value = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, value, line: index + 1 })
    else if (line !== '-' && !line.startsWith('-}') && fields.length > 0) {
      const last = fields[fields.length - 1] as (typeof fields)[number] // there is one
      last.value += `\n${line}`
    }
  }
  return fields
}

function statementOf(fields: readonly Field[]): BankStatement | Refusal {
  const of = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag))?.value ?? ''
  const opening = balanceOf(of('60F', '60M'))
  const closing = balanceOf(of('62F', '62M'))
  if (opening === null) return brokenBankFile(`Zeile ${fields[0]?.line}`, 'Der Anfangssaldo fehlt.')
  // Each statement ends with one: where it is missing the file was cut off, perhaps with lines nobody would look for.
  if (closing === null) {
    const last = fields.at(-1)
    return brokenBankFile(`Zeile ${last?.line}`, 'Der Schlusssaldo fehlt, die Datei ist wohl abgeschnitten.')
  }
  const entries: BankEntry[] = []
  for (const [index, field] of fields.entries()) {
    if (field.tag !== '61') continue
    const next = fields[index + 1]
    const entry = entryOf(field.value, next?.tag === '86' ? next.value : '', opening.currency)
    if (entry === null) return brokenBankFile(`Zeile ${field.line}`, 'Der Umsatz ist unvollständig.')
    entries.push(entry)
  }
  return {
    format: 'mt940',
    account: plainIban(of('25').split('\n')[0] ?? ''),
    number: of('28C').replace(/\n[\s\S]*/, ''),
    openingCents: opening.cents,
    closingCents: closing.cents,
    ...{ openingDay: opening.day, closingDay: closing.day },
    entries,
  }
}

/** 'C270101EUR1234,56' */
function balanceOf(value: string): { cents: number; currency: string; day: CalendarDate | null } | null {
  const [, sign, day = '', currency, digits] = /^([CD])(\d{6})([A-Z]{3})(\d+,\d{0,2})/.exec(value) ?? []
  const cents = digits === undefined ? null : parseAmount(digits.replace(/,$/, ''))
  if (cents === null || currency === undefined) return null
  return { cents: sign === 'D' ? -cents : cents, currency, day: dateOf(day) }
}

const line61 = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d+,\d{0,2})[A-Z][A-Z0-9]{3}([^\n]*)/

function entryOf(value: string, details: string, currency: string): BankEntry | null {
  const [, valued = '', booked, mark = '', , digits = '', references = ''] = line61.exec(value) ?? []
  const amount = parseAmount(digits.replace(/,$/, ''))
  const valueDate = dateOf(valued)
  if (amount === null || digits === '' || valueDate === null) return null
  // The reversal of a credit takes money away.
  const isOut = mark === 'D' || mark === 'RC'
  const reference = references.split('//')[1]?.trim() ?? ''
  return {
    ...{ bookingDate: bookedOn(booked, valueDate), valueDate, cents: isOut ? -amount : amount, currency },
    ...{ reference: reference === 'NONREF' ? '' : reference },
    ...toldIn(details),
  }
}

/** '270131' */
function dateOf(digits: string): CalendarDate | null {
  const date = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  return isCalendarDate(date) ? date : null
}

/** A day and month beside the value date; around the turn of the year it is of the year that lies nearer. */
function bookedOn(monthDay: string | undefined, value: CalendarDate): CalendarDate {
  if (monthDay === undefined) return value
  const [year, month] = [Number(value.slice(0, 4)), Number(value.slice(5, 7))]
  const bookedMonth = Number(monthDay.slice(0, 2))
  const shift = bookedMonth - month > 6 ? -1 : month - bookedMonth > 6 ? 1 : 0
  const date = `${year + shift}-${monthDay.slice(0, 2)}-${monthDay.slice(2, 4)}`
  return isCalendarDate(date) ? date : value
}

function toldIn(details: string): Pick<BankEntry, 'name' | 'iban' | 'purpose' | 'endToEndId'> {
  const joined = details.replaceAll('\n', '')
  if (!/^\d{3}\?/.test(joined)) return { name: '', iban: '', purpose: details.replaceAll('\n', ' '), endToEndId: '' }
  const parts = joined
    .split('?')
    .slice(1)
    .map((part) => [Number(part.slice(0, 2)), part.slice(2)] as const)
  const of = (from: number, to: number) =>
    parts
      .filter(([number]) => number >= from && number <= to)
      .map(([, value]) => value)
      .join('')
  const purpose = of(20, 29) + of(60, 63)
  const sepa = (key: string) =>
    new RegExp(`${key}\\+(.*?)(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)\\+|$)`).exec(purpose)?.[1]
  const endToEndId = (sepa('EREF') ?? '').trim()
  return {
    name: of(32, 33).trim(),
    iban: plainIban(of(31, 31)),
    purpose: (sepa('SVWZ') ?? purpose).trim(),
    endToEndId: endToEndId === 'NOTPROVIDED' ? '' : endToEndId,
  }
}
