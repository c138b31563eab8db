import { isTexts, readKept } from '../../../lib/browser-store.ts'

/** Which panels of the mask stand open, as the browser remembers it (HEAD-07). */
export const openTabsKey = 'orders-tabs'
export const tabsAtFirst: string[] = ['contingent', 'notes']

export const openTabs = (): readonly string[] => readKept(openTabsKey, isTexts) ?? tabsAtFirst
