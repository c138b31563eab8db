import type { Settings } from '../../accounts/settings.contract.ts'

/** The categories every agency has (002 §2); whatever else somebody types is one of its own. */
export const standardCategories = ['Angebotsoption', 'Stornokosten', 'Zahlungen', 'Konditionen'] as const
export type StandardCategory = (typeof standardCategories)[number]

/** Is offered where an offer has no category of its own yet (002 §2). */
export const placeholderCategory = 'Sonstiges'

export type ConditionTab = keyof Settings['offer']['tabs']
type Tab = { readonly label: string; readonly category: StandardCategory | null }

/** The tabs in their order, as a client's settings show them (002 §2); `null` holds what no standard category does. */
export const conditionTabs: Readonly<Record<ConditionTab, Tab>> = {
  offer: { label: 'Angebotsoption', category: 'Angebotsoption' },
  freePlaces: { label: 'Kontingent & Freiplätze', category: null },
  cancelation: { label: 'Stornokosten', category: 'Stornokosten' },
  payments: { label: 'Zahlungen', category: 'Zahlungen' },
  other: { label: 'Sonstiges', category: null },
  conditions: { label: 'Sonstige Konditionen', category: 'Konditionen' },
}

export function isStandard(category: string): category is StandardCategory {
  return standardCategories.some((one) => one === category)
}

/** The tab in which conditions of a category stand. */
export function tabOf(category: string): ConditionTab {
  if (category === 'Angebotsoption') return 'offer'
  if (category === 'Stornokosten') return 'cancelation'
  if (category === 'Zahlungen') return 'payments'
  return category === 'Konditionen' ? 'conditions' : 'other'
}

/** The categories of some conditions as they are read: the standard ones around the agency's own, these as they come. */
export function categoriesOf(conditions: readonly { readonly category: string }[]): string[] {
  const told = new Set(conditions.map(({ category }) => category))
  const own = [...told].filter((category) => !isStandard(category))
  return ['Angebotsoption', 'Stornokosten', 'Zahlungen', ...own, 'Konditionen'].filter((category) => told.has(category))
}
