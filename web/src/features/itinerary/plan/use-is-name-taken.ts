import { useDebouncedValue } from '@mantine/hooks'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'

/**
 * Whether another day concept has this name; asked when typing has rested for 400 ms (001 §9).
 * @param own the concept that has it rightly
 */
export function useIsNameTaken(name: string, organisation: number, own?: number): boolean {
  const [settled] = useDebouncedValue(name.trim(), 400)
  const { data } = useQuery({
    ...listOf(dayConceptContract, {
      query: { name: settled, 'organisationFilter.id': organisation, _itemsPerPage: 500 },
    }),
    enabled: settled !== '',
  })
  const isSame = (other: string) => other.toLocaleLowerCase('de') === settled.toLocaleLowerCase('de')
  const others = (data?.items ?? []).filter(({ id }) => id !== own)
  return name.trim() === settled && others.some((concept) => isSame(concept.name))
}
