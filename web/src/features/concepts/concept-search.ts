import { pageIn, positiveIn, sizeIn, sortIn, textIn } from '../../list/read-address.ts'

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
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

export const otherList = {
  symbol: undefined,
  year: undefined,
  catalogPage: undefined,
  imported: undefined,
  check: undefined,
  hidden: undefined,
} satisfies ConceptSearch

export function readConceptSearch(raw: Record<string, unknown>): ConceptSearch {
  return {
    tab: raw.tab === 'days' ? 'days' : undefined,
    q: textIn(raw.q),
    category: textIn(raw.category),
    destination: positiveIn(raw.destination),
    tag: textIn(raw.tag),
    symbol: textIn(raw.symbol),
    year: positiveIn(raw.year),
    catalogPage: textIn(raw.catalogPage),
    imported: typeof raw.imported === 'boolean' ? raw.imported : undefined,
    check: textIn(raw.check),
    hidden: raw.hidden === true ? true : undefined,
    sort: sortIn(raw.sort),
    page: pageIn(raw.page),
    size: sizeIn(raw.size),
  }
}

export function isNarrowed({ tab: _tab, sort: _sort, page: _page, size: _size, ...filters }: ConceptSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
