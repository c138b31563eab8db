import * as z from 'zod'
import { cabinTypeKeys } from '../accounts/options.ts'
import { linkInput } from '../contract/wire-schema.ts'
import { amountInput, changeInput, roomTypeInput } from './contingent-amounts.contract.ts'
import { isMargin, noRentability, rentabilityOf } from './estimate.ts'

/** Parts of the body that creates a trip: the documents send these items themselves, not links (000 §3, §7). */

const score = z.int().min(1, 'Von 1 bis 10').max(10, 'Von 1 bis 10').nullable().optional()
const probability = z.int().min(0).max(100).multipleOf(10, 'In Schritten von 10').nullable().optional()

/** The margin per person: a whole number, or a text as it was typed, of which whole euros count (000 §5). */
export const rentabilityInput = z
  .union([z.int(), z.string().max(40).transform(rentabilityOf)], noRentability)
  .transform((value, context): number | null => {
    if (value === null) return null
    if (value !== undefined && isMargin(value)) return value
    context.issues.push({ code: 'custom', message: noRentability, input: value })
    return z.NEVER
  })

const told = z.unknown().optional()
const complexityFields = z.strictObject({
  id: told,
  version: told,
  order: told,
  offerComplexity: score,
  operationComplexity: score,
  rentability: rentabilityInput.nullable().optional(),
  bookingProbability: probability,
  executionProbability: probability,
})
/** The figures themselves, also with what an answer says beside them; a trip's own link, as an id, stands for no change. */
export const complexityInput = z.union([
  complexityFields.transform(({ id: _id, version: _version, order: _order, ...figures }) => figures),
  linkInput('complexities'),
])
export type ComplexityInput = Exclude<z.output<typeof complexityInput>, number>

const amounts = {
  askedAmount: amountInput,
  reservedAmount: amountInput.optional(),
  requestedChangeAmount: changeInput.nullable().optional(),
} as const
const persons = z.int().min(1).max(6)

const room = z.strictObject({
  type: z.strictObject({ persons, type: roomTypeInput }),
  ...amounts,
})
const cabin = z.strictObject({
  type: z.strictObject({ persons, type: z.enum(cabinTypeKeys) }),
  ...amounts,
})

/** A flat list of entries, or the lists by size as an answer has them. */
function entries<T extends z.ZodType>(entry: T) {
  const list = z.array(entry).max(100)
  return z.union([list, z.record(z.string(), list).transform((lists) => Object.values(lists).flat())])
}

/** Hotel entries {type: {persons, type}, askedAmount}. */
export const roomsInput = entries(room)
export const cabinsInput = entries(cabin)
export type ContingentEntry = {
  type: { persons: number; type: string }
  askedAmount: number
  reservedAmount?: number | undefined
  requestedChangeAmount?: number | null | undefined
}

/** The main contact: a contact of the trip, or a person who is one already or becomes one (002 §7). */
export const primaryContactInput = z.union([
  linkInput('order_contacts').transform((orderContact) => ({ orderContact })),
  linkInput('contacts').transform((contact) => ({ contact })),
])
export type PrimaryContactInput = z.output<typeof primaryContactInput>
