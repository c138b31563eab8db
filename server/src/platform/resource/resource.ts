import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf, Contract, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { Transaction } from '../database/transaction.ts'
import type { Violation } from '../errors.ts'
import type { Seal } from '../seal/seal.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { ListQuery } from './list-query.ts'

/** A decoded body of whatever resource. Use cases know theirs by its contract: `BodyOf<typeof todoContract>`. */
export type Body = BodyOf<Contract>
export type HouseLists = Readonly<Record<string, readonly { readonly key: string; readonly label: string }[]>>
/** What a use case needs beside its transaction: how things are kept, and which day it is. */
export type Desk = {
  readonly resources: ResourceSet
  readonly today: CalendarDate
  readonly now: Date
  /** By which personal data is kept; bodies of the API have it encrypted already. */
  readonly seal: Seal
  /** Whether the installation has a mail server; a house may have one of its own. */
  readonly sendsMail: boolean
}
/** What leaves the API. */
export type Item = Record<string, unknown> & { id: number; version: number }
/** SQL of a value, given the alias of the row; `e` + the rest of the alias is the extension's row. */
export type Expression = (row: string) => string
/** Adds a value to the statement and answers its placeholder, '$3'. */
export type Param = (value: unknown) => string
/** SQL of a filter with a meaning of its own. @param asked values of all filters of the request, by name */
export type OwnFilter = (
  row: string,
  values: readonly string[],
  param: Param,
  asked: ReadonlyMap<string, readonly string[]>,
) => string

/** Fields that stand in a file of a list otherwise than as plain values. @param item as the list answers it */
export type CellsOfSheet = Readonly<Record<string, (value: unknown, item: Readonly<Record<string, unknown>>) => string>>

/**
 * Where a contract's fields live. By convention field `shortName` is column `shortName`, `trip.name` is `tripName`, a link
 * `client` is `clientId`, money `price` is `priceCents` with `priceCurrency`; only what differs is told here.
 */
export type Binding<C extends Contract = Contract> = {
  readonly table: PgTable
  /** The table of the kind, sharing the id (design §4: class-table inheritance). */
  readonly extension?: PgTable
  /**
   * A table with at most one row beside each row of this one, read along under the alias `f` + the rest of the row's
   * (`besideOf`); where no column of it is asked for, PostgreSQL leaves it out.
   */
  readonly beside?: Beside
  /** Column and value that tell this kind's rows from others in the same table. */
  readonly kind?: readonly [column: string, value: string]
  /** Field path → column property, where the convention does not hold. */
  readonly columns?: Readonly<Record<string, string>>
  /** Field path → SQL, for fields that follow from others. */
  readonly computed?: Readonly<Record<string, Expression>>
  /** Field path → SQL of how a column is shown where that differs from what is kept: a masked account number. */
  readonly shownAs?: Readonly<Record<string, (row: string, groups: ReadonlySet<string>) => string>>
  /** Lists of links: the table between, its columns for this row and for the other. `owner_of` knows each list. */
  readonly joins?: Readonly<Record<string, { table: PgTable; own: string; other: string }>>
  /**
   * Lists of items: the child's column that refers to this row, and which of the children belong to the list. `of` is the
   * column of this row that it refers to where that is not its id; such a list is only read.
   */
  readonly parents?: Readonly<Record<string, { column: string; of?: string; where?: Expression }>>
  /** Parts of the body that a use case keeps in another table: that table and its column that refers to this row. */
  readonly elsewhere?: Readonly<Record<string, { table: PgTable; column: string }>>
  /** Takes `orderId` from the row that this link field names ('day' → days.order_id). */
  readonly orderFrom?: string
  /** Column that takes the actor's organisation when the body names none. */
  readonly organisation?: string
  readonly filters?: Readonly<Record<string, OwnFilter>>
  /** What else is true of all rows that a filter `field[after]` leaves, so that an index of another column can begin there. */
  readonly impliedAfter?: Readonly<Record<string, (row: string, value: string) => string>>
  readonly orderBy?: Readonly<Record<string, Expression>>
  /** In which order rows stand that are alike in what the list is ordered by; by id unless told. */
  readonly thenBy?: Readonly<Record<string, Expression>>
  readonly search?: (row: string, term: string, param: Param) => string
  /** How it is searched for what a great part of its rows may answer to. */
  readonly wideSearch?: WideSearch
  /** Which of the found a search shows first when no order is asked for: SQL by which they are ordered before all else. */
  readonly foundFirst?: (row: string, term: string, param: Param) => string
  /** Condition every answer of this resource meets, e.g. that a trip is not deleted, unless the groups ask for it. */
  readonly scope?: (row: string, groups: ReadonlySet<string>) => string | null
  /** Condition on rows that may be changed, where it differs from `scope`. */
  readonly writeScope?: Expression
  /** Tables that keep the totals by some fields; lists narrowed by nothing else need not count. The first is asked that can tell. */
  readonly totals?: readonly Totals[]
  readonly defaultOrder?: Expression
  /** What a broken constraint means to a person. */
  readonly constraints?: Readonly<Record<string, Violation>>
  /** Use cases that take the place of the plain write. */
  readonly create?: (trx: Transaction, body: NewBodyOf<C>, desk: Desk) => Promise<number>
  /** What of a new item's body was chosen just now, where the rest is what something else has already. */
  readonly chosenAnew?: (trx: Transaction, body: NewBodyOf<C>) => Promise<BodyOf<C>>
  /** @returns what the answer tells in headers of its own, if anything */
  readonly update?: (trx: Transaction, id: number, body: BodyOf<C>, desk: Desk) => Promise<void> | Promise<Told>
  readonly inQuery?: ChangeInQuery
  /** The same of a new item. */
  readonly inQueryOfNew?: ChangeInQuery
  /** Fires the lock that its changes take before the row's own, for those who lock the row beforehand. */
  readonly lockFirst?: (trx: Transaction, id: number) => Promise<void>
  readonly remove?: (trx: Transaction, id: number, desk: Desk) => Promise<void>
  /** What follows when a deleted item is brought back, beyond its rows. */
  readonly restored?: (trx: Transaction, id: number, desk: Desk) => Promise<void>
  /** Groups that an answer of one item always has; a list has them when asked. */
  readonly shownAlone?: readonly string[]
  /** The item with what the domain works out of it, whoever reads it. */
  readonly completed?: (item: Item, groups: ReadonlySet<string>) => Item
  /** What the answer of a save says beyond the item read with these groups. */
  readonly saved?: (trx: Transaction, item: { id: number }, groups: ReadonlySet<string>) => Promise<Body>
  /** Its rows may lie on the shelf of a concept; a list that is narrowed to none leaves those out (decision 016). */
  readonly isOnShelves?: boolean
  /** What an OPTIONS request answers beyond the contract. @param house the one asked for, null where nobody says */
  readonly options?: (trx: Transaction, lists: HouseLists, house: number | null) => Promise<Record<string, unknown>>
  /** Its list as a file, where that has columns of its own. */
  readonly sheet?: (trx: Transaction, query: ListQuery, desk: Desk) => Promise<Sheet>
  /** Values of its fields as a cell of that file, where they are no plain ones: the receivers of a mail, children. */
  readonly inSheet?: CellsOfSheet
  /** Its list is offered as a file though nobody searches it (MOVE-04); one that is searched always is. */
  readonly hasSheet?: boolean
  /** Operations offered; all unless told. */
  readonly only?: readonly Operation[]
  /** Tells where an entry is used and who changed it; what is in use cannot be deleted, only retired (MD-01). */
  readonly isMasterData?: boolean
  /** Its rows never stand in a history: bank accounts. */
  readonly isConfidential?: boolean
  /**
   * Its rows are nothing but purchase figures: only who may see these is served. Its table is marked by `purchase_only`, so
   * that lists and links of other resources show none of it either.
   */
  readonly isPurchase?: true
  /** Who may write; everybody signed in unless told. */
  readonly writers?: 'admin'
}
/**
 * What refers to a row: its table and column. `isEverywhere`: no row that a list shows is without one, so a list in the order of it can
 * begin at its index. Or what a row refers to: its table and the condition.
 */
