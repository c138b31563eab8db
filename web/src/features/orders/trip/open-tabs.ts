/** Which panels of the mask stand open, as the browser remembers it (HEAD-07). */
export const openTabsKey = 'orders-tabs'
export const tabsAtFirst: string[] = ['contingent', 'notes']

/** For what is asked before the mask is drawn. */
export function openTabs(): readonly string[] {
  const stored = localStorage.getItem(openTabsKey)
  if (stored === null) return tabsAtFirst
  try {
    const keys: unknown = JSON.parse(stored)
    return Array.isArray(keys) ? keys.map(String) : tabsAtFirst
  } catch {
    // A hand in the developer tools; the mask itself begins anew as well.
    return tabsAtFirst
  }
}
