import {
  arrangedOptions,
  type ListedOption,
  type OptionListName,
  offeredElse,
  type optionLists,
} from '@reisewerk/domain/accounts/option-lists.ts'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { sessionQuery } from './session.ts'

/**
 * What the organisations call things (APP-05). Their own lists come with the session, so that the first picture already
 * has the right words; a list nobody has arranged is the built-in one.
 */

/** Whose words count below: the organisation of the trip that is shown. Without one, that of the user. */
const OrganisationContext = createContext<number | undefined>(undefined)
export const OptionsOfOrganisation = OrganisationContext.Provider

export function useOrganisationHere(): number | null {
  return useContext(OrganisationContext) ?? null
}

/** The keys of a list: fixed where rules refer to them, anything where an organisation may add its own. */
type KeyOf<List extends OptionListName> = (typeof optionLists)[List] extends { grows: true }
  ? string
  : keyof (typeof optionLists)[List]['defaults'] & string

export type Options<Key extends string = string> = {
  all: readonly ListedOption[]
  /** For a select: what is active, and the value that is set already. */
  choices: (current?: string | null) => { value: Key; label: string }[]
  /** What a form begins with: the usual entry, or the first that is offered where that is switched off. */
  begins: (usual: string) => Key
  of: (key: string) => ListedOption
}

/** @param organisationId whose words; by default the trip's that is shown, else the user's first organisation's */
export function useOptions<List extends OptionListName>(list: List, organisationId?: number): Options<KeyOf<List>> {
  const inherited = useContext(OrganisationContext)
  const { data: session } = useQuery(sessionQuery)
  return useMemo(
    () => optionsIn<KeyOf<List>>(session ?? null, list, organisationId ?? inherited),
    [session, list, organisationId, inherited],
  )
}

function optionsIn<Key extends string>(
  session: Session | null,
  list: OptionListName,
  organisationId: number | undefined,
): Options<Key> {
  const id = organisationId ?? session?.organisations[0]?.id
  const all = (id === undefined ? undefined : session?.options[id]?.[list]) ?? arrangedOptions(list, [])
  return {
    all,
    choices: (current) =>
      all
        .filter(({ key, isActive }) => isActive || key === current)
        .map(({ key, label }) => ({ value: key as Key, label })), // the list's own keys
    begins: (usual) => offeredElse(all, usual) as Key, // one of the list's own keys
    of: (key) => all.find((entry) => entry.key === key) ?? { key, label: key, tone: 'neutral', isActive: false },
  }
}