export type Beside =
  | { readonly table: PgTable; readonly column: string; readonly isEverywhere?: true }
  | { readonly named: string; readonly on: (row: string, beside: string) => string }
/** The column `number` sums up the rows a list has, narrowed by nothing but these filters. */
export type Totals = {
  readonly table: string
  readonly filters: readonly string[]
  /** A filter it tells of one value at a time: what has several of them counts once for each. */
  readonly ofOneValue?: string
}
/**
 * A search of which it is not known whether it finds ten rows or all of them (decision 126). Few are looked up; of many it is summed up how
 * many there are, and the page is sought among the rows that come first.
 */
export type WideSearch = {
  /** Condition in the place of `search`, true of nothing where many are found. */
  readonly few: NonNullable<Binding['search']>
  /** SQL that returns those of an array of ids that are found. */
  readonly among: (ids: string, term: string, param: Param) => string
  /** SQL of how many are found, of a list that is narrowed by nothing but `filters`; `where` has its conditions on `row`. */
  readonly count: (row: string, where: string, term: string, param: Param) => string
  readonly filters: readonly string[]
}
export type Told = Readonly<Record<string, number>>
export type Operation = 'list' | 'get' | 'create' | 'update' | 'remove' | 'options'

/** What a change may say in its query instead of its body, and the fields of the body that it means (001 §7). */
export type ChangeInQuery<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  readonly shape: Shape
  readonly fields: (query: z.output<z.ZodObject<Shape>>) => Body
}

export function changeInQuery<Shape extends z.ZodRawShape>(
  shape: Shape,
  fields: ChangeInQuery<Shape>['fields'],
): ChangeInQuery {
  // Its endpoint reads the query by this very shape.
  return { shape, fields: fields as ChangeInQuery['fields'] }
}

export type Resource<C extends Contract = Contract> = { readonly contract: C; readonly binding: Binding }

/** Declares how a contract is kept. Together with the line in `app.ts` this is all a plain resource needs. */
export function declare<C extends Contract>(contract: C, binding: Binding<C>): Resource<C> {
  // What the use cases are given was decoded by this very contract; the list of all resources knows no more of it.
  return { contract, binding: binding as unknown as Binding }
}

/** All resources by name; links and children are looked up here. */
export type ResourceSet = ReadonlyMap<string, Resource>

export function resourceSet(resources: readonly Resource[]): ResourceSet {
  const set = new Map<string, Resource>()
  for (const resource of resources) {
    if (set.has(resource.contract.name)) throw new TypeError(`resource ${resource.contract.name} is declared twice`)
    set.set(resource.contract.name, resource)
  }
  return set
}

export function resourceOf(resources: ResourceSet, name: string): Resource {
  const found = resources.get(name)
  if (found === undefined) throw new TypeError(`no resource '${name}' is declared`)
  return found
}
