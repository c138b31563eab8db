import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { captionOf, choicesOf, type FieldPath } from '@reisewerk/domain/contract/words.ts'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldLook } from '../../form/drafts.ts'
import type { Item } from '../../form/field-value.ts'
import { type FieldColumn, fieldColumn } from '../../list/field-column.ts'
import type { ListColumn } from '../../list/list.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import type { KindName } from './kind-names.ts'

/** One field of the page and of the new form; its word, its choices and how it is edited follow from the contract. */
export type FieldDescription<Name extends string = string> = FieldLook & {
  readonly name: Name
  readonly span?: number
  /** What shared entries leave to administrators (docs/decisions/006). */
  readonly byAdminsWhenShared?: boolean
  /** Stands on the page only: the new form leaves it out. */
  readonly later?: boolean
  /** What a new entry gets where nothing is typed, in the empty field. */
  readonly whenNew?: string
  /** Stands in the new form only: it is fixed once the entry exists. */
  readonly onlyNew?: boolean
}

export type FieldGroupDescription<Name extends string = string, Field = FieldDescription<Name>> = {
  readonly title: string
  readonly fields: readonly Field[]
}

export type FilterDescription = {
  /** The query parameter: 'stars', 'place.id'. */
  readonly name: string
  readonly label?: string
  readonly choices?: readonly Choice[]
  /** For filters by a linked item: where to look for it. */
  readonly target?: Contract
}

type Described<I, Name extends string> = {
  /** As its contract unless told. */
  readonly name?: KindName
  readonly icon: Icon
  readonly newLabel: string
  readonly listGroups?: readonly string[]
  /** What the page asks for, if not the same as the list. */
  readonly itemGroups?: readonly string[]
  /** Its name unless told. */
  readonly titleOf?: (item: I) => string
  readonly hintOf?: (item: I) => string
  readonly columns: readonly (ListColumn<I> | FieldColumn<I, Name>)[]
  readonly defaultSort: string
  readonly filters?: readonly FilterDescription[]
  readonly searchHint?: string
  readonly groups: readonly FieldGroupDescription<Name>[]
  /** What the new form begins with, where the server's own default is not 'nothing'. */
  readonly begins?: Readonly<Partial<Record<Name, unknown>>>
  /** Field that takes an item out of the pickers without deleting it. */
  readonly retiredBy?: 'isRetired' | 'deleted'
  readonly panels?: (item: I) => ReactNode
  /** The texts that papers in other languages tell in their own words (MOVE-08). */
  readonly translated?: readonly Name[]
  /** What an entry does without, in the form of a new one and on its page: it is told, not refused. */
  readonly lackIn?: (held: (field: Name) => unknown) => string | null
  /** The panels are what the page is about; the fields stand beside them. */
  readonly fieldsAside?: boolean
  /** The kind whose page an entry of this list leads to; this kind's own unless told. */
  readonly leadsTo?: (item: I) => KindName
  /** Kept by administrators once it exists, because every organisation relies on it. */
  readonly keptByAdmins?: boolean
}

/** All that the list, the page and the new form of a kind of master data need to know. */
export type Kind = Omit<Described<Item, string>, 'columns' | 'groups' | 'filters'> &
  Required<Pick<Described<Item, string>, 'name' | 'titleOf' | 'searchHint'>> & {
    readonly contract: Contract
    readonly columns: readonly ListColumn<Item>[]
    readonly groups: readonly FieldGroupDescription<string, ShownField>[]
    readonly filters: readonly Worded<FilterDescription>[]
  }
type Worded<D> = D & { readonly label: string }
export type ShownField = Worded<FieldDescription>

/**
 * Describes a kind of master data. Field names are checked against the contract; `I` is the item with the groups asked
 * for.
 */
export function describe<C extends Contract, const G extends string = never>(
  contract: C,
  description: Described<ItemOf<C, G>, FieldPath<C>> & {
    readonly listGroups?: readonly G[]
    readonly itemGroups?: readonly G[]
  },
): Kind {
  const { columns, groups, filters = [] } = description
  const described = {
    name: contract.name,
    itemGroups: description.listGroups,
    searchHint: 'Name …',
    titleOf: ({ name }: { name?: unknown }) => String(name),
    ...description,
    contract,
    columns: columns.map((column) => ('name' in column ? fieldColumn(contract, column) : column)),
    groups: groups.map((group) => ({ ...group, fields: group.fields.map((field) => worded(contract, field)) })),
    filters: filters.map((filter) => worded(contract, filter)),
  }
  // From here on kinds are handled alike; what is shown of an item was checked against its contract above.
  return described as unknown as Kind
}

/** With the word of the contract, and with what it lets choose; of a linked item's field, 'place.id', those of the link. */
function worded<D extends FieldDescription | FilterDescription>(contract: Contract, description: D): Worded<D> {
  const path = description.name.replace(/\.id$/, '')
  const label = description.label ?? captionOf(contract, path)
  // A filter may be by what the contract has no field for: the place in which a service is offered.
  const choices = description.target === undefined ? choicesOf(contract, path) : []
  // A text that is only shown by other words is typed, not chosen.
  return choices.length === 0 || 'words' in description ? { ...description, label } : { choices, ...description, label }
}

/** Whether an entry serves every organisation: it has the field, and the field is empty. */
export function isShared(item: Item): boolean {
  return item.organisationFilter === null
}

export function isRetired(kind: Kind, item: Item): boolean {
  return kind.retiredBy !== undefined && item[kind.retiredBy] === true
}
