import { useOrganisationHere } from '../options.ts'
import { type MadeEntry, makeInPlace } from './new-entries.ts'
import { isQuick, type LookupResource } from './quick-forms.ts'

/** The last entry of a list; what there is goes by its number. */
export const newKey = 'new'

type Asked = {
  /** What is picked; null where nothing is made, as in a filter. */
  resource: LookupResource | null
  given?: Readonly<Record<string, unknown>> | undefined
}

/** What a picker offers when nothing fits: a new entry, made in place (MOVE-05). */
export function useNewEntry({ resource, given }: Asked) {
  const house = useOrganisationHere()
  return {
    /**
     * What stands at the end of the list.
     * @param term what is sought, once its search has answered
     * @returns nothing where the very name was found, or what there is can be seen without a word
     */
    offered(term: string, found: readonly MadeEntry[]): MadeEntry[] {
      const wanted = term.trim()
      if (!isQuick(resource) || (wanted === '' && found.length > 0)) return []
      const isThere = found.some(({ label }) => isSameName(label, wanted))
      return isThere ? [] : [{ value: newKey, label: wanted === '' ? 'Neu anlegen …' : `Neu anlegen: ${wanted}` }]
    },
    /** @returns what was made, null when its form was left */
    async make(term: string): Promise<MadeEntry | null> {
      return isQuick(resource) ? makeInPlace({ resource, typed: term.trim(), given, house }) : null
    },
  }
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('de') === other.toLocaleLowerCase('de')
}
