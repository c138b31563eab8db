/**
 * Texts that two people changed at once, in the version that was not taken: kept under the user's id until somebody has
 * chosen, also over a reload (APP-14, APP-09). Without them a text that was still waiting for the server when the page was
 * reloaded would go with the conflict it meets.
 */

const prefix = (userId: number) => `reisewerk.conflict.${userId}.`

export type KeptText = { readonly value: unknown }

export function createKeptTexts() {
  // The same object until it changes, so that a page may ask for it as often as it likes.
  const known = new Map<string, KeptText | null>()

  function of(userId: number, name: string): KeptText | null {
    const key = prefix(userId) + name
    const found = known.get(key)
    if (found !== undefined) return found
    const stored = localStorage.getItem(key)
    const text = stored === null ? null : { value: JSON.parse(stored) as unknown }
    known.set(key, text)
    return text
  }

  return {
    of,
    keep(userId: number, name: string, value: unknown) {
      known.set(prefix(userId) + name, { value })
      localStorage.setItem(prefix(userId) + name, JSON.stringify(value))
    },
    forget(userId: number, name: string) {
      known.set(prefix(userId) + name, null)
      localStorage.removeItem(prefix(userId) + name)
    },
  }
}
