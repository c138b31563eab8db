import { isCalendarDate } from '../../calendar-date.ts'
import { parseAmount } from '../../money.ts'
import { plainIban } from '../../partners/iban.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { readXml } from '../../xml/read-xml.ts'
import { at, childrenOf, textAt, type XmlElement } from '../../xml/xml-element.ts'
import { type BankEntry, type BankStatement, brokenBankFile, noBankFile } from './bank-statement.ts'

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/

/** Reads an account statement of ISO 20022, camt.053.001.02 up to .08; booked entries only, a batch as what it is made of. */
export function readCamt(text: string): BankStatement[] | Refusal {
  const root = readXml(text)
  if (isRefusal(root)) return brokenBankFile('XML', root.message)
  if (root.name !== 'Document' || !namespace.test(root.namespace)) return noBankFile
  const statements = root.children.flatMap((message) => childrenOf(message, 'Stmt').map(statementOf))
  return statements.find(isRefusal) ?? statements.flatMap((one) => (isRefusal(one) ? [] : [one]))
}

function statementOf(element: XmlElement): BankStatement | Refusal {
  const entries = childrenOf(element, 'Ntry').flatMap((entry, index) => entriesOf(entry, index + 1))
  const fault = entries.find(isRefusal)
  if (fault !== undefined) return fault
  const booked = entries.flatMap((one) => (isRefusal(one) ? [] : [one]))
  const lastDay =
    booked
      .map(({ bookingDate }) => bookingDate)
      .toSorted()
      .at(-1) ?? null
  const balance = (...codes: string[]) => {
    const found = childrenOf(element, 'Bal').find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')))
    const day = found === undefined ? '' : dateOf(found, 'Dt')
    return { cents: found === undefined ? null : centsOf(found), day: isCalendarDate(day) ? day : null }
  }
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')]
  return {
    format: 'camt',
    account: plainIban(textAt(element, 'Acct', 'Id', 'IBAN') || textAt(element, 'Acct', 'Id', 'Othr', 'Id')),
    number: textAt(element, 'ElctrncSeqNb') || textAt(element, 'LglSeqNb') || textAt(element, 'Id'),
    openingCents: opening.cents,
    closingCents: closing.cents,
    openingDay: opening.day,
    closingDay: closing.day ?? lastDay,
    entries: booked,
  }
}

function entriesOf(entry: XmlElement, index: number): (BankEntry | Refusal)[] {
  const state = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  if (state !== '' && state !== 'BOOK') return []
  const where = `Umsatz ${index}`
  const cents = centsOf(entry)
  const bookingDate = dateOf(entry, 'BookgDt') || dateOf(entry, 'ValDt')
  if (cents === null) return [brokenBankFile(where, told(textAt(entry, 'Amt'), 'Betrag'))]
  if (!isCalendarDate(bookingDate)) return [brokenBankFile(where, told(bookingDate, 'Buchungstag'))]
  const valueDate = dateOf(entry, 'ValDt')
  const whole = {
    bookingDate,
    valueDate: isCalendarDate(valueDate) ? valueDate : null,
    currency: at(entry, 'Amt')?.attributes.Ccy ?? '',
    reference: textAt(entry, 'AcctSvcrRef'),
  }
  const details = childrenOf(entry, 'NtryDtls').flatMap((one) => childrenOf(one, 'TxDtls'))
  const parts = details.map((detail) => detailCents(detail, cents))
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0)
  const together = textAt(entry, 'AddtlNtryInf')
  if (details.length < 2) return [{ ...whole, cents, ...tellerOf(details[0] ?? entry, cents, together) }]
  // What does not add up is one entry, and none of those in it has paid the whole.
  if (parts.includes(null) || sum !== cents) {
    const purpose = together || `Sammelbuchung aus ${details.length} Zahlungen, die zusammen nicht den Betrag ergeben`
    return [{ ...whole, cents, ...tellerOf(entry, cents, purpose) }]
  }
  return details.map((detail, place) => {
    const part = parts[place] ?? 0
    const own = textAt(detail, 'Refs', 'AcctSvcrRef') || (whole.reference && `${whole.reference}/${place + 1}`)
    return { ...whole, cents: part, reference: own, batch: index, ...tellerOf(detail, part, '') }
  })
}

/** Why something cannot be read, in a sentence: what is wrong is named, what is missing as well. */
function told(text: string, what: 'Betrag' | 'Buchungstag'): string {
  return text === '' ? `Der ${what} fehlt.` : `„${text.slice(0, 40)}“ ist kein ${what}.`
}

/** A detail says its direction where it differs from the batch's. */
function detailCents(detail: XmlElement, batch: number): number | null {
  const amount =
    textAt(detail, 'Amt') || textAt(detail, 'AmtDtls', 'TxAmt', 'Amt') || textAt(detail, 'AmtDtls', 'InstdAmt', 'Amt')
  const cents = parseAmount(amount)
  if (cents === null || amount === '') return null
  const direction = textAt(detail, 'CdtDbtInd')
  return direction === 'DBIT' || (direction === '' && batch < 0) ? -cents : cents
}

function tellerOf(detail: XmlElement, cents: number, fallback: string) {
  // Who paid is the debtor, who was paid the creditor.
  const party = cents < 0 ? 'Cdtr' : 'Dbtr'
  const endToEndId = textAt(detail, 'Refs', 'EndToEndId')
  const remittance = at(detail, 'RmtInf')
  const lines = [
    ...childrenOf(remittance, 'Ustrd').map((one) => one.text),
    ...childrenOf(remittance, 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref')),
  ].filter((one) => one !== '')
  return {
    name: textAt(detail, 'RltdPties', party, 'Nm') || textAt(detail, 'RltdPties', party, 'Pty', 'Nm'),
    iban: plainIban(textAt(detail, 'RltdPties', `${party}Acct`, 'Id', 'IBAN')),
    purpose: lines.join(' ') || textAt(detail, 'AddtlTxInf') || fallback,
    endToEndId: endToEndId === 'NOTPROVIDED' ? '' : endToEndId,
  }
}

function centsOf(element: XmlElement): number | null {
  const cents = parseAmount(textAt(element, 'Amt'))
  return cents === null || textAt(element, 'Amt') === ''
    ? null
    : textAt(element, 'CdtDbtInd') === 'DBIT'
      ? -cents
      : cents
}

function dateOf(element: XmlElement, name: string): string {
  return textAt(element, name, 'Dt') || textAt(element, name, 'DtTm').slice(0, 10)
}
