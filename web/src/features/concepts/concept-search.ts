/** The state of the page 'Konzepte' as it stands in the address. */
export type ConceptSearch = {
  tab?: 'orders' | 'days' | undefined
  q?: string | undefined
  category?: string | undefined
  /** Of day concepts: the check, and whether those that are hidden are shown. */
  check?: string | undefined
  hidden?: true | undefined
  page?: number | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readConceptSearch(raw: Record<string, unknown>): ConceptSearch {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  return {
    tab: raw.tab === 'days' ? 'days' : undefined,
    q: typeof raw.q === 'number' ? String(raw.q) : text(raw.q),
    category: text(raw.category),
    check: text(raw.check),
    hidden: raw.hidden === true ? true : undefined,
    page: typeof raw.page === 'number' && Number.isSafeInteger(raw.page) && raw.page > 1 ? raw.page : undefined,
  }
}
