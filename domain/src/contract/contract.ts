import type { Fields, FieldsOut, FieldsPatch } from './field.ts'

/** How a list may be narrowed by one query parameter (design §2). */
export type Filter =
  /** `p=1`, `p[]=1&p[]=2`: ids or links of a linked item, keys of a choice, texts */
  | 'in'
  /** `p[exists]=true|false` */
  | 'exists'
  /** `p[after]=01.05.2027`, `p[before]=…`, both ends included */
  | 'range'
  /** `p=…`: part of a text, without regard to case */
  | 'contains'
  /** `p=true|false` */
  | 'boolean'

/** One resource of the API, stated once; server, web client and OpenAPI follow from it. */
export type Contract<N extends string = string, F extends Fields = Fields, G extends string = string> = {
  readonly name: N
  /** German name of one item, for messages: 'Kunde'. */
  readonly title: string
  readonly fields: F
  readonly filters: Readonly<Record<string, Filter | readonly Filter[]>>
  /** Fields that `_order[…]` takes. */
  readonly orderBy: readonly string[]
  /** `_search` is understood. */
  readonly search: boolean
  /** Groups the documents name for this resource that change nothing in its answers, and are therefore only accepted. */
  readonly knownGroups: readonly G[]
  /** Option lists an OPTIONS request answers, e.g. {categories: [{key, label}]}. */
  readonly options: Readonly<Record<string, readonly unknown[]>>
}

type Definition<N extends string, F extends Fields, G extends string> = Pick<
  Contract<N, F, G>,
  'name' | 'title' | 'fields'
> &
  Partial<Omit<Contract<N, F, G>, 'name' | 'title' | 'fields'>>

/** Declares a resource. Everything but name, title and fields has a default. */
export function contract<const N extends string, const F extends Fields, const G extends string = never>(
  definition: Definition<N, F, G>,
): Contract<N, F, G> {
  return { filters: {}, orderBy: ['id'], search: false, knownGroups: [], options: {}, ...definition }
}

/** An item as the API answers it, with the groups asked for. */
export type ItemOf<C extends Contract, G extends string = never> = { id: number; version: number } & FieldsOut<
  C['fields'],
  G
>

/** What a body holds once decoded (dates as 'YYYY-MM-DD', links as ids, money in cents). */
export type PatchOf<C extends Contract> = FieldsPatch<C['fields']>

/** A body as a caller writes it: links, wire dates, {amount, currency}. The server validates it. */
export type WireBody = Record<string, unknown>
