import { useDebouncedValue } from '@mantine/hooks'
import {
  bySureness,
  type DuplicateReason,
  type Likeness,
  seemsNear,
} from '@reisewerk/domain/partners/duplicates/duplicates.ts'
import { type ComparedKind, fieldsOfEntries, likenessOf } from '@reisewerk/domain/partners/duplicates/likeness.ts'
import { useQuery } from '@tanstack/react-query'
import type { Item } from '../../../form/field-value.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import type { Kind } from '../kind.ts'

/** An entry that seems to be another one: where it is and why it seems so. */
export type Twin = { readonly item: Item; readonly place: string; readonly reason: DuplicateReason }

const isCompared = (name: string): name is ComparedKind => Object.hasOwn(fieldsOfEntries, name)

/** By what an entry of a kind is told from others; null for kinds of which nobody makes one twice. */
export function likenessOfEntry({ name, contract }: Kind, value: (path: string) => unknown): Likeness | null {
  if (!isCompared(name)) return null
  // A form is asked for nothing but fields its contract has.
  return likenessOf(fieldsOfEntries[name], (field) => (field in contract.fields ? value(field) : null))
}

/**
 * Which entries there are that seem to be one with what is typed into a new form, or with one that is there (MOVE-06).
 * @param own the one that is there: it is not its own twin, and its number, which each is given, tells it from nobody
 */
export function useTwins(kind: Kind, value: (path: string) => unknown, own?: Item): readonly Twin[] {
  const said = likenessOfEntry(kind, value)
  const sought = said !== null && own !== undefined ? { ...said, number: '' } : said
  const [terms] = useDebouncedValue(termsOf(sought).join('\n'), 300)
  const found = useQuery({
    queryKey: [...keys.list(kind.name), 'seems-there', terms],
    queryFn: ({ signal }) => searched(kind, terms.split('\n'), signal),
    enabled: terms !== '',
  })
  if (sought === null) return []
  const twins = (found.data ?? []).flatMap((item): Twin[] => {
    if (item.id === own?.id) return []
    const there = likenessOfEntry(kind, (field) => item[field])
    const reason = there === null ? null : seemsNear(sought, there)
    return there === null || reason === null ? [] : [{ item, place: there.place, reason }]
  })
  return twins.sort(bySureness)
}

/**
 * What is asked for: the two longest words of the name, which find the fewest, how the longest begins, for it may be mistyped further on,
 * and each e-mail address.
 */
function termsOf(said: Likeness | null): string[] {
  if (said === null) return []
  const words = said.name.split(/[\s.,&-]+/).filter((word) => word.length >= 3)
  const [longest = '', second = ''] = words.sort((one, other) => other.length - one.length)
  const parts = [longest, longest.length > 6 ? longest.slice(0, 5) : '', second]
  return [...parts.filter((part) => part !== ''), ...said.emails.filter((email) => email.includes('@'))]
}

async function searched(kind: Kind, terms: readonly string[], signal: AbortSignal): Promise<Item[]> {
  const answers = await Promise.all(
    terms.map((term) =>
      send<Item[]>('GET', `/api/${kind.contract.name}`, {
        query: { _search: term, '_groups[]': kind.listGroups ?? [], _itemsPerPage: 100 },
        signal,
      }),
    ),
  )
  return [...new Map(answers.flatMap(({ data }) => data).map((item) => [item.id, item])).values()]
}
