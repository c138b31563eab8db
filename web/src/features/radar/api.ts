import { type OptionRadar, type RadarOption, radarPageSize } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { RadarSearch } from './radar-search.ts'

const resource = 'option_radar'

/** What narrows the list, as the server takes it. */
export const filtersOf = ({ q, page: _page, size: _size, ...filters }: RadarSearch) => ({ ...filters, _search: q })

/** A page of the open options of all trips (EASE-06); live events of to-dos, requests and trips ask for it again. */
export const radarOf = (search: RadarSearch) =>
  queryOptions({
    queryKey: [resource, 'list', search],
    queryFn: async ({ signal }) => {
      const { page, size = radarPageSize } = search
      const query = { ...filtersOf(search), _page: page, _itemsPerPage: size }
      const { data } = await send<OptionRadar>('GET', '/api/option_radar', { query, signal })
      return { items: data.options, total: data.total, expired: data.expired }
    },
    placeholderData: keepPreviousData,
  })

type RadarPage = { items: RadarOption[]; total: number; expired: number }

/** Saves what is decided about an option: its row shows it at once, and is asked for again when the server has it. */
export function useOptionSave({ id }: Pick<RadarOption, 'id'>) {
  const client = useQueryClient()
  const { save, stateOf } = useSave(requestContract, id)
  const askAgain = () => void client.invalidateQueries({ queryKey: [resource] })
  return {
    stateOf,
    save(body: BodyOf<typeof requestContract>, shown: Partial<RadarOption>, told: { done?: string; failed: string }) {
      client.setQueriesData<RadarPage>({ queryKey: [resource] }, (page) => {
        if (page === undefined) return page
        return { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...shown } : item)) }
      })
      save(body, {
        onSaved: () => {
          if (told.done !== undefined) notice.good(told.done)
          askAgain()
        },
        onFailed: (error) => {
          notice.bad(told.failed, error.reason)
          askAgain()
        },
      })
    },
  }
}
