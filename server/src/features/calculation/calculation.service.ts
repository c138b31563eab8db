import type { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { contingentPriceContract } from '@reisewerk/domain/calculation/price.contract.ts'
import { type AskedTier, type TierFault, tierFaults } from '@reisewerk/domain/calculation/price-rules.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, updateItem } from '../../platform/resource/write.ts'
import { findContingentPrice, lockCalculation, readRowKeys } from './calculation.queries.ts'
import { changePriced } from './price-rows.service.ts'

/**
 * Changes what a calculation says beside its rows, and its tiers as one list.
 * @throws ApiError 422 at the tier
 */
export async function changeCalculation(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof calculationContract>,
  desk: Desk,
): Promise<void> {
  if (body.packagePrices !== undefined) {
    const { tiers, currency } = await lockCalculation(trx, id)
    refuse(tierFaults(body.packagePrices, tiers, currency), ({ at }) => `packagePrices[${at}].`)
  }
  const sortHelper = body.sortHelper === undefined ? {} : { sortHelper: await knownKeys(trx, id, body.sortHelper) }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'calculations'), id, { ...body, ...sortHelper })
}

/** A key without a row says nothing, nor does one that is named again. */
async function knownKeys(trx: Transaction, id: number, keys: readonly string[]): Promise<string[]> {
  const known = await readRowKeys(trx, id)
  return [...new Set(keys)].filter((key) => known.has(key))
}

/**
 * Adds a tier: of the package, or of single rooms. Supplements come with their rooms and cabins.
 * @throws ApiError 422 at the size or the price
 */
export async function addTier(
  trx: Transaction,
  body: NewBodyOf<typeof contingentPriceContract>,
  desk: Desk,
): Promise<number> {
  const { calculation } = body
  await checkReferences(trx, desk.resources, [{ path: 'calculation', resource: 'calculations', ids: [calculation] }])
  const { tiers, currency } = await lockCalculation(trx, calculation)
  const kept = tiers.map(({ id }): AskedTier => ({ id }))
  refuse(tierFaults([...kept, body], tiers, currency))
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'calculation_price_contingents'), body)
}

/** Changes a tier or a supplement. @throws ApiError 422 at the size or the price */
export async function changeContingentPrice(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof contingentPriceContract>,
  desk: Desk,
): Promise<void> {
  const { calculationId, priceType } = await findContingentPrice(trx, id)
  if (priceType === 'double' || priceType === 'single') {
    const { tiers, currency } = await lockCalculation(trx, calculationId)
    refuse(
      tierFaults(
        tiers.map((tier): AskedTier => (tier.id === id ? { ...body, id } : { id: tier.id })),
        tiers,
        currency,
      ),
    )
    await updateItem(trx, desk.resources, resourceOf(desk.resources, 'calculation_price_contingents'), id, body)
    return
  }
  if (body.priceType !== undefined && body.priceType !== priceType) {
    throw violated({ propertyPath: 'priceType', message: 'Ein Zuschlag bleibt, was er ist.' })
  }
  if (body.numberOfPersons != null) {
    throw violated({ propertyPath: 'numberOfPersons', message: 'Ein Zuschlag gilt für jede Gruppengröße.' })
  }
  await changePriced('calculation_price_contingents')(trx, id, body, desk)
}

function refuse(faults: readonly TierFault[], place: (fault: TierFault) => string = () => ''): void {
  if (faults.length === 0) return
  throw violated(...faults.map((fault) => ({ propertyPath: `${place(fault)}${fault.field}`, message: fault.message })))
}
