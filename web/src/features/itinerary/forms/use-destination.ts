import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { idOf, type Link } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { choiceOf } from '../plan/service-draft.ts'

/** The name behind a link to a destination. */
export function useDestination(link: Link | null): Choice | null {
  const { data } = useQuery({
    ...itemOf(destinationContract, link === null ? 0 : idOf(link)),
    enabled: link !== null,
  })
  return choiceOf(data)
}
