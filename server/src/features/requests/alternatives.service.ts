import { greatCircleKilometres } from '@reisewerk/domain/geography/great-circle.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { AlternativeHouse } from '@reisewerk/domain/requests/alternatives.contract.ts'
import {
  type Alternative,
  proposedAlternatives,
  rankedAlternatives,
  reachableAlternatives,
  usualAlternatives,
} from '@reisewerk/domain/requests/alternatives.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { readHousesOfArea, readWantedHotel } from './alternatives.queries.ts'
import { addRequest } from './requests.service.ts'

/**
 * The houses of the area in which a hotel is wanted that are near enough, those that come into question first (TRUE-01).
 * @throws ApiError 404 when the actor sees no such hotel
 */
export async function alternativesTo(trx: Transaction, placeholder: number): Promise<AlternativeHouse[]> {
  const { ranked, wanted } = await rankedHouses(trx, placeholder)
  const proposed = proposedAlternatives(ranked, wanted)
  return reachableAlternatives(ranked).map((house) => ({ ...house, isProposed: proposed.includes(house.id) }))
}

/**
 * Makes requests to houses of the area that were not asked yet (TRUE-01); their letters are written from there.
 * @param chosen null for the first that come into question; none that lies far away is asked so (decision 167)
 * @returns the requests
 * @throws ApiError 422 when the area is not known or has no other house near enough, or one is chosen that is not of it or was asked
 */
export async function askAlternatives(
  trx: Transaction,
  placeholder: number,
  chosen: readonly number[] | null,
  desk: Desk,
): Promise<number[]> {
  return withPlansOf(trx, 'placeholders', [placeholder], async () => {
    const { ranked, wanted } = await rankedHouses(trx, placeholder)
    const unasked = ranked.filter(({ asked }) => asked === null).map(({ id }) => id)
    const where = wanted.place ?? wanted.area
    if (unasked.length === 0) {
      const message =
        where === null ? 'Wo das Hotel gesucht wird, ist noch offen.' : `In ${where} ist kein weiteres Haus bekannt.`
      throw refused(refusal('no_alternative', message))
    }
    if (chosen?.some((id) => !unasked.includes(id))) {
      throw violated({
        propertyPath: 'hotels',
        message: 'Bitte nur Häuser der Region wählen, die noch nicht gefragt sind.',
      })
    }
    const usual = usualAlternatives(ranked)
    if (chosen === null && usual.length === 0) {
      const [nearest] = ranked
      const message = `In der Nähe von ${where} ist kein weiteres Haus bekannt; das nächste, ${nearest?.name}, liegt ${nearest?.kilometres} km entfernt. Bitte wählen, wer gefragt wird.`
      throw refused(refusal('no_alternative', message))
    }
    const asked: number[] = []
    for (const hotel of new Set(chosen ?? usual))
      asked.push(await addRequest(trx, 'hotel', { placeholder, hotel }, desk))
    return asked
  })
}

async function rankedHouses(trx: Transaction, placeholder: number) {
  const wanted = await readWantedHotel(trx, placeholder)
  if (wanted === null) throw notFound('Hotel')
  const houses = await readHousesOfArea(trx, placeholder)
  const told = houses.map(({ isOfPlace, latitude, longitude, ...house }): Alternative => {
    const there = isOfPlace ? 0 : kilometresBetween(wanted, { latitude, longitude })
    return { ...house, kilometres: there }
  })
  return { ranked: rankedAlternatives(told, wanted), wanted }
}

type Position = { readonly latitude: number | null; readonly longitude: number | null }

function kilometresBetween(one: Position, other: Position): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null
  const from = { latitude: one.latitude, longitude: one.longitude }
  return Math.round(greatCircleKilometres(from, { latitude: other.latitude, longitude: other.longitude }))
}
