import { createHash } from 'node:crypto'
import { germanDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { type BankImport, bankFileLimit } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { type BankStatement, entryKeys } from '@reisewerk/domain/payments/bank/bank-statement.ts'
import { foreignAccountFault } from '@reisewerk/domain/payments/bank/own-account.ts'
import { readBankFile } from '@reisewerk/domain/payments/bank/read-bank-file.ts'
import { isRefusal, type Refusal, refusal } from '@reisewerk/domain/refusal.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, refused, violated } from '../../platform/errors.ts'
import { readHouse } from '../accounts/house/house.service.ts'
import { insertLines, insertStatement, readKnownKeys, readSameFile } from './bank-lines.queries.ts'

export const bankFileTooLarge = new ApiError(413, 'bank_file_too_large', 'Der Kontoauszug ist größer als 5 MB.')

type BankFile = { readonly name: string; readonly bytes: Uint8Array; readonly organisationId: number }

/**
 * Takes in a file of a bank: entries that are there already are told and left alone, nothing is booked.
 * @throws ApiError 409 for a file that was read before, 422 at `file` for one that is no statement, 413 for one that is too large
 */
export async function importBankFile(trx: Transaction, { name, bytes, organisationId }: BankFile): Promise<BankImport> {
  if (!trx.actor.organisationIds.includes(organisationId)) {
    throw violated({ propertyPath: 'organisation', message: 'Organisation wurde nicht gefunden.' })
  }
  if (bytes.byteLength > bankFileLimit) throw bankFileTooLarge
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const before = await readSameFile(trx, organisationId, sha256)
  if (before !== null) {
    const day = germanDate(todayInGermany(before))
    throw refused(refusal('known_bank_file', `Diese Datei wurde am ${day} schon eingelesen.`))
  }
  const statements = readBankFile(bytes)
  if (isRefusal(statements)) throw atFile(statements)
  const own = await ownAccounts(trx, organisationId)
  for (const { account } of statements) {
    const fault = foreignAccountFault(account, own)
    if (fault !== null) throw atFile(fault)
  }
  const made: { link: string; added: number }[] = []
  for (const [place, statement] of statements.entries()) {
    const kept = await keepStatement(trx, statement, { organisationId, name: name.slice(0, 200), sha256, place })
    if (kept !== null) made.push(kept)
  }
  return {
    entries: statements.reduce((sum, { entries }) => sum + entries.length, 0),
    added: made.reduce((sum, { added }) => sum + added, 0),
    statements: made.map(({ link }) => link),
  }
}

function atFile({ code, message }: Refusal): ApiError {
  return new ApiError(422, code, message, { violations: [{ propertyPath: 'file', message }] })
}

/** The account on the house's papers, and what else it has entered. */
async function ownAccounts(trx: Transaction, organisationId: number): Promise<string[]> {
  const house = await readHouse(trx, organisationId)
  return house === null ? [] : [house.iban, ...house.furtherIbans].filter((iban) => iban !== '')
}

type Kept = { readonly organisationId: number; readonly name: string; readonly sha256: string; readonly place: number }

/** @returns null where all of it was there */
async function keepStatement(trx: Transaction, { entries, ...statement }: BankStatement, of: Kept) {
  const { account, format, number } = statement
  // What a key is made of tells of people and may be long.
  const keys = entryKeys(entries).map((key) => createHash('sha256').update(key).digest('hex'))
  const known = await readKnownKeys(trx, of.organisationId, account, keys)
  const fresh = entries.flatMap((entry, index) => {
    const key = keys[index] ?? ''
    return known.has(key) ? [] : [{ ...entry, key }]
  })
  if (fresh.length === 0) return null
  const statementId = await insertStatement(trx, { ...of, account, format, number, userId: trx.actor.userId })
  const added = await insertLines(trx, { organisationId: of.organisationId, statementId, account }, fresh)
  return { link: linkTo('bank_statements', statementId), added }
}
