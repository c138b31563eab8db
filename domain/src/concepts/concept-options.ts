import { conceptCheckStatuses, conceptSymbols, orderCategories } from '../accounts/options.ts'

/** Choices of day concepts and order concepts, as OPTIONS answers them (001 §7). */

const optionsOf = (table: Record<string, { label: string; tone: string }>) =>
  Object.entries(table).map(([key, { label, tone }]) => ({ key, label, tone }))

export const conceptCategories = optionsOf(orderCategories)
export const checkedStatusList = optionsOf(conceptCheckStatuses)

/** Symbols that a concept shows in the catalogue; a concept keeps their labels (000 §3). */
export const symbolTags = optionsOf(conceptSymbols)
