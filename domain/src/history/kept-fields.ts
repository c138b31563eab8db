import type { Choices, FieldKind, Fields } from '../contract/shape.ts'
import { contractsByTable } from './logged-contracts.ts'

export type KeptField = { readonly label: string | null; readonly choices: Choices | undefined }

const suffixes: Partial<Record<FieldKind, string>> = { link: '_id', money: '_cents' }

const kept = new Map<string, KeptField>()
for (const [table, contracts] of Object.entries(contractsByTable)) {
  for (const { fields } of contracts) {
    for (const [column, field] of [...columnsOf(fields), ...columnsOfParts(fields)]) {
      const first = kept.get(`${table}.${column}`)
      const choices = first?.choices === undefined ? field.choices : { ...field.choices, ...first.choices }
      kept.set(`${table}.${column}`, { label: first === undefined ? field.label : first.label, choices })
    }
  }
}

/** @returns undefined for a column that keeps no field of a contract; a word of null where nobody meets the field */
export function keptField(table: string, column: string): KeptField | undefined {
  return kept.get(`${table}.${column}`)
}

export function titleOf(table: string): string | undefined {
  return contractsByTable[table]?.[0]?.title
}

/** 'clientOffer.price' is kept as client_offer_price_cents. */
function columnsOf(fields: Fields, prefix = ''): [column: string, field: KeptField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, KeptField][] => {
    const column = `${prefix}${snake(name)}`
    if (field.kind === 'object') return columnsOf(field.fields ?? {}, `${column}_`)
    const { label = null } = field.words
    return [[`${column}${suffixes[field.kind] ?? ''}`, { label, choices: field.choices }]]
  })
}

/** Some parts of objects stand in a column of their own name: 'trip.isDummy' as is_dummy. */
function columnsOfParts(fields: Fields): [column: string, field: KeptField][] {
  return Object.values(fields).flatMap((field) => columnsOf(field.fields ?? {}))
}

function snake(name: string): string {
  return name.replace(/^_/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
