import type * as z from 'zod'

/** When a field may be written. `create` fields are fixed once the item exists. */
export type Writable = 'always' | 'create' | 'never'

export type FieldKind =
  | 'text'
  | 'integer'
  | 'coordinate'
  | 'boolean'
  | 'choice'
  | 'day'
  | 'localTime'
  | 'instant'
  | 'money'
  | 'richText'
  | 'strings'
  | 'json'
  | 'link'
  | 'links'
  | 'object'
  | 'children'

/**
 * What people call a field, stated here and nowhere else: form, sheet, history, import and OpenAPI read it by `labelOf`,
 * `unitOf` and `maxOf` (words.ts). A field without a word fails a test.
 */
export type FieldWords = {
  label?: string
  /** In which unit its number is meant: 'km', 'min'. */
  unit?: string
  /** What one should know to fill it in: 'leer für alle'. */
  hint?: string
  /** Why nobody ever meets it, instead of a word. */
  internal?: string
}

/** What every kind of field may be told. */
export type FieldOptions = FieldWords & {
  /** The field is in an answer only when one of these groups is asked for. */
  groups?: readonly string[]
  write?: Writable
  required?: boolean
  nullable?: boolean
  list?: string
  /** It tells what a service costs the agency (money.md §4): shown to and changed by who may see that, and nobody else. */
  purchase?: true
  /** It tells of a person what only who may see it is shown, kept encrypted: a passport number, an allergy (ROOM-06). */
  personal?: true
}

/** The keys of what can be chosen, in their order, and what they are called. */
export type Choices = Readonly<Record<string, { readonly label: string }>>

/** How long a text may be, or how large a number; `step` of a number that goes in steps. */
export type FieldBounds = { readonly min?: number; readonly max?: number; readonly step?: number }

/**
 * A field of a resource, stated once: what leaves the API (`Out`), what a body holds once decoded (`In`),
 * and how the server keeps it (`kind`).
 */
export type Field<Out = unknown, In = unknown, G extends string = string> = {
  readonly kind: FieldKind
  readonly out: z.ZodType<Out>
  readonly input: z.ZodType<In>
  readonly groups: readonly G[] | null
  readonly write: Writable
  readonly required: boolean
  readonly nullable: boolean
  readonly words: Readonly<FieldWords>
  readonly bounds: FieldBounds
  /** The list of `optionLists` a choice is from: what a house has switched off there is chosen no more. */
  readonly list?: string | undefined
  /** Without the right to see it, it is as if nothing were kept: null, an empty text, no entries. */
  readonly isPurchase: boolean
  /** Encrypted where it is kept; without the right to see it, it is as if nothing were kept. */
  readonly isPersonal: boolean
  readonly choices?: Choices | undefined
  readonly target?: Target | undefined
  readonly fields?: Fields | undefined
  /** How a value that is kept as JSON leaves the API; as it is kept where nobody says otherwise. */
  readonly encode?: ((kept: unknown) => unknown) | undefined
}
export type Fields = Readonly<Record<string, Field>>

/** Where a link leads, and by which groups the linked item stands in the answer instead of its link. */
export type Target = {
  readonly resource: string
  readonly contract?: Contract | undefined
  readonly groups: readonly string[]
}

export type NullIf<O, T> = O extends { nullable: true } ? T | null : T
export type GroupsIn<O> = O extends { groups: readonly (infer G extends string)[] } ? G : never

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
  /** Other names of the documents for what `_order[…]` takes. */
  readonly orderSynonyms?: Readonly<Record<string, string>> | undefined
  /** Items a page has unless a request says how many. */
  readonly pageSize?: number | undefined
  /** `_search` is understood. */
  readonly search: boolean
  /** Groups the documents name for this resource that change nothing in its answers, and are therefore only accepted. */
  readonly knownGroups: readonly G[]
  /** Fields of the kinds beside this one; a body may hold them as null, for the documents send one form for all (001 §3). */
  readonly siblings?: readonly string[] | undefined
  /** Choices an OPTIONS request answers that are the same for everybody, e.g. {types: [{key, label}]}. */
  readonly options: Readonly<Record<string, readonly unknown[]>>
  /** … and those that a house arranges (design §3): by which name it answers which list of `optionLists`. */
  readonly houseLists: Readonly<Record<string, string>>
}

