import { freePlaceTypes } from '@reisewerk/domain/calculation/calculation.contract.ts'
import { IconTrash } from '@tabler/icons-react'
import { atPath, type ByPath } from '../../../lib/saving/field-paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import onPage from '../../../ui/layout/sheet-on-page.module.css'
import type { SheetRow } from '../../../ui/sheet/sheet-column.ts'
import type { SavedColumn, Stored } from '../../../ui/sheet/typed-cells.ts'
import type { Calculation } from '../api.ts'

export type FreePlace = Calculation['freePlaces'][number]
/** A rule; without one the line in which the next is begun. */
export type FreePlaceRow = SheetRow & { readonly entry: FreePlace | null }
export type FreePlaceColumn = SavedColumn<FreePlaceRow>
export type FreePlaceColumns = Readonly<Record<'persons' | 'type' | 'places' | 'tool', FreePlaceColumn>>

/** In the column of tools: the rule goes. */
export const removed = 'removed'

const types = Object.entries(freePlaceTypes).map(([value, { label }]) => ({ value, label }))
const mostPersons = 999

/** A rule gives one place (002 §3). */
export function freePlaceColumns(onRemove: (row: FreePlaceRow) => void): FreePlaceColumns {
  return {
    persons: {
      key: 'numberOfPersons',
      title: 'ab Personen',
      width: 120,
      kind: { is: 'number' },
      isRequired: true,
      value: ({ entry }) => entry?.numberOfPersons ?? null,
      refuses: (value) =>
        value === null || (Number(value) >= 1 && Number(value) <= mostPersons)
          ? null
          : `Bitte eine Zahl von 1 bis ${mostPersons} eingeben`,
      change: (value, row, stored) => changed(row, stored, { numberOfPersons: Number(value) }),
      part: asSent,
    },
    type: {
      key: 'type',
      title: 'Zimmer',
      width: 160,
      kind: { is: 'choice', choices: () => types },
      isRequired: true,
      value: ({ entry }) => entry?.type ?? null,
      lock: ({ entry }) => (entry === null ? 'Zuerst die Zahl der Personen eingeben.' : null),
      // The kind of the column offers only types.
      change: (value, row, stored) => changed(row, stored, { type: value as FreePlace['type'] }),
      part: asSent,
    },
    places: {
      key: 'freePlaces',
      title: 'Freiplätze',
      width: 96,
      kind: { is: 'number' },
      value: ({ entry }) => entry?.freePlaces ?? null,
      lock: () => 'Jede Zeile gibt einen Freiplatz.',
      change: () => ({}),
    },
    tool: {
      key: 'tool',
      title: '',
      fullTitle: 'Löschen',
      width: 40,
      kind: { is: 'text' },
      grows: true,
      value: () => null,
      lock: ({ entry }) => (entry === null ? '' : 'Freiplatz löschen: Strg+Entf'),
      draw: (row) =>
        row.entry === null ? null : (
          <span className={onPage.tools}>
            <IconButton
              size={24}
              tabIndex={-1}
              icon={IconTrash}
              label={`Freiplatz „${sizeOf(row)}“ löschen`}
              onClick={() => onRemove(row)}
            />
          </span>
        ),
      change: (_value, row, stored) => ({
        freePlaces: rulesIn(stored('freePlaces')).filter((rule) => !isRuleOf(row, rule)),
      }),
      part: asSent,
    },
  }
}

/** 'ab 25 Personen' */
export function sizeOf({ entry }: FreePlaceRow): string {
  return `ab ${entry?.numberOfPersons ?? 0} Personen`
}

export function rulesIn(rules: unknown): readonly FreePlace[] {
  // The contract says what the list holds.
  return rules as readonly FreePlace[]
}

/** The rule of a line, which the server may have numbered by now. */
export function isRuleOf({ entry }: FreePlaceRow, rule: FreePlace): boolean {
  if (entry === null || entry.id > 0) return entry?.id === rule.id
  return rule.numberOfPersons === entry.numberOfPersons && rule.type === entry.type
}

function changed(row: FreePlaceRow, stored: Stored, part: Partial<FreePlace>): ByPath {
  const rules = rulesIn(stored('freePlaces'))
  if (row.entry !== null)
    return { freePlaces: rules.map((rule) => (isRuleOf(row, rule) ? { ...rule, ...part } : rule)) }
  // What the server has not numbered yet counts down from −1.
  const id = Math.min(0, ...rules.map((rule) => rule.id)) - 1
  return { freePlaces: [...rules, { id, version: 0, numberOfPersons: 0, type: 'double', freePlaces: 1, ...part }] }
}

function asSent(given: ByPath): ByPath {
  return {
    freePlaces: rulesIn(atPath(given, 'freePlaces')).map(({ id, numberOfPersons, type }) => ({
      ...(id > 0 ? { id } : {}),
      numberOfPersons,
      type,
      freePlaces: 1,
    })),
  }
}
