import type { ListedOption, OptionListName } from '@reisewerk/domain/accounts/option-lists.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { OpenSession, Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { covered } from '../../lib/saving/cached-item.ts'
import type { ByPath } from '../../lib/saving/field-paths.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'

export type OptionLists = Record<OptionListName, ListedOption[]>

/** The feature switches of an organisation (APP-05); they change rarely. */
export function settingsOf(organisationId: number) {
  return queryOptions({
    // Under the key of an item, so that single switches go through the save queue.
    queryKey: [...keys.item('settings', organisationId), {}],
    queryFn: async ({ signal }) => {
      const { data } = await send<Settings>('GET', `/api/settings/${organisationId}`, { signal })
      return covered(data, unsavedSwitches(organisationId))
    },
    staleTime: 10 * 60_000,
  })
}

/** Switches changed here that the server has not confirmed yet; they lie over its answer. */
function unsavedSwitches(organisationId: number): ByPath {
  return saveQueue.unsavedOf('settings', organisationId)
}

export function optionListsOf(organisationId: number) {
  return queryOptions({
    queryKey: ['options', 'of', organisationId],
    queryFn: async ({ signal }) => (await send<OptionLists>('GET', `/api/options/${organisationId}`, { signal })).data,
  })
}

/** The colleagues an administrator may see (APP-17). */
export const staffList = queryOptions({
  queryKey: ['staff', 'all'],
  queryFn: async ({ signal }) => (await send<Staff[]>('GET', '/api/staff', { signal })).data,
})

export const openSessionList = queryOptions({
  queryKey: ['session', 'open'],
  queryFn: async ({ signal }) => (await send<OpenSession[]>('GET', '/api/session/sessions', { signal })).data,
  staleTime: 0,
})

/**
 * The house whose translation service may be asked for its texts (INV-09).
 * @returns null while its AI module is off, and of texts that are no single house's
 */
export function useTranslatingHouse(organisation: number | null): number | null {
  const { data: settings } = useQuery({ ...settingsOf(organisation ?? 0), enabled: organisation !== null })
  return settings?.general.aiModule === true ? organisation : null
}
