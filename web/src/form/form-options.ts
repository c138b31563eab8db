import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { Creation } from './attempts.ts'
import type { DraftStore } from './draft-store.ts'
import type { DraftAt, Drafts, FieldLook, PathOf } from './drafts.ts'
import type { FormName, SecretFormName } from './form-names.ts'

type Body = Readonly<Record<string, unknown>>

export type FormOptions<C extends Contract, Own extends object, Saved = ItemOf<C>> = {
  readonly name: FormName | SecretFormName
  readonly title: string
  /** What is edited; null makes a new one. While it is being read there is no form (`FormOf`). */
  readonly item: (Body & { readonly id: number; readonly version: number }) | null
  /** In the accusative, with the table of its rows, to say who deleted or changed it: 'diese Aufgabe'. */
  readonly what?: { readonly text: string; readonly table: string }
  /** Says itself that it has been deleted: 'Bernd Krüger hat diese Leistung gelöscht.' */
  readonly gone?: string | null
  /** What a new one is for besides its kind, such as the number of its trip: what is kept of one does not come up in the other. */
  readonly of?: string | number
  readonly looks?: { readonly [Path in PathOf<C>]?: FieldLook }
  readonly begins?: Drafts<C>
  /** What is shown of one that exists in place of what is stored: the day of a service that nobody has timed yet. */
  readonly opens?: Drafts<C>
  readonly own?: Own
  /**
   * Whether somebody has typed in what `own` holds, where some of it comes by itself; any change counts unless told.
   * @param wasKept it begins with what was typed before
   */
  readonly isOwnTyped?: (own: Own, wasKept: boolean) => boolean
  /** What goes with the fields: links of a new one, what follows from `own`. @param isWhole nothing was changed by hand */
  readonly sends?: (form: Sent<C, Own>) => Body
  /** Asked where somebody else has changed what `own` holds meanwhile: whether what the form holds takes its place. */
  readonly mayReplaceOwn?: (stored: ItemOf<C>) => boolean
  /** Where a new one is made, if not at its resource, and how. */
  readonly creates?: (body: Body, own: Own) => Creation
  /** How it is sent where that makes and changes no item of the contract: a use case that may be repeated. It answers what is edited, if that is there. */
  readonly saves?: (body: Body, value: HeldIn<C>) => Promise<Saved>
  /** It is sent even when nothing was changed. */
  readonly isSentUnchanged?: boolean
  /** It is asked about whatever somebody else has changed, not only what both have: a new service (001 §2.4). */
  readonly asksOfAnyChange?: boolean
  /** What follows from a change: pure. @param value with the change @param was without it */
  readonly follow?: (changed: Drafts<C>, value: HeldIn<C>, was: HeldIn<C>) => Drafts<C>
  /** It may be closed and gone on with: it is kept there until it is sent or thrown away. */
  readonly draft?: DraftStore
  /** What it makes cannot be corrected, as a letter that has left: the first result is the result. */
  readonly isFinal?: boolean
  /** It does not outlive its page: what it edits goes with the page, too. */
  readonly isPassing?: boolean
  /** Around the request, for what shows the change at once. */
  readonly within?: <T>(work: () => Promise<T>) => Promise<T>
  readonly done?: string
  readonly failed?: string
  /** @param isOlder an attempt before, whose answer was lost, has made it, and it stays as that one was (`isFinal`) */
  readonly onSaved?: (saved: Saved, isOlder: boolean) => void
  readonly onClose: () => void
}

/** What a form holds by now. */
export type HeldIn<C extends Contract> = <Path extends PathOf<C>>(path: Path) => DraftAt<C, Path> | null
type Sent<C extends Contract, Own> = {
  readonly own: Own
  readonly isNew: boolean
  /** What is replaced, as it stands now. */
  readonly stored: ItemOf<C> | null
  readonly fields: Body
  readonly value: HeldIn<C>
}
