/** The state of the page 'Konzepte' as it stands in the address. */
export type ConceptSearch = {
  tab?: 'orders' | 'days' | undefined
  q?: string | undefined
  category?: string | undefined
  destination?: number | undefined
  tag?: string | undefined
  /** Of overall concepts: the label of a symbol, a year and a page of the catalogue, whether the import was checked. */
  symbol?: string | undefined
  year?: number | undefined
  catalogPage?: string | undefined
  imported?: boolean | undefined
  /** Of day concepts: the check, and whether those that are hidden are shown. */
  check?: string | undefined
  hidden?: true | undefined
  page?: number | undefined
}

/** The other list has filters of its own. */
export const otherList = {
  symbol: undefined,
  year: undefined,
  catalogPage: undefined,
  imported: undefined,
  check: undefined,
  hidden: undefined,
} satisfies ConceptSearch

/** Reads an address; what makes no sense in it is left out. */
export function readConceptSearch(raw: Record<string, unknown>): ConceptSearch {
  return {
    tab: raw.tab === 'days' ? 'days' : undefined,
    q: text(raw.q),
    category: text(raw.category),
    destination: positive(raw.destination),
    tag: text(raw.tag),
    symbol: text(raw.symbol),
    year: positive(raw.year),
    catalogPage: text(raw.catalogPage),
    imported: typeof raw.imported === 'boolean' ? raw.imported : undefined,
    check: text(raw.check),
    hidden: raw.hidden === true ? true : undefined,
    page: raw.page === 1 ? undefined : positive(raw.page),
  }
}

/** Whether anything narrows the list. */
export function isNarrowed({ tab: _tab, page: _page, ...filters }: ConceptSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** An address reads digits as a number. */
function text(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : undefined
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined
}
