import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'
import { orderContactContract } from '@reisewerk/domain/orders/order.contract.ts'
import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

export type ContactChoices = { group: string; items: Choice[] }[]
type Person = { id: number; fullName: string; deleted: boolean }

/** The client's own people, and who had the role lately; nobody deleted or twice (000 §5). @param taken has the other role */
export function useCrewContacts(
  role: ContactRole,
  clientId: string | null,
  enabled: boolean,
  taken: string | null,
): ContactChoices {
  const own = useQuery({
    ...listOf(contactContract, { query: { 'client.id': clientId, deleted: false, _itemsPerPage: 100 } }),
    enabled: enabled && clientId !== null,
  })
  const lately = useQuery({
    ...listOf(orderContactContract, {
      groups: ['contact_read'],
      query: { role, '_order[id]': 'desc', _itemsPerPage: 100 },
    }),
    enabled,
  })
  const ownPeople = clientId === null ? [] : (own.data?.items ?? [])
  const latePeople = (lately.data?.items ?? []).flatMap(({ contact }) => (contact === null ? [] : [contact]))
  const isOwn = new Set(ownPeople.map(({ id }) => id))
  return [
    { group: 'Beim Kunden', items: choicesOf(ownPeople, taken) },
    {
      group: 'Zuletzt eingesetzt',
      items: choicesOf(
        latePeople.filter(({ id }) => !isOwn.has(id)),
        taken,
      ),
    },
  ].filter(({ items }) => items.length > 0)
}

function choicesOf(people: readonly Person[], taken: string | null): Choice[] {
  const once = new Map(people.filter(({ deleted }) => !deleted).map((person) => [String(person.id), person.fullName]))
  return [...once].filter(([value]) => value !== taken).map(([value, label]) => ({ value, label }))
}
