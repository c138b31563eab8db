import type { Contract, Fields, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldLook } from '../../form/drafts.ts'
import type { Item } from '../../form/field-value.ts'
import type { Choice } from '../../ui/inline-select.tsx'
import type { KindName } from './kind-names.ts'

export type Column<I> = {
  readonly label: string
  /** What `_order[…]` takes, if the list can be sorted by it. */
  readonly sort?: string
  /** In pixels; the columns without share what is left. */
  readonly width?: number
  readonly align?: 'right'
  readonly quiet?: boolean
  readonly show: (item: I) => ReactNode
}

/** One field of the page and of the new form; how it is edited follows from its kind in the contract. */
export type FieldDescription<Name extends string = string> = FieldLook & {
  readonly name: Name
  readonly label: string
  /** Of twelve columns; 4 unless told. */
  readonly span?: number
  /** What shared entries leave to administrators (docs/decisions/006). */
  readonly byAdminsWhenShared?: boolean
  /** Stands on the page only: the new form leaves it out. */
  readonly later?: boolean
  /** Stands in the new form only: it is fixed once the entry exists. */
  readonly onlyNew?: boolean
}

export type FieldGroupDescription<Name extends string = string> = {
  readonly title: string
  readonly fields: readonly FieldDescription<Name>[]
}

export type FilterDescription = {
  /** The query parameter: 'stars', 'place.id'. */
  readonly name: string
  readonly label: string
  readonly choices?: readonly Choice[]
  /** For filters by a linked item: where to look for it. */
  readonly target?: Contract
}

type Described<I, Name extends string> = {
  readonly name: KindName
  readonly icon: Icon
  /** 'Neues Hotel' */
  readonly newLabel: string
  /** Groups the list asks for. */
  readonly listGroups?: readonly string[]
  /** Groups the page asks for. */
  readonly itemGroups?: readonly string[]
  readonly titleOf: (item: I) => string
  /** Quiet text behind the title of the page. */
  readonly hintOf?: (item: I) => string
  readonly columns: readonly Column<I>[]
  /** 'name', '-lastTripAt' */
  readonly defaultSort: string
  readonly filters?: readonly FilterDescription[]
  readonly searchHint: string
  readonly groups: readonly FieldGroupDescription<Name>[]
  /** What the new form begins with, where the server's own default is not 'nothing'. */
  readonly begins?: Readonly<Partial<Record<Name, unknown>>>
  /** Field that takes an item out of the pickers without deleting it. */
  readonly retiredBy?: 'isRetired' | 'deleted'
  /** What else stands on the page. */
  readonly panels?: (item: I) => ReactNode
  /** The panels are what the page is about; the fields stand beside them. */
  readonly fieldsAside?: boolean
  /** The kind whose page an entry of this list leads to; this kind's own unless told. */
  readonly leadsTo?: (item: I) => KindName
  /** Kept by administrators once it exists, because every organisation relies on it. */
  readonly keptByAdmins?: boolean
}

/** All that the list, the page and the new form of a kind of master data need to know. */
export type Kind = Described<Item, string> & { readonly contract: Contract }

/** 'name', 'address.city' */
type PathOf<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readonly nested: infer Inner extends Fields }
    ? `${Name}.${PathOf<Inner>}`
    : Name
}[keyof F & string]

/**
 * Describes a kind of master data. Field names are checked against the contract; `I` is the item with the groups asked
 * for.
 */
export function describe<C extends Contract, const G extends string = never>(
  contract: C,
  description: Described<ItemOf<C, G>, PathOf<C['fields']>> & {
    readonly listGroups?: readonly G[]
    readonly itemGroups?: readonly G[]
  },
): Kind {
  // From here on kinds are handled alike; what is shown of an item was checked against its contract above.
  return { ...description, contract } as unknown as Kind
}

/** Whether an entry serves every organisation: it has the field, and the field is empty. */
export function isShared(item: Item): boolean {
  return item.organisationFilter === null
}

/** Whether an item has been taken out of the pickers. */
export function isRetired(kind: Kind, item: Item): boolean {
  return kind.retiredBy !== undefined && item[kind.retiredBy] === true
}
