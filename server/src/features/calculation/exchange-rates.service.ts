import type { exchangeRateContract } from '@reisewerk/domain/calculation/exchange-rate.contract.ts'
import { euroRatesByDay } from '@reisewerk/domain/calculation/rates-file.ts'
import { unusualRates } from '@reisewerk/domain/calculation/unusual-rate.ts'
import { type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { defaultCurrency } from '@reisewerk/domain/money.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound, refused, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, removeItem } from '../../platform/resource/write.ts'
import { readSettings } from '../accounts/settings.service.ts'
import {
  type KnownRate,
  lockFixed,
  readCurrencyOfTrip,
  readKnownRate,
  readKnownRates,
  readLastRate,
  readTripOfRate,
  saveKnownRates,
  saveOrigin,
  saveRatesByDay,
} from './exchange-rates.queries.ts'

type Rate = typeof exchangeRateContract
const longestWaitMs = 5_000
const largestFile = 500_000

/**
 * Keeps a rate for a trip: the one that was typed, else the one known today (CALC-09).
 * @throws ApiError 422 for the trip's own currency, or where no rate was typed and none is known
 */
export async function addRate(trx: Transaction, body: NewBodyOf<Rate>, desk: Desk): Promise<number> {
  const { order, currency, source, rate, rateDate = desk.today } = body
  if ((await readCurrencyOfTrip(trx, order)) === currency)
    throw violated({ propertyPath: 'currency', message: 'Das ist die Währung der Reise.' })
  const isKnown = source === 'known' || rate === undefined
  const taken = isKnown ? await knownOrThrow(trx, order, currency) : { rate, rateDate }
  if (!isKnown) await askForUnusual(trx, order, currency, rate)
  const fixed = new Map<string, unknown>([
    ['"rate"', taken.rate],
    ['"rate_date"', taken.rateDate],
    ['"source"', isKnown ? 'known' : 'typed'],
  ])
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'order_exchange_rates'), { order, currency }, fixed)
}

/**
 * Changes a rate by hand, or takes the one known today ('source: known').
 * @throws ApiError 404; 422 where none is known
 */
export async function changeRate(trx: Transaction, id: number, body: BodyOf<Rate>, desk: Desk): Promise<void> {
  const { source, rate, rateDate } = body
  if (source === undefined && rate === undefined && rateDate === undefined) return
  const trip = await readTripOfRate(trx, id)
  if (trip === null) throw notFound('Kurs')
  if (source === 'known' && rate === undefined) {
    await saveOrigin(trx, id, { ...(await knownOrThrow(trx, trip.orderId, trip.currency)), source: 'known' })
    return
  }
  const kept = await trx.query<KnownRate>(
    `select trim_scale(rate)::text as rate, rate_date::text as "rateDate" from order_exchange_rates where id = $1 for update`,
    [id],
  )
  const before = kept[0] ?? { rate: '1', rateDate: desk.today }
  if (rate !== undefined && rate !== before.rate) await askForUnusual(trx, trip.orderId, trip.currency, rate)
  const next = { rate: rate ?? before.rate, rateDate: rateDate ?? (rate === undefined ? before.rateDate : desk.today) }
  await saveOrigin(trx, id, { ...next, source: 'typed' })
}

/** Takes a rate away, unless the offer went out with it. @throws ApiError 404; 409 for a fixed one */
export async function removeRate(trx: Transaction, id: number, desk: Desk): Promise<void> {
  if (await lockFixed(trx, id))
    throw refused(
      refusal('fixed', 'Mit diesem Kurs ging das Angebot hinaus. Er lässt sich ändern, aber nicht löschen.'),
    )
  await removeItem(trx, resourceOf(desk.resources, 'order_exchange_rates'), id)
}

async function knownOrThrow(trx: Transaction, orderId: number, currency: string): Promise<KnownRate> {
  const known = await readKnownRate(trx, orderId, currency)
  if (known === null)
    throw violated({ propertyPath: 'rate', message: `Für ${currency} ist kein Kurs bekannt. Bitte eingeben.` })
  return known
}

/** @throws ApiError 409 'unusual_rate' for a typed rate far from the last one known, and not confirmed */
async function askForUnusual(trx: Transaction, orderId: number, currency: string, rate: string): Promise<void> {
  if (trx.isConfirmed) return
  const question = unusualRates([{ currency, rate, last: await readLastRate(trx, orderId, currency) }])
  if (question !== null) throw refused(question)
}

/** What was read of a file: its day, of which currencies its rate holds now, and those of which a newer one is known. */
type ReadFile = {
  readonly date: CalendarDate
  readonly currencies: readonly string[]
  readonly stayed: readonly { readonly currency: string; readonly rateDate: CalendarDate }[]
}

/**
 * Reads the newest rates for a house: out of the file that was sent, else from the address in its settings. An older file takes no
 * newer rate away; each of its days is kept for what is of that time.
 * @throws ApiError 404 for a house that is not the actor's; 422 without an address, or for what is no rates file or of days to come; 502 where
 *   the address does not answer; 409 'unusual_rate' for rates far from those known, and not confirmed
 */
export async function readRatesFile(
  trx: Transaction,
  organisationId: number,
  content: string | undefined,
  { today }: Pick<Desk, 'today'>,
): Promise<ReadFile> {
  const { settings } = await readSettings(trx, organisationId)
  const url = settings.calculation.ratesUrl
  if (content === undefined && url === '')
    throw new ApiError(422, 'no_rates', 'In den Einstellungen steht keine Adresse für Kurse.')
  const days = euroRatesByDay(content ?? (await fetched(url)))
  const [newest] = days
  if (newest === undefined) throw new ApiError(422, 'no_rates', 'Das ist keine Kursdatei der Europäischen Zentralbank.')
  if (newest.date > today) {
    const message = `Die Datei nennt Kurse vom ${germanDate(newest.date)}, einem Tag, der noch kommt.`
    throw new ApiError(422, 'rates_to_come', message)
  }
  if (!trx.isConfirmed) {
    const known = new Map((await readKnownRates(trx, organisationId)).map((one) => [one.currency, one]))
    const asked = [...newest.rates].map(([currency, rate]) => ({ currency, rate, last: known.get(currency) ?? null }))
    const question = unusualRates(asked)
    if (question !== null) throw refused(question)
  }
  await saveRatesByDay(trx, organisationId, days)
  const kept = await saveKnownRates(trx, organisationId, newest)
  const read = [...newest.rates.keys()]
  // A euro is a euro on every day.
  const older = read.filter((currency) => currency !== defaultCurrency && !kept.has(currency))
  const since = older.length === 0 ? [] : await readKnownRates(trx, organisationId)
  return {
    date: newest.date,
    currencies: read.filter((currency) => kept.has(currency)),
    stayed: since
      .filter(({ currency }) => older.includes(currency))
      .map(({ currency, rateDate }) => ({ currency, rateDate })),
  }
}

async function fetched(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs), redirect: 'error' })
    const text = answer.ok ? await answer.text() : ''
    if (answer.ok && text.length <= largestFile) return text
  } catch {
    // Why is told to nobody: what stands behind an address is no business of whoever presses the button.
  }
  throw new ApiError(502, 'rates_away', 'Die Kurse sind gerade nicht zu bekommen. Bitte später noch einmal versuchen.')
}
