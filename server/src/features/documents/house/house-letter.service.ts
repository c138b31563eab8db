import type { HouseFacts } from '@reisewerk/domain/accounts/house/house-facts.ts'
import { missingOnLetters } from '@reisewerk/domain/accounts/house/letterhead.ts'
import { readLogo } from '@reisewerk/domain/accounts/house/logo.ts'
import type { HouseLetter } from '@reisewerk/domain/documents/house-letter.contract.ts'
import { sampleLetter } from '@reisewerk/domain/documents/sample-letter.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../../platform/errors.ts'
import type { DrawnPages } from '../../../platform/pdf/pdf-job.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readHouse } from '../../accounts/house/house.service.ts'
import { drawPages } from '../generate.service.ts'
import { keepLogo, readSigner } from './house-letter.queries.ts'

/** What of the facts somebody has typed and not saved yet. */
export type TypedFacts = { readonly [Fact in keyof HouseFacts]?: HouseFacts[Fact] | undefined }

/**
 * A letter of the house as it would be with what is being typed; nothing is stored (MOVE-01).
 * @throws ApiError 404 when the actor is not of that house
 */
export async function drawHouseLetter(
  trx: Transaction,
  platform: Platform,
  organisationId: number,
  typed: TypedFacts,
): Promise<HouseLetter> {
  const house = { ...(await houseToShow(trx, organisationId)), ...typed }
  const { svg, pages } = await drawn(trx, platform, house)
  return { svg, pages, missing: missingOnLetters(house) }
}

/**
 * Keeps a logo that has been read and drawn once: one that no page can show would stop every paper of the house.
 * @throws ApiError 422 saying what is wrong with it, 404
 */
export async function changeLogo(trx: Transaction, platform: Platform, id: number, bytes: Uint8Array): Promise<void> {
  const house = await houseToShow(trx, id)
  const logo = readLogo(bytes)
  if (isRefusal(logo)) throw violated({ propertyPath: 'file', message: logo.message })
  await drawn(trx, platform, { ...house, logoSvg: logo.svg }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'pdf_failed') throw error
    throw violated({ propertyPath: 'file', message: 'Das Logo lässt sich nicht drucken. Bitte als PNG ausgeben.' })
  })
  await keepLogo(trx, id, logo.svg)
}

/** Papers show the name again. @throws ApiError 404 */
export async function removeLogo(trx: Transaction, id: number): Promise<void> {
  await houseToShow(trx, id)
  await keepLogo(trx, id, null)
}

async function houseToShow(trx: Transaction, organisationId: number): Promise<HouseFacts> {
  const house = await readHouse(trx, organisationId)
  if (house === null) throw notFound('Die Organisation')
  return house
}

async function drawn(trx: Transaction, platform: Platform, house: HouseFacts): Promise<DrawnPages> {
  const { today, now } = deskOf(platform)
  const letter = sampleLetter(house, await readSigner(trx), today)
  return drawPages(platform.pdf, { template: 'house/letter', model: () => letter }, now)
}
