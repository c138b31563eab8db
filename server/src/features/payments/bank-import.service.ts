import { createHash } from 'node:crypto'
import { germanDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { type BankImport, bankFileLimit } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { type BankStatement, entryKeys } from '@reisewerk/domain/payments/bank/bank-statement.ts'
import {
  type BalancedStatement,
  balancedIn,
  isSameStatement,
  missingStatements,
} from '@reisewerk/domain/payments/bank/continuity.ts'
import { foreignAccountFault, ownAccountOf } from '@reisewerk/domain/payments/bank/own-account.ts'
import { readBankFile } from '@reisewerk/domain/payments/bank/read-bank-file.ts'
import { doubledAmong, type ReadEntry, repeatsAmong } from '@reisewerk/domain/payments/bank/repeats.ts'
import { isRefusal, type Refusal, refusal } from '@reisewerk/domain/refusal.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { seeingPurchase } from '../../platform/database/seeing-purchase.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readHouse } from '../accounts/house/house.service.ts'
import {
  type FreshEntry,
  insertLines,
  insertStatement,
  markRepeats,
  readBalanced,
  readKnownEntries,
  readLikeEntries,
  readSameFile,
  waitForOtherFiles,
} from './bank-lines.queries.ts'

export const bankFileTooLarge = new ApiError(413, 'bank_file_too_large', 'Der Kontoauszug ist größer als 5 MB.')

type BankFile = { readonly name: string; readonly bytes: Uint8Array; readonly organisationId: number }

/**
 * Takes in a file of a bank: entries that are there already are told and left alone, those that probably are come in to wait for
 * a person's word, and nothing is booked.
 * @throws ApiError 409 for a file that was read before, 422 at `file` for one that is no statement, 413 for one that is too large
 */
export async function importBankFile(
  trx: Transaction,
  { name, bytes, organisationId }: BankFile,
  { today }: Pick<Desk, 'today'>,
): Promise<BankImport> {
  if (!trx.actor.organisationIds.includes(organisationId)) {
    throw violated({ propertyPath: 'organisation', message: 'Organisation wurde nicht gefunden.' })
  }
  if (bytes.byteLength > bankFileLimit) throw bankFileTooLarge
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await waitForOtherFiles(trx, organisationId)
  const before = await readSameFile(trx, organisationId, sha256)
  if (before !== null) {
    const day = germanDate(todayInGermany(before))
    throw refused(refusal('known_bank_file', `Diese Datei wurde am ${day} schon eingelesen.`))
  }
  const statements = readBankFile(bytes, today)
  if (isRefusal(statements)) throw atFile(statements)
  const own = await ownAccounts(trx, organisationId)
  for (const { account } of statements) {
    const fault = foreignAccountFault(account, own)
    if (fault !== null) throw atFile(fault)
  }
  const doubled = await markDoubled(trx, organisationId, own)
  const read = statements.flatMap((statement, place) => keyedEntries(statement, place, own))
  const repeats = await repeatsIn(trx, organisationId, read, own)
  const fresh = read.flatMap((entry, index): (PlacedEntry & FreshEntry)[] => {
    const repeat = repeats[index] ?? null
    return repeat?.isSure === true ? [] : [{ ...entry, repeatsId: repeat?.payment ?? null }]
  })
  const balances = statements.flatMap((statement) => balancedAs(statement, own) ?? [])
  const kept = await readBalanced(trx, organisationId, [...new Set(balances.map(({ account }) => account))])
  const made: { link: string; added: number }[] = []
  for (const [place, statement] of statements.entries()) {
    const ofStatement = fresh.filter((entry) => entry.place === place)
    const balanced = balancedAs(statement, own)
    // What brings nothing new is kept for its balances, by which others are known to be complete.
    const isNew = balanced !== null && !kept.some((one) => isSameStatement(one, balanced))
    if (ofStatement.length === 0 && !isNew) continue
    const of = {
      organisationId,
      name: name.slice(0, 200),
      sha256,
      place,
      account: ownAccountOf(statement.account, own),
      balanced,
    }
    made.push(await keepStatement(trx, statement, of, ofStatement))
  }
  return {
    entries: read.length,
    added: made.reduce((sum, { added }) => sum + added, 0),
    repeats: fresh.filter(({ repeatsId }) => repeatsId !== null).length,
    doubled,
    statements: made.filter(({ added }) => added > 0).map(({ link }) => link),
    gaps: missingStatements(balances, kept),
  }
}

/** What tells whether a statement is missing beside it, of its account as the house knows it. */
function balancedAs(statement: BankStatement, own: readonly string[]): BalancedStatement | null {
  const balanced = balancedIn(statement)
  return balanced === null ? null : { ...balanced, account: ownAccountOf(balanced.account, own) }
}

/** `place`: in which of the file's statements it stands. */
type PlacedEntry = ReadEntry & { readonly place: number }

/** What a key is made of tells of people and may be long. */
function keyedEntries(
  { account, format, number, entries }: BankStatement,
  place: number,
  own: readonly string[],
): PlacedEntry[] {
  const keys = entryKeys({ number, entries })
  const hashed = (key = '') => createHash('sha256').update(key).digest('hex')
  return entries.map((entry, index) => ({
    ...{ ...entry, account: ownAccountOf(account, own), format, number, place },
    ...{ key: hashed(keys[index]?.key), formerKey: hashed(keys[index]?.formerKey) },
  }))
}

/** What came in twice before kinds of file were compared waits from now on for a person's word, too. @returns how many those are */
async function markDoubled(trx: Transaction, organisationId: number, own: readonly string[]): Promise<number> {
  return seeingPurchase(trx, async () => {
    const doubled = doubledAmong(await readLikeEntries(trx, organisationId), own)
    await markRepeats(trx, doubled)
    return doubled.length
  })
}

async function repeatsIn(trx: Transaction, organisationId: number, read: readonly ReadEntry[], own: readonly string[]) {
  const days = read.flatMap(({ bookingDate, valueDate }) => [bookingDate, valueDate ?? bookingDate]).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  // What leaves an account is known again, too, whoever reads it in; no more than a number of it is told.
  const known = await seeingPurchase(trx, () => readKnownEntries(trx, organisationId, { from, to }))
  return repeatsAmong(read, known, own)
}

function atFile({ code, message }: Refusal): ApiError {
  return new ApiError(422, code, message, { violations: [{ propertyPath: 'file', message }] })
}

/** The account on the house's papers, and what else it has entered. */
async function ownAccounts(trx: Transaction, organisationId: number): Promise<string[]> {
  const house = await readHouse(trx, organisationId)
  return house === null ? [] : [house.iban, ...house.furtherIbans].filter((iban) => iban !== '')
}

type Kept = {
  readonly organisationId: number
  readonly name: string
  readonly sha256: string
  readonly place: number
  readonly account: string
  readonly balanced: BalancedStatement | null
}

async function keepStatement(
  trx: Transaction,
  { format, number }: BankStatement,
  { balanced, ...of }: Kept,
  fresh: readonly FreshEntry[],
) {
  const { openingCents, closingCents, openingDay, closingDay } = balanced ?? {}
  const balances = { openingCents, closingCents, openingDay, closingDay }
  const statementId = await insertStatement(trx, { ...of, ...balances, format, number, userId: trx.actor.userId })
  if (fresh.length === 0) return { link: linkTo('bank_statements', statementId), added: 0 }
  const { organisationId, account } = of
  const added = await insertLines(trx, { organisationId, statementId, account }, fresh)
  return { link: linkTo('bank_statements', statementId), added }
}
