import type { DocumentType, FileFault } from '../../files/document.contract.ts'

/** A document that may be bound behind the travel documents (002 §3: types trip_detail and voucher). */
export type Attachable = {
  readonly id: number
  readonly name: string
  readonly filetype: string
  /** What is wrong with the file. */
  readonly fault: FileFault | null
  readonly type: DocumentType
  /** Whose it is; null for one of the trip itself. */
  readonly provider: string | null
  /** Whether a service of theirs is included; else the papers tell of it as a possibility at most. */
  readonly isIncluded: boolean
  /** As the wire has it: two of the same name are told apart by it. */
  readonly createdAt: string
}
export const attachableTypes = ['trip_detail', 'voucher'] as const satisfies DocumentType[]

/** What somebody has decided of one. */
export type Decided = { readonly document: number; readonly isMerged: boolean }
export type Attachment<Found extends Attachable = Attachable> = Found & { isMerged: boolean }

/**
 * The merge panel: what was arranged in its order, then what came since in the order of the journey. Only a PDF that can be opened is bound in.
 * Vouchers of the trip, and what belongs to a service that is only possible, wait until somebody wants them: each generation makes another.
 */
export function arrangedAttachments<Found extends Attachable>(
  found: readonly Found[],
  decided: readonly Decided[],
): Attachment<Found>[] {
  const place = new Map(decided.map(({ document }, index) => [document, index]))
  const isWanted = new Map(decided.map(({ document, isMerged }) => [document, isMerged]))
  return found
    .map((one) => ({ ...one, isMerged: isMergeable(one) && (isWanted.get(one.id) ?? isMergedAtFirst(one)) }))
    .toSorted((one, other) => (place.get(one.id) ?? found.length) - (place.get(other.id) ?? found.length))
}

export function isMergeable({ filetype, fault }: Pick<Attachable, 'filetype' | 'fault'>): boolean {
  return filetype === 'pdf' && fault === null
}

/** Whether it is bound in before anybody has decided of it. */
export function isMergedAtFirst({ type, provider, isIncluded }: Attachable): boolean {
  return isIncluded && (type !== 'voucher' || provider !== null)
}
