import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LookupResource } from '../../lib/in-place/quick-forms.ts'
import type { SaveState } from '../../lib/saving/save-states.ts'

export type CellChoice = { readonly value: string; readonly label: string; readonly alsoNamed?: readonly string[] }

/**
 * What a cell holds: text, a whole number, a day 'YYYY-MM-DD', a time 'HH:mm', money in whole cents, the key of a choice,
 * or what a lookup found. null is an empty cell; an empty text is ''.
 */
export type CellValue = string | number | CellChoice | null

export type Known = { readonly value: CellValue } | { readonly problem: string }

export type CellKind<Row> =
  | {
      readonly is: 'date'
      /** A birthday is of one century or another: its year is shown in full. */
      readonly isBirthday?: boolean
    }
  | { readonly is: 'time' }
  | {
      readonly is: 'number'
      /** A change by so many: '+2', '−2'. */
      readonly isSigned?: boolean
    }
  | {
      readonly is: 'money'
      /** A discount is below 0. */
      readonly mayBeNegative?: boolean
    }
  | {
      readonly is: 'text'
      /** It may have several lines, of which the cell shows one. */
      readonly isMultiline?: boolean
    }
  | {
      readonly is: 'choice'
      readonly choices: (row: Row) => readonly CellChoice[]
      /** Draws the chosen one where the word alone is not enough. */
      readonly draw?: (key: string, row: Row) => ReactNode
    }
  | {
      readonly is: 'lookup'
      /** What is found: when nothing fits, a new one is made in place. null where the line tells of nothing to look for. */
      readonly resource: (row: Row) => LookupResource | null
      /** What a new one is known to have, by its fields. */
      readonly given?: (row: Row) => Readonly<Record<string, unknown>>
      readonly searchKey: (row: Row) => QueryKey
      readonly search: (
        row: Row,
        term: string,
        signal: AbortSignal,
        house: number | null,
      ) => Promise<readonly CellChoice[]>
    }

export type SheetColumn<Row> = {
  readonly key: string
  readonly title: string
  /** The name in full where the head has only room for a short one: 'Reserviert' for 'Res.'. */
  readonly fullTitle?: string
  readonly group?: string
  /** Titles of columns ahead of this one that its reader may not see; tables from elsewhere have them. */
  readonly hiddenBefore?: readonly string[]
  readonly width: number
  /** Stays in sight at the left, as the first column always does; only columns beside it can. */
  readonly isPinned?: boolean
  /** What stands in its open cell while nothing is typed. */
  readonly placeholder?: string
  /** It tells what a service costs the agency: only there for who may see that. */
  readonly isPurchase?: boolean
  /** Takes what is left of a wide screen; where no column does, the last one takes it. */
  readonly grows?: boolean
  readonly kind: CellKind<Row>
  readonly value: (row: Row) => CellValue
  readonly read?: (typed: string, row: Row) => Known
  readonly lock?: (row: Row) => string | null
  readonly missing?: (row: Row) => string | null
  readonly isRequired?: boolean
  readonly draw?: (row: Row) => ReactNode
  /** Values that are told by a word: 'inkl.' where half board costs nothing. */
  readonly words?: readonly { readonly value: number | string; readonly word: string }[]
  /** Why a value that is understood cannot be taken; null where it can. */
  readonly refuses?: (value: CellValue, row: Row) => string | null
  /** What Enter and the space bar do in a locked cell that is there to be pressed. */
  readonly press?: (row: Row) => void
}

/** By which column the lines are sorted; a press on its head turns them round. */
export type SheetSort = {
  readonly column: string
  readonly isDescending: boolean
}
/** Heads that sort. */
export type Sorting = {
  readonly columns: readonly string[]
  /** null: the lines stand as they come. */
  readonly by: SheetSort | null
  readonly onSort: (column: string) => void
}

export type SheetRow = {
  readonly id: string
  /** Lines that no longer count are pale. */
  readonly isOff?: boolean
  /** A colour beside the first cell, such as that of a booking: a tone of the theme. */
  readonly tone?: string
  /** The last line, in which a new one is begun. */
  readonly isBlank?: boolean
}

/** A text that is not understood, or not yet: then it is being looked up, or its line is being made. */
export type Problem =
  | { readonly typed: string; readonly reason: string }
  | { readonly typed: string; readonly state: 'searching' | 'saving' }

/** A cell whose text is not understood; without a problem once it holds another one that is. */
export type Unread<Row> = { readonly row: Row; readonly column: SheetColumn<Row>; readonly problem: Problem | null }

/** What a cell showed when it was opened, and the line it stood in: a colleague may have saved since. */
export type Opened<Row> = { readonly row: Row; readonly value: CellValue }

export type CellEdit<Row> = {
  readonly row: Row
  readonly column: SheetColumn<Row>
  readonly from: CellValue
  readonly to: CellValue
  /** Of a cell that was typed into; whatever else changes cells does so at once. */
  readonly opened?: Opened<Row> | undefined
}

/** How the saving of a cell stands; without a state it only covers what is about to be read anew. */
export type CellMark = {
  readonly state?: SaveState
  /** Shown in place of the row's value: what was typed and is not confirmed yet, or was refused. */
  readonly shown?: CellValue
  readonly typed?: string
  readonly reason?: string
}
export type RowMarks = Readonly<Record<string, CellMark>>

/** A place in a sheet, by names, so that it stays where it is when lines come and go. */
export type CellPlace = { readonly row: string; readonly column: string }
