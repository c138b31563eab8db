import type { Contract, Fields, PlainOut } from '@reisewerk/domain/contract/shape.ts'
import type { Link } from '@reisewerk/domain/wire.ts'
import type { QuickResource } from '../lib/in-place/quick-forms.ts'
import type { Moment } from '../lib/moments.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'

/** 'name', 'trip.name': what a form can hold of a contract. */
export type PathOf<C extends Contract> = PathIn<C['fields']>
type PathIn<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readonly nested: infer Inner extends Fields }
    ? `${Name}.${PathIn<Inner>}`
    : Name
}[keyof F & string]

type At<F extends Fields, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? F[Name] extends { readonly nested: infer Inner extends Fields }
    ? At<Inner, Rest>
    : never
  : F[Path]

/** Links as choices with their labels, days as 'YYYY-MM-DD', moments as day and clock; all else as the API answers it. */
type DraftOf<F> = F extends { readonly child: infer C extends Contract }
  ? readonly Row<C>[]
  : F extends { readonly kind: 'localTime' }
    ? Moment
    : Held<NonNullable<PlainOut<F>>> | (null extends PlainOut<F> ? null : never)
type Held<Out> = Out extends { amount: string; currency: string }
  ? MoneyDraft
  : Out extends Link
    ? Choice
    : Out extends readonly Link[]
      ? Choice[]
      : Out

/** A line of a list that belongs to the item: a charge, a cabin; `id` null of a new one. */
export type Row<C extends Contract> = { readonly id: number | null } & Drafts<C>

export type DraftAt<C extends Contract, Path extends PathOf<C>> = DraftOf<At<C['fields'], Path>>
export type Drafts<C extends Contract> = { [Path in PathOf<C>]?: DraftAt<C, Path> | null }

/** How one field is shown and held, where that does not follow from the contract. */
export type FieldLook = {
  readonly label?: string
  /** Labels of a choice, or the texts one chooses from. */
  readonly choices?: readonly Choice[]
  /** What some of the texts are called on the screen: { primary: 'Hauptkontakt' }. */
  readonly words?: Readonly<Record<string, string>>
  /** One to ten as ten keys, several lines, a text that is entered in capitals, a choice as keys beside each other, 'HH:mm' (of a moment the clock alone, also midnight), an amount in the currency it has, a secret as dots, yes or no as a box, a number of things, yes and no as a choice. */
  readonly as?: 'scale' | 'lines' | 'capitals' | 'keys' | 'time' | 'amount' | 'secret' | 'box' | 'count' | 'choice'
  /** As what a browser may fill it in. */
  readonly autoComplete?: string
  /** Texts that others have entered, to take or not. */
  readonly known?: readonly string[]
  readonly currency?: string
  readonly target?: Contract
  /** What is made in place where none of the choices fits, and what it is known to have. */
  readonly makes?: { readonly resource: QuickResource; readonly given: Readonly<Record<string, unknown>> }
}

export type MoneyDraft = { readonly amount: string; readonly currency: string }
