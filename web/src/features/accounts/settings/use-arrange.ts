import type { ListedOption, OptionListName } from '@reisewerk/domain/accounts/option-lists.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '../../../lib/http.ts'
import { sessionKey } from '../../../lib/session.ts'
import { type OptionLists, optionListsOf } from '../api.ts'

/**
 * Arranges an option list: shown at once, the whole list sent, and back to what the server has when it refuses. Several
 * edits in a row are sent one after the other; only the last answer counts.
 */
export function useArrange(organisationId: number, list: OptionListName) {
  const client = useQueryClient()
  const { queryKey } = optionListsOf(organisationId)
  const pending = useRef(0)
  const put = (entries: ListedOption[]) =>
    client.setQueryData<OptionLists>(queryKey, (lists) => lists && { ...lists, [list]: entries })

  return useMutation({
    scope: { id: `options ${organisationId} ${list}` },
    mutationFn: async (entries: readonly ListedOption[]) =>
      (await send<ListedOption[]>('PUT', `/api/options/${organisationId}/${list}`, { body: entries })).data,
    onMutate: async (entries) => {
      pending.current += 1
      await client.cancelQueries({ queryKey })
      put([...entries])
    },
    onSettled: (entries) => {
      pending.current -= 1
      if (pending.current > 0) return
      if (entries === undefined) void client.invalidateQueries({ queryKey })
      else put(entries)
      // Its words come with the session.
      void client.invalidateQueries({ queryKey: sessionKey, exact: true })
      // … and its entries with the choices of the resources.
      void client.invalidateQueries({ predicate: ({ queryKey: [, part] }) => part === 'options' })
    },
  })
}