/* Types derived from fields. `nested`, `child` and `expand` exist for the type checker only. */

export type PlainOut<F> = F extends { readonly out: z.ZodType<infer Out> } ? Out : never
type GroupOf<F> = F extends { readonly groups: readonly (infer G)[] | null } ? G : never

type OutOf<F, G extends string> = F extends { readonly nested: infer N extends Fields }
  ? FieldsOut<N, G>
  : F extends { readonly child: infer C extends Contract }
    ? ItemOf<C, G>[]
    : F extends {
          readonly expand: { readonly contract: infer C extends Contract; readonly groups: readonly (infer EG)[] }
        }
      ? [Extract<G, EG>] extends [never]
        ? PlainOut<F>
        : PlainOut<F> extends readonly unknown[]
          ? ItemOf<C, G>[]
          : ItemOf<C, G> | Extract<PlainOut<F>, null>
      : PlainOut<F>

/** A field without groups is always there; one with groups only when a group of its own is among `G`. */
export type FieldsOut<F extends Fields, G extends string> = {
  [K in keyof F as [GroupOf<F[K]>] extends [never]
    ? K
    : [Extract<G, GroupOf<F[K]>>] extends [never]
      ? never
      : K]: OutOf<F[K], G>
}

type InOf<F> = F extends { readonly nested: infer N extends Fields; readonly nullable: infer Nullable }
  ? Nullable extends true
    ? FieldsPatch<N> | null
    : FieldsPatch<N>
  : F extends { readonly child: infer C extends Contract }
    ? (BodyOf<C> & { id?: number | undefined; version?: number | undefined })[]
    : F extends { readonly input: z.ZodType<infer In> }
      ? In
      : never

/** Decoded values of the fields that a body may hold, every one optional. */
type FieldsPatch<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { readonly write: 'never' } ? never : K]?: InOf<F[K]> | undefined
}

/** What a use case is given of a body once it has been read: days as 'YYYY-MM-DD', links as ids, money in cents. */
export type BodyOf<C extends Contract> = FieldsPatch<C['fields']>

type KeyIn<Union> = Union extends unknown ? keyof Union : never
type ValueIn<Union, Key extends PropertyKey> = Union extends { [K in Key]?: infer Value } ? Value : never

/** What any of several bodies may hold, for rules that kinds of a thing share. */
export type AnyOf<Bodies> = { [Key in KeyIn<Bodies>]?: ValueIn<Bodies, Key> | undefined }

type RequiredOf<F extends Fields> = { [K in keyof F]: F[K] extends { readonly required: true } ? K : never }[keyof F]

/** The body of a new item: what it must have is there. */
export type NewBodyOf<C extends Contract> = BodyOf<C> & {
  [K in RequiredOf<C['fields']> & keyof BodyOf<C>]: Exclude<BodyOf<C>[K], undefined>
}

/** An item as the API answers it, with the groups asked for. */
export type ItemOf<C extends Contract, G extends string = never> = { id: number; version: number } & FieldsOut<
  C['fields'],
  G
>

/** An item of which no more than these fields were asked for ('client.companyName'); what a path that ends early leads to is whole. */
export type Only<Item, Path extends string> = Item extends readonly (infer Each)[]
  ? Only<Each, Path>[]
  : Item extends object
    ? Pick<Item, keyof Item & ('id' | 'version')> & {
        [Name in keyof Item & Head<Path>]: [Below<Path, Name>] extends [never]
          ? Item[Name]
          : Only<Item[Name], Below<Path, Name>>
      }
    : Item
type Head<Path extends string> = Path extends `${infer Name}.${string}` ? Name : Path
type Below<Path extends string, Name extends string> = Path extends `${Name}.${infer Rest}` ? Rest : never
