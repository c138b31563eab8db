import { conceptCheckStatuses, orderCategories } from '../accounts/options.ts'

/** Choices of day concepts and order concepts, as OPTIONS answers them (001 §7). */

const optionsOf = (table: Record<string, { label: string; tone: string }>) =>
  Object.entries(table).map(([key, { label, tone }]) => ({ key, label, tone }))

export const conceptCategories = optionsOf(orderCategories)
export const checkedStatusList = optionsOf(conceptCheckStatuses)

/** Symbols that a concept shows in the catalogue; a concept keeps their labels (000 §3). */
export const symbolTags = [
  { key: 'bus', label: 'Busreise' },
  { key: 'ferry', label: 'Fährreise' },
  { key: 'flight', label: 'Flugreise' },
  { key: 'train', label: 'Bahnreise' },
  { key: 'hiking', label: 'Wandern' },
  { key: 'cycling', label: 'Radfahren' },
  { key: 'choir', label: 'Chor und Konzert' },
  { key: 'culture', label: 'Kultur' },
  { key: 'nature', label: 'Natur' },
  { key: 'family', label: 'Familie' },
  { key: 'accessible', label: 'Barrierearm' },
  { key: 'christmas', label: 'Advent und Weihnachten' },
] as const
